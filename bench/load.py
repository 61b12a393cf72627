"""Load on the table: many live matches, both players of each and a spectator listening on sockets as the page does,
moves posted at a steady rate, the matches in turn, each at its appointed time whether or not the last was answered in
time.

The server is the real one, but for its dealer: every match is dealt from one seed, so that whole games can be worked
out beforehand and clients, in a process of their own, only post. When the clock starts matches are some moves into
their games; else all matches of a game would end in the same second.

Measured is the time from the moment a post is written to the moment its answer is read, and also from the moment for
which it was appointed, so that clients that are behind, for whatever reason, cannot hide it.
"""

import asyncio
import gc
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count, cycle
from os import sysconf
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from understory.core import Dealer, Line, Terminal
from understory.games import box, names

SEED: Final = bytes(range(32))
SCRIPTS: Final = 5
"""Different games of each kind."""
LISTENERS: Final = 3
"""At each match: two players and a spectator."""
PLAYED_BEFORE: Final = 24
"""The most moves of a match that are made before the clock starts."""
AT_ONCE: Final = 8
"""Matches that are brought to where they stand when the clock starts, at a time."""
ONE_SEED: Final = (
    "from understory.core import Dealer; "
    f"Dealer.fresh = classmethod(lambda cls: cls(bytes.fromhex('{SEED.hex()}'))); "
    "from understory.cli import main; main()"
)
"""The server's program, dealt from one seed."""


@dataclass(frozen=True, slots=True)
class Script:
    """A game of two, move by move: who posts what."""

    game: str
    posts: tuple[tuple[int, str], ...]


def script(game: str, rng: Random) -> Script:
    """A random game under the seed."""
    rules = box(game).game
    line = Line(rules, rules.spec.chosen(2))
    posts: list[tuple[int, str]] = []
    while True:
        line.deal(Dealer(SEED))
        node = line.node
        if isinstance(node, Terminal):
            return Script(game, tuple(posts))
        seat = node.seats[0]  # type: ignore[union-attr]  # after dealing, a seat decides
        move = rules.legal(line.state, seat).sample(rng)
        line.play(seat, move)
        posts.append((seat, str(move)))


def scripts(seed: int) -> list[Script]:
    """Some games of every kind, in turn."""
    return [script(game, Random(f"{seed} {game} {n}")) for n in range(SCRIPTS) for game in names()]


@dataclass(slots=True)
class Figures:
    """What was measured. Times are seconds."""

    answers: list[float] = field(default_factory=list)
    """From post to answer."""
    late: list[float] = field(default_factory=list)
    """From the appointed moment to the post, of the same posts."""
    errors: list[str] = field(default_factory=list)
    games: int = 0
    """Matches played to their end."""
    seconds: float = 0.0
    """From the first post to the last answer."""
    server_seconds: float = 0.0
    """What the server used of the processor meanwhile. To open and close sockets is not part of a move."""


class Player:
    """One guest at one seat, or nobody in particular who looks on, listening on a socket."""

    def __init__(self, cookie: str = "") -> None:
        self.cookie = cookie
        self.seq = 0
        self.line: ClientConnection | None = None
        self.answer: asyncio.Future[tuple[float, str]] | None = None
        self.news = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None

    async def sit(self, address: str, match: str, seat: int | None) -> None:
        """Listen at a match, from a seat or as a spectator."""
        await self.get_up()
        url = f"{address.replace('http', 'ws')}/api/matches/{match}/socket" + ("" if seat is None else f"?seat={seat}")
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self.line = await connect(url, additional_headers=headers, compression=None, ping_interval=None)
        self.seq = 0
        self._listening = asyncio.create_task(self._listen(self.line))

    async def get_up(self) -> None:
        """Listen no more."""
        if self.line is not None and self._listening is not None:
            self._listening.cancel()
            await self.line.close()

    async def _listen(self, line: ClientConnection) -> None:
        async for frame in line:
            for told in str(frame).split("\n"):
                kind = told[9:17]
                if kind == "situatio":
                    self.seq = int(told[told.index(":", 20) + 1 : told.index(",", 26)])
                    self.news.set()
                elif kind in ("accepted", 'refused"', 'stale","') and self.answer is not None:
                    self.answer.set_result((time.perf_counter(), told))

    async def seen(self, seq: int) -> None:
        """Wait until this player has been told how things stand after an entry."""
        while self.seq < seq:
            self.news.clear()
            await self.news.wait()

    async def post(self, client: str, seat: int, move: str) -> tuple[float, float, str]:
        """Make a move and end the turn: when it was written, when it was answered, and how."""
        assert self.line is not None
        self.answer = asyncio.get_running_loop().create_future()
        body = f'{{"type":"move","client":"{client}","answers":{self.seq},"seat":{seat},"moves":["{move}"],"closes":0}}'
        written = time.perf_counter()
        await self.line.send(body)
        return written, *await self.answer


class Match:
    """A pair of guests who play one script after another."""

    def __init__(
        self, http: httpx.AsyncClient, pair: tuple[Player, Player], plays: Iterator[Script], name: str
    ) -> None:
        self.http = http
        self.pair = pair
        self.listeners = (*pair, Player())
        self.plays = plays
        self.name = name
        self.ids = count()
        self.left: list[tuple[int, str]] = []

    async def begin(self) -> None:
        """A new match, both seated and listening."""
        play = next(self.plays)
        self.left = list(reversed(play.posts))
        body: dict[str, Any] = {"client": f"{self.name}-{next(self.ids)}", "game": play.game, "access": "public"}
        body["seats"] = [{"who": "me"}, {"who": "guest"}]
        match = (await self._call(0, "/api/matches", body))["match"]
        await self._call(1, f"/api/matches/{match}/seats", {"client": f"sit-{match}"})
        for seat, player in zip((0, 1, None), self.listeners, strict=True):
            await player.sit(str(self.http.base_url).rstrip("/"), match, seat)

    async def _call(self, seat: int, path: str, body: dict[str, Any]) -> Any:
        answer = await self.http.post(path, json=body, headers={"cookie": self.pair[seat].cookie})
        return answer.raise_for_status().json()

    async def begin_somewhere(self, rng: Random) -> None:
        """A new match, some way into its game."""
        await self.begin()
        unmeasured = Figures()
        for _ in range(rng.randrange(min(PLAYED_BEFORE, len(self.left)))):
            await self.turn(time.perf_counter(), unmeasured)
            if unmeasured.errors:
                raise RuntimeError(f"before anything was measured: {unmeasured.errors[0]}")

    async def turn(self, due: float, figures: Figures) -> None:
        """Post the next move, and wait until all who listen have been told of it."""
        seat, move = self.left.pop()
        player = self.pair[seat]
        await player.seen(1)
        written, answered, answer = await player.post(f"{self.name}-{next(self.ids)}", seat, move)
        figures.late.append(written - due)
        figures.answers.append(answered - written)
        if not answer.startswith('{"type":"accepted"'):
            figures.errors.append(answer[:300])
            self.left.clear()
            return
        seq = int(answer[answer.rindex(":") + 1 : -1])
        for each in self.listeners:
            await each.seen(seq)


async def posted(address: str, server: int, matches: int, rate: float, seconds: float, seed: int) -> Figures:
    """Post moves at so many matches of a server process, so many a second in all, so long."""
    figures = Figures()
    limits = httpx.Limits(max_connections=20, max_keepalive_connections=20)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits) as http:
        plays = cycle(scripts(seed))
        tables = [Match(http, (await _guest(http), await _guest(http)), plays, f"t{n}") for n in range(matches)]
        ready: asyncio.Queue[Match] = asyncio.Queue()
        gate, rng = asyncio.Semaphore(AT_ONCE), Random(seed)

        async def begun(table: Match) -> None:
            async with gate:
                await table.begin_somewhere(rng)
            ready.put_nowait(table)

        async def turn(table: Match, due: float) -> None:
            await table.turn(due, figures)
            if not table.left:
                figures.games += 1
                await table.begin()
            ready.put_nowait(table)

        await asyncio.gather(*(begun(table) for table in tables))
        gc.disable()  # a pause of the clients would be measured as one of the server's
        used = cpu_seconds(server)
        start = time.perf_counter()
        turns = []
        for n in range(int(rate * seconds)):
            due = start + n / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            turns.append(asyncio.create_task(turn(await ready.get(), due)))
        await asyncio.gather(*turns)
        figures.seconds = time.perf_counter() - start
        figures.server_seconds = cpu_seconds(server) - used
        await asyncio.gather(*(player.get_up() for table in tables for player in table.listeners))
    return figures


async def _guest(http: httpx.AsyncClient) -> Player:
    http.cookies.clear()
    answer = (await http.post("/api/me", json={"name": "Guest"})).raise_for_status()
    http.cookies.clear()
    return Player(f"understory={answer.cookies['understory']}")


def cpu_seconds(process: int) -> float:
    """What a process and its threads have used of the processor."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / sysconf("SC_CLK_TCK")


def run(address: str, server: int, matches: int, rate: float, seconds: float, seed: int) -> Figures:
    """The same, in a process of its own."""
    return asyncio.run(posted(address, server, matches, rate, seconds, seed))
