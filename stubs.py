"""Stubs (``.pyi``) of the compiled modules for type checkers, generated from the sheets.

A compiled module hides what its sheet declares as C (``cdef``): functions, hooks, constants and
private fields.  The interpreted module shows them, so a type checker that reads the sources would
accept names that do not exist.  A stub has the names that both builds show.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import Path
from runpy import run_path
from typing import NamedTuple

CLASS = re.compile(r"^cdef class (\w+)(?:\((?:\w+\.)*(\w+)\))?:")
FUNCTION = re.compile(r"^cdef (?!class|extern|readonly|public)[\w.\[\] *]*?(\w+)\($")
FIELD = re.compile(r"^cdef (readonly |public |)[\w.]+(?:\[[\w:, ]*\])? (\w+)(?:\[\w+\])?$")
CONSTANTS = re.compile(r"^cdef [\w.]+(?:\[[\w:, ]*\])? (\w+(?:\[\w+\])?(?:, \w+(?:\[\w+\])?)*)$")
ELLIPSIS = ast.Expr(ast.Constant(...))


class Scope(NamedTuple):
    """The declarations of a sheet for a class, or for its module."""

    hidden: set[str]
    read_only: set[str]
    final: bool


Sheet = Mapping[str, Scope]
"""By class name; the module's own scope has the name ``""``."""


def read_sheet(text: str, known: Sheet) -> Sheet:
    """Return the scopes of a type sheet; subclasses hide what *known* classes hide."""
    sheet = {"": Scope(set(), set(), final=False)}
    owner, final = "", False
    joined = re.sub(r"\(\s*\n", "(\n", text)
    for line in joined.splitlines():
        words = line.strip()
        if not words or words.startswith((")", "@", "#")):
            final = words == "@cython.final"
            continue
        if line[0] != " ":
            owner = ""
        scope = sheet[owner]
        if found := CLASS.match(words):
            owner, base = found[1], {**known, **sheet}.get(found[2] or "?")
            sheet[owner] = Scope(set(base.hidden) if base else set(), set(), final)
        elif found := FUNCTION.match(words.partition("(")[0] + "(" if "(" in words else ""):
            scope.hidden.add(found[1])
        elif owner and (found := FIELD.match(words)):
            if not found[1]:
                scope.hidden.add(found[2])
            elif found[1] == "readonly ":
                scope.read_only.add(found[2])
        elif not owner and (found := CONSTANTS.match(words)):
            scope.hidden.update(it.partition("[")[0] for it in found[1].split(", "))
        final = False
    return sheet


def names_of(node: ast.stmt) -> set[str]:
    """Return the names that a statement of a module or a class binds."""
    match node:
        case ast.FunctionDef(name) | ast.ClassDef(name):
            return {name}
        case ast.Assign(targets):
            parts = [part for target in targets for part in ast.walk(target)]
            return {part.id for part in parts if isinstance(part, ast.Name)}
        case ast.AnnAssign(target=ast.Name(name)):
            return {name}
    return set()


def published(node: ast.stmt) -> set[str]:
    """Return the C constants that a module exports (``globals().update(NAME=NAME)``)."""
    match node:
        case ast.Expr(ast.Call(ast.Attribute(ast.Call(ast.Name("globals")), "update"), _, words)):
            return {word.arg for word in words if word.arg}
    return set()


def property_of(name: str, field: ast.AnnAssign) -> ast.FunctionDef:
    """Return a field as a read-only property."""
    own = ast.arguments([], [ast.arg("self")], None, [], [], None, [])
    return ast.FunctionDef(name, own, [ELLIPSIS], [ast.Name("property")], field.annotation)


def bare(node: ast.FunctionDef) -> ast.FunctionDef:
    """Return a function without its body."""
    node.body = [ELLIPSIS]
    node.args.defaults = [ast.Constant(...) for _ in node.args.defaults]
    node.args.kw_defaults = [it and ast.Constant(...) for it in node.args.kw_defaults]
    return node


def shown(body: list[ast.stmt], sheet: Sheet, owner: str = "") -> list[ast.stmt]:
    """Return the statements of a module or a class that both builds show."""
    scope, found = sheet.get(owner, sheet[""]), list[ast.stmt]()
    hidden = scope.hidden.difference(*map(published, body))
    for node in body:
        names = names_of(node)
        if names and names <= hidden:
            continue
        match node:
            case ast.ClassDef(name):
                node.body = shown(node.body, sheet, name) or [ELLIPSIS]
                if name in sheet and sheet[name].final:
                    node.decorator_list.append(ast.Name("final"))
                found.append(node)
            case ast.FunctionDef():
                found.append(bare(node))
            case ast.AnnAssign(target=ast.Name(name), annotation=kind):
                if ast.unparse(kind) != "TypeAlias":
                    node.value = None
                found.append(property_of(name, node) if name in scope.read_only else node)
            case ast.Assign([ast.Name() as name], ast.BinOp()):  # bits: "|" would be a type
                found.append(ast.AnnAssign(name, ast.Name("int"), None, simple=1))
            case ast.Assign() | ast.Import() | ast.ImportFrom():
                found.append(node)
    return found


def views_of(package: Path) -> Mapping[str, tuple[ast.ImportFrom, ast.FunctionDef]]:
    """Return the type of `view` for each deal class of the games in a package.

    A deal module does not import its view, because views are made of deals; the game names both.
    """
    tree = ast.parse(package.read_text("utf-8") if package.is_file() else "")
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    found = {}
    for node in tree.body:
        match node:
            case ast.ClassDef(
                bases=[
                    ast.Subscript(
                        ast.Name("Game"), ast.Tuple([_, ast.Name(deal), ast.Name(view), _])
                    )
                ]
            ):
                source = next(it for it in imports if view in [name.name for name in it.names])
                imported = ast.ImportFrom(source.module, [ast.alias(view)], source.level)
                seen = [ast.arg("self"), ast.arg("seat", ast.Name("SupportsIndex"))]
                taken = ast.arguments([], seen, None, [], [], None, [])
                line = ast.FunctionDef("view", taken, [ELLIPSIS], [], ast.Name(view))
                found[deal] = imported, line
    return found


def stub_of(source: Path, sheet: Sheet) -> str:
    """Return the stub of a module with this sheet."""
    tree = ast.parse(source.read_text("utf-8"))
    tree.body = shown(tree.body, sheet)
    views = views_of(source.with_name("__init__.py"))
    for node in tree.body[:]:
        if isinstance(node, ast.ClassDef) and node.name in views:
            source_of_view, line = views[node.name]
            tree.body.insert(1, source_of_view)
            node.body.append(line)
    lines = ast.unparse(ast.fix_missing_locations(tree)).splitlines()
    lines.insert(1, "from typing import SupportsIndex, final")
    return "\n".join([*lines, ""])


def stubs(sources: Path) -> dict[Path, str]:
    """Return the stubs of all modules below *sources* with a sheet, by module."""
    typed: list[Path] = run_path(str(sources / "_build.py"))["typed_modules"](sources)
    known: dict[str, Scope] = {}
    found = {}
    while typed:  # a sheet after those of its base classes
        for source in typed[:]:
            text = source.with_suffix(".pxd").read_text("utf-8")
            bases = {it[2] for it in map(CLASS.match, text.splitlines()) if it and it[2]}
            own = {it[1] for it in map(CLASS.match, text.splitlines()) if it}
            if bases <= known.keys() | own:
                sheet = read_sheet(text, known)
                known |= {name: scope for name, scope in sheet.items() if name}
                found[source] = stub_of(source, sheet)
                typed.remove(source)
    return found


def write_stubs(sources: Path, package: Path) -> None:
    """Write the stubs of a package into the folder in which it is built."""
    for source, text in stubs(sources).items():
        target = package / source.relative_to(sources).with_suffix(".pyi")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
