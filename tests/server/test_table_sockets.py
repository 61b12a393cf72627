"""Sockets below the messages: their frames, and the signs of life on them."""

import asyncio
import threading
from typing import Any

import pytest
from bench.table_server import Guest, MatchSocket, serving
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from understory.server.connections import text_frame
from understory.server.heartbeat import PATIENCE, Heartbeat

INTERVAL = 45.0


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_text_frame_is_the_one_that_the_websocket_library_would_write(size: int) -> None:
    text = b"a" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class Silent:
    """A socket from which something comes only when a test says so."""

    def __init__(self) -> None:
        self.heard = self.pinged = 0.0
        self.pings = 0
        self.gone = False

    def ping(self) -> None:
        self.pings += 1

    def keepalive_timeout(self) -> None:
        self.gone = True


def looked_after(socket: Silent, *moments: float) -> None:
    """Let a heartbeat look after a socket at these moments."""

    async def look() -> None:
        heartbeat = Heartbeat(INTERVAL)
        heartbeat.add(socket)
        for now in moments:
            heartbeat.look_after(now)

    asyncio.run(look())


def test_whoever_has_been_silent_is_pinged_once_and_let_go_when_nothing_comes() -> None:
    socket = Silent()
    looked_after(socket, INTERVAL - 1, INTERVAL, INTERVAL + 1, INTERVAL + PATIENCE - 1)
    assert (socket.pings, socket.gone) == (1, False)
    looked_after(socket, INTERVAL + PATIENCE)
    assert (socket.pings, socket.gone) == (1, True)


def test_whoever_answers_a_ping_is_pinged_again_after_as_long_a_silence() -> None:
    socket = Silent()
    looked_after(socket, INTERVAL)
    socket.heard = INTERVAL + 2
    looked_after(socket, INTERVAL + PATIENCE, 2 * INTERVAL + 1)
    assert (socket.pings, socket.gone) == (1, False)
    looked_after(socket, 2 * INTERVAL + 2)
    assert (socket.pings, socket.gone) == (2, False)


def test_whoever_speaks_is_not_pinged() -> None:
    socket = Silent()
    for n in range(1, 9):
        socket.heard = n * INTERVAL / 2
        looked_after(socket, socket.heard + INTERVAL / 2)
    assert (socket.pings, socket.gone) == (0, False)


class Pinged(MatchSocket):
    """A client's end that notes pings."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self.pings = threading.Semaphore(0)
        super().__init__(*args, **kwargs)

    def process_event(self, event: Any) -> None:
        """Answer as ever."""
        if isinstance(event, Frame) and event.opcode is Opcode.PING:
            self.pings.release()
        super().process_event(event)


def test_a_quiet_socket_is_pinged_again_and_again_and_stays_open(sqlite_store: str) -> None:
    with serving(sqlite_store, "--heartbeat", "0.05") as server, Guest(server.address, "Ada") as ada:
        match = ada.make("me", "me")["match"]
        address = f"{server.address.replace('http', 'ws')}/api/matches/{match}/socket?seat=0"
        cookie = {"Cookie": f"understory={ada.token}"}
        with connect(address, additional_headers=cookie, create_connection=Pinged) as line:
            assert isinstance(line, Pinged)
            assert all(line.pings.acquire(timeout=60) for _ in range(3))
            line.send('{"type":"ping"}')
            assert line.until("pong")
