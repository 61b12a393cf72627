"""Browsers that are called when it is their owner's turn."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(600), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(60), nullable=False),
        sa.Column("words", sa.String(60), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_pushes_person"),
        sa.PrimaryKeyConstraint("endpoint", name="pk_pushes"),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("pushes")
