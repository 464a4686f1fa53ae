"""Make leases part of the schema; before, each node created their tables itself."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create both tables, in PostgreSQL only, since a SQLite file has a single server.

    Existing tables are kept, since older nodes may still be running.
    """
    if op.get_context().dialect.name == "sqlite":
        return
    op.create_table(
        "node_leases",
        sa.Column("node", sa.Text(), primary_key=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        prefixes=["UNLOGGED"],
        if_not_exists=True,
    )
    op.create_table(
        "table_leases",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("node", sa.Text(), nullable=False),
        prefixes=["UNLOGGED"],
        if_not_exists=True,
    )


def downgrade() -> None:
    """Keep the tables: older nodes use them."""
