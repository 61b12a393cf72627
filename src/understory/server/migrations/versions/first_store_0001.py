"""The table's first store."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go one version on."""
    op.create_table(
        "persons",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_persons")),
        sa.UniqueConstraint("login", name=op.f("uq_persons_login")),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_records")),
    )
    op.create_table(
        "matches",
        sa.Column("code", sa.String(length=20), nullable=False),
        sa.Column("host", sa.String(length=40), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("access", sa.String(length=20), nullable=False),
        sa.Column("status", sa.String(length=20), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("info", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["persons.id"], name=op.f("fk_matches_host")),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_matches")),
    )
    with op.batch_alter_table("matches") as batch_op:
        batch_op.create_index("ix_matches_access_status_changed", ["access", "status", "changed"], unique=False)
        batch_op.create_index(batch_op.f("ix_matches_changed"), ["changed"], unique=False)
        batch_op.create_index("uq_matches_host_client", ["host", "client"], unique=True)

    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_tokens_person")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_tokens")),
    )
    with op.batch_alter_table("tokens") as batch_op:
        batch_op.create_index(batch_op.f("ix_tokens_person"), ["person"], unique=False)

    op.create_table(
        "entries",
        sa.Column("match", sa.String(length=20), nullable=False),
        sa.Column("seq", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.code"], name=op.f("fk_entries_match")),
        sa.PrimaryKeyConstraint("match", "seq", name=op.f("pk_entries")),
    )
    with op.batch_alter_table("entries") as batch_op:
        batch_op.create_index(
            "uq_entries_match_person_client",
            ["match", "person", "client"],
            unique=True,
            sqlite_where=sa.text("client <> ''"),
            postgresql_where=sa.text("client <> ''"),
        )

    op.create_table(
        "keys",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("match", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("purpose", sa.String(length=20), nullable=False),
        sa.Column("expires", sa.Double(), nullable=True),
        sa.Column("used", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.code"], name=op.f("fk_keys_match")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_keys")),
    )
    with op.batch_alter_table("keys") as batch_op:
        batch_op.create_index(batch_op.f("ix_keys_match"), ["match"], unique=False)

    op.create_table(
        "seats",
        sa.Column("match", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.code"], name=op.f("fk_seats_match")),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_seats_person")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats") as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_person"), ["person"], unique=False)


def downgrade() -> None:
    """Go one version back."""
    with op.batch_alter_table("seats") as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_person"))

    op.drop_table("seats")
    with op.batch_alter_table("keys") as batch_op:
        batch_op.drop_index(batch_op.f("ix_keys_match"))

    op.drop_table("keys")
    with op.batch_alter_table("entries") as batch_op:
        batch_op.drop_index(
            "uq_entries_match_person_client",
            sqlite_where=sa.text("client <> ''"),
            postgresql_where=sa.text("client <> ''"),
        )

    op.drop_table("entries")
    with op.batch_alter_table("tokens") as batch_op:
        batch_op.drop_index(batch_op.f("ix_tokens_person"))

    op.drop_table("tokens")
    with op.batch_alter_table("matches") as batch_op:
        batch_op.drop_index("uq_matches_host_client")
        batch_op.drop_index(batch_op.f("ix_matches_changed"))
        batch_op.drop_index("ix_matches_access_status_changed")

    op.drop_table("matches")
    op.drop_table("records")
    op.drop_table("persons")
