"""Campaigns with their mayors and links, and the book of feats."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the four tables."""
    op.create_table(
        "campaigns",
        sa.Column("code", sa.String(20), nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["persons.id"], name="fk_campaigns_host"),
        sa.PrimaryKeyConstraint("code", name="pk_campaigns"),
    )
    op.create_index("uq_campaigns_host_client", "campaigns", ["host", "client"], unique=True)
    op.create_table(
        "mayors",
        sa.Column("campaign", sa.String(20), nullable=False),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.code"], name="fk_mayors_campaign"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_mayors_person"),
        sa.PrimaryKeyConstraint("campaign", "place", name="pk_mayors"),
    )
    op.create_index("ix_mayors_person", "mayors", ["person"])
    op.create_table(
        "campaign_keys",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("campaign", sa.String(20), nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.code"], name="fk_campaign_keys_campaign"),
        sa.PrimaryKeyConstraint("hash", name="pk_campaign_keys"),
    )
    op.create_index("ix_campaign_keys_campaign", "campaign_keys", ["campaign"])
    op.create_table(
        "feats",
        sa.Column("match", sa.String(20), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.code"], name="fk_feats_match"),
        sa.PrimaryKeyConstraint("match", name="pk_feats"),
    )


def downgrade() -> None:
    """Take them away again."""
    for table in ("feats", "campaign_keys", "mayors", "campaigns"):
        op.drop_table(table)
