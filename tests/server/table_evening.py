"""A room with people in it, in this process, whose clock is put forward by hand."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

from table_bad_bots import NAMES as BAD

from understory.server.actor import Actor
from understory.server.config import UNLIMITED, Config
from understory.server.people import Known
from understory.server.room import Room
from understory.server.stream import Stream
from understory.table import messages as msg
from understory.table.changing import Asker
from understory.table.forms import SeatWish, Wishes
from understory.table.vocabulary import Access

GAMES = (
    ("lanterns", "understory.testing.lanterns:LANTERNS"),
    *((name.lower(), f"table_bad_bots:{name}") for name in BAD),
)


BOT_SECONDS = 0.5


@dataclass
class Alarm:
    at: float
    call: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


@dataclass
class HandClock:
    """A clock that is put forward by hand."""

    time: float = 1000.0
    alarms: list[Alarm] = field(default_factory=list)

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        self.alarms.append(Alarm(self.time + seconds, call))
        return self.alarms[-1]

    def forward(self, seconds: float) -> None:
        self.time += seconds
        due = [alarm for alarm in self.alarms if alarm.at <= self.time and not alarm.cancelled]
        self.alarms = [alarm for alarm in self.alarms if alarm not in due]
        for alarm in due:
            alarm.call()


class Evening:
    """A room with Ada and Ben in it."""

    def __init__(self, room: Room, clock: HandClock) -> None:
        self.room = room
        self.clock = clock
        self.people: dict[str, Known] = {}

    async def match(self, *seats: str, game: str = "lanterns", **wishes: Any) -> Actor:
        """A public match of Ada's, the guests' seats taken by Ben."""
        for name in ("Ada", "Ben"):
            self.people[name], _ = await self.room.tables.people.introduced(name)
        wanted = Wishes("c", game, tuple(SeatWish(who) for who in seats), access=Access.PUBLIC, **wishes)
        made = await self.room.tables.make(self.people["Ada"], wanted)
        actor = await self.room.tables.actor(made.match)
        if "guest" in seats:
            await self.room.tables.join(actor, self.asker("Ben"), None, None)
        return actor

    def asker(self, name: str, client: str = "join") -> Asker:
        return Asker(self.people[name].person, name, client)

    def listen(self, actor: Actor, name: str) -> Stream:
        person = self.people[name].person
        return actor.listen(actor.match.seats_of(person)[0], person, None)


def evening(store: str, play: Callable[..., Awaitable[None]], rooms: int = 1, **settings: Any) -> None:
    """Play in so many rooms on one store, as if each were a process, under one clock."""

    async def run() -> None:
        clock = HandClock()
        usual: dict[str, Any] = {"limits": UNLIMITED, "extra_games": GAMES, "bot_seconds": BOT_SECONDS}
        config = Config(store=store, **(usual | settings))
        async with AsyncExitStack() as stack:
            opened = [await stack.enter_async_context(Room.opened(config, clock)) for _ in range(rooms)]
            await asyncio.wait_for(play(*(Evening(room, clock) for room in opened)), 100)

    asyncio.run(run())


async def until(stream: Stream, wanted: Callable[[msg.FromTable], bool]) -> msg.FromTable:
    """Listen until something is told."""
    async for batch in stream.batches():
        for message in batch:
            if wanted(message):
                return message
    raise AssertionError("the stream ended")


def over(message: msg.FromTable) -> bool:
    return isinstance(message, msg.Situation) and message.end is not None


def caring(seat: int, now: bool) -> Callable[[msg.FromTable], bool]:
    return lambda told: isinstance(told, msg.Caretaking) and (told.seat, told.caring) == (seat, now)


async def move(actor: Actor, asker: Asker, seat: int) -> msg.Accepted:
    match = actor.match
    legal = match.game.legal(match.line.state, match.waiting[match.waiting.index(seat)])
    first = str(next(iter(legal)))
    answer = await actor.ask(msg.Move(asker.client, match.seq, seat, (first,), closes=0), asker)
    assert isinstance(answer, msg.Accepted), answer
    return answer
