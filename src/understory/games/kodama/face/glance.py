"""What a table of the family would bring right now: each Kodama of the own hand, and the decree at the season's end.

Made from what a viewer may know; plain data, for pages that show it beside the cards.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from understory.core import Datum, Ledger, Seat
from understory.games.kodama.face.homes import Arrivals, Home, arrivals, settled
from understory.games.kodama.pack.spirits import DecreeId, KodamaId
from understory.games.kodama.rules import decrees as decreed
from understory.games.kodama.rules.awards import award
from understory.games.kodama.rules.scoring import Foliage
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.tree import Tree

_REMEMBERED: Final = 2_000
"""Trees: two each of 1,000 tables that play at once."""


@dataclass(frozen=True, slots=True)
class Given:
    """Points that a card would give now, and why."""

    points: int
    evidence: dict[str, Datum]


@dataclass(frozen=True, slots=True)
class GivenTo:
    """Points that a seat would get now, and why."""

    seat: Seat
    points: int
    evidence: dict[str, Datum]


@dataclass(frozen=True, slots=True)
class Glance:
    """For each Kodama of the viewer's hand what it would give on the own tree, and for each seat what the decree."""

    kodamas: dict[KodamaId, Given]
    decree: tuple[GivenTo, ...]
    homes: tuple[tuple[Home, ...], ...]
    """For each seat, where the Kodamas live that have moved into its tree."""


class Glances:
    """What can be told at a glance with one shelf. A tree stays as it is for some moves, and those who live in it
    settle once."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._settled: Callable[[Tree, Arrivals], tuple[Home, ...]]
        self._settled = lru_cache(_REMEMBERED)(partial(settled, shelf.shapes))

    def at(
        self,
        trees: Sequence[Foliage],
        own: int | None,
        hand: Iterable[KodamaId],
        decree: DecreeId | None,
        scored: Sequence[Sequence[KodamaId]],
        ledger: Ledger,
    ) -> Glance:
        """Points and evidence: for each Kodama of the hand on the own tree, for each seat what the decree would give;
        and where those live that were `scored`."""
        shelf = self.shelf
        kodamas: dict[KodamaId, Given] = {}
        if own is not None and own < len(trees):
            for kodama in hand:
                given = award(shelf.kodamas[kodama].condition, trees[own])
                kodamas[kodama] = Given(given.points, dict(given.evidence))
        ending = decreed.season_end(shelf.decrees[decree] if decree else None, trees, "")
        seats = tuple(GivenTo(entry.seat, entry.amount, dict(entry.evidence)) for entry in ending)
        lived = [
            self._settled(foliage.tree, arrivals(ledger, Seat(seat), scored[seat]))
            for seat, foliage in enumerate(trees)
        ]
        return Glance(kodamas, seats, tuple(lived))
