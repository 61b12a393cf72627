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

_REMEMBERED: Final = 8_000
"""Of each kind: what two trees each of 1,000 tables that play at once need."""


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
    """What can be told at a glance with one shelf. A tree stays as it is for some moves and looks the same to all: what
    its cards would give is worked out once, and those who live in it settle once."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._settled: Callable[[Tree, Arrivals], tuple[Home, ...]]
        self._settled = lru_cache(_REMEMBERED)(partial(settled, shelf.shapes))
        self._kodama: Callable[[KodamaId, Foliage], Given] = lru_cache(_REMEMBERED)(self._kodama_given)
        self._decree: Callable[[DecreeId | None, tuple[Foliage, ...]], tuple[GivenTo, ...]]
        self._decree = lru_cache(_REMEMBERED)(self._decree_given)

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
        tree = None if own is None or own >= len(trees) else trees[own]
        kodamas = {kodama: self._kodama(kodama, tree) for kodama in hand} if tree else {}
        lived = [
            self._settled(foliage.tree, arrivals(ledger, Seat(seat), scored[seat]))
            for seat, foliage in enumerate(trees)
        ]
        return Glance(kodamas, self._decree(decree, tuple(trees)), tuple(lived))

    def _kodama_given(self, kodama: KodamaId, tree: Foliage) -> Given:
        given = award(self.shelf.kodamas[kodama].condition, tree)
        return Given(given.points, dict(given.evidence))

    def _decree_given(self, decree: DecreeId | None, trees: tuple[Foliage, ...]) -> tuple[GivenTo, ...]:
        ending = decreed.season_end(self.shelf.decrees[decree] if decree else None, trees, "")
        return tuple(GivenTo(entry.seat, entry.amount, dict(entry.evidence)) for entry in ending)
