"""The seasons of Kodama and its turns: phases and rounds, the decree turned up, the market, and being stuck."""

from dataclasses import replace
from random import Random

import pytest
from kodama_table import (
    GAME,
    ONE,
    SEASON_END,
    SHELF,
    TWO,
    Laid,
    after_dealing,
    cards,
    choose,
    faults,
    grow,
    laying,
    planted,
    rules,
    set_up,
)

from understory.core import (
    CHANCE,
    NOT_ASKED,
    Chance,
    Decision,
    Event,
    Line,
    Reason,
    judged,
    totals,
)
from understory.games.kodama.pack import CardId, shipped_wood
from understory.games.kodama.pack.conditions import Limit
from understory.games.kodama.pack.spirits import DecreeId, KodamaId, Spirits
from understory.games.kodama.rules.game import KodamaGame
from understory.games.kodama.rules.moves import Blow, DealBranch, Move, Pass, Place, RevealDecree, ScoreKodama
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.state import Ask, State
from understory.games.kodama.rules.turn import growing
from understory.games.kodama.rules.view import View
from understory.testing import random_line, rule

CROWDED = (
    planted("t5")
    .grown(SHELF.branches[CardId("b14")], 0, 4072, 4781, 1100)
    .grown(SHELF.branches[CardId("b41")], 1, 2195, 3989, 700)
)
"""A tree so ill grown that b61 has no canonical place left."""


def whole_game(players: int, seed: int, **options: str) -> Line[State, Move, View]:
    return random_line(GAME, GAME.spec.chosen(players, options), Random(seed))


def asked(line: Line[State, Move, View]) -> list[tuple[str, int, str]]:
    """Season, seat and question of every decision of a line, first calls of the wind left out."""
    found: list[tuple[str, int, str]] = []
    for state, step in zip(line.states, line.steps, strict=False):
        if step.seat != CHANCE and not isinstance(step.move, Blow):
            found.append((str(state.season), step.seat, str(state.pending[-1].ask)))
    return found


# ---------------------------------------------------------------- seasons and rounds


@rule("kodama.season.three")
@rule("kodama.growth.rounds")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_each_of_three_seasons_has_four_rounds_in_turn_order_and_then_the_kodamas(players: int) -> None:
    line = whole_game(players, seed=players)
    firsts = [state.first for state in line.states if state.pending[-1:] == (grow(state.first, 0),)]
    expected = []
    for season in ("spring", "summer", "autumn"):
        first = next(state.first for state in line.states if state.season == season and state.decree)
        order = [(first + n) % players for n in range(players)]
        expected += [(season, seat, "kodama.grow") for _ in range(4) for seat in order]
        expected += [(season, seat, "kodama.kodama") for seat in order]
    assert asked(line) == expected
    assert firsts


@rule("kodama.season.three")
def test_the_phases_of_a_season_come_in_order() -> None:
    line = set_up(2, {"first": "1"})
    line.deal(lambda *_: 0)
    assert line.state.decree == "metamorphosis"
    rounds = [grow(seat, turn) for turn in range(4) for seat in (1, 0)]
    assert list(reversed(line.state.pending)) == [*rounds, choose(1), choose(0), SEASON_END]


@rule("kodama.growth.season-token")
def test_the_round_moves_on_after_the_last_players_turn() -> None:
    line = whole_game(3, seed=4, decrees="off")
    rounds = [state.pending[-1].round for state in line.states if state.pending and state.pending[-1].ask is Ask.GROW]
    assert rounds == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3] * 3


@rule("kodama.decree.reveal")
def test_a_decree_is_turned_up_before_anybody_grows_and_stays_for_the_season() -> None:
    line = whole_game(2, seed=6)
    reveals = [
        (step.move.decree, state) for state, step in zip(line.states, line.steps, strict=False)
        if isinstance(step.move, RevealDecree)
    ]  # fmt: skip
    assert len(reveals) == 3
    for number, (decree, state) in enumerate(reveals):
        assert (state.season_number, state.decree) == (number, None)
        season = [s for s in line.states if s.season_number == number and len(s.decrees) > number]
        assert {s.decree for s in season} == {decree}
        assert all(GAME.view(s, None).decree == decree for s in season)


@rule("kodama.decree.reveal")
def test_summers_decree_takes_the_place_of_springs() -> None:
    state = Laid().under("spring-rain").holding((), ("k19",)).offering("b01", "b02", "b03", "b04")
    summer = GAME.apply(state.awaiting(choose(1), SEASON_END), TWO, ScoreKodama(KodamaId("k19")))
    node = GAME.node(summer)
    assert isinstance(node, Chance)
    assert [str(move) for move, _ in node.outcomes()] == [
        f"decree {name}" for name in ("full-bloom", "summer-bloom", "gust", "firefly-evening", "long-days")
    ]
    assert (summer.season, summer.decree) == ("summer", None)
    after = after_dealing(summer, "decree long-days")
    assert after.decree == "long-days"
    assert after.decrees == (DecreeId("spring-rain"), DecreeId("long-days"))


# ---------------------------------------------------------------- a turn


@rule("kodama.growth.turn")
def test_a_turn_takes_a_card_attaches_it_scores_it_and_refills_the_market() -> None:
    table = Laid(planted("t2"), planted("t1")).offering("b31", "b02", "b03", "b04", deck=("b05", "b06"))
    before = table.awaiting(grow(0), grow(1))
    move = laying(before.trees[0], "b31 on t2")
    state = GAME.apply(before, ONE, move)
    assert state.trees[0].cards == cards("t2", "b31")
    assert state.trees[0].parents == bytes((0, 0))
    assert state.trees[1] == before.trees[1]
    assert state.market == cards("b02", "b03", "b04")
    assert totals(state.ledger, 2) == (3, 0)
    node = GAME.node(state)
    assert isinstance(node, Chance)
    assert list(node.outcomes()) == [(DealBranch(CardId("b05")), 1), (DealBranch(CardId("b06")), 1)]
    refilled = after_dealing(state, "branch b06")
    assert refilled.market == cards("b02", "b03", "b04", "b06")
    assert refilled.branches.unknown == cards("b05")
    assert GAME.node(refilled) == Decision((TWO,), "kodama.grow")


@rule("kodama.growth.turn")
def test_a_card_that_is_not_in_the_market_cannot_be_taken() -> None:
    state = Laid(planted("t2"), planted("t1")).offering("b02", "b03", "b04", "b05").awaiting(grow(0))
    assert faults(state, ONE, laying(state.trees[0], "b31 on t2")) == (
        Reason.of("kodama.growth.turn", card=CardId("b31")),
    )


@rule("kodama.growth.turn")
def test_a_card_cannot_be_attached_to_another_players_tree() -> None:
    state = Laid(planted("t2"), planted("t1")).offering("b31").awaiting(grow(0))
    move = laying(state.trees[1], "b31 on t1")
    assert faults(state, ONE, move) == (Reason.of("kodama.growth.turn", card=CardId("b31"), on=CardId("t1")),)
    assert move not in GAME.legal(state, ONE)


@rule("kodama.growth.turn", near_miss=True)
def test_any_card_of_the_market_can_be_attached_to_the_own_tree() -> None:
    state = Laid(planted("t2"), planted("t1")).offering("b31", "b02", "b65").awaiting(grow(0))
    for card in ("b31", "b02", "b65"):
        move = laying(state.trees[0], f"{card} on t2")
        assert faults(state, ONE, move) == ()
        assert move in GAME.legal(state, ONE)


@rule("kodama.growth.turn")
def test_nothing_but_a_placement_is_asked_for_while_growing() -> None:
    state = Laid().holding(("k01",), ()).offering("b31").awaiting(grow(0))
    for move in (ScoreKodama(KodamaId("k01")), DealBranch(CardId("b31")), Blow()):
        assert faults(state, ONE, move) == (NOT_ASKED,)
    assert judged(GAME, state, TWO, laying(state.trees[1], "b31 on t2"))[0].rule == "table.turn"


@rule("kodama.place.final")
def test_cards_that_were_placed_never_move_again() -> None:
    line = whole_game(2, seed=9)
    for before, after in zip(line.states, line.states[1:], strict=False):
        for early, late in zip(before.trees, after.trees, strict=False):
            assert late.poses.startswith(early.poses)
            assert late.cards[: len(early)] == early.cards


@rule("kodama.place.final")
def test_no_card_of_the_own_tree_can_be_placed_once_more() -> None:
    tree = planted("t2", "b31 on t2")
    state = Laid(tree, planted("t1")).offering("b02").awaiting(grow(0))
    assert rules(state, ONE, Place(CardId("b31"), CardId("t2"), 0, 0, 0)) == ["kodama.growth.turn"]


# ---------------------------------------------------------------- no cards, no places


@rule("kodama.growth.deck-empty")
def test_five_players_of_the_kosmos_edition_end_with_a_market_one_card_short() -> None:
    line = whole_game(5, seed=3, edition="kosmos", decrees="off")
    assert not any(isinstance(step.move, Pass) for step in line.steps)
    assert (len(line.state.market), len(line.state.branches), line.state.discards) == (3, 0, ())
    sizes = [len(state.market) for state in line.states if state.pending and state.pending[-1].ask is Ask.GROW]
    assert sizes == [4] * 60


@rule("kodama.growth.deck-empty")
def test_five_players_of_the_second_edition_leave_one_card_in_the_deck() -> None:
    line = whole_game(5, seed=3, decrees="off")
    assert (len(line.state.market), len(line.state.branches)) == (4, 1)


@rule("kodama.growth.deck-empty")
def test_discards_are_shuffled_into_a_new_deck_when_a_card_is_needed() -> None:
    table = Laid().offering("b31", "b02", "b03", "b04", discards=("b06", "b05"))
    before = table.awaiting(grow(0), grow(1))
    move = laying(before.trees[0], "b31 on t1")
    state = GAME.apply(before, ONE, move)
    assert (state.branches.unknown, state.discards) == (cards("b05", "b06"), ())
    assert Event.of("kodama.reshuffled", cards=2) in GAME.events(before, ONE, move, state, None)
    refilled = after_dealing(state, "branch b06")
    assert (refilled.market, refilled.branches.unknown) == (cards("b02", "b03", "b04", "b06"), cards("b05"))


@rule("kodama.growth.deck-empty")
def test_discards_stay_where_they_are_while_no_card_is_needed() -> None:
    table = Laid().offering("b31", "b02", "b03", "b04", "b07", discards=("b06",))
    state = GAME.apply(table.awaiting(grow(0), grow(1)), ONE, laying(table.trees[0], "b31 on t1"))
    assert (len(state.branches), state.discards) == (0, cards("b06"))
    assert GAME.node(state) == Decision((TWO,), "kodama.grow")


@rule("kodama.growth.deck-empty")
def test_where_nothing_is_left_play_goes_on_with_what_is_there() -> None:
    table = Laid().offering("b31", "b02")
    state = GAME.apply(table.awaiting(grow(0), grow(1)), ONE, laying(table.trees[0], "b31 on t1"))
    assert state.market == cards("b02")
    assert GAME.node(state) == Decision((TWO,), "kodama.grow")


@rule("kodama.growth.deck-empty")
def test_a_player_with_no_card_on_offer_passes() -> None:
    state = Laid().offering().awaiting(grow(0, 1), grow(1, 1))
    legal = GAME.legal(state, ONE)
    assert list(legal) == [Pass()]
    assert (len(legal), legal.sample(Random(0)), bool(legal), Pass() in legal) == (1, Pass(), True, True)
    after = GAME.apply(state, ONE, Pass())
    assert (after.trees, after.market, after.ledger, after.pending) == (state.trees, (), (), (grow(1, 1),))


@rule("kodama.place.stuck")
def test_nobody_may_pass_while_there_is_a_place() -> None:
    state = Laid().offering("b31").awaiting(grow(0))
    places = len(growing(state, state.pending[-1]).canonical)
    assert faults(state, ONE, Pass()) == (Reason.of("kodama.place.stuck", places=places),)
    assert Pass() not in GAME.legal(state, ONE)
    assert Pass() not in set(GAME.legal(state, ONE))


@rule("kodama.place.stuck")
def test_nobody_may_pass_while_one_card_of_several_has_a_place() -> None:
    high = planted("t1", "b05 on t1", "b24 on b05", "b63 on b24", "b41 on b63")
    state = Laid(high, planted("t2")).offering("b35", "b01").awaiting(grow(0))
    assert rules(state, ONE, Pass()) == ["kodama.place.stuck"]


@rule("kodama.place.stuck", near_miss=True)
def test_whoever_finds_no_canonical_place_may_pass_and_loses_nothing_but_the_turn() -> None:
    state = Laid(CROWDED, planted("t2")).offering("b61", deck=("b01",)).awaiting(grow(0), grow(1))
    assert list(GAME.legal(state, ONE)) == [Pass()]
    assert GAME.legal(state, ONE).sample(Random(1)) == Pass()
    assert faults(state, ONE, Pass()) == ()
    after = GAME.apply(state, ONE, Pass())
    assert (after.trees, after.market, after.ledger) == (state.trees, state.market, ())
    assert after.pending == (grow(1),)


@rule("kodama.place.stuck", near_miss=True)
def test_a_place_that_a_stuck_player_finds_beside_the_canonical_ones_is_accepted() -> None:
    state = Laid(CROWDED, planted("t2")).offering("b61").awaiting(grow(0), grow(1))
    found = Place(CardId("b61"), CardId("b41"), 1329, 2058, 127)
    assert faults(state, ONE, found) == ()
    assert found in GAME.legal(state, ONE)
    assert GAME.apply(state, ONE, found).trees[0].cards == cards("t5", "b14", "b41", "b61")


@rule("kodama.place.stuck", near_miss=True)
def test_a_player_may_be_stuck_by_the_limit_alone() -> None:
    tree = planted("t1")
    shelf = Shelf(shipped_wood(), Spirits((), (replace(SHELF.decrees[DecreeId("long-days")], effect=Limit(2)),)))
    game = KodamaGame(shelf)
    table = Laid(tree, planted("t2")).offering("b63").in_season(1)  # two caterpillars: three points
    table.decrees = (DecreeId("long-days"),) * 2
    state = table.awaiting(grow(0), grow(1))
    state.shelf = shelf
    assert game.faults(state, ONE, laying(tree, "b63 on t1")) == (Reason.of("kodama.place.ten", points=3, most=2),)
    assert list(game.legal(state, ONE)) == [Pass()]
    assert game.legal(state, ONE).sample(Random(1)) == Pass()


def test_the_crowded_tree_of_these_tests_was_grown_by_the_rules() -> None:
    bare = planted("t5")
    assert SHELF.placing.faults(bare, CardId("b14"), 0, 4072, 4781, 1100) == ()
    assert SHELF.placing.faults(CROWDED.before(), CardId("b41"), 1, 2195, 3989, 700) == ()


def test_a_seat_that_passes_after_the_wind_blew_leaves_none_of_it_to_the_next() -> None:
    table = Laid().under("gust")
    table.gusted = True
    state = GAME.apply(table.awaiting(grow(0), grow(1)), ONE, Pass())
    assert not state.gusted
    assert faults(state, TWO, Blow()) == ()
