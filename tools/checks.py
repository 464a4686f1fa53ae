"""The checks that run no game: style, types, imports, and generated files."""

from __future__ import annotations

from functools import partial

from .documents import docs
from .engine import INTERPRETED, OUTSIDE
from .lanes import REPOSITORY, Job, lane, together
from .page import npm
from .python import install
from .steps import BUILD, step, tool, write

PAGE_CHECKS = {  # the scripts of package.json
    "unit tests": "test",
    "svelte-check": "check",
    "ESLint, Prettier, knip": "lint",
}


def check() -> None:
    """Check style, types and imports of all code, and that generated files are up to date."""
    install("build", "run", "test", "docs")
    together(*checks(), lane("repository", *REPOSITORY, env=INTERPRETED))


def checks() -> list[Job]:
    """Return jobs that check style, types and imports, and the page's classes."""
    return [
        lint,
        lambda: types("--check"),
        partial(docs, quick=True),
        *(
            partial(npm, f"page: {title}", "run", "-s", script, behind=True)
            for title, script in PAGE_CHECKS.items()
        ),
    ]


def lint() -> None:
    """Check style, types and imports of the Python code."""
    for title, program, *options in (
        ("ruff check", "ruff", "check"),
        ("ruff format", "ruff", "format", "--check"),
        ("mypy", "mypy"),
        ("import-linter", "lint-imports"),
        ("cython-lint", "cython-lint", "src"),
    ):
        step(title, tool(program), *options, behind=True)


def types(*options: str) -> None:
    """Write the page's protocol types; ``--check`` only compares them with the file."""
    install("build", "run")
    module = ("-m", "parlour.server.http.schema")
    schema = step("protocol: schema", tool("python"), *module, env={"PARLOUR_PURE": "1"})
    write(BUILD / "schema.json", schema)
    npm("protocol: page's types", "run", "-s", "types", "--", *options)
    if not [*(OUTSIDE / "src").glob("*.egg-info")]:  # its tests may be reading it
        name = (tool("python"), "setup.py", "-q", "egg_info")
        step("a game from outside: its name", *name, cwd=OUTSIDE)
    found = {"PARLOUR_PURE": "1", "PYTHONPATH": str(OUTSIDE / "src")}
    view = step("a game from outside: view", tool("python"), *module, OUTSIDE.name, env=found)
    write(BUILD / "view.json", view)
    place = OUTSIDE / "src" / "parlour_hearts" / "page" / OUTSIDE.name / "protocol.d.ts"
    made = ("openapi-typescript", str(BUILD / "view.json"), "-o", str(place))
    form = ("--default-non-nullable=false", *options)
    npm("a game from outside: view's types", "exec", "--", *made, *form)
