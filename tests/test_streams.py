"""Terminals without the suits, and without a language's letters."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable

import pytest

from parlour.cli.main import main
from parlour.core import streams, texts
from tests.helpers import some

pytestmark = pytest.mark.once

ENCODINGS = ("cp1252", "cp437", "ascii", "iso8859-2", "cp932")
Shown = Callable[..., tuple[str, str]]


def run(encoding: str, *arguments: str, typed: bytes = b"") -> tuple[str, str]:
    """Return what a new process prints."""
    done = subprocess.run(
        [sys.executable, "-m", "parlour", *arguments],
        input=typed,
        capture_output=True,
        check=False,
        env={**os.environ, "LANG": "C", "COLUMNS": "100", "PYTHONIOENCODING": encoding},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.decode(encoding), done.stderr.decode(encoding)


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Shown:
    """The same within this process, for what ends at once."""

    def show(encoding: str, *arguments: str) -> tuple[str, str]:
        outs = [io.TextIOWrapper(io.BytesIO(), encoding) for _ in range(2)]
        monkeypatch.setenv("COLUMNS", "100")
        monkeypatch.setattr("sys.stdin", io.StringIO("?\n"))
        monkeypatch.setattr("sys.stdout", outs[0])
        monkeypatch.setattr("sys.stderr", outs[1])
        assert main(arguments) == 0
        for it in outs:
            it.flush()
        out, err = (it.buffer.getvalue().decode(encoding) for it in outs)
        return out, err

    return show


@pytest.mark.parametrize(
    ("encoding", "language"),
    some([("cp1252", "en"), ("cp437", "de"), ("ascii", "ja"), ("iso8859-2", "sk")]),
)
def test_a_match_in_an_old_terminal_has_letters_for_suits(encoding: str, language: str) -> None:
    typed = b"\xff\x81\n1\n"  # what is typed may be in another encoding
    out, err = run(encoding, "play", "gin", "--seed", "3", "--lang", language, typed=typed)
    assert "[5c 5d 5s] Ac 2c 2d Jd 7h" in out
    assert not re.search(r"\w\?", out)
    assert "Traceback" not in err
    assert (err != "") == (language == "ja")


@pytest.mark.parametrize("language", texts.languages())
@pytest.mark.parametrize("encoding", some(ENCODINGS))
def test_no_sign_is_a_question_mark(encoding: str, language: str, shown: Shown) -> None:
    for verb in (["play", "gin", "--seed", "3"], ["rules", "tripoley"], ["levels", "romme"]):
        plain, err = shown(encoding, *verb, "--lang", language)
        spoken = "en" if err else language
        whole, _ = shown("utf-8", *verb, "--lang", spoken)
        assert plain.count("?") == whole.replace("\uff1f", "?").count("?")
        assert "\\" not in plain
    assert (language == "ja" and encoding != "cp932") == bool(err)


@pytest.mark.parametrize("encoding", ["cp1252", "cp437", "ascii", "iso8859-2"])
def test_a_language_that_cannot_be_written_gives_way_to_english(
    encoding: str, shown: Shown
) -> None:
    out, err = shown(encoding, "play", "gin", "--seed", "3", "--lang", "ja")
    assert "Your hand" in out
    assert err.count("\n") == 1
    assert err.startswith("parlour: ")
    assert f"{encoding} has no letters for the language ja" in err


def test_the_environments_language_gives_way_too(
    monkeypatch: pytest.MonkeyPatch, shown: Shown
) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP")
    out, err = shown("cp1252", "levels", "gin")
    assert "no letters" in err
    assert "beginner" in out
    assert streams.spoken() == "en"


@pytest.mark.parametrize(
    ("sign", "written"),
    [
        ("♠", "s"),
        ("¦", "|"),
        ("–", "-"),
        ("č", "c"),
        ("ß", "ss"),
        ("\uff15", "5"),
        ("漢", "\\u6f22"),
    ],
)
def test_what_stands_for_a_sign(sign: str, written: str) -> None:
    assert streams.plain(sign) == written
    assert sign.encode("ascii", streams.PLAINLY).decode() == written
