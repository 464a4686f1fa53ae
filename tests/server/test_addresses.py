"""Where a server says that it can be found."""

from __future__ import annotations

import socket
from contextlib import closing
from urllib.parse import urlsplit

import pytest

from parlour.server.addresses import elsewhere, here, is_loopback
from parlour.server.run import greeting, listen
from tests.server.running import Server


def host_of(address: str) -> str:
    return str(urlsplit(address).hostname)


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_the_addresses_of_a_listener_lead_to_it(host: str) -> None:
    with closing(listen(host, 0)) as listener:
        others, port = elsewhere(listener), listener.getsockname()[1]
        for there in [here(listener), *others]:
            socket.create_connection((host_of(there), port), 5).close()
        told = greeting(listener)
    assert is_loopback(host_of(here_of := told.split()[4]))
    assert here_of.endswith(f":{port}")
    assert not any(is_loopback(host_of(there)) for there in others)
    assert [f"Friends in your network open {there}" in told for there in others] == [True] * len(
        others
    )
    assert ("--host 0.0.0.0" in told) == (others == [])
    assert host != "127.0.0.1" or others == []


def test_a_server_for_this_machine_alone_tells_no_address(server: Server) -> None:
    assert server.ask("/api/addresses") == (200, [])


@pytest.mark.parametrize(
    ("host", "near"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("192.0.2.7", False), ("x", False)],
)
def test_what_leads_to_this_machine(host: str, near: bool) -> None:
    assert is_loopback(host) == near
