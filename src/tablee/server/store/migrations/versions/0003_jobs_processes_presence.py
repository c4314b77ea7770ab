"""Coordination of processes that share a database: leases on tables, heartbeats, viewers."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "jobs",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("glass", sa.Text),
    )
    op.create_table(
        "processes",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("spectators", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("presence")
    op.drop_table("processes")
    op.drop_table("jobs")
