"""Campaigns in a room of their own, chapters played in one go: for tests of what the server makes of them."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from understory.core import Decision
from understory.server.campaign_forms import CampaignJoin, CampaignWishes, ChapterWish
from understory.server.config import UNLIMITED, Config
from understory.server.people import Known
from understory.server.room import Room
from understory.table.campaigns import Campaign
from understory.table.changing import Change
from understory.table.forms import SeatWish
from understory.table.match import Match
from understory.table.vocabulary import Code, Mover

GAME = "everdell-duo"


@asynccontextmanager
async def room_at(store: str) -> AsyncIterator[Room]:
    """A room on this store."""
    async with Room.opened(Config(store=store, limits=UNLIMITED)) as room:
        yield room


async def known(room: Room, name: str) -> Known:
    """Somebody with a name."""
    return (await room.tables.people.introduced(name))[0]


async def founded(room: Room, *people: Known, difficulty: str = "normal") -> Code:
    """A campaign of one person, or of two far apart: the second joins by the link."""
    mayors = (SeatWish("me"), *(SeatWish("guest") for _ in people[1:]))
    wishes = CampaignWishes("made", GAME, "Mossgate", difficulty, mayors)
    code, key = await room.tables.campaigns.made(people[0], wishes)
    for person in people[1:]:
        form = CampaignJoin(key or "")
        assert await room.tables.campaigns.joined(person, form.key, form.name) == code
    return code


async def begun(room: Room, who: Known, code: Code, chapter: int, *, alone: bool = False) -> Code:
    """The match of a chapter."""
    return await room.tables.campaigns.begun(who, code, ChapterWish("c", chapter, alone))


async def played_out(room: Room, match: Code, luck: str, until: Callable[[Any], bool] = lambda _: False) -> None:
    """Let the game's quick player play all seats to the end, or until a state is so."""
    actor = await room.tables.actor(match)
    await actor.change(lambda now_match, now: _played(now_match, now, Random(luck), until))


def _played(match: Match[Any, Any, Any], now: float, rng: Random, until: Callable[[Any], bool]) -> Change:
    change = Change(match, now)
    while isinstance(node := change.match.line.node, Decision) and not until(change.match.line.state):
        seat, game = node.seats[0], change.match.game
        view = game.view(change.match.line.state, seat)
        move = change.match.box.greedy(view, game.legal(change.match.line.state, seat), rng)
        change.move(seat, (str(move),), Mover.BOT, None)
    return change


async def entered(room: Room, code: Code, who: Known) -> Campaign:
    """The campaign as a mayor finds it."""
    return await room.tables.campaigns.theirs(code, who.person)
