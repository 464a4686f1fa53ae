"""Tables of long ago, in a database whose servers write the time of each message."""

from __future__ import annotations

from parlour.server.store.jetstream import JetStreamStore
from parlour.server.store.jetstream.pieces import cut


async def set_back(store: JetStreamStore, table: str, then: float) -> None:
    """Let a table be written to at this time: its whole log is written again, and says so."""
    end, records = await store._end(table), await store.load(table)
    assert await store._add(table, end.seq, [*cut(1, records, int(then))])
