"""Games get ready away from the event loop: reading packs and compiling geometry take seconds, once a process."""

import asyncio
import gc
from random import Random
from typing import Any, Final

from understory.core import Box, Decision, Line, dealing_from
from understory.table.vocabulary import Shelf

_SEARCHED: Final = 60
"""Moves of a game after which all that a searching bot needs at its first decision is there too."""


class Warmed:
    """The shelf's games, each ready to be played at full speed."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._ready: dict[str, asyncio.Task[Box[Any, Any, Any]]] = {}

    async def box(self, name: str) -> Box[Any, Any, Any]:
        """The game of this name; `KeyError` where there is none."""
        if name not in self._ready:
            self._ready[name] = asyncio.create_task(asyncio.to_thread(warmed, self.shelf, name))
        try:
            return await asyncio.shield(self._ready[name])
        except Exception:  # whatever it was, it may go better the next time
            self._ready.pop(name, None)
            raise


def warmed(shelf: Shelf, name: str) -> Box[Any, Any, Any]:
    """Open the box and play one game with it: whatever is loaded or compiled when first needed is there afterwards."""
    box = shelf(name)
    rng = Random(0)
    line = Line(box.game, box.game.spec.chosen(box.game.spec.fewest))
    line.deal(dealing_from(rng))
    while isinstance(node := line.node, Decision):
        seat = node.seats[0]
        if box.guide is not None and len(line.steps) < _SEARCHED:
            box.guide.candidates(line.state, seat, rng)
            box.guide.quick(line.state, seat, rng)
            box.guide.values(line.state)
        line.play(seat, box.game.legal(line.state, seat).sample(rng))
        line.deal(dealing_from(rng))
    gc.freeze()  # what was loaded stays: looking through it again and again for garbage would hold everybody up
    return box
