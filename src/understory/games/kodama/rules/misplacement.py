"""What is wrong with a placement, in words that cite rules: made from the numbers that the geometry found.

Lengths in the evidence are 0.01 mm; cards are places in the tree, icons places on the parent card.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from understory.core import Reason
from understory.games.kodama.pack.cards import Card
from understory.geometry import FULL_TURN
from understory.geometry.kernel import CLEAR, RIM

FARTHEST: Final = 1 << 15
"""No card reaches this far from its own centre: what lies beyond is refused unmeasured."""


class Measured(NamedTuple):
    """What the kernel found out about a placement (`understory.geometry.kernel.judge`)."""

    ground: Card
    parent: int
    u: int
    v: int
    cards: int
    found: Sequence[int]


def unreadable(cards: int, parent: int, u: int, v: int, turn: int) -> tuple[Reason, ...]:
    """What is wrong with the numbers alone, on a tree of so many cards: nothing can be measured then."""
    faults = []
    if type(parent) is not int or not 0 <= parent < cards:
        faults.append(Reason.of("kodama.place.one-card", parent=_number(parent), cards=cards))
    if not all(type(number) is int and abs(number) < FARTHEST for number in (u, v)):
        faults.append(Reason.of("kodama.place.bark", u=_number(u), v=_number(v)))
    if type(turn) is not int or not 0 <= turn < FULL_TURN:
        faults.append(Reason.of("kodama.place.free", turn=_number(turn), least=0, most=FULL_TURN - 1))
    return tuple(faults)


def _number(value: object) -> int | str:
    """What was given in place of a number, short enough to be told."""
    if type(value) is int and abs(value) < 1 << 53:
        return value
    return "out of range" if type(value) is int else "not a whole number"


def describe(judged: Measured) -> tuple[Reason, ...]:
    """The rules that a measured placement breaks, in the order of the rulebook."""
    found = judged.found
    touched = tuple(card for card in range(judged.cards) if card != judged.parent and found[2 + card] <= CLEAR)
    covered = tuple(icon for icon, overlap in enumerate(found[2 + judged.cards :]) if overlap > 0)
    faults = _bark(judged)
    if touched:
        gap = min(found[2 + card] for card in touched)
        faults.append(Reason.of("kodama.place.one-card", parent=judged.parent, touched=touched, gap=gap))
    if covered:
        kinds = tuple(str(judged.ground.shape.icons[icon].kind) for icon in covered)
        faults.append(Reason.of("kodama.place.no-icon", parent=judged.parent, covered=covered, kinds=kinds))
    if found[1] < 0:
        faults.append(Reason.of("kodama.place.table-edge", over=-found[1]))
    return tuple(faults)


def _bark(judged: Measured) -> list[Reason]:
    """Whether the end misses the bark, and whether it lies too near the border or beyond it; both at once if so."""
    shape = judged.ground.shape
    inside = min(shape.width // 2 - abs(judged.u), shape.height // 2 - abs(judged.v))
    evidence: dict[str, int] = {}
    if judged.found[0]:
        evidence["off_bark"] = judged.found[0]
    if inside < RIM:
        evidence["inside_border"] = inside
        evidence["needed"] = RIM
    return [Reason.of("kodama.place.bark", parent=judged.parent, **evidence)] if evidence else []
