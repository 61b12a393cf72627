"""What a table of the family would bring right now: each Kodama of the own hand, and the decree at the season's end.

Made from what a viewer may know; plain data, for pages that show it beside the cards.
"""

from collections.abc import Iterable, Sequence

from understory.core import Evidence, Plain, plain
from understory.games.kodama import decrees as decreed
from understory.games.kodama.awards import award
from understory.games.kodama.pack.spirits import DecreeId, KodamaId
from understory.games.kodama.scoring import Foliage
from understory.games.kodama.shelf import Shelf


def glance_at(
    shelf: Shelf, trees: Sequence[Foliage], own: int | None, hand: Iterable[KodamaId], decree: DecreeId | None
) -> Plain:
    """Points and evidence: for each Kodama of the hand on the own tree, for each seat what the decree would give."""
    kodamas: dict[str, Plain] = {}
    if own is not None and own < len(trees):
        for kodama in hand:
            given = award(shelf.kodamas[kodama].condition, trees[own])
            kodamas[kodama] = _given(given.points, given.evidence)
    ending = decreed.season_end(shelf.decrees[decree] if decree else None, trees, "")
    seats: list[Plain] = [{"seat": entry.seat, **_given(entry.amount, entry.evidence)} for entry in ending]
    return {"kodamas": kodamas, "decree": seats}


def _given(points: int, evidence: Evidence) -> dict[str, Plain]:
    return {"points": points, "evidence": {name: plain(value) for name, value in evidence}}
