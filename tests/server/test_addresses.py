"""Where a server says that it can be found."""

from __future__ import annotations

import errno
import json
import re
import socket
import subprocess
import sys
from contextlib import closing
from io import StringIO
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import urlopen

import ifaddr
import pytest
import segno

from parlour.server.ground import addresses
from parlour.server.ground.addresses import elsewhere, here, is_loopback
from parlour.server.host.banner import greet, qr_code
from parlour.server.host.process import listen
from tests.server.running import Server, unset


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def greeting(
    listener: socket.socket, kind: type[StringIO] = StringIO, *, proxied: bool = False
) -> str:
    """Return what the host is told."""
    out = kind()
    greet(out, listener, proxied=proxied)
    return out.getvalue()


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
    assert all(there in told for there in others)
    assert others == [] or f"Friends on your network can open {others[0]}" in told
    assert ("--lan" in told) == (host == "127.0.0.1")
    assert host != "127.0.0.1" or others == []


def test_a_host_without_a_network_is_told_why_friends_cannot_connect(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with closing(listen("127.0.0.1", 0)) as listener:
        assert "for a proxy" in greeting(listener, proxied=True)
    monkeypatch.setattr(addresses, "_outward", lambda _: None)
    monkeypatch.setattr("ifaddr.get_adapters", list)
    with closing(listen("0.0.0.0", 0)) as listener:
        told = greeting(listener)
    assert "found no network" in told
    assert "--lan" not in told


ADAPTERS = [
    ifaddr.Adapter("lo", "lo", [ifaddr.IP("127.0.0.1", 8, "lo")]),
    ifaddr.Adapter("tun", "tun", [ifaddr.IP("10.8.0.2", 24, "tun")]),
    ifaddr.Adapter(
        "wlan",
        "wlan",
        [
            ifaddr.IP("192.168.178.20", 24, "wlan"),
            ifaddr.IP("169.254.7.7", 16, "wlan"),
            ifaddr.IP(("fe80::1", 0, 2), 64, "wlan"),
            ifaddr.IP(("fd00::7", 0, 0), 64, "wlan"),
        ],
    ),
]


@pytest.mark.parametrize(
    ("host", "outward", "hosts"),
    [
        ("0.0.0.0", "10.8.0.2", ["10.8.0.2", "192.168.178.20"]),
        ("0.0.0.0", None, ["10.8.0.2", "192.168.178.20"]),
        ("::", "fd00::7", ["[fd00::7]"]),
    ],
)
def test_a_host_in_two_networks_is_told_both_addresses(
    host: str, outward: str | None, hosts: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Friends are not in the host's virtual private network, which may hold the default route."""
    monkeypatch.setattr(addresses, "_outward", lambda _: outward)
    monkeypatch.setattr("ifaddr.get_adapters", lambda: ADAPTERS)
    with closing(listen(host, 0)) as listener:
        port = listener.getsockname()[1]
        found, told = elsewhere(listener), greeting(listener)
    assert found == [f"http://{it}:{port}" for it in hosts]
    assert f"Friends on your network can open {found[0]}\n" in told
    assert [f"they can try {it}\n" in told for it in found[1:]] == [True] * len(found[1:])


def test_a_server_that_may_not_ask_for_its_addresses_tells_the_usual_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse() -> None:
        raise OSError(errno.EAFNOSUPPORT, "as under a unit without AF_NETLINK")

    monkeypatch.setattr(addresses, "_outward", lambda _: "192.0.2.7")
    monkeypatch.setattr("ifaddr.get_adapters", refuse)
    with closing(listen("0.0.0.0", 0)) as listener:
        assert elsewhere(listener) == [f"http://192.0.2.7:{listener.getsockname()[1]}"]


@pytest.mark.parametrize("form", ["line", "json"])
def test_a_journal_of_json_has_nothing_else(tmp_path: Path, form: str) -> None:
    (tmp_path / "index.html").touch()
    command = [sys.executable, "-m", "parlour.server", "--port=0", f"--static={tmp_path}"]
    command += [f"--db=sqlite:///{tmp_path}/t.db", f"--log-format={form}"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=unset(), stdout=pipe, stderr=pipe, text=True) as server:
        assert server.stderr is not None
        while "listening" not in (line := server.stderr.readline()):
            assert line
        urlopen(re.findall(r"http://[\d.:]+", line)[0] + "/healthz").close()  # it has begun
        server.terminate()
        told = server.communicate()
    assert bool(told[0]) == (form == "line")
    if form == "json":
        assert all(json.loads(it)["event"] for it in [line, *told[1].splitlines()])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="of Linux")
def test_a_server_that_can_greet_nobody_serves(tmp_path: Path) -> None:
    (tmp_path / "index.html").touch()
    command = [sys.executable, "-m", "parlour.server", "--port=0", f"--static={tmp_path}"]
    command += [f"--db=sqlite:///{tmp_path}/t.db"]
    with (
        Path("/dev/full").open("w") as full,
        subprocess.Popen(
            command, env=unset(), stdout=full, stderr=subprocess.PIPE, text=True
        ) as server,
    ):
        assert server.stderr is not None
        while "listening" not in (line := server.stderr.readline()):
            assert line
        urlopen(re.findall(r"http://[\d.:]+", line)[0] + "/healthz").close()
        server.terminate()
        assert "banner not printed" in server.stderr.read()
    assert server.returncode in (0, -15)


def test_a_server_for_this_machine_alone_tells_no_address(server: Server) -> None:
    assert server.ask("/api/addresses") == (200, [])


@pytest.mark.parametrize(
    ("host", "near"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("192.0.2.7", False), ("x", False)],
)
def test_what_leads_to_this_machine(host: str, near: bool) -> None:
    assert is_loopback(host) == near


def test_a_terminal_shows_a_code_of_the_address_that_fits_and_looks_alike_in_all_colours() -> None:
    link = "http://192.168.178.123:54321"
    code = qr_code(link)
    lines = [line[2:] for line in code.plain.split("\n")]
    assert max(map(len, lines)) + 2 <= 60
    dark = [[cell in "\u2588\u2580" for cell in line] for line in lines]
    darker = [[cell in "\u2588\u2584" for cell in line] for line in lines]
    rows = [row for pair in zip(dark, darker, strict=True) for row in pair]
    wanted = [
        list(map(bool, row))
        for row in segno.make(link, micro=False, error="m").matrix_iter(border=2)
    ]
    assert rows[: len(wanted)] == wanted
    assert not any(cell for row in rows[len(wanted) :] for cell in row)
    styles = {str(span.style) for span in code.spans}
    assert styles == {"#000000 on #ffffff"}


def test_only_a_terminal_with_colours_is_shown_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    with closing(listen("0.0.0.0", 0)) as listener:
        reached = bool(elsewhere(listener))
        assert ("\u2588" in greeting(listener, Terminal)) == reached
        assert "\u2588" not in greeting(listener)
        monkeypatch.setattr(Terminal, "encoding", "ascii")
        assert "\u2588" not in greeting(listener, Terminal)
        monkeypatch.undo()
        monkeypatch.setenv("NO_COLOR", "1")
        assert "\u2588" not in greeting(listener, Terminal)
