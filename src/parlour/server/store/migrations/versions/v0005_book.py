"""Add the results of finished matches, for the books of their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add both columns; a server reads the existing logs again when it starts."""
    for name in ("home", "result"):
        op.add_column("counted", sa.Column(name, sa.Text(), nullable=False, server_default=""))
    home = sa.text("home <> ''")
    op.create_index("counted_home", "counted", ["home"], sqlite_where=home, postgresql_where=home)
    op.execute("update counted set records = 0 where ended")


def downgrade() -> None:
    """Drop the results."""
    op.drop_index("counted_home")
    for name in ("result", "home"):
        op.drop_column("counted", name)
