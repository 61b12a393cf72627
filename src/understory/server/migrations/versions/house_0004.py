"""What a host keeps order with: blocks, complaints, and a count of the host's changes."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "blocks",
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("value", sa.String(60), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "value", name="pk_blocks"),
    )
    op.create_table(
        "blocked_persons",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("blocked", sa.String(40), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_blocked_persons_person"),
        sa.ForeignKeyConstraint(["blocked"], ["persons.id"], name="fk_blocked_persons_blocked"),
        sa.PrimaryKeyConstraint("person", "blocked", name="pk_blocked_persons"),
    )
    op.create_index("ix_blocked_persons_blocked", "blocked_persons", ["blocked"])
    op.create_table(
        "complaints",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("about", sa.String(40), nullable=False),
        sa.Column("match", sa.String(20), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_complaints"),
    )
    op.create_table(
        "changes",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_changes"),
    )


def downgrade() -> None:
    """Take them away again."""
    for table in ("changes", "complaints", "blocked_persons", "blocks"):
        op.drop_table(table)
