"""The promises about the repository itself: its pins, its places and its two builds."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import parlour
from parlour import _build, compiling

from .helpers import COMPILED

ROOT = Path(__file__).parents[1]
PACKAGE, PAGE = ROOT / "src/parlour", ROOT / "web/src"
ADDRESS = re.compile(r"(files\.pythonhosted|pypi|registry\.\w+|\bnpmjs)\.(org|com)|file:/{2}")
HOME = re.compile(r"(?<![\w.*])/(home|root|Users)/\w")
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def tracked() -> list[Path]:
    """All files that are in the repository or would be added to it."""
    listing = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    told = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [path for name in told.split("\0") if name and (path := ROOT / name).is_file()]


@pytest.mark.once
@pytest.mark.parametrize("unwanted", [ADDRESS, HOME], ids=["registry", "home"])
def test_no_file_names_a_registry_or_a_home(unwanted: re.Pattern[str]) -> None:
    texts = {path: path.read_text("utf-8", errors="replace") for path in tracked()}
    assert len(texts) > 20
    found = {str(path): hit[0] for path, text in texts.items() if (hit := unwanted.search(text))}
    assert not found


@pytest.mark.parametrize("text", ["https://pypi" + ".org/simple", "file:" + "///wheels"])
def test_an_address_would_be_found(text: str) -> None:
    assert ADDRESS.search(text)


@pytest.mark.parametrize("home", ["web", "benchmarks/load/peers"])
def test_npm_packages_are_pinned_by_hash_alone(home: str) -> None:
    lock = json.loads((ROOT / home / "package-lock.json").read_text("utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_requirements_are_pinned_by_hash_alone(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert not re.search(r"^\s*--?(i|f|index|extra-index|find-links)\b|://", text, re.MULTILINE)
    requirements = re.split(r"^(?=[a-zA-Z])", text, flags=re.MULTILINE)[1:]
    assert requirements
    form = re.compile(r"[\w.-]+(\[[\w,-]+\])?==\S+ .*?--hash=sha256:[0-9a-f]{64}", re.DOTALL)
    assert [it for it in requirements if not form.match(it)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_requirements_pin_all_that_is_asked_for(lock: Path) -> None:
    if lock.stem == "run":  # what the package and its server need
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        wish = "\n".join(project["dependencies"] + project["optional-dependencies"]["server"])
    else:
        wish = lock.with_suffix(".in").read_text("utf-8")
    asked = {name.lower() for name in re.findall(r"^[a-zA-Z][\w.-]*", wish, re.MULTILINE)}
    assert asked
    pinned = set(re.findall(r"^[\w.-]+(?===)", lock.read_text("utf-8"), re.MULTILINE))
    assert {re.sub(r"[-_.]+", "-", name) for name in asked} <= pinned


def test_every_sheet_types_a_module() -> None:
    sheets = {path.with_suffix(".py") for path in PACKAGE.rglob("*.pxd")}
    assert all(path.exists() for path in sheets)
    interpreted = {PACKAGE / name for name in _build.INTERPRETED}
    assert set(_build.typed_modules(PACKAGE)) == sheets - interpreted
    assert sheets


def test_the_engine_is_compiled_or_interpreted_as_a_whole() -> None:
    names = [
        ".".join(("parlour", *path.relative_to(_build.HOME).with_suffix("").parts))
        for path in _build.typed_modules()
    ]
    files = [importlib.import_module(name).__file__ or "" for name in names]
    compiled = {path.endswith(tuple(EXTENSION_SUFFIXES)) for path in files}
    assert len(compiled) == 1
    if os.environ.get("PARLOUR_PURE"):
        assert compiled == {False}
    elif os.environ.get("PARLOUR_REQUIRE_COMPILED"):
        assert compiled == {True}


def test_pure_ignores_what_is_compiled() -> None:
    names = "parlour.cards.bits", "parlour.cards.rng", "parlour.cards.pack"
    code = f"import {', '.join(names)}, sys; print(*(sys.modules[n].__file__ for n in {names}))"
    env = {**os.environ, "PARLOUR_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=True)
    assert [Path(it.decode()).suffix for it in done.stdout.split()] == [".py"] * 3


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A package of two compiled modules, sources of age 1 and builds of age 2."""
    for name in ("one", "two"):
        for suffix, age in ((".py", 1), (".pxd", 1), (EXTENSION_SUFFIXES[0], 2)):
            path = tmp_path / (name + suffix)
            path.touch()
            os.utime(path, (age, age))
    return tmp_path


def test_a_build_newer_than_its_sources_is_used(home: Path) -> None:
    assert _build.is_built(home)
    assert not _build.is_stale(home)


@pytest.mark.parametrize("edited", ["one.py", "two.pxd"])
def test_an_edit_makes_the_build_stale(home: Path, edited: str) -> None:
    os.utime(home / edited, (3, 3))
    assert _build.is_stale(home)


def test_a_build_with_a_module_missing_is_stale(home: Path) -> None:
    (home / ("one" + EXTENSION_SUFFIXES[0])).unlink()
    assert _build.is_stale(home)


def test_nothing_compiled_is_not_stale(home: Path) -> None:
    for path in home.glob("*" + EXTENSION_SUFFIXES[0]):
        path.unlink()
    assert not _build.is_built(home)
    assert not _build.is_stale(home)


@pytest.mark.parametrize("game", parlour.GAMES)
def test_a_game_is_named_in_its_places_alone(game: str) -> None:
    places = PACKAGE / "games", PACKAGE / "bots" / game, PAGE / "lib/games"
    generated = PAGE / "lib/connection/protocol.d.ts", PACKAGE / "server/static"
    allowed = (*places, *generated)
    code = [
        path
        for path in tracked()
        if path.is_relative_to(PACKAGE) or path.is_relative_to(PAGE)
        if not any(path.is_relative_to(place) for place in allowed)
    ]
    assert len(code) > 20
    word = re.compile(rf"(?<![a-z]){re.escape(game)}(?![a-z])", re.IGNORECASE)
    code = [path for path in code if path.with_suffix("") != PACKAGE / "rl/encoders" / game]
    named = [str(path) for path in code if word.search(path.read_text("utf-8"))]
    assert named == []
    assert word.search(f"if game == '{game}':")


def test_the_sheets_of_a_module_include_all_that_it_uses(tmp_path: Path) -> None:
    for name, line in {
        "cards/bits": "from libc.stdint cimport uint64_t",
        "core/deal": "from ..cards cimport bits",
        "games/x/state": "from ...core.deal cimport Deal",
        "games/x/deal": "from . cimport state, missing",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / f"{name}.pxd").write_text(f"cimport cython\n{line}\n", "utf-8")
    found = compiling.sheets_of(tmp_path / "games/x/deal.pxd")
    names = {sheet.relative_to(tmp_path).with_suffix("").as_posix() for sheet in found}
    assert names == {"games/x/deal", "games/x/state", "core/deal", "cards/bits"}


def test_sheets_take_from_others_in_the_form_that_the_build_reads() -> None:
    form = compiling.CIMPORT
    for sheet in PACKAGE.rglob("*.pxd"):
        lines = [line for line in sheet.read_text("utf-8").splitlines() if "cimport" in line]
        foreign = [line for line in lines if re.search("cython|libc|cpython", line)]
        assert [line for line in lines if line not in foreign and not form.match(line)] == []


@pytest.mark.once
@pytest.mark.skipif(not COMPILED, reason="the compiled run has a compiler")
def test_other_flags_compile_every_module_again(tmp_path: Path) -> None:
    package = tmp_path / "src/tiny"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "one.py").write_text("def flag():\n    return FLAG\n", "utf-8")
    (package / "one.pxd").write_text("cdef extern from *:\n    int FLAG\n", "utf-8")
    setup = (ROOT / "examples/hearts/setup.py").read_text("utf-8")
    (tmp_path / "setup.py").write_text(setup.replace("parlour_hearts", "tiny"), "utf-8")
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "tiny"\nversion = "1"\n', "utf-8")
    for flag in "12":
        env = {**os.environ, "PARLOUR_CFLAGS": f"-DFLAG={flag}", "PARLOUR_REQUIRE_COMPILED": "1"}
        build = (sys.executable, "setup.py", "-q", "build_ext", "--inplace")
        subprocess.run(build, cwd=tmp_path, env=env, check=True, capture_output=True)
        told = (sys.executable, "-c", "import tiny.one; print(tiny.one.flag())")
        done = subprocess.run(told, cwd=package.parent, check=True, capture_output=True, text=True)
        assert done.stdout.split() == [flag]


@pytest.mark.once
@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_pinned_by_commit(path: Path) -> None:
    used = re.findall(r"\buses: (.*)", path.read_text("utf-8"))
    assert used
    form = re.compile(r"[\w.-]+/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
    assert [it for it in used if not form.fullmatch(it)] == []


@pytest.mark.once
def test_every_wheel_is_tested_by_the_selftest_and_natives_by_serving_the_page() -> None:
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    settings = tomllib.loads(text)["tool"]["cibuildwheel"]
    selftest = "python -m parlour.selftest"
    assert selftest in settings["test-command"]
    assert selftest in settings["pyodide"]["test-command"]
    assert "python {package}/tools/serving.py" in settings["test-command"]
    assert settings["environment"] == {
        "PARLOUR_REQUIRE_COMPILED": "1",
        "PARLOUR_REQUIRE_PAGE": "1",
    }
    assert any(fnmatch("cp314t-manylinux_x86_64", it) for it in settings["skip"])
    assert not any(fnmatch("cp314-manylinux_x86_64", it) for it in settings["skip"])
    assert "freethreading_compatible" not in compiling.DIRECTIVES


@pytest.mark.once
def test_the_bootstrap_needs_nothing_but_python() -> None:
    """Without any installed package it lists its verbs, and each has its function."""
    assert len((ROOT / "dev.py").read_text("utf-8").splitlines()) <= 250
    check = (
        "import dev\n"
        "from importlib import import_module\n"
        "for verb, module in dev.ELSEWHERE.items():\n"
        "    assert callable(getattr(import_module(f'tools.{module}'), verb))\n"
        "    assert f'dev.py {verb} ' in dev.__doc__, verb\n"
    )
    bare = (sys.executable, "-S", "-E")
    subprocess.run([*bare, "-c", check], cwd=ROOT, check=True)
    told = subprocess.run([*bare, "dev.py"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert "python3 dev.py play [options]" in told.stderr


@pytest.mark.once
def test_the_bills_of_materials_have_all_that_is_locked() -> None:
    """With the hashes that it is installed by; CI keeps both files."""
    subprocess.run([sys.executable, "dev.py", "sbom"], cwd=ROOT, check=True, capture_output=True)
    bills = [
        json.loads((ROOT / "build/sbom" / f"{name}.cdx.json").read_text("utf-8"))
        for name in ("python", "page")
    ]
    assert {bill["bomFormat"] for bill in bills} == {"CycloneDX"}
    python, page = (bill["components"] for bill in bills)
    locked = (ROOT / "requirements/run.txt").read_text("utf-8")
    pinned = dict(re.findall(r"^(\S+)==(\S+)", locked, re.MULTILINE))
    assert {it["name"]: it["version"] for it in python} == pinned
    hashes = [it["content"] for component in python for it in component["hashes"]]
    assert sorted(hashes) == sorted(re.findall(r"sha256:(\w+)", locked))
    packages = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    wanted = {(name.rpartition("node_modules/")[2], it["version"]) for name, it in packages.items()}
    found = {tuple(it["purl"][8:].replace("%40", "@").rsplit("@", 1)) for it in page}
    assert found == wanted - {("", packages[""]["version"])}
    assert all(it["hashes"] for it in page)
