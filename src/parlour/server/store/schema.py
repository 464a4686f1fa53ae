"""The database schema and its version.

A new database gets the newest schema at once.  Older databases go through Alembic's migrations, in
the store's connection and in one transaction.  Only they import Alembic, which takes longer than
the start of a server.
"""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from ..ground.errors import StoreUnusable

if TYPE_CHECKING:
    import asyncpg

HEAD = "0005"
OLDEST = "0001"  # of databases without a version, which early servers created
LOCK = 7001  # keeps two servers that start together from both preparing the schema
# A server that freezes meanwhile must not keep the others from starting.
BRIEF = "set local idle_in_transaction_session_timeout = 5000"
VERSION = """
create table alembic_version(
    version_num varchar(32) not null, constraint alembic_version_pkc primary key (version_num)
);
insert into alembic_version values('{}');
"""
SQLITE = """
create table records(
    table_id text not null,
    number integer not null,
    data blob not null,
    written integer not null,
    primary key (table_id, number)
) without rowid;
create table counted(
    table_id text not null,
    records integer not null,
    deals integer not null,
    ended boolean not null,
    chain text not null,
    home text not null default '',
    result text not null default '',
    primary key (table_id)
) without rowid;
create index counted_ended on counted(chain) where ended;
create index counted_home on counted(home) where home <> '';
create table tallies(name text not null, data blob not null, primary key (name)) without rowid;
"""
POSTGRES = """
create table records(
    table_id text not null,
    number integer not null,
    data bytea not null,
    written timestamptz not null default now(),
    primary key (table_id, number)
);
create table counted(
    table_id text primary key,
    records integer not null,
    deals integer not null,
    ended boolean not null,
    chain text not null,
    home text not null default '',
    result text not null default ''
);
create index counted_ended on counted(chain) where ended;
create index counted_home on counted(home) where home <> '';
create table tallies(name text primary key, data bytea not null);
-- Leases do not outlive the nodes, so they are not flushed.
create unlogged table node_leases(node text primary key, until timestamptz not null);
create unlogged table table_leases(table_id text primary key, node text not null);
"""


def sqlite_script(connection: sqlite3.Connection) -> tuple[bool, str]:
    """Return whether a file has a log, and the statements that bring it up to date."""
    named = "select name from sqlite_master where type = 'table'"
    tables = {row[0] for row in connection.execute(named)}
    version = None
    if "alembic_version" in tables:
        [version] = connection.execute("select version_num from alembic_version").fetchone()
    there = "records" in tables
    return there, script_for("sqlite", SQLITE, there, version)


def prepare_sqlite(connection: sqlite3.Connection) -> None:
    """Bring a file, which nobody else may be using, to the newest schema."""
    _, script = sqlite_script(connection)
    if script:
        try:
            connection.executescript(f"begin immediate; {script} commit;")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("rollback")
            raise


async def postgres_script(connection: asyncpg.Connection) -> tuple[bool, str]:
    """Return whether a database has a log, and the statements that bring it up to date."""
    there = await connection.fetchval("select to_regclass('records') is not null")
    version = None
    if await connection.fetchval("select to_regclass('alembic_version') is not null"):
        version = await connection.fetchval("select version_num from alembic_version")
    return there, script_for("postgresql", POSTGRES, there, version)


async def prepare_postgres(connection: asyncpg.Connection) -> None:
    """Bring a database to the newest schema, one server after the other."""
    async with connection.transaction():
        await connection.execute(BRIEF)
        await connection.execute("select pg_advisory_xact_lock($1)", LOCK)
        _, script = await postgres_script(connection)
        if script:
            await connection.execute(script)


def script_for(dialect: str, newest: str, has_records: bool, version: str | None) -> str:
    """Return the statements that lead to the newest schema; empty if it is up to date."""
    if version == HEAD:
        return ""
    if not has_records:
        return newest + VERSION.format(HEAD)
    from .migrations import upgrade  # here, because it is rarely needed

    if version is None:
        return VERSION.format(OLDEST) + upgrade(dialect, OLDEST)
    try:
        return upgrade(dialect, version)
    except LookupError as error:
        raise StoreUnusable("store_newer", version=version) from error
