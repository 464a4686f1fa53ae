"""Checks that the database and the bus require TLS and a password, for `secure_links`."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from secrets import token_urlsafe
from urllib.parse import SplitResult, parse_qs, urlsplit

import msgspec

from ..ground.config import Config
from ..ground.errors import BusUnusable, StoreUnusable

CONNECT_TIMEOUT_S = 5.0
TLS_MODES = {"require", "verify-ca", "verify-full"}
"""The values of `sslmode` with which PostgreSQL clients never connect without TLS."""


async def check_links(config: Config) -> None:
    """Raise ``StoreUnusable`` or ``BusUnusable`` if a service accepts insecure connections.

    The check connects to each service without the password and expects a refusal.
    """
    if not config.secure_links:
        return
    for url in (config.db, config.bus):
        parts = urlsplit(url)
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT_S):
                if parts.scheme in ("postgresql", "postgres"):
                    await check_postgres(url, parts)
                elif parts.scheme in ("redis", "rediss", "unix"):
                    await check_redis(parts)
                elif parts.scheme in ("nats", "tls"):
                    for host in parts.netloc.rpartition("@")[2].split(","):
                        await check_nats(urlsplit(f"{parts.scheme}://{host}"))
        except (OSError, TimeoutError) as error:
            reason = f"{parts.hostname}: {str(error) or type(error).__name__}"
            if url == config.bus:
                raise BusUnusable("bus_unusable", reason=reason) from error
            raise StoreUnusable("store_unusable", reason=reason) from error


async def check_postgres(url: str, parts: SplitResult) -> None:
    """Raise ``StoreUnusable`` unless PostgreSQL is reached with TLS and requires a password."""
    import asyncpg  # here and below, because the libraries are optional

    asked = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    host = asked.get("host") or parts.hostname or os.environ.get("PGHOST") or "/"
    mode = asked.get("sslmode") or os.environ.get("PGSSLMODE")
    if host.startswith("/") or mode not in TLS_MODES:
        raise StoreUnusable("store_no_tls", host=host)
    try:
        stranger = await asyncpg.connect(url, password=token_urlsafe(), timeout=CONNECT_TIMEOUT_S)
    except asyncpg.InvalidAuthorizationSpecificationError:  # includes wrong passwords
        return
    except asyncpg.PostgresError as error:
        raise StoreUnusable("store_unusable", reason=f"{host}: {error}") from error
    stranger.terminate()
    raise StoreUnusable("store_no_password", host=host)


async def check_redis(parts: SplitResult) -> None:
    """Raise ``BusUnusable`` unless Redis is reached with TLS and requires a password."""
    from redis.asyncio import Redis
    from redis.exceptions import AuthenticationError, RedisError

    host = parts.hostname or parts.path
    if parts.scheme != "rediss":
        raise BusUnusable("bus_no_tls", host=host, scheme="rediss://")
    stranger = parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()
    try:
        redis = Redis.from_url(stranger, socket_connect_timeout=CONNECT_TIMEOUT_S, retry=None)
        async with redis:
            await redis.ping()
    except AuthenticationError:
        return
    except RedisError as error:
        raise BusUnusable("bus_unusable", reason=f"{host}: {error}") from error
    raise BusUnusable("bus_no_password", host=host)


async def check_nats(parts: SplitResult) -> None:
    """Raise ``BusUnusable`` unless a NATS server's greeting says it requires TLS and a password."""
    host = parts.hostname or "localhost"
    reader, writer = await asyncio.open_connection(host, parts.port or 4222)
    greeting = await reader.readline()
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()
    try:
        told = msgspec.json.decode(greeting.partition(b" ")[2], type=dict[str, object])
    except msgspec.MsgspecError as error:
        raise BusUnusable("bus_unusable", reason=f"{host}: {error}") from error
    if parts.scheme != "tls" or not told.get("tls_required"):
        raise BusUnusable("bus_no_tls", host=host, scheme="tls://")
    if not told.get("auth_required"):
        raise BusUnusable("bus_no_password", host=host)
