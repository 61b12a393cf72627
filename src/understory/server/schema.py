"""The tables of the store. `entries` is the truth of every match; `matches` and `seats` are summaries of it, written in
the same transaction, so that lists need not open logs. Secrets are kept as hashes only.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

persons = Table(
    "persons",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("created", Double, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("code", String(20), primary_key=True),
    Column("host", ForeignKey("persons.id"), nullable=False),
    Column("client", String(64), nullable=False),
    Column("game", String(60), nullable=False),
    Column("access", String(20), nullable=False),
    Column("status", String(20), nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False, index=True),
    Column("info", Text, nullable=False),
    Index("uq_matches_host_client", "host", "client", unique=True),
    Index("ix_matches_access_status_changed", "access", "status", "changed"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", ForeignKey("matches.code"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    Column("person", String(40), nullable=False),
    Column("client", String(64), nullable=False),
    Index(
        "uq_entries_match_person_client",
        "match",
        "person",
        "client",
        unique=True,
        sqlite_where=text("client <> ''"),
        postgresql_where=text("client <> ''"),
    ),
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("persons.id"), nullable=False, index=True),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("match", ForeignKey("matches.code"), nullable=False, index=True),
    Column("seat", Integer),
    Column("purpose", String(20), nullable=False),
    Column("expires", Double),
    Column("used", Boolean, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Double, nullable=False),
)

probes = Table(
    "probes",
    metadata,
    Column("process", String(16), primary_key=True),
    Column("at", Double, nullable=False),
)

presences = Table(
    "presences",
    metadata,
    Column("match", String(20), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("process", String(16), primary_key=True),
    Column("here", Boolean, nullable=False),
    Column("seen", Double, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("kind", String(10), primary_key=True),
    Column("value", String(60), primary_key=True),
    Column("created", Double, nullable=False),
)

blocked_persons = Table(
    "blocked_persons",
    metadata,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("blocked", ForeignKey("persons.id"), primary_key=True, index=True),
    Column("created", Double, nullable=False),
)

complaints = Table(
    "complaints",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("at", Double, nullable=False),
    Column("person", String(40), nullable=False),
    Column("about", String(40), nullable=False),
    Column("match", String(20), nullable=False),
    Column("words", Text, nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String(600), primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False, index=True),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(60), nullable=False),
    Column("words", String(60), nullable=False),
    Column("created", Double, nullable=False),
)

changes = Table(
    "changes",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("count", BigInteger, nullable=False),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("code", String(20), primary_key=True),
    Column("host", ForeignKey("persons.id"), nullable=False),
    Column("client", String(64), nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("changed", Double, nullable=False),
    Column("body", Text, nullable=False),
    Index("uq_campaigns_host_client", "host", "client", unique=True),
)

mayors = Table(
    "mayors",
    metadata,
    Column("campaign", ForeignKey("campaigns.code"), primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("persons.id"), nullable=False, index=True),
)

campaign_keys = Table(
    "campaign_keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("campaign", ForeignKey("campaigns.code"), nullable=False, index=True),
)

feats = Table(
    "feats",
    metadata,
    Column("match", ForeignKey("matches.code"), primary_key=True),
    Column("text", Text, nullable=False),
)
