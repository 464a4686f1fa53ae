"""`pip install` works in an empty environment, from a source distribution and from a wheel."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import parlour
from parlour._build import INTERPRETED
from tests.server.running import unset
from tools import wheels
from tools.python import uv

ROOT = Path(__file__).parents[2]
BIN = "Scripts" if os.name == "nt" else "bin"
PURE = {"PARLOUR_PURE": "1", "PARLOUR_REQUIRE_PAGE": "1"}


def run(*command: str | Path, cwd: Path, **env: str) -> str:
    """Run a command outside the checkout; return what it printed."""
    told = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    words = list(map(str, command))
    done = subprocess.run(
        words,
        cwd=cwd,
        env={**told, **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the files that are in the repository, with the page's packages."""
    return wheels.checkout(tmp_path_factory.mktemp("checkout"))


@pytest.fixture(scope="module")
def sources(checkout: Path) -> Path:
    """The source distribution."""
    return wheels.sources(checkout, checkout / "dist")


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of the source distribution, interpreted."""
    home = tmp_path_factory.mktemp("wheel")
    build = ("build", "--wheel", "--no-build-isolation", "--python", sys.executable, "-o", home)
    run(uv(), *build, sources, cwd=home, **PURE)
    (made,) = home.glob("*.whl")
    return made


@pytest.fixture(scope="module", params=["wheel", "sources"])
def programs(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an empty environment into which Parlour was installed."""
    made: Path = request.getfixturevalue(request.param)
    place = tmp_path_factory.mktemp("environment")
    run(uv(), "venv", "-q", "--clear", "--python", sys.executable, place, cwd=place)
    pins = ("-c", ROOT / "requirements/run.txt", "-c", ROOT / "requirements/build.txt")
    whole = f"{made}[server]"
    run(uv(), "pip", "install", "-q", "--python", place, *pins, whole, cwd=place, **PURE)
    return place / BIN


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment into which Parlour was installed without its server."""
    place = tmp_path_factory.mktemp("bare")
    run(uv(), "venv", "-q", "--clear", "--python", sys.executable, place, cwd=place)
    pins = ("-c", ROOT / "requirements/run.txt")
    run(uv(), "pip", "install", "-q", "--python", place, *pins, wheel, cwd=place, **PURE)
    return place / BIN


def test_what_is_installed_serves_the_page(programs: Path, tmp_path: Path) -> None:
    told = run(programs / "python", "-I", ROOT / "tools/serving.py", cwd=tmp_path)
    found = re.search(
        r"^served: the page, (\d+) files, \d+ bytes; games: (.*)$", told, re.MULTILINE
    )
    assert found is not None
    assert int(found[1]) > 100
    assert found[2].split(", ") == list(parlour.GAMES)


def test_a_page_with_a_file_missing_is_seen(programs: Path, tmp_path: Path) -> None:
    where = "import parlour.server; print(parlour.server.__path__[0])"
    page = Path(run(programs / "python", "-I", "-c", where, cwd=tmp_path).strip(), "static")
    (name,) = re.findall(r'src="\./([^"]+)"', (page / "index.html").read_text("utf-8"))
    script = page / name
    kept = script.rename(tmp_path / script.name)
    words = [str(programs / "python"), "-I", str(ROOT / "tools/serving.py")]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    kept.rename(script)
    assert done.returncode == 1
    assert f"The page is installed without assets/{script.name}" in done.stderr


def test_what_is_installed_plays_and_knows_the_rules(programs: Path, tmp_path: Path) -> None:
    parlour = programs / "parlour"
    told = run(parlour, "rules", "gin", "K2", cwd=tmp_path)
    assert "No deadwood at all is called gin." in told
    assert "tripoley" in run(parlour, "simulate", "tripoley", "--deals", "2", cwd=tmp_path)


def test_without_the_server_the_library_and_the_terminal_work(bare: Path, tmp_path: Path) -> None:
    listing = run(uv(), "pip", "list", "--python", bare.parent, cwd=tmp_path)
    names = {line.split()[0] for line in listing.splitlines()[2:]}
    assert {"parlour", "msgspec", "rich", "fluent-runtime"} <= names
    assert not names & {"litestar", "uvicorn", "uvloop", "websockets", "alembic", "sqlalchemy"}
    assert "gin" in run(bare / "parlour", "simulate", "gin", "--deals", "2", cwd=tmp_path)
    assert "gin." in run(bare / "parlour", "rules", "gin", "K2", cwd=tmp_path)
    code = "import parlour; print(parlour.GAMES['gin'].deal(seed=7))"
    assert "Your hand" in run(bare / "python", "-c", code, cwd=tmp_path)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The server needs the library"),
        ("de", "Für einen Server fehlt die Bibliothek"),
        ("ja", "サーバーに必要なライブラリー"),
        ("sk", "Pre server chýba knižnica"),
    ],
)
def test_without_the_server_its_commands_say_which_extra_to_install(
    bare: Path, tmp_path: Path, language: str, sentence: str
) -> None:
    spoken = {**unset(), "LANGUAGE": "", "LC_ALL": f"{language}.UTF-8", "PYTHONUTF8": "1"}
    verbs = [[str(bare / "parlour"), verb] for verb in ("serve", "backup", "admin")]
    for words in (*verbs, [str(bare / "python"), "-m", "parlour.server"]):
        done = subprocess.run(
            words, cwd=tmp_path, env=spoken, capture_output=True, encoding="utf-8", check=False
        )
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert done.stderr.startswith(f"parlour: {sentence}")
        assert 'pip install "parlour[server]"' in done.stderr


def test_a_wheel_has_the_rules_as_they_are_written(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = [name for name in packed.namelist() if name.startswith("parlour/rules/")]
        found = {Path(name).name: packed.read(name) for name in names}
    assert found == {it.name: it.read_bytes() for it in (ROOT / "docs/play/rules").glob("*.md")}


def test_a_wheel_of_the_sources_has_their_page(sources: Path, wheel: Path) -> None:
    """And the sources have the program that tests it."""
    with tarfile.open(sources) as archive:
        files = {it.name.partition("/")[2]: it for it in archive if it.isfile()}
        packed = {
            name.removeprefix("src/"): archive.extractfile(it)
            for name, it in files.items()
            if name.startswith("src/parlour/server/static/")
        }
        page = {name: file.read() for name, file in packed.items() if file}
    assert "tools/serving.py" in files
    assert "parlour/server/static/index.html" in page
    assert len(page) > 100
    with zipfile.ZipFile(wheel) as built:
        names = [it for it in built.namelist() if it.startswith("parlour/server/static/")]
        assert {name: built.read(name) for name in names} == page


def test_sources_without_the_page_make_no_wheel(sources: Path, tmp_path: Path) -> None:
    with tarfile.open(sources) as archive:
        archive.extractall(tmp_path, filter="data")
    (home,) = tmp_path.iterdir()
    shutil.rmtree(home / "src/parlour/server/static")
    words = [sys.executable, "setup.py", "-q", "build"]
    env = {**os.environ, **PURE}
    done = subprocess.run(words, cwd=home, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.endswith("the page is not built: these sources were packed without it\n")


def test_a_wheel_has_a_stub_for_every_sheet(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    sheets = {name.removesuffix(".pxd") for name in names if name.endswith(".pxd")}
    assert {name.removesuffix(".pyi") for name in names if name.endswith(".pyi")} == {
        sheet for sheet in sheets if f"{sheet.removeprefix('parlour/')}.py" not in INTERPRETED
    }


def test_a_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    """No tests, examples or files of development."""
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    places = {name.partition("/")[0] for name in names}
    assert {place.partition("-")[0] for place in places} == {"parlour"}
    assert len(places) == 2  # the package, and what is told of it
    told = {"parlour/selftest.py", "parlour/games/selftest.json"}
    assert {name for name in names if "test" in name} == told


def test_the_version_stands_in_one_place(sources: Path, wheel: Path) -> None:
    version = sources.name.removeprefix("parlour-").removesuffix(".tar.gz")
    assert wheel.name.startswith(f"parlour-{version}-")
    with tarfile.open(sources) as packed:
        (place,) = (it for it in packed.getmembers() if it.name.endswith("src/parlour/__init__.py"))
        text = packed.extractfile(place)
        assert text is not None
        assert f'__version__ = "{version}"' in text.read().decode()


def test_without_node_the_build_says_so_and_serve_refuses(checkout: Path, tmp_path: Path) -> None:
    home = tmp_path / "checkout"
    shutil.copytree(checkout, home, ignore=shutil.ignore_patterns("node_modules", "dist", "static"))
    nowhere = tmp_path / "nowhere"
    nowhere.mkdir()
    for verb in ("build", "sdist"):
        strict = {**os.environ, **PURE, "PATH": str(nowhere)}
        command = [sys.executable, "setup.py", "-q", verb]
        done = subprocess.run(
            command, cwd=home, env=strict, capture_output=True, text=True, check=False
        )
        assert done.returncode == 1
        assert done.stderr.endswith("the page is not built: Node.js with npm is missing\n")
    env = {"PARLOUR_PURE": "1", "PARLOUR_REQUIRE_PAGE": "", "PATH": str(nowhere)}
    told = run(sys.executable, "setup.py", "-q", "build", cwd=home, **env)
    assert "this build of Parlour has no page to serve: Node.js with npm is missing" in told
    words = [sys.executable, "-m", "parlour", "serve", "--port", "0"]
    found = {**unset(), "PYTHONPATH": str(home / "build/lib")}
    done = subprocess.run(
        words, cwd=tmp_path, env=found, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("parlour: There is no page to serve in ")
    assert "Node.js" in done.stderr
    assert done.stdout == ""
    assert not list(tmp_path.glob("*.db"))
