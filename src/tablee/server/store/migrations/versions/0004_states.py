"""The state of each table, to find abandoned ones; and a row to test writing with."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column; for existing tables, pruning fills in the state when they are old enough."""
    op.add_column("tables", sa.Column("state", sa.Text))
    op.create_index("tables_by_state", "tables", ["state", "at"])
    op.create_table(
        "probes",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Drop both."""
    op.drop_table("probes")
    op.drop_index("tables_by_state", "tables")
    op.drop_column("tables", "state")
