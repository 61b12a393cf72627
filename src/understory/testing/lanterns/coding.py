"""Lanterns in numbers: an action a listed move, and what a view holds, the viewer's own first."""

from array import array
from typing import Final

from understory.core import Tensor
from understory.core.coding import SingleSteps
from understory.testing.lanterns.rules.moves import (
    HIGHEST,
    PACKS,
    ROOM,
    Bury,
    Hang,
    Lantern,
    Move,
    Return,
    Wish,
    lanterns,
)
from understory.testing.lanterns.rules.state import Ask
from understory.testing.lanterns.rules.view import View

_ALL: Final = lanterns(PACKS["full"][0])
_ASKS: Final = {ask: number for number, ask in enumerate(Ask, 1)}


def coding() -> SingleSteps[Move, View]:
    """The game's moves and views in numbers."""
    hangings = [Hang(lantern, height) for lantern in _ALL for height in range(0, HIGHEST + 1, ROOM)]
    moves: list[Move] = [Wish(False), Wish(True), *map(Return, _ALL), *map(Bury, _ALL), *hangings]
    return SingleSteps(moves, layout, numbers)


def layout(players: int) -> tuple[Tensor, ...]:
    """What is asked of whom and how large the pile is; what is known under it, in hands and on the pole."""
    return (
        Tensor("asked", (2,)),
        Tensor("pile", (1,)),
        Tensor("bottom", (len(_ALL),)),
        Tensor("hands", (players, len(_ALL) + 1)),
        Tensor("hung", (players, len(_ALL))),
    )


def numbers(view: View) -> bytes:
    """Places under the pile and heights count from 1; 0 is nothing. A hand ends with how many are hidden."""
    players = len(view.hands)
    me = view.viewer or 0
    step = view.pending[-1] if view.pending else None
    told = [_ASKS[step.ask], (step.seat - me) % players] if step else [0, 0]
    told.append(view.pile.size)
    under = {card.card: place for place, card in enumerate(view.pile.bottom, 1)}
    told += [under.get(lantern, 0) for lantern in _ALL]
    for at in range(players):
        hand = view.hands[(me + at) % players]
        told += [*(int(lantern in hand.known) for lantern in _ALL), hand.hidden]
    for at in range(players):
        told += _heights(view, (me + at) % players)
    return array("h", told).tobytes()


def _heights(view: View, seat: int) -> list[int]:
    own: dict[Lantern, int] = {hung.lantern: hung.height + 1 for hung in view.hung if hung.seat == seat}
    return [own.get(lantern, 0) for lantern in _ALL]
