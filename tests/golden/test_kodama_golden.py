"""Kodama's worked example, and a whole game whose points were worked out by hand from the cards' icons."""

from pathlib import Path
from typing import Final

import pytest

from understory.core import Entry, Pile, Seat, Terminal, played, read, replayed, totals
from understory.games.kodama.pack import CardId, Icon, Source
from understory.games.kodama.rules.game import KodamaGame
from understory.games.kodama.rules.moves import Place
from understory.games.kodama.rules.shelf import shipped_shelf
from understory.games.kodama.rules.state import Ask, Pending, State
from understory.games.kodama.rules.tree import Tree
from understory.testing import rule

SHELF: Final = shipped_shelf()
GAME: Final = KodamaGame(SHELF)
ADA, BEN = Seat(0), Seat(1)

NEW, B, C, D, FORK = (CardId(card) for card in ("b12", "b28", "b24", "b34", "b43"))
"""The cards of the booklets' picture, from the new one down to the trunk, and the one on a fork."""
BELOW: Final = {D: CardId("t2"), C: D, B: C, FORK: B, NEW: B}


def laid(tree: Tree, card: CardId) -> tuple[Place, Tree]:
    """A card laid on the one below it where the rules allow it, as upright as it can lie."""
    parent = tree.cards.index(BELOW[card])
    places = SHELF.placing.canonical(tree, [card], {card: [parent]})
    grown = {place: tree.grown(SHELF.branches[card], parent, place.u, place.v, place.turn) for place in places}
    best = max(grown, key=lambda place: grown[place].pose(len(tree)).y)
    return Place(card, BELOW[card], best.u, best.v, best.turn), grown[best]


def example(*cards: CardId) -> State:
    """The tree of the picture as far as these cards, the new one on offer."""
    tree = Tree.of(SHELF.trunks[CardId("t2")])
    for card in cards:
        _, tree = laid(tree, card)
    state = GAME.start(GAME.spec.chosen(2, {"decrees": "off"})).clone()
    state.trees = (tree, Tree.of(SHELF.trunks[CardId("t6")]))
    state.market, state.branches = (NEW,), Pile()
    state.pending = (Pending(Ask.GROW, BEN), Pending(Ask.GROW, ADA))
    return state


@pytest.mark.parametrize(
    ("card", "caterpillars", "fireflies", "flowers"),
    [(NEW, 1, 2, 1), (B, 1, 2, 0), (C, 2, 0, 1), (D, 0, 0, 0), (FORK, 1, 1, 1)],
)
def test_the_cards_of_the_worked_example_show_what_the_booklets_say(
    card: CardId, caterpillars: int, fireflies: int, flowers: int
) -> None:
    kinds = SHELF.branches[card].shape.kinds
    counts = [kinds.count(icon) for icon in (Icon.CATERPILLAR, Icon.FIREFLY, Icon.FLOWER)]
    assert counts == [caterpillars, fireflies, flowers]
    assert (SHELF.branches[card].source is Source.PRINTED) == (card == NEW)


@rule("kodama.score.example")
@pytest.mark.parametrize("cards", [(D, C, B, FORK), (D, C, B)], ids=["with the fork", "without it"])
def test_the_worked_example_scores_eight_and_the_ledger_names_the_runs(cards: tuple[CardId, ...]) -> None:
    before = example(*cards)
    move, _ = laid(before.trees[ADA], NEW)
    after = played(GAME, before, ADA, move)
    runs = (("caterpillar", 4, "b28", "b24"), ("firefly", 4, "b28"), ("flower", 0))
    assert after.ledger == (Entry(ADA, 8, "kodama.score.run", "spring", (("card", "b12"), ("runs", runs))),)
    assert totals(after.ledger, 2) == (8, 0)


# ---------------------------------------------------------------- a whole game

POINTS: Final = {
    ("spring", BEN): [("b11", 2), ("b07", 6), ("b24", 9), ("b53", 8), ("k04", 8)],
    ("spring", ADA): [("b03", 2), ("b17", 6), ("b28", 10), ("b18", 9), ("k13", 6)],
    ("summer", ADA): [("b02", 8), ("b57", 8), ("b15", 6), ("b04", 5), ("k22", 8)],
    ("summer", BEN): [("b33", 6), ("b61", 9), ("b54", 8), ("b37", 9), ("k23", 6)],
    ("autumn", ADA): [("b45", 0), ("b64", 8), ("b55", 4), ("b46", 9), ("k01", 8), ("falling-leaves", 5)],
    ("autumn", BEN): [("b56", 10), ("b27", 10), ("b05", 10), ("b32", 10), ("k19", 8), ("falling-leaves", 5)],
}
"""Worked out by hand, season by season; in the record spring is told step by step."""


def record() -> str:
    return (Path(__file__).parent / "kodama.record").read_text(encoding="utf-8")


def named(entry: Entry) -> str:
    """The card placed, or the Kodama or decree that gave the points."""
    return str(dict(entry.evidence)["card"]) if entry.source == "kodama.score.run" else entry.source


def test_a_whole_game_scores_what_was_worked_out_by_hand() -> None:
    line = replayed(GAME, read(record()))
    for (season, seat), expected in POINTS.items():
        entries = [entry for entry in line.state.ledger if (entry.when, entry.seat) == (season, seat)]
        assert [(named(entry), entry.amount) for entry in entries] == expected
    assert len(line.state.ledger) == sum(map(len, POINTS.values()))
    node = line.node
    assert isinstance(node, Terminal)
    assert (node.scores, node.winners, str(node.reason)) == ((102, 124), (BEN,), "kodama.end.winner (points 124)")


@rule("kodama.kodama.first-player-tie")
def test_after_a_spring_that_both_end_with_thirty_three_the_token_goes_on() -> None:
    line = replayed(GAME, read(record()))
    spring = [entry for entry in line.state.ledger if entry.when == "spring"]
    assert totals(tuple(spring), 2) == (33, 33)
    firsts = {str(state.season): state.first for state in line.states}
    assert firsts == {"spring": BEN, "summer": ADA, "autumn": ADA}


def test_the_wind_of_summer_threw_four_cards_away_that_never_came_back() -> None:
    state = replayed(GAME, read(record())).state
    assert state.discards == tuple(CardId(card) for card in ("b10", "b48", "b25", "b08"))
    assert (len(state.branches), len(state.market)) == (65 - 24 - 4 - 4, 4)
