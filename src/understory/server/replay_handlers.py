"""Games looked at again at the server: matches for whoever may find them, records for whoever has their id."""

import asyncio
from typing import Final

from starlette.responses import Response

from understory.hosting.watching import Watched, number, of_match, of_record
from understory.server.calls import Call
from understory.server.errors import TableError
from understory.server.fair import Share
from understory.server.handlers import looked_at
from understory.table import forms
from understory.table import messages as msg
from understory.table.replays import Timeline

_WIDE: Final = 1200
"""Pixels across a picture that a link shows."""
_DRAWING: Final = asyncio.Semaphore(1)
"""Pictures are drawn one at a time: each takes a second of one processor."""


async def watched(call: Call) -> Watched:
    """The game that the call is about, and the seats as which the asker may look at it."""
    if "record" in call.path:
        return of_record(await call.tables.records.course(call.path["record"]))
    actor, who = await looked_at(call)
    return of_match(actor.match, who.person if who else None)


async def _told(call: Call, *rest: str) -> Timeline | msg.Situation | msg.Shown:
    """What is asked for, made away from the event loop."""
    return await asyncio.to_thread((await watched(call)).told, rest, call.query)


async def timeline(call: Call) -> Timeline | msg.Situation | msg.Shown:
    """A game from its first move to its last, or to now, as one viewer may look at it again."""
    return await _told(call, "timeline")


async def frame(call: Call) -> Timeline | msg.Situation | msg.Shown:
    """How a game stood after so many moves, as one viewer saw it."""
    return await _told(call, "frames", call.path["moves"])


async def drawing(call: Call) -> Timeline | msg.Situation | msg.Shown:
    """The table after so many moves as the game draws it."""
    return await _told(call, "frames", call.path["moves"], "drawing")


async def keepsake(call: Call) -> Timeline | msg.Situation | msg.Shown:
    """A picture of what was made, as SVG: each seat's tree or town with names, points and date."""
    return await _told(call, "keepsake")


async def made(call: Call) -> Timeline | msg.Situation | msg.Shown:
    """What one seat made, as SVG and without words: its tree, its town."""
    return await _told(call, "made")


async def picture(call: Call) -> Response:
    """The same as PNG, as large as links show it."""
    game = await watched(call)
    try:
        async with _DRAWING:
            content = await asyncio.to_thread(drawn_as_png, game.keepsake(call.query))
    except ImportError:
        raise TableError(404, "table.no-such-place") from None
    return Response(content, media_type="image/png")


def drawn_as_png(svg: str) -> bytes:
    """A picture in pixels; `ImportError` where nothing is installed that can do it."""
    import resvg_py  # noqa: PLC0415  (an extra)

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=_WIDE))


async def analysis(call: Call) -> forms.Judgement:
    """A decision of a finished game looked into: what a search would have done, and what it cost. Of a match that is
    still played nothing is told."""
    who = await call.who()
    game, moves = await watched(call), number(call.path["moves"])
    if "match" in call.path and not game.course.over:
        raise TableError(409, "table.not-over")
    found = await call.tables.thinkers.judged(game.decision(moves), Share(who.person, "analysis"))
    return game.judgement(moves, found)
