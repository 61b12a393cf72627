"""What a placement of Kodama brings."""

from understory.games.kodama.pack.conditions import Effect, word_of
from understory.games.kodama.pack.ground import TURN_STEP
from understory.games.kodama.pack.spirits import Decree
from understory.games.kodama.rules.decrees import allows_gust, as_placed, counts_as, limit
from understory.games.kodama.rules.growth import worth
from understory.games.kodama.rules.placement import HINT_SPARE, SNAP_OFFSETS, SNAP_REACH, SNAP_SWING, SNAP_TURN
from understory.games.kodama.rules.scoring import Foliage, counted, covered, points
from understory.games.kodama.rules.tree import Tree, line
from web.translate import translated


def module() -> str:
    """`kodama-rules.ts`."""
    grown = (
        "{ readonly tree: { readonly parents: readonly number[] }; readonly counts: readonly (readonly number[])[] }"
    )
    return translated(
        counted, covered, points, worth, as_placed, counts_as, limit, allows_gust, line,
        told="What a placement of Kodama brings.",
        shapes={Decree: "{ readonly effect: Effect }", Foliage: grown, Tree: "{ readonly parents: readonly number[] }"},
        word=word_of,
        named={
            "Effect": Effect, "HINT_SPARE": HINT_SPARE, "TURN_STEP": TURN_STEP, "SNAP_OFFSETS": SNAP_OFFSETS,
            "SNAP_REACH": SNAP_REACH, "SNAP_SWING": SNAP_SWING, "SNAP_TURN": SNAP_TURN,
        },
    )  # fmt: skip
