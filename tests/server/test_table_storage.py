import asyncio
import os
import resource
import signal
import sqlite3
from pathlib import Path
from threading import Event

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from bench.table_server import Guest, Server, serving
from sqlalchemy import Connection, create_engine, inspect, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from understory.server import migrating, schema
from understory.server.appending import Append, Direct, Summary
from understory.server.errors import TableError
from understory.server.store import Store, engine_for, store_url
from understory.server.writing import Conflict, Writer
from understory.table.entries import Row, Said
from understory.table.vocabulary import Code, Person


def _differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, schema.metadata))


def test_migrations_make_the_store_that_the_code_expects_and_can_be_undone(store: str) -> None:
    url = store_url(store)
    engine = create_engine(url.set(drivername=url.drivername.replace("+aiosqlite", "")))
    with engine.begin() as connection:
        migrating.upgrade(connection)
    with engine.begin() as connection:
        assert _differences(connection) == []
        current, head = migrating.version(connection)
        assert current == head is not None
        migrating.downgrade(connection, "base")
    with engine.begin() as connection:
        assert set(inspect(connection).get_table_names()) == {"alembic_version"}
        migrating.upgrade(connection)
        assert _differences(connection) == []
    engine.dispose()


async def _log_of(store: Store, code: Code) -> list[str]:
    return [row.entry.text for row in await store.rows(code) if isinstance(row.entry, Said)]


def _said(seq: int, words: str, client: str = "") -> Row:
    return Row(seq, 1.0, Said(Person("p"), "P", words), "p", client)


SUMMARY = Summary(1, "playing", 1.0, "{}", {})


async def _with_match(store: Store, code: Code) -> None:
    await store.put(schema.persons, id="p", name="P", created=0.0)
    await store.create(
        code, [_said(1, "first", "a")], SUMMARY, {"host": "p", "client": "c", "game": "g", "access": "x"}
    )


def test_an_entrys_number_is_taken_once_and_what_shares_its_transaction_is_kept(store: str) -> None:
    async def run() -> None:
        async with Store.opened(store) as kept:
            code = Code("abcdefgh22")
            await _with_match(kept, code)
            done = await asyncio.gather(
                kept.append(code, [_said(2, "second", "b")], SUMMARY),
                kept.append(code, [_said(2, "too late", "c")], SUMMARY),
                kept.append(code, [_said(3, "repeated", "b")], SUMMARY),
                kept.append(code, [_said(3, "third"), _said(4, "fourth")], SUMMARY),
                return_exceptions=True,
            )
            assert [type(result) for result in done] == [type(None), Conflict, Conflict, type(None)]
            assert await _log_of(kept, code) == ["first", "second", "third", "fourth"]
        async with Store.opened(store) as again:
            assert await _log_of(again, code) == ["first", "second", "third", "fourth"]

    asyncio.run(run())


def test_a_store_of_an_unknown_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="sqlite"):
        store_url("mysql://nobody@nowhere/nothing")


def test_what_cannot_be_written_is_unavailable_and_leaves_the_writer_well(sqlite_store: str) -> None:
    async def run() -> None:
        async with Store.opened(sqlite_store) as kept:
            with pytest.raises(TableError) as refused:
                await kept.write(lambda connection: connection.execute(text("insert into nowhere values (1)")))
            assert (refused.value.status, refused.value.error) == (503, "table.storage")
            await _with_match(kept, Code("abcdefgh33"))

    asyncio.run(run())


def test_what_the_driver_minds_of_an_append_is_raised_as_of_any_other_work(sqlite_store: str) -> None:
    engine = engine_for(sqlite_store, busy_seconds=0.01)
    migrating.brought_up_to_date(engine)
    with engine.begin() as connection:
        connection.execute(schema.persons.insert().values(id="p", name="P", created=0.0))
        values = {"code": "abcdefgh44", "host": "p", "client": "c", "game": "g", "access": "x", "status": "", "seq": 0}
        connection.execute(schema.matches.insert().values(info="", created=0.0, changed=0.0, **values))
    direct, second = Direct(engine), Append(Code("abcdefgh44"), [_said(2, "second")], SUMMARY)
    direct.store([second])
    with pytest.raises(IntegrityError, match="UNIQUE"):
        direct.store([second])
    with engine.begin(), pytest.raises(OperationalError, match="locked"):
        direct.store([Append(Code("abcdefgh44"), [_said(3, "third")], SUMMARY)])
    with engine.begin() as connection:
        assert connection.execute(select(schema.entries.c.seq)).scalars().all() == [2]
    engine.dispose()


def test_moves_of_several_matches_share_a_flush_and_a_match_that_goes_on_alone_never_waits(sqlite_store: str) -> None:
    engine = engine_for(sqlite_store)
    migrating.brought_up_to_date(engine)
    asked, answered = Event(), Event()
    pauses: list[float] = []

    def pause(seconds: float) -> None:
        pauses.append(seconds)
        asked.set()
        assert answered.wait(60)

    def move(code: str, seq: int) -> Append:
        return Append(Code(code), [_said(seq, "moved")], SUMMARY)

    async def run() -> None:
        writer = Writer(engine, now=lambda: 5.0, pause=pause)
        for seq in range(1, 4):
            await writer.write(move("abcdefgh22", seq))
        assert pauses == []
        second = asyncio.ensure_future(writer.write(move("abcdefgh33", 1)))
        await asyncio.to_thread(asked.wait)
        third = asyncio.ensure_future(writer.write(move("abcdefgh44", 1)))
        await asyncio.sleep(0)  # it is in the queue now
        answered.set()
        await asyncio.gather(second, third)
        assert len(pauses) == 1
        await writer.write(lambda connection: connection.execute(text("select 1")))
        assert len(pauses) == 1
        await writer.close()

    with engine.begin() as connection:
        connection.execute(schema.persons.insert().values(id="p", name="P", created=0.0))
        for code in ("abcdefgh22", "abcdefgh33", "abcdefgh44"):
            values = {"code": code, "host": "p", "client": code, "game": "g", "access": "x", "status": "", "seq": 0}
            connection.execute(schema.matches.insert().values(info="", created=0.0, changed=0.0, **values))
    asyncio.run(run())
    with engine.begin() as connection:
        assert len(connection.execute(select(schema.entries.c.seq)).all()) == 5
    engine.dispose()


# ---------------------------------------------------------------- trouble, at a real server


def _match_of(ada: Guest) -> str:
    code: str = ada.make("me", "me")["match"]
    return code


def _post(ada: Guest, match: str, client: str) -> tuple[int, dict[str, object]]:
    """A move that answers the present position, under this id."""
    seq = ada.situation(match, 0)["seq"]
    move = ada.legal(match, 0)[0]
    body = {"type": "move", "client": client, "seat": 0, "answers": seq, "moves": [move]}
    answer = ada.call("POST", f"/api/matches/{match}/requests", body)
    return answer.status_code, answer.json()


def test_a_full_disk_gives_a_clear_error_and_loses_nothing(sqlite_store: str) -> None:
    with serving(sqlite_store) as server, Guest(server.address, "Ada") as ada:
        match = _match_of(ada)
        before = ada.situation(match, 0)
        _fill_disk(server, Path(sqlite_store.removeprefix("sqlite:///")))
        assert _post(ada, match, "again") == (503, {"error": "table.storage", "arguments": {}})
        assert ada.situation(match, 0) == before
        _is_ill(ada)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert _post(ada, match, "again") == (200, {"type": "accepted", "client": "again", "seq": before["seq"] + 1})
        assert ada.call("GET", "/healthz").status_code == 200
        after = ada.situation(match, 0)
        server.stop()
        with serving(sqlite_store) as restarted:
            ada.http.base_url = restarted.address
            assert ada.situation(match, 0) == after


def _is_ill(ada: Guest) -> None:
    """The table says of itself that it can store nothing."""
    answer = ada.call("GET", "/healthz")
    assert (answer.status_code, answer.json()["healthy"], answer.json()["store"]) == (503, False, False)


def _fill_disk(server: Server, database: Path) -> None:
    """From now on no file of the server's can grow: what SQLite sees is what it sees on a full disk."""
    smallest = min(os.path.getsize(database), os.path.getsize(f"{database}-wal"))
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (smallest, resource.RLIM_INFINITY))


def test_a_locked_database_gives_a_clear_error_and_loses_nothing(sqlite_store: str) -> None:
    with serving(sqlite_store, "--store-patience", "0.2") as server, Guest(server.address, "Ada") as ada:
        match = _match_of(ada)
        before = ada.situation(match, 0)
        other = sqlite3.connect(sqlite_store.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("begin immediate")
        assert _post(ada, match, "again") == (503, {"error": "table.storage", "arguments": {}})
        assert ada.situation(match, 0) == before
        _is_ill(ada)
        other.execute("rollback")
        other.close()
        assert _post(ada, match, "again")[0] == 200
        assert ada.situation(match, 0)["seq"] == before["seq"] + 1


def test_nobody_but_its_owner_reads_the_file_and_those_beside_it(sqlite_store: str) -> None:
    file = Path(sqlite_store.removeprefix("sqlite:///"))
    file.touch(0o644)
    with serving(sqlite_store) as server, Guest(server.address, "Ada"):
        assert {path.name: oct(path.stat().st_mode & 0o777) for path in file.parent.glob("table.db*")} == dict.fromkeys(
            ("table.db", "table.db-wal", "table.db-shm", "table.db.lock"), oct(0o600)
        )


def test_a_second_server_on_one_sqlite_file_is_refused_in_one_line(sqlite_store: str) -> None:
    with serving(sqlite_store) as server:
        with pytest.raises(RuntimeError, match="another process serves this file") as refused:
            Server(sqlite_store)
        assert "Traceback" not in str(refused.value)
        server.stop(signal.SIGKILL)
    with serving(sqlite_store) as again, Guest(again.address, "Ada") as ada:
        assert ada.done("GET", "/healthz")["healthy"], "a lock ends with its process"
