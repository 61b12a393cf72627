"""Goals and points in plain English, made from the goals' own conditions."""

from typing import Final, assert_never

from understory.games.kodama_3d.face.stance import EDGE, stance_of
from understory.games.kodama_3d.rules.conditions import (
    Condition,
    Count,
    Ends,
    EvenLimbs,
    Forks,
    Goal,
    Height,
    Likeness,
    LimbEnds,
    Row,
    Sets,
    Spread,
    Touching,
    Traced,
    Trait,
    Upright,
)
from understory.games.kodama_3d.rules.pieces import TRUNK, Feature
from understory.games.kodama_3d.rules.tree import Tree

_NUMBERS: Final = (
    *("no", "one", "two", "three", "four", "five", "six"),
    *("seven", "eight", "nine", "ten", "eleven", "twelve"),
)
_PLURALS: Final = {Feature.FIREFLY: "fireflies"}
_ROWS: Final = {
    Likeness.SAME_KODAMA: "kodamas of one colour",
    Likeness.SAME_FEATURE: "tiles of one feature",
    Likeness.OTHER_KODAMAS: "different kodamas",
    Likeness.OTHER_FEATURES: "different features",
}


def goal_text(goal: Goal) -> str:
    """What the card says: its points and its requirement."""
    often = ("for every" if isinstance(goal.condition, Row) else "for each") if goal.per else "for"
    return f"{goal.vp} point{'s' if goal.vp != 1 else ''} {often} {requirement(goal.condition)}."


def requirement(condition: Condition) -> str:
    """What has to be on the tree."""
    match condition:
        case Row(of, length):
            return f"{_number(length)} {_ROWS[of] if isinstance(of, Likeness) else _plural(of)} in a row"
        case Touching(one, other):
            both = f"two {_plural(one)}" if one == other else f"{_single(one)} and {_single(other)}"
            return f"pair of {both.removeprefix('two ')} attached to each other"
        case Traced(of):
            return f"{_plural(of)} that can be traced back to each of the trunk's three connection points"
        case LimbEnds(of):
            return f"a branch end with {_single(of)} on every limb, with a limb on each connection point of the trunk"
        case Ends(of):
            return f"branch end with {_single(of)}"
        case Count(of, each):
            return _single(of).partition(" ")[2] if each == 1 else f"{_number(each)} {_plural(of)}"
        case Sets(of):
            return f"set of all four {of}"
        case Forks(bearing):
            return f"tile that bears at least {_number(bearing)} tiles"
        case Height(least):
            return f"a tile on layer {least} or above"
        case Spread(least):
            return f"two tiles at least {_number(least)} cells apart, seen from above"
        case EvenLimbs(within):
            return f"three limbs whose numbers of tiles differ by {_number(within)} at most"
        case Upright(sixths, tiles):
            return f"a tree of at least {_number(tiles)} tiles that leans by at most {_part(sixths)} of its foot"
        case _:
            assert_never(condition)


def percent_of(tree: Tree) -> int:
    """How much of its foot a tree leans over, rounded towards falling: never too hopeful."""
    return -(-100 * stance_of(tree).lean // EDGE)


def whose(tree: Tree) -> str:
    """Whose tree it is, by its colour."""
    return tree.kodama.capitalize()


def point_text(part: int, number: int) -> str:
    """A connection point by its name in notation."""
    return f"{part or TRUNK}.{number}"


def _part(sixths: int) -> str:
    return {1: "a sixth", 2: "a third", 3: "half", 4: "two thirds"}.get(sixths, f"{_number(sixths)} sixths")


def _number(number: int) -> str:
    return _NUMBERS[number] if number < len(_NUMBERS) else str(number)


def _plural(trait: Trait) -> str:
    if isinstance(trait, Feature):
        return _PLURALS.get(trait, f"{trait}s")
    return f"{trait} kodamas"


def _single(trait: Trait) -> str:
    noun = trait.value if isinstance(trait, Feature) else f"{trait} kodama"
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"
