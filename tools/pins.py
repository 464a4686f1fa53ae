"""Pinned requirements with hashes, and bills of materials."""

from __future__ import annotations

import json
import re

from .page import npm
from .python import uv
from .steps import BUILD, REQUIREMENTS, SOURCES, step, write

PACKAGE = ("../pyproject.toml", "--extra", "server")
LOCKED = ("uv", "node", "run", "build", "test", "bench", "arenas", "docs")
"""The requirement files; each may refer to earlier ones."""


def lock(*options: str) -> None:
    """Pin the requirement files: with hashes, for every platform, and without addresses."""
    form = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url")
    told = ("--custom-compile-command", "python3 dev.py lock")
    for name in LOCKED:
        wish = PACKAGE if name == "run" else (f"{name}.in",)
        command = ("pip", "compile", "-q", *form, *told, *options, *wish, "-o", f"{name}.txt")
        step(f"lock {name}", uv(), *command, cwd=REQUIREMENTS)


def sbom() -> None:
    """Write bills of materials as CycloneDX: for what Python runs, and for the built page.

    Both depend on the locked files alone: the same sources give the same components and hashes.
    """
    found = json.dumps(python_bill((REQUIREMENTS / "run.txt").read_text("utf-8")), indent=1)
    write(BUILD / "sbom" / "python.cdx.json", found + "\n")
    form = ("--sbom-format", "cyclonedx", "--package-lock-only", "--offline")
    write(BUILD / "sbom" / "page.cdx.json", npm("page: bill of materials", "sbom", *form))


def python_bill(locked: str) -> dict[str, object]:
    """Return the bill of materials of a locked requirement file."""
    text = (SOURCES / "__init__.py").read_text("utf-8")
    [version] = re.findall(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    components = []
    for pinned in re.split(r"^(?=[\w.-]+==)", locked, flags=re.MULTILINE)[1:]:
        name, number = re.findall(r"^([\w.-]+)==(\S+)", pinned)[0]
        hashes = [
            {"alg": "SHA-256", "content": it} for it in re.findall("sha256:([0-9a-f]{64})", pinned)
        ]
        purl = f"pkg:pypi/{name}@{number}"
        known = {"type": "library", "name": name, "version": number, "purl": purl}
        components.append({**known, "bom-ref": purl, "hashes": hashes})
    own = {"type": "application", "name": "parlour", "version": version, "bom-ref": "parlour"}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": own},
        "components": components,
        "dependencies": [{"ref": "parlour", "dependsOn": [it["bom-ref"] for it in components]}],
    }
