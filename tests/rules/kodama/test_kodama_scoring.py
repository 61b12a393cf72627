"""What a placement scores, icon by icon, on cards of the shipped pack. What each card shows stands beside it."""

import pytest
from kodama_table import GAME, ONE, SHELF, Laid, faults, grow, laying, planted, rules

from understory.core import Entry, Reason, total
from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.rules.moves import Place
from understory.games.kodama.rules.scoring import ICONS, Run, converted, counted, points, runs
from understory.games.kodama.rules.state import State
from understory.games.kodama.rules.tree import Tree
from understory.testing import rule

TALL = planted(
    "t2",  # cloud
    "b34 on t2",  # 2 clouds, 2 mushrooms
    "b24 on b34",  # 2 caterpillars, flower, mushroom
    "b28 on b24",  # caterpillar, 2 fireflies, star
    "b43 on b24",  # caterpillar, firefly, flower: a fork
)


def scored(tree: Tree, card: str, on: str) -> dict[str, int]:
    """The points of each icon of the new card."""
    found = runs(SHELF.foliage(tree), SHELF.counts[CardId(card)], tree.cards.index(CardId(on)))
    return {str(run.icon): run.points for run in found}


def offered(card: str, tree: Tree = TALL, decree: str | None = None) -> State:
    table = Laid(tree, planted("t5")).offering(card)
    return (table.under(decree) if decree else table).awaiting(grow(0), grow(1))


def test_icons_of_a_card_are_counted_by_kind() -> None:
    assert counted((Icon.STAR, Icon.CLOUD, Icon.STAR)) == (0, 1, 0, 0, 0, 2)
    assert ICONS == (Icon.CATERPILLAR, Icon.CLOUD, Icon.FIREFLY, Icon.FLOWER, Icon.MUSHROOM, Icon.STAR)


@rule("kodama.score.types")
def test_only_icons_of_the_new_card_score() -> None:
    assert scored(TALL, "b47", "b28") == {"firefly": 5, "star": 2}  # 3 fireflies, star; b28's caterpillar is left out


@rule("kodama.score.run")
def test_every_icon_of_the_run_counts_the_new_cards_own_and_doubles_included() -> None:
    assert scored(TALL, "b05", "b24") == {"caterpillar": 4, "mushroom": 5}  # 2 and 2 on b24's 2 and 1, b34's 2


@rule("kodama.score.run")
def test_a_run_goes_on_over_every_card_that_shows_the_icon() -> None:
    (caterpillar, *_) = runs(SHELF.foliage(TALL), SHELF.counts[CardId("b62")], TALL.cards.index(CardId("b28")))
    assert caterpillar == Run(Icon.CATERPILLAR, 4, (3, 2))  # b62: 1, b28: 1, b24: 2, none on b34
    assert caterpillar.points == 4


@rule("kodama.score.needs-neighbour")
def test_an_icon_that_the_card_below_lacks_scores_nothing() -> None:
    assert scored(TALL, "b33", "b28") == {"cloud": 0, "flower": 0, "star": 2}


@rule("kodama.score.needs-neighbour")
def test_a_card_with_nothing_in_common_scores_nothing_at_all() -> None:
    assert scored(TALL, "b34", "b28") == {"cloud": 0, "mushroom": 0}
    assert points(SHELF.foliage(TALL), SHELF.counts[CardId("b34")], 3) == 0


@rule("kodama.score.broken")
def test_a_card_without_the_icon_ends_the_run() -> None:
    tree = planted("t5", "b07 on t5", "b31 on b07", "b08 on b31")  # mushroom, 2 mushrooms, none, 2 mushrooms
    assert scored(tree, "b32", "b08") == {
        "caterpillar": 0,
        "mushroom": 4,
    }  # b31 lacks it: b07's and the trunk's are out


@rule("kodama.score.line")
def test_the_trunks_icon_counts_as_the_last_of_the_line() -> None:
    assert scored(TALL, "b31", "b34") == {"cloud": 5, "star": 0}  # 2 of its own, 2 on b34, the trunk's


@rule("kodama.score.line")
def test_a_card_laid_on_the_trunk_scores_with_the_trunks_icon() -> None:
    assert scored(planted("t2"), "b31", "t2") == {"cloud": 3, "star": 0}
    assert scored(planted("t5"), "b31", "t5") == {"cloud": 0, "star": 0}


@rule("kodama.score.line")
def test_icons_on_a_fork_are_not_part_of_the_line() -> None:
    without = planted("t2", "b34 on t2", "b24 on b34", "b28 on b24")
    assert scored(TALL, "b12", "b28") == scored(without, "b12", "b28")
    assert scored(TALL, "b55", "b28") == {"firefly": 4, "flower": 0}  # b43's firefly and flower lie on the fork


@rule("kodama.score.run")
def test_a_placement_is_one_entry_that_names_every_run() -> None:
    state = GAME.apply(offered("b12"), ONE, laying(TALL, "b12 on b28"))
    evidence = (
        ("card", "b12"),
        ("runs", (("caterpillar", 4, "b28", "b24"), ("firefly", 4, "b28"), ("flower", 0))),
    )
    assert state.ledger == (Entry(ONE, 8, "kodama.score.run", "spring", evidence),)


def test_a_placement_for_nothing_is_told_too() -> None:
    state = GAME.apply(offered("b34", planted("t1")), ONE, laying(planted("t1"), "b34 on t1"))
    assert [(entry.amount, entry.source) for entry in state.ledger] == [(0, "kodama.score.run")]


# ---------------------------------------------------------------- ten

HIGH = planted("t1", "b05 on t1", "b24 on b05", "b63 on b24", "b41 on b63")
"""Caterpillars 1, 2, 2, 2, 2 up the line, so that one more makes ten and two more eleven."""


@rule("kodama.place.ten")
def test_a_card_may_not_be_placed_where_it_would_score_eleven() -> None:
    assert scored(HIGH, "b35", "b41") == {"caterpillar": 11, "firefly": 0}
    state, move = offered("b35", HIGH), laying(HIGH, "b35 on b41")
    assert faults(state, ONE, move) == (Reason.of("kodama.place.ten", points=11, most=10),)
    assert move not in GAME.legal(state, ONE)
    assert "b41" not in {move.on for move in GAME.legal(state, ONE) if isinstance(move, Place)}


@rule("kodama.place.ten")
def test_too_many_points_are_named_beside_what_else_is_wrong() -> None:
    state = offered("b35", HIGH)
    assert rules(state, ONE, Place(CardId("b35"), CardId("b41"), 0, 9000, 0))[-1] == "kodama.place.ten"
    assert rules(state, ONE, Place(CardId("b35"), CardId("b41"), 0, 9000, 0))[0] == "kodama.place.bark"


@rule("kodama.place.ten", near_miss=True)
def test_exactly_ten_is_allowed_and_scored() -> None:
    assert scored(HIGH, "b01", "b41") == {"caterpillar": 10, "flower": 0}
    state, move = offered("b01", HIGH), laying(HIGH, "b01 on b41")
    assert faults(state, ONE, move) == ()
    assert move in GAME.legal(state, ONE)
    assert total(GAME.apply(state, ONE, move).ledger, ONE) == 10


@rule("kodama.place.ten", near_miss=True)
def test_a_decrees_points_are_outside_the_limit() -> None:
    state, move = offered("b01", HIGH, "high-crown"), laying(HIGH, "b01 on b41")
    assert faults(state, ONE, move) == ()
    assert [entry.amount for entry in GAME.apply(state, ONE, move).ledger] == [10, 2]


@rule("kodama.place.ten")
def test_converted_icons_count_toward_the_limit() -> None:
    tree = planted("t1", "b28 on t1", "b12 on b28", "b35 on b12")  # caterpillars 1, 1, 1, 2; fireflies 0, 2, 2, 1
    move = laying(tree, "b02 on b35")  # one firefly: 6 without the decree, 1 + 3 + 3 + 3 + 1 with it
    assert rules(offered("b02", tree), ONE, move) == []
    assert faults(offered("b02", tree, "metamorphosis"), ONE, move) == (
        Reason.of("kodama.place.ten", points=11, most=10),
    )


@rule("kodama.place.ten")
def test_converted_icons_of_the_new_card_itself_count_toward_the_limit() -> None:
    tree = planted("t3", "b47 on t3", "b55 on b47", "b40 on b55")  # fireflies 1, 3, 2, 2
    move = laying(tree, "b35 on b40")  # a firefly and two caterpillars
    assert rules(offered("b35", tree), ONE, move) == []
    assert faults(offered("b35", tree, "metamorphosis"), ONE, move) == (
        Reason.of("kodama.place.ten", points=11, most=10),
    )


@pytest.mark.parametrize(("source", "target"), [(Icon.CLOUD, Icon.STAR), (Icon.STAR, Icon.CLOUD)])
def test_a_converted_icon_is_the_other_and_no_longer_its_own(source: Icon, target: Icon) -> None:
    changed = converted((1, 2, 3, 4, 5, 6), source, target)
    assert (changed[ICONS.index(source)], changed[ICONS.index(target)]) == (0, 8)
    assert [changed[at] for at in (0, 2, 3, 4)] == [1, 3, 4, 5]
