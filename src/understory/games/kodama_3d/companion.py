"""The companion of Kodama 3D: goals in hand, typed from the vocabulary, prove themselves on a sketch of the tree.

A sketch knows what every tile hangs on, its feature and its kodama; the tiles on the trunk stand on its connection
points in the order in which they were added. Heights, spreads and leans it does not know: such goals are typed as
points.
"""

from dataclasses import replace
from typing import Final

from understory.core import Reason, Seat
from understory.core.companion import (
    SKETCH,
    UNCLEAR,
    Blank,
    Column,
    Counted,
    Fault,
    Fill,
    Filled,
    Kind,
    Phrase,
    Row,
    Sheet,
    Sketch,
    Wanted,
    Word,
    checked,
    typed,
)
from understory.core.packs import Fields, PackError
from understory.games.kodama_3d.pack import goal_of
from understory.games.kodama_3d.rules.conditions import Goal, Likeness
from understory.games.kodama_3d.rules.conditions import Kind as TraitKind
from understory.games.kodama_3d.rules.pieces import Feature, GoalName, Kodama, Tile, TileName
from understory.games.kodama_3d.rules.scoring import LIMBS, Anatomy, entries, outcome
from understory.games.kodama_3d.rules.space import Cell, Offset, Shape
from understory.games.kodama_3d.rules.tree import Part, Tree

TILES: Final = 12
MOST_GOALS: Final = 13
GOALS, OTHERS = "goals", "others"
"""The rows of goals that a sketch proves, and of those whose points are read off by eye."""
_TRAITS: Final = (*map(str, Feature), *map(str, Kodama))
_POINTS: Final = (Blank("vp", Kind.NUMBER, least=1, most=99), Blank("per", Kind.FLAG))


def _trait(name: str) -> Blank:
    return Blank(name, Kind.ONE, _TRAITS, named="trait")


WORDS: Final = (
    Word(
        "row",
        (
            Blank("length", Kind.NUMBER, least=2, most=12),
            Blank("of", Kind.ONE, (*_TRAITS, *Likeness), named="trait"),
            *_POINTS,
        ),
    ),
    Word("touching", (_trait("one"), _trait("other"), *_POINTS)),
    Word("traced", (_trait("of"), *_POINTS)),
    Word("limb-ends", (_trait("of"), *_POINTS)),
    Word("ends", (_trait("of"), *_POINTS)),
    Word("count", (Blank("each", Kind.NUMBER, least=1, most=12), _trait("of"), *_POINTS)),
    Word("sets", (Blank("of", Kind.ONE, tuple(map(str, TraitKind)), named="space-kind"), *_POINTS)),
    Word("forks", (Blank("bearing", Kind.NUMBER, least=2, most=3), *_POINTS)),
    Word("even-limbs", (Blank("within", Kind.NUMBER, least=0, most=12), *_POINTS)),
)

SHEET: Final = Sheet(
    "space",
    "space",
    2,
    4,
    (
        *(Row(f"tile-{tile}", "k3d.grow.attach", "tree", Fill.CARD, most=0) for tile in range(1, TILES + 1)),
        Row(GOALS, "k3d.goal.per", "goals", Fill.WORDS, "goal", phrases=MOST_GOALS, most=199),
        Row(OTHERS, "k3d.goal.per", "goals", Fill.SUM, most=199),
    ),
    words={"goal": WORDS},
    sketch=Sketch(
        Blank("kodama", Kind.ONE, tuple(map(str, Kodama)), 1, 1, "trait"),
        (
            Blank("feature", Kind.ONE, tuple(map(str, Feature)), 1, 1, "trait"),
            Blank("kodama", Kind.ONE, tuple(map(str, Kodama)), 1, 1, "trait"),
        ),
        openings=len(LIMBS),
    ),
    counters=(Blank(GOALS, Kind.NUMBER, most=20),),
    begins=("youngest",),
)
_SHAPE: Final = Shape.of("sketch", Offset(1, 0, 0), (1, 1), ())


class Companion3D:
    """Counts the sheet of goals."""

    sheets = (SHEET,)

    def count(self, sheet: Sheet, filled: Filled) -> Counted:
        """What the goals come to; `Unreadable` where the sheet has no room for something."""
        checked(sheet, filled)
        found = list(typed(sheet, filled))
        faults: list[Fault] = []
        wanted: list[Wanted] = []
        hands: list[tuple[GoalName, ...]] = []
        for seat, column in enumerate(filled.columns):
            goals = _goals(column, seat, faults) if GOALS not in column.typed else []
            if goals and not column.cards:
                wanted.append(Wanted(seat, SKETCH, GOALS))
            elif goals:
                found += [replace(entry, when=GOALS) for entry in entries(Seat(seat), goals, anatomy(column))]
            hands.append((GoalName(""),) * _in_hand(column))
        ledger = tuple(found)
        result = outcome(ledger, tuple(hands))
        if result.scores.count(max(result.scores)) > 1:
            tied = [seat for seat, score in enumerate(result.scores) if score == max(result.scores)]
            wanted += [Wanted(seat, GOALS) for seat in tied if _uncounted(filled.columns[seat])]
        return Counted(ledger, result, tuple(faults), tuple(wanted))


def _uncounted(column: Column) -> bool:
    """Whether nobody knows how many goals are in a hand: their points were typed in one."""
    return GOALS in column.typed and GOALS not in column.counters


def _in_hand(column: Column) -> int:
    """How many goals were in a hand (k3d.end.winner)."""
    there = len(column.words.get(GOALS, ())) + len(column.sums.get(OTHERS, ()))
    return column.counters.get(GOALS, there)


def _goals(column: Column, seat: int, faults: list[Fault]) -> list[Goal]:
    """The goals typed from the vocabulary."""
    found = []
    for at, phrase in enumerate(column.words.get(GOALS, ()), 1):
        try:
            found.append(_goal(f"goal-{at}", phrase))
        except PackError as problem:
            faults.append(Fault(seat, GOALS, Reason.of(UNCLEAR, problem=problem.problem)))
    return found


def _goal(name: str, phrase: Phrase) -> Goal:
    given: dict[str, object] = dict(phrase)
    head: dict[str, object] = {part: given.pop(part) for part in ("vp", "per") if part in given}
    return goal_of(Fields("", name, {"number": 1, **head, "condition": given}))


def anatomy(column: Column) -> Anatomy:
    """A sketch taken apart for scoring, as a tree is."""
    tiles: dict[TileName, Tile] = {}
    parts: list[Part] = []
    for number, card in enumerate(column.cards, 1):
        name = TileName(str(number))
        feature = next(Feature(mark) for mark in card.marks if mark in tuple(Feature))
        kodama = next(Kodama(mark) for mark in card.marks if mark in tuple(Kodama))
        tiles[name] = Tile(name, feature, kodama, _SHAPE)
        limb = parts[card.on - 1].limb if card.on else 1 + sum(part.on == 0 for part in parts)
        parts.append(Part(name, card.on, number, Cell(0), 0, limb))
    tree = Tree(Kodama(column.trunk), 1, tuple(parts), (), frozenset(), 1, 0, 0)
    return Anatomy(tree, tiles)
