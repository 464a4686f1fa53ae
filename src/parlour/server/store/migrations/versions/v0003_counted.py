"""Deals that are over are counted: how far each table's, and what all of them add up to."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make both tables; what is in the log already is counted when a server starts."""
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
    """Forget what was counted."""
    op.drop_table("tallies")
    op.drop_table("counted")
