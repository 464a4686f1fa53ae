"""The leases of nodes belong to the schema: until now each node made their tables by itself."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make both tables, in PostgreSQL alone: one server has a file of SQLite for itself.

    Those that are there are kept: nodes of before may go on meanwhile.
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
    """Leave them: the nodes of before make them, or use those that are there."""
