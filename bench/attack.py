"""The table while somebody takes what they can: how long others wait. Seconds.

`starved`: one guest makes matches of nothing but the strongest bots and watches them all; another plays a greedy bot,
and waits for each of its answers. `stopped`: as many listen as a server takes, and it is told to stop.
"""

import asyncio
import signal
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from bench.table_server import Guest, Server

GREEDY_MATCHES: Final = 20
STRONGEST: Final = "level:4"
MOVES: Final = 10
AT_ONCE: Final = 50


def starved(server: Server) -> list[float]:
    """How long a greedy bot took for each of its answers."""
    with Guest(server.address, "Mallory") as mallory, Guest(server.address, "Ada") as ada:
        for _ in range(GREEDY_MATCHES):
            match = mallory.make(*[STRONGEST] * 2, game="kodama-duo", access="public")["match"]
            mallory.situation(match)
        match = ada.make("me", "greedy", game="kodama-3d")["match"]
        return [_answered(ada, match) for _ in range(MOVES)]


def _answered(guest: Guest, match: str) -> float:
    """Make a move and end the turn; the time until the seat is on turn again."""
    stands = _waited_for(guest, match)
    move = guest.legal(match, 0, limit=1, seen=stands["seq"])[0]
    answer = guest.ask(match, "move", seat=0, answers=stands["seq"], moves=[move], closes=0)
    assert answer.is_success, answer.text
    began = time.perf_counter()
    _waited_for(guest, match)
    return time.perf_counter() - began


def _waited_for(guest: Guest, match: str) -> dict[str, Any]:
    """How the match stands once the seat is on turn."""
    while True:
        stands = guest.situation(match, 0)
        if 0 in stands["waiting"] or stands["status"] == "over":
            return stands


def stopped(server: Server, streams: int) -> float:
    """How long a server took to end while so many listened."""
    with Guest(server.address, "Ada") as ada:
        match = ada.make("me", "guest", access="public")["match"]
    here, there = get_context("spawn").Pipe()
    address = f"{server.address.replace('http', 'ws')}/api/matches/{match}/socket"
    listeners = get_context("spawn").Process(target=_listen, args=(address, streams, there))
    listeners.start()
    here.recv()
    began = time.perf_counter()
    server.stop(signal.SIGTERM)
    took = time.perf_counter() - began
    listeners.join()
    return took


def _listen(address: str, streams: int, ready: Connection) -> None:
    asyncio.run(_listened(address, streams, ready))


async def _listened(address: str, streams: int, ready: Connection) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def opened() -> ClientConnection:
        async with gate:
            return await connect(address, compression=None, ping_interval=None, open_timeout=120)

    lines = await asyncio.gather(*(opened() for _ in range(streams)))
    ready.send(len(lines))
    await asyncio.gather(*(line.wait_closed() for line in lines))
