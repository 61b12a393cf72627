"""The worked examples of Kodama Duo's booklet, and a whole game that must never change its course."""

from pathlib import Path
from typing import Final

import pytest

from understory.core import Decision, Entry, Pile, Sealed, Seat, Terminal, played, read, replayed, totals
from understory.core.record import verified
from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.rules.moves import Place
from understory.games.kodama.rules.shelf import shipped_shelf
from understory.games.kodama.rules.tree import Tree
from understory.games.kodama_duo.rules.game import DuoGame
from understory.games.kodama_duo.rules.state import Ask, Pending, State
from understory.testing import rule

SHELF: Final = shipped_shelf()
GAME: Final = DuoGame(SHELF)
YOU, OTHER = Seat(0), Seat(1)

A, B, C, D, FORK = (CardId(card) for card in ("b12", "b28", "b24", "b34", "b43"))
"""The cards of the picture: the new one, those below it down to the trunk, and the one on a fork."""
BELOW: Final = {D: CardId("u1"), C: D, B: C, FORK: B, A: B}


def laid(tree: Tree, card: CardId, on: CardId) -> Place:
    """A card laid on another where the rules allow it, as upright as it can lie."""
    parent = tree.cards.index(on)

    def high(place: Place) -> int:
        return tree.grown(SHELF.branches[card], parent, place.u, place.v, place.turn).pose(len(tree)).y

    places = SHELF.placing.canonical(tree, [card], {card: [parent]})
    return max((Place(card, on, place.u, place.v, place.turn) for place in places), key=high)


def grown(tree: Tree, move: Place) -> Tree:
    return tree.grown(SHELF.branches[move.card], tree.cards.index(move.on), move.u, move.v, move.turn)


def table(tree: Tree, yours: tuple[str, ...], others: tuple[str, ...]) -> State:
    """Both have their piles in the mixed game; the other has a bare trunk."""
    state = GAME.start(GAME.spec.chosen(2, {"cards": "mixed", "sower": "0"}))
    state.trees = (tree, Tree.of(SHELF.trunks[CardId("u2")]))
    state.piles = (tuple(map(CardId, yours)), tuple(map(CardId, others)))
    state.branches = Pile.shuffled(map(CardId, ("d01", "d02", "d03")))
    state.sealed = Sealed.waiting_for((YOU, OTHER))
    state.pending = ()
    state.push(Pending(Ask.PLACE), Pending(Ask.TURN_END), Pending(Ask.TURN))
    return state


# ---------------------------------------------------------------- placing

LOW: Final = "place d13 on u1 at -3642 -1574 turn 800", "place d15 on u1 at 189 5669 turn 3300"
"""A limb that hangs low on the left, and one on top."""


@rule("kodama.place.example")
@pytest.mark.parametrize(
    ("move", "broken", "covered"),
    [
        ("place d29 on d13 at -1496 3914 turn 1660", ["kodama.place.no-icon", "kodama.place.table-edge"], 1),
        ("place d29 on d15 at -749 17 turn 2350", ["kodama.place.one-card", "kodama.place.no-icon"], 2),
        ("place d29 on d15 at 1907 3797 turn 500", [], 0),
    ],
    ids=["A goes past the table edge and covers an icon", "B covers several cards and two icons", "C is possible"],
)
def test_the_example_of_placing(move: str, broken: list[str], covered: int) -> None:
    tree = Tree.of(SHELF.trunks[CardId("u1")])
    for text in LOW:
        place = GAME.parse(text)
        assert isinstance(place, Place)
        assert not GAME.faults(table(tree, (place.card,), ("d05", "d24")), YOU, place)
        tree = grown(tree, place)
    faults = GAME.faults(table(tree, ("d29",), ("d05", "d24")), YOU, GAME.parse(move))
    assert [fault.rule for fault in faults] == broken
    icons = [len(dict(fault.evidence)["covered"]) for fault in faults if fault.rule == "kodama.place.no-icon"]  # type: ignore[arg-type]
    assert sum(icons) == covered


# ---------------------------------------------------------------- counting


def picture() -> Tree:
    tree = Tree.of(SHELF.trunks[CardId("u1")])
    for card in (D, C, B, FORK):
        tree = grown(tree, laid(tree, card, BELOW[card]))
    return tree


@rule("kodama.score.example")
def test_the_example_of_counting() -> None:
    """D: fireflies 2 and 2. E: caterpillars 1, 1 and 2. F: the flower further down is parted off. G: never a fork."""
    before = table(picture(), (A,), ("d05", "d29"))
    state = played(GAME, before, YOU, laid(picture(), A, B))
    state = played(GAME, state, OTHER, laid(state.trees[OTHER], CardId("d05"), CardId("u2")))
    mine = [entry for entry in state.ledger if entry.seat == YOU]
    assert [entry.amount for entry in mine] == [8]
    assert dict(mine[0].evidence)["runs"] == (
        ("caterpillar", 4, B, C),
        ("firefly", 4, B),
        ("flower", 0),
    )


# ---------------------------------------------------------------- summoning


@rule("duo.spirit.example")
def test_the_example_of_summoning_mends_the_line_of_flowers() -> None:
    """The other discards cloud, star and flower; the flower spirit goes over a firefly of the card without a flower."""
    before = table(picture(), (A,), ("d05", "d29"))
    state = played(GAME, before, YOU, laid(picture(), A, B))
    state = played(GAME, state, OTHER, laid(state.trees[OTHER], CardId("d05"), CardId("u2")))
    assert state.spares == ("d29",)
    assert set(SHELF.kinds[CardId("d29")]) == {Icon.CLOUD, Icon.STAR, Icon.FLOWER}
    assert GAME.node(state) == Decision((YOU,), "duo.summon")
    firefly = SHELF.kinds[B].index(Icon.FIREFLY) + 1
    scored = state.ledger
    state = played(GAME, state, YOU, GAME.parse(f"summon flower {B} {firefly}"))
    assert state.ledger == scored, "what was scored stays as it was"

    tree = state.trees[YOU]
    later = table(tree, ("d19",), ("d24", "d33"))
    later.covers = state.covers
    after = played(GAME, later, YOU, laid(tree, CardId("d19"), A))
    after = played(GAME, after, OTHER, laid(after.trees[OTHER], CardId("d24"), CardId("u2")))
    mine = next(entry for entry in after.ledger if entry.seat == YOU)
    flowers_of_d19, mended = 2, 1 + 1 + 1
    assert mine.amount == flowers_of_d19 + mended
    runs = dict(mine.evidence)["runs"]
    assert isinstance(runs, tuple)
    assert ("flower", 5, A, B, C) in runs


# ---------------------------------------------------------------- a whole game

RECORD: Final = Path(__file__).with_name("kodama_duo.record")
SCORES: Final = (145, 115)
SUMS: Final = {
    (0, "kodama.score.run"): 80,
    (0, "dk18"): 22,
    (0, "dk15"): 20,
    (0, "dk14"): 6,
    (0, "lone-seedling"): 4,
    (0, "midsummer-call"): 6,
    (0, "long-shadows"): 7,
    (1, "kodama.score.run"): 81,
    (1, "dk20"): 12,
    (1, "dk01"): 8,
    (1, "dk03"): 4,
    (1, "lone-seedling"): 4,
    (1, "long-shadows"): 6,
}
"""What each source gave each seat when the record was made: the game must not come to anything else later."""


def test_a_whole_game_replays_to_the_same_points() -> None:
    record = read(RECORD.read_text("utf-8"))
    line = replayed(GAME, record)
    node = line.node
    assert isinstance(node, Terminal)
    assert node.scores == totals(line.state.ledger, 2) == SCORES
    assert verified(GAME, record) == sum(step.seat == -1 for step in line.steps) == 1 + 2 + 8 + 3 + 36
    assert _sums(line.state.ledger) == SUMS


def _sums(ledger: tuple[Entry, ...]) -> dict[tuple[int, str], int]:
    sums: dict[tuple[int, str], int] = {}
    for entry in ledger:
        sums[entry.seat, entry.source] = sums.get((entry.seat, entry.source), 0) + entry.amount
    return sums
