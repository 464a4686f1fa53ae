"""Add the time of each record, so that the server can find unused tables.

Older records count as written at the time of the migration.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the time, in SQLite as Unix seconds; neither database rewrites rows for it."""
    if op.get_context().dialect.name == "sqlite":
        seconds, now = sa.Integer(), sa.text(str(int(time.time())))
        op.add_column("records", sa.Column("written", seconds, nullable=False, server_default=now))
    else:
        at, now = sa.DateTime(timezone=True), sa.text("now()")
        op.add_column("records", sa.Column("written", at, nullable=False, server_default=now))


def downgrade() -> None:
    """Drop the times."""
    op.drop_column("records", "written")
