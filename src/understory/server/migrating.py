"""Brings a store to the version this release needs. Of several processes that start at once one does it."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

_FOLDER: Final = Path(__file__).with_name("migrations")
_LOCK: Final = 0x756E6465
"""PostgreSQL's advisory lock under which the store is brought up to date."""


def config_for(connection: Connection) -> Config:
    """Alembic's configuration for this connection."""
    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the store up to a version."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    command.upgrade(config_for(connection), to)


def downgrade(connection: Connection, to: str) -> None:
    """Bring the store back to a version."""
    command.downgrade(config_for(connection), to)


def version(connection: Connection) -> tuple[str | None, str | None]:
    """The store's version, and the one this release needs."""
    script = ScriptDirectory.from_config(config_for(connection))
    return MigrationContext.configure(connection).get_current_revision(), script.get_current_head()


def brought_up_to_date(engine: Engine) -> None:
    """Bring the store up to date, in one transaction."""
    with engine.begin() as connection:
        upgrade(connection)
