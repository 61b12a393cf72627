"""Who listens where, for processes that share a store."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of presences."""
    op.create_table(
        "presences",
        sa.Column("match", sa.String(20), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("process", sa.String(16), nullable=False),
        sa.Column("here", sa.Boolean(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("match", "person", "process", name="pk_presences"),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("presences")
