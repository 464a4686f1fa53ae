"""Add the counts of finished deals: how far per table, and the sums."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create both tables; a server counts the existing logs when it starts."""
    op.create_table(
        "counted",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("records", sa.Integer(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Boolean(), nullable=False),
        sa.Column("chain", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )
    ended = sa.text("ended")
    op.create_index(
        "counted_ended", "counted", ["chain"], sqlite_where=ended, postgresql_where=ended
    )
    op.create_table(
        "tallies",
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop the counts."""
    op.drop_table("tallies")
    op.drop_table("counted")
