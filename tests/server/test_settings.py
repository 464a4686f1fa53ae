"""Settings: where they come from, which is stronger, and what is said of a wrong one."""

from __future__ import annotations

import dataclasses
import os
import re
import sqlite3
import subprocess
import sys
import tomllib
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest

from parlour.core import texts
from parlour.server.ground.config import Config
from parlour.server.ground.errors import BusUnusable, SettingsWrong, SettingWrong, StoreUnusable
from parlour.server.ground.settings import PREFIX, read_settings, settings
from parlour.server.host.process import listen
from parlour.server.host.serve import check, main, parser
from parlour.server.store import open_store
from parlour.server.store.bus import open_bus
from tests.server.running import unset

ROOT = Path(__file__).parents[2]
FILE = 'port = 1\ndb = "sqlite:///file.db"\norigins = ["https://a", "https://b"]\nbot_delay = 2\n'


def read(*arguments: str, **environment: str) -> Config:
    return read_settings(vars(parser().parse_args(arguments)), environment)


def refusal(*arguments: str, **environment: str) -> SettingWrong:
    [error] = refusals(*arguments, **environment)
    return error


def refusals(*arguments: str, **environment: str) -> Sequence[SettingWrong]:
    with pytest.raises(SettingsWrong) as refused:
        read(*arguments, **environment)
    return refused.value.errors


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "parlour.toml"
    path.write_text(FILE, "utf-8")
    return path


def test_without_settings_all_is_as_config_says() -> None:
    assert read() == Config()


def test_an_option_is_stronger_than_the_environment_and_that_than_the_file(file: Path) -> None:
    found = read("--config", str(file), "--port", "3", PARLOUR_PORT="2", PARLOUR_BOT_DELAY="0.5")
    assert (found.port, found.bot_delay, found.db) == (3, 0.5, "sqlite:///file.db")
    assert found.origins == ("https://a", "https://b")
    assert read(PARLOUR_CONFIG=str(file)).port == 1


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le"])
def test_the_file_may_have_been_saved_by_any_editor(encoding: str, file: Path) -> None:
    file.write_text(FILE, encoding)
    assert read("--config", str(file)).db == "sqlite:///file.db"


def test_the_network_is_let_in_by_a_word() -> None:
    assert read("--lan").host == read("--host", "0.0.0.0").host == "0.0.0.0"
    assert read("--lan", PARLOUR_HOST="127.0.0.1").host == "0.0.0.0"


def test_other_names_of_an_option_are_known_in_the_file_and_the_environment(file: Path) -> None:
    file.write_text('database = "sqlite:///a.db"\nallow_host = ["cards.example"]\n', "utf-8")
    found = read("--config", str(file), PARLOUR_DATABASE="sqlite:///b.db", PARLOUR_PROXY="10.0.0.1")
    assert found.db == "sqlite:///b.db"
    assert (found.hosts, found.proxies) == (("cards.example",), ("10.0.0.1/32",))


def test_names_and_origins_are_taken_as_browsers_send_them() -> None:
    assert read("--allow-host", "Cards.Example.").hosts == ("cards.example",)
    assert read("--allow-host", "žolík.example").hosts == ("xn--olk-sma63e.example",)
    origins = "https://Cards.Example/ https://a.example:443 http://a.example:8080"
    assert read(PARLOUR_ORIGINS=origins).origins == (
        "https://cards.example",
        "https://a.example",
        "http://a.example:8080",
    )


def test_lists_are_given_by_repeating_or_with_commas() -> None:
    both = ("https://a", "https://b")
    assert read("--origin", "https://a", "--origin", "https://b").origins == both
    assert read(PARLOUR_ORIGINS="https://a, https://b").origins == both


def text_of(value: Any) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)


def test_every_setting_can_be_set_everywhere_and_has_its_help() -> None:
    fields = {field.name for field in dataclasses.fields(Config)}
    usual = {name: text_of(getattr(Config(), name)) for name in fields}
    assert set(settings()) == fields
    assert read(**{PREFIX + name.upper(): value for name, value in usual.items()}) == Config()
    single = {name: it for name, it in settings().items() if not it.many}
    options = [
        f"--{name.replace('_', '-')}={usual[name]}" for name, it in single.items() if not it.flag
    ]
    assert read(*options) == Config()
    told = " ".join(parser().format_help().split())
    for name, it in settings().items():
        assert len(it.help) > 10
        assert f"--{name.replace('_', '-')}" in told


@pytest.mark.parametrize(
    ("wrong", "code", "like"),
    [
        ('proxies = ["10.0.0.0/40"]', "bad_setting", ""),
        ("proxies = [10]", "bad_setting", ""),
        ("prot = 1", "unknown_setting", "port"),
        ("bot-delay = 1", "unknown_setting", "bot_delay"),
        ("lan = true", "unknown_setting", "none"),
        ("port = 65536", "bad_setting", ""),
        ('port = "x"', "bad_setting", ""),
        ("bot_threads = 0", "bad_setting", ""),
        ('log_format = "xml"', "bad_setting", ""),
        ("static = 3", "bad_setting", ""),
        ('hosts = ["https://cards.example"]', "bad_setting", ""),
        ('hosts = ["cards.example", "*.example"]', "bad_setting", ""),
        ('hosts = ["cards.example:8000"]', "bad_setting", ""),
        ('origins = ["cards.example"]', "bad_setting", ""),
        ('origins = ["https://cards.example/page"]', "bad_setting", ""),
        ("database_url = 1", "unknown_setting", "database"),
        ("port = ", "bad_settings_file", ""),
    ],
)
def test_a_file_that_is_wrong(file: Path, wrong: str, code: str, like: str) -> None:
    file.write_text(wrong, "utf-8")
    error = refusal("--config", str(file))
    assert (error.code, error.facts.get("like", "")) == (code, like)
    for lang in texts.languages():
        assert str(file) in error.say(lang)


def test_a_slip_in_the_command_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """But not what was given for it: that may be a password."""
    for slip, meant in (("--prot", " Did you mean --port?"), ("more", "")):
        assert main([f"{slip}=80"]) == 1
        told = f"parlour: parlour serve: there is no setting {slip}.{meant}\n"
        assert capsys.readouterr().err == told


def test_all_that_is_wrong_is_told_at_once_with_its_place(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text('prot = 1\nbot_delay = "soon"\nhosts = ["a b"]\n', "utf-8")
    for name in [it for it in os.environ if it.startswith(PREFIX)]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PARLOUR_PORT", "x")
    monkeypatch.setenv("PARLOUR_RETAINS", "3")
    words = ["--config", str(file), "--outbox", "0", "--burts=9", "--log-levle", "debug"]
    assert main(words) == 1
    told = capsys.readouterr().err.splitlines()
    for place in (
        f"{file}: there is no setting prot",
        f"{file}, bot_delay: “soon”",
        f"{file}, hosts: “a b”",
        "PARLOUR_PORT: “x”",
        "no setting PARLOUR_RETAINS",
        "--outbox: “0”",
        "no setting --burts. Did you mean --burst?",
        "no setting --log-levle",
    ):
        assert sum(place in line for line in told) == 1, place
    assert len(told) == 8


def test_what_cannot_be_served_is_told_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--static", str(tmp_path), "--db", "mysql://me@there/it"]) == 1
    told = capsys.readouterr().err
    assert "no page in" in told
    assert "not “mysql”" in told


@pytest.mark.parametrize(
    "url", ["postgresql://me:se/cret@there/it", "postgresql://me:[cret@there/it", "me:secret@there"]
)
@pytest.mark.parametrize("option", ["--db", "--bus"])
def test_no_refusal_of_a_url_tells_its_password(
    option: str, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "index.html").touch()
    good = ["--static", str(tmp_path), "--port", "0", "--db", "postgresql://127.0.0.1:1/none"]
    assert main([*good, option, url, "--check"]) == 1
    told = capsys.readouterr()
    assert "cret" not in told.err + told.out
    if "://" in url:
        assert f"{option}: “…” is not a valid value. It is not a valid URL." in told.err


def test_a_password_can_stand_in_a_file(tmp_path: Path) -> None:
    (secret := tmp_path / "secret").write_text("a/b@c:d\n", "utf-8")
    names = {"PARLOUR_DB_PASSWORD_FILE": str(secret), "PARLOUR_BUS_PASSWORD_FILE": str(secret)}
    found = read("--db", "postgresql://me@/it?host=/run", "--bus", "redis://there:1", **names)
    assert found.db == "postgresql://me:a%2Fb%40c%3Ad@/it?host=/run"
    assert found.bus == "redis://:a%2Fb%40c%3Ad@there:1"
    own = {"PARLOUR_DB_PASSWORD_FILE": str(secret)}
    assert refusal("--db", "postgresql://me:x@there/it", **own).facts["reason"] == "twice"
    assert refusal(**own).facts["reason"] == "no_host"  # of a file nobody asks for a password
    secret.write_text("", "utf-8")
    for lang in texts.languages():
        assert "db_password_file" in refusal("--db", "postgresql://me@there/it", **own).say(lang)
    missing = {"PARLOUR_DB_PASSWORD_FILE": str(tmp_path / "none")}
    assert refusal("--db", "postgresql://me@there/it", **missing).code == "bad_password_file"


def test_a_file_that_is_missing(tmp_path: Path) -> None:
    assert refusal("--config", str(tmp_path / "none")).code == "bad_settings_file"


def test_a_slip_in_the_environment_is_told_and_other_programs_are_not_minded() -> None:
    error = refusal(PARLOUR_BOT_DELAYS="1")
    assert (error.code, error.facts["like"]) == ("unknown_setting", "PARLOUR_BOT_DELAY")
    assert refusal(PARLOUR_PORT="x").facts["where"] == "PARLOUR_PORT"
    assert refusal(PARLOUR_DATABASES="x").facts["like"] == "PARLOUR_DATABASE"
    others = {
        name
        for path in [*ROOT.glob("*.py"), *ROOT.glob("src/**/*.py"), *ROOT.glob("tests/**/*.py")]
        for name in path.read_text("utf-8").split('"')
        if name.startswith(PREFIX) and name.isidentifier() and path.name != Path(__file__).name
    }
    assert len(others) > 8
    assert read(**dict.fromkeys(others, "1")) == Config()


@pytest.mark.parametrize(
    ("option", "value", "told"),
    [
        ("--port", "99999", "“99999” is not a valid value. It must be a whole number: 0 … 65535."),
        ("--connections", "0", "It must be a whole number: ≥ 1."),
        ("--bot-delay", "soon", "“soon” is not a valid value. It must be a number: ≥ 0."),
        ("--log-level", "trace", "Choose one of: debug, info, warning, error."),
        ("--proxy", "10.0.0.0/40", "such as 10.0.0.0/8"),
        ("--allow-host", "cards.example/", "such as cards.example, without https://"),
        ("--origin", "cards.example", "such as https://cards.example"),
        ("--guest", "oracle", "GAME/NAME=exec:COMMAND"),
    ],
)
def test_a_wrong_value_is_told_with_what_is_possible(option: str, value: str, told: str) -> None:
    error = refusal(option, value)
    assert told in error.say("en")
    for lang in texts.languages():
        assert f"{value}" in error.say(lang)
        assert "{" not in error.say(lang)
    assert "quotation mark is missing" in refusal(PARLOUR_HOSTS='"a').say("en")


def test_a_variable_that_nobody_reads_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [it for it in os.environ if it.startswith(PREFIX)]:
        monkeypatch.delenv(name)
    for name in ("PARLOUR_PURE", "PARLOUR_DATABASE", "PARLOUR_LAN"):
        monkeypatch.setenv(name, f"sqlite:///{tmp_path}/t.db")
    main(["--check", "--port", "0"])
    told = [line for line in capsys.readouterr().err.splitlines() if "ignored" in line]
    assert told == [
        "parlour: These variables are ignored, as there are no such settings: PARLOUR_LAN"
    ]


def test_check_says_all_that_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "text").write_text("no database " * 500, "utf-8")
    config = Config(
        host="192.0.2.1",
        port=8000,
        db=f"sqlite:///{tmp_path}/text",
        static=tmp_path,
        admin=str(tmp_path / "text"),
    )
    assert check(config, "en") == 1
    told = capsys.readouterr().err
    for it in ("no page", "cannot be used", "admin socket", "192.0.2.1 port 8000"):
        assert told.count(it) == 1
    assert told.count("\n") == 4


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_check_makes_and_changes_no_database(
    kind: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    request: pytest.FixtureRequest,
) -> None:
    (page := tmp_path / "page").mkdir()
    (page / "index.html").touch()
    url = f"sqlite:///{page}/t.db"
    if kind == "postgres":
        url = request.getfixturevalue("empty_postgres")
    config = Config(port=0, db=url, static=page)
    for _ in range(2):
        assert check(config, "en") == 0
        assert "There is no database in" in capsys.readouterr().out
    assert [it.name for it in page.iterdir()] == ["index.html"]
    missing = dataclasses.replace(config, db=f"sqlite:///{tmp_path}/none/t.db")
    assert check(missing, "en") == 1
    assert f"{tmp_path}/none" in capsys.readouterr().err


def test_check_of_an_old_database_does_not_upgrade_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "index.html").touch()
    script = (Path(__file__).parent / "first.sql").read_text("utf-8")
    with closing(sqlite3.connect(tmp_path / "t.db")) as old:
        old.executescript(script)
    before = (tmp_path / "t.db").read_bytes()
    assert check(Config(port=0, db=f"sqlite:///{tmp_path}/t.db", static=tmp_path), "en") == 0
    assert "Everything is ready" in capsys.readouterr().out
    assert (tmp_path / "t.db").read_bytes() == before


@pytest.mark.parametrize("bus", ["redis", "nats"])
def test_check_says_that_nobody_answers_as_a_bus(
    bus: str, postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "index.html").touch()
    with closing(listen("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    config = Config(port=0, db=postgres, bus=f"{bus}://127.0.0.1:{port}", static=tmp_path)
    assert check(config, "en") == 1
    assert "The bus cannot be used" in capsys.readouterr().err
    assert check(dataclasses.replace(config, db="postgresql://me@127.0.0.1:1/none"), "en") == 1
    told = capsys.readouterr().err
    for it in ("127.0.0.1/none", "The bus cannot be used"):
        assert told.count(it) == 1


def test_check_says_that_a_port_is_taken_and_a_folder_has_no_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(listen("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        assert check(Config(port=port, db=f"sqlite:///{tmp_path}/t.db", static=tmp_path), "en") == 1
    told = capsys.readouterr().err
    assert f"Port {port} is in use" in told
    assert f"no page in {tmp_path}: index.html is missing" in told


@pytest.mark.parametrize(
    ("open_it", "url", "library"),
    [(open_store, "postgresql://me@/it", "asyncpg"), (open_bus, "redis://localhost", "redis")],
)
def test_a_library_that_is_not_installed_is_told(
    open_it: Callable[[str], object], url: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A usual installation has none for PostgreSQL or a bus."""
    for name in {library, *(it for it in sys.modules if it.startswith(f"{library}."))}:
        monkeypatch.setitem(sys.modules, name, None)
    for name in ("store.postgres", "store.leases", "store.bus.redis"):
        monkeypatch.delitem(sys.modules, f"parlour.server.{name}", raising=False)
    with pytest.raises((StoreUnusable, BusUnusable)) as refused:
        open_it(url)
    assert library in refused.value.say("en")


def test_check_of_good_settings_serves_nothing(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("", "utf-8")
    program = [sys.executable, "-m", "parlour.server", "--check", "--static", str(tmp_path)]
    env = {
        **unset(),
        "PARLOUR_PURE": "1",  # or a stale build would be told of
        "PARLOUR_PORT": "0",
        "PARLOUR_DB": f"sqlite:///{tmp_path}/t.db",
        "LANG": "C",
    }
    done = subprocess.run(program, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Everything is ready" in done.stdout


def test_the_files_to_begin_with_are_understood() -> None:
    assert read("--config", str(ROOT / "deploy/parlour.toml")).log_format == "json"
    unit = (ROOT / "deploy/parlour.service").read_text("utf-8")
    [command] = [line for line in unit.splitlines() if line.startswith("ExecStart=")]
    assert parser().parse_args(command.split()[2:]).config == "/etc/parlour.toml"
    container = (ROOT / "deploy/Containerfile").read_text("utf-8")
    variables = dict(it.split("=", 1) for it in container.split() if it.startswith(PREFIX))
    known = {PREFIX + name.upper() for name in settings()}
    mine = {name: value for name, value in variables.items() if "REQUIRE" not in name}
    assert len(mine) > 2
    assert set(mine) <= known
    assert read(**mine).host == "0.0.0.0"


def test_the_file_to_begin_with_has_every_setting_with_its_help_and_usual_value() -> None:
    """Settings for the systemd unit are set in the file; all others are commented out."""
    text = (ROOT / "deploy/parlour.toml").read_text("utf-8")
    lines = text.splitlines()
    set_here = tomllib.loads(text)
    whole = tomllib.loads(re.sub(r"^#(?=\w+ = )", "", text, flags=re.MULTILINE))
    assert set(whole) == set(settings())
    for name, it in settings().items():
        [at] = [n for n, line in enumerate(lines) if re.match(rf"#?{name} = ", line)]
        assert lines[at - 1].startswith(f"# {it.help.replace('`', '')}")
        value = it.read(whole[name], "")
        usual = name in set_here or name == "static"  # which is where it was installed
        assert usual or value == it.default, name
        kinds = get_args(it.type) if get_origin(it.type) is Literal else ()
        assert all(kind in lines[at - 1] for kind in kinds)


def test_an_image_is_made_of_nothing_that_git_ignores() -> None:
    """Local builds may not fit the image, and a used checkout may contain tables."""
    ignored, kept_out = (
        {it for it in (ROOT / name).read_text("utf-8").splitlines() if it and it[0] != "#"}
        for name in (".gitignore", ".dockerignore")
    )
    anywhere = {f"**/{it.rstrip('/')}" for it in ignored if "/" not in it.rstrip("/")}
    here = {it.strip("/") for it in ignored if "/" in it.rstrip("/")}
    assert kept_out == anywhere | here | {".git"}


def test_the_options_of_the_text_for_hosts_exist() -> None:
    pages = sorted((ROOT / "docs/host").glob("*.md"))
    text = "\n".join(page.read_text("utf-8") for page in pages)
    told = parser().format_help()
    options = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", text)) - {
        "--add-port",  # of other programs
        "--format",
        "--home-dir",
        "--name",
        "--now",
        "--owner",
        "--pwprompt",
        "--shell",
        "--system",
        "--upgrade",
        "--user-group",
        "--json",
        "--yes",
        "--empty",
        "--no-deps",
        "--wheel-dir",
    }
    assert {"--lan", "--check", "--db", "--config"} <= options
    assert [it for it in sorted(options) if it not in told] == []
