"""The decrees of both boxes: what each does, and when it does nothing."""

from collections import Counter
from dataclasses import dataclass
from random import Random

import pytest
from kodama_table import (
    GAME,
    ONE,
    SEASON_END,
    SHELF,
    THREE,
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
)

from understory.core import NOT_ASKED, Decision, Entry, Event, Reason, Seat, total
from understory.games.kodama.pack import Deck
from understory.games.kodama.pack.conditions import SeasonEnd, SeasonEndMost
from understory.games.kodama.pack.spirits import DecreeId, KodamaId
from understory.games.kodama.rules.decrees import market_size
from understory.games.kodama.rules.legal import Growing
from understory.games.kodama.rules.moves import Blow, Pass, ScoreKodama
from understory.games.kodama.rules.state import State
from understory.games.kodama.rules.tree import Tree
from understory.testing import rule


@dataclass(frozen=True, slots=True)
class Placed:
    """A placement under a decree, and what it brings: by itself, and from the decree."""

    decree: str
    tree: tuple[str, ...]
    move: str
    scored: int
    added: int


PLACED = (
    Placed("first-shoots", ("t2",), "b31 on t2", 3, 2),
    Placed("first-shoots", ("t2", "b31 on t2"), "b57 on b31", 8, 0),
    Placed("firefly-evening", ("t2",), "b47 on t2", 0, 3),
    Placed("firefly-evening", ("t2",), "b31 on t2", 3, 0),
    Placed("fallow-ground", ("t2",), "b47 on t2", 0, 3),
    Placed("fallow-ground", ("t2",), "b65 on t2", 2, 0),
    Placed("high-crown", ("t5", "b31 on t5", "b47 on b31", "b62 on b47"), "b07 on b62", 0, 2),
    Placed("high-crown", ("t5", "b31 on t5", "b47 on b31"), "b07 on b47", 5, 0),
    Placed("wide-crown", ("t5", "b31 on t5"), "b33 on t5", 0, 2),
    Placed("wide-crown", ("t5", "b31 on t5", "b47 on b31"), "b07 on b31", 0, 2),
    Placed("wide-crown", ("t5",), "b33 on t5", 0, 0),
    Placed("wide-crown", ("t5", "b31 on t5"), "b47 on b31", 2, 0),
    Placed("harvest-colours", ("t5",), "b33 on t5", 0, 1),
    Placed("harvest-colours", ("t5",), "b31 on t5", 0, 0),
    Placed("spring-rain", ("t2",), "b36 on t2", 3, 0),
    Placed("summer-bloom", ("t2",), "b36 on t2", 3, 0),
    Placed("first-frost", ("t2",), "b33 on t2", 2, 0),
    Placed("falling-leaves", ("t2",), "b36 on t2", 3, 0),
    Placed("spring-invocation", ("t2",), "b36 on t2", 3, 0),
    Placed("gust", ("t2",), "b36 on t2", 3, 0),
    Placed("long-days", ("t2",), "b36 on t2", 3, 0),
    # Conversions: with the trunk's icon, along the line and on the new card; never by their own name any more.
    Placed("metamorphosis", ("t1",), "b02 on t1", 2, 0),
    Placed("metamorphosis", ("t3",), "b01 on t3", 2, 0),
    Placed("metamorphosis", ("t1", "b63 on t1"), "b47 on b63", 6, 0),
    Placed("starlit-mist", ("t2",), "b06 on t2", 4, 0),
    Placed("starlit-mist", ("t6",), "b36 on t6", 3, 0),
    Placed("full-bloom", ("t5",), "b01 on t5", 3, 0),
    Placed("full-bloom", ("t4",), "b44 on t4", 3, 0),
)


def decreed(decree: str, *trees: Tree) -> Laid:
    return Laid(*trees).under(decree)


@rule("kodama.score.decree-after")
@pytest.mark.parametrize("case", PLACED, ids=lambda case: f"{case.decree} {case.move}")
def test_a_decrees_points_follow_the_placements_own(case: Placed) -> None:
    tree, card = planted(*case.tree), case.move.split()[0]
    table = decreed(case.decree, tree, planted("t6" if case.tree[0] != "t6" else "t5")).offering(card)
    state = GAME.apply(table.awaiting(grow(0), grow(1)), ONE, laying(tree, case.move))
    assert [(entry.seat, entry.amount, entry.source) for entry in state.ledger] == [
        (ONE, case.scored, "kodama.score.run"),
        *([(ONE, case.added, case.decree)] if case.added else []),
    ]
    if case.added:
        assert state.ledger[1] == Entry(ONE, case.added, case.decree, state.season, (("card", card),))


@rule("kodama.decree.convert")
def test_a_converted_icon_and_the_other_make_one_run() -> None:
    tree = planted("t3", "b28 on t3", "b12 on b28")  # fireflies 1, 2 + a caterpillar, 2 + a caterpillar
    table = decreed("metamorphosis", tree, planted("t6")).offering("b02")
    state = GAME.apply(table.awaiting(grow(0), grow(1)), ONE, laying(tree, "b02 on b12"))
    (entry,) = state.ledger
    runs = (("firefly", 8, "b12", "b28", "t3"), ("flower", 2, "b12"), ("star", 0))
    assert (entry.amount, entry.evidence) == (10, (("card", "b02"), ("runs", runs)))


@rule("kodama.decree.convert")
def test_a_converted_icon_no_longer_counts_as_its_own() -> None:
    tree = planted("t1", "b41 on t1")  # caterpillars 1 and 2
    plain = Laid(tree, planted("t6")).offering("b63").awaiting(grow(0), grow(1))
    converted = decreed("metamorphosis", tree, planted("t6")).offering("b63").awaiting(grow(0), grow(1))
    move = laying(tree, "b63 on b41")  # two caterpillars
    names = []
    for state in (plain, converted):
        (entry,) = GAME.apply(state, ONE, move).ledger
        assert entry.amount == 5
        names.append([run[0] for run in dict(entry.evidence)["runs"]])  # type: ignore[index,union-attr]
    assert names == [["caterpillar", "mushroom"], ["firefly", "mushroom"]]


@rule("kodama.decree.timing")
def test_a_conversion_does_not_change_what_a_kodama_counts() -> None:
    tree = planted("t1", "b63 on t1", "b05 on b63")
    table = decreed("metamorphosis", tree, planted("t6")).holding(("k02", "k06"), ())
    state = table.awaiting(choose(0), choose(1), SEASON_END)
    caterpillars = GAME.apply(state, ONE, ScoreKodama(KodamaId("k06")))
    fireflies = GAME.apply(state, ONE, ScoreKodama(KodamaId("k02")))
    assert caterpillars.ledger[0].amount == 8  # b63 touches the trunk and b05
    assert fireflies.ledger[0].amount == 0


@rule("kodama.decree.overrides")
def test_long_days_raise_the_limit_from_ten_to_twelve() -> None:
    tree = planted("t1", "b05 on t1", "b24 on b05", "b63 on b24", "b41 on b63")
    move = laying(tree, "b35 on b41")  # eleven caterpillars
    table = Laid(tree, planted("t6")).offering("b35")
    assert rules(table.awaiting(grow(0)), ONE, move) == ["kodama.place.ten"]
    assert rules(table.under("long-days").awaiting(grow(0)), ONE, move) == []
    over = laying(tree, "b39 on b41")  # 11 caterpillars, 2 clouds
    state = Laid(tree, planted("t6")).offering("b39").under("long-days").awaiting(grow(0))
    assert faults(state, ONE, over) == (Reason.of("kodama.place.ten", points=13, most=12),)


@rule("kodama.decree.overrides")
def test_spring_invocation_lays_out_six_cards_where_four_are_the_rule() -> None:
    assert market_size(None) == market_size(SHELF.decrees[DecreeId("gust")]) == 4
    table = decreed("spring-invocation").offering("b01", "b02", "b03", "b04", "b05", "b06", deck=("b07",))
    state = GAME.apply(table.awaiting(grow(0), grow(1)), ONE, laying(table.trees[0], "b01 on t1"))
    state = after_dealing(state, "branch b07")
    assert state.market == cards("b02", "b03", "b04", "b05", "b06", "b07")
    assert GAME.node(state).seats == (TWO,)  # type: ignore[union-attr]


def invoked(*market: str, discards: tuple[str, ...] = ()) -> tuple[State, State]:
    """Before and after the last Kodama of a spring with six cards in the market."""
    table = decreed("spring-invocation").offering(*market, deck=("b07", "b08"), discards=discards)
    before = table.holding(("k19",), ()).awaiting(choose(0), SEASON_END)
    return before, GAME.apply(before, ONE, ScoreKodama(KodamaId("k19")))


@rule("kodama.decree.invocation")
def test_the_surplus_of_spring_invocation_leaves_with_the_season_what_lay_longest_first() -> None:
    before, after = invoked("b01", "b02", "b03", "b04", "b05", "b06", discards=("b10",))
    assert after.season == "summer"
    assert (after.market, after.discards) == (cards("b03", "b04", "b05", "b06"), cards("b10", "b01", "b02"))
    events = GAME.events(before, ONE, ScoreKodama(KodamaId("k19")), after, TWO)
    assert Event.of("kodama.cleared", cards=cards("b01", "b02")) in events
    assert "kodama.reshuffled" not in {event.what for event in events}
    summer = after_dealing(after, "decree gust")
    assert isinstance(GAME.node(summer), Decision)
    assert len(summer.market) == 4


@rule("kodama.decree.invocation")
def test_a_market_that_has_no_surplus_stays_as_it_is_when_the_season_ends() -> None:
    before, after = invoked("b01", "b02", "b03", "b04")
    assert (after.market, after.discards) == (before.market, ())
    assert "kodama.cleared" not in {
        event.what for event in GAME.events(before, ONE, ScoreKodama(KodamaId("k19")), after, TWO)
    }


# ---------------------------------------------------------------- Gust


def windy(*names: str, deck: tuple[str, ...] = (), discards: tuple[str, ...] = ()) -> State:
    table = decreed("gust").offering(*names, deck=deck, discards=discards)
    return table.awaiting(grow(0, 2), grow(1, 2))


@rule("kodama.decree.overrides")
def test_gust_lets_the_player_on_turn_have_the_market_dealt_anew_once() -> None:
    state = windy("b01", "b02", "b03", "b04", deck=("b05", "b06", "b07", "b08", "b09"))
    legal = GAME.legal(state, ONE)
    assert Blow() in legal
    assert list(legal)[-1] == Blow()
    assert len(list(legal)) == len(legal)
    blown = GAME.apply(state, ONE, Blow())
    assert (blown.market, blown.discards) == ((), cards("b01", "b02", "b03", "b04"))
    assert GAME.events(state, ONE, Blow(), blown, TWO) == (Event.of("kodama.gust", seat=ONE),)
    blown = after_dealing(blown, "branch b06", "branch b05", "branch b09", "branch b07")
    assert blown.market == cards("b06", "b05", "b09", "b07")
    assert blown.pending[-1] == grow(0, 2)
    assert Blow() not in set(GAME.legal(blown, ONE))


@rule("kodama.decree.gust")
def test_a_second_gust_in_a_turn_is_refused_by_the_rule_of_gust() -> None:
    blown = GAME.apply(windy("b01", deck=("b05", "b06", "b07", "b08", "b09")), ONE, Blow())
    blown = after_dealing(blown, "branch b05", "branch b06", "branch b07", "branch b08")
    assert faults(blown, ONE, Blow()) == (Reason.of("kodama.decree.gust"),)


@rule("kodama.decree.gust", near_miss=True)
@rule("kodama.decree.overrides")
def test_after_a_placement_the_next_player_may_call_the_wind_again() -> None:
    blown = GAME.apply(windy("b01", deck=("b05", "b06", "b07", "b08", "b09")), ONE, Blow())
    blown = after_dealing(blown, "branch b05", "branch b06", "branch b07", "branch b08")
    state = GAME.apply(blown, ONE, laying(blown.trees[0], "b05 on t1"))
    state = after_dealing(state, "branch b09")
    assert GAME.faults(state, TWO, Blow()) == ()


def test_whoever_has_not_called_the_wind_yet_may() -> None:
    gust = SHELF.decrees[DecreeId("gust")]
    assert Growing(SHELF, planted("t2"), cards("b01"), gust).may_gust
    assert not Growing(SHELF, planted("t2"), cards("b01"), gust, gusted=True).may_gust
    assert not Growing(SHELF, planted("t2"), cards("b01"), None).may_gust


def test_a_random_player_who_is_stuck_in_the_wind_passes_as_often_as_it_calls_it() -> None:
    legal = GAME.legal(windy(), ONE)
    assert list(legal) == [Pass(), Blow()]
    drawn = Counter(legal.sample(Random(seed)) for seed in range(400))
    assert set(drawn) == {Pass(), Blow()}
    assert 140 < drawn[Blow()] < 260


def test_a_random_player_calls_the_wind_no_more_often_than_any_place() -> None:
    legal = GAME.legal(windy("b01"), ONE)
    rng, size = Random(1), len(legal)
    drawn = Counter(legal.sample(rng) for _ in range(10 * size))
    assert drawn[Pass()] == 0
    assert 1 <= drawn[Blow()] <= 25  # ten are expected


def test_there_is_no_wind_without_the_decree() -> None:
    state = Laid().offering("b01").awaiting(grow(0))
    assert faults(state, ONE, Blow()) == (NOT_ASKED,)
    assert Blow() not in set(GAME.legal(state, ONE))


@rule("kodama.growth.deck-empty")
def test_cards_that_the_wind_threw_away_are_shuffled_anew_when_the_deck_runs_out() -> None:
    blown = GAME.apply(windy("b01", "b02", "b03", "b04", deck=("b05",), discards=("b10",)), ONE, Blow())
    assert blown.branches.unknown == cards("b05")
    blown = after_dealing(blown, "branch b05")
    assert (set(blown.branches.unknown), blown.discards) == (set(cards("b01", "b02", "b03", "b04", "b10")), ())
    blown = after_dealing(blown, "branch b10", "branch b03", "branch b01")
    assert blown.market == cards("b05", "b10", "b03", "b01")


@rule("kodama.growth.deck-empty")
def test_with_an_empty_deck_the_market_itself_is_shuffled_and_dealt_again() -> None:
    state = windy("b01", "b02")
    blown = GAME.apply(state, ONE, Blow())
    assert GAME.events(state, ONE, Blow(), blown, TWO) == (
        Event.of("kodama.gust", seat=ONE),
        Event.of("kodama.reshuffled", cards=2),
    )
    assert (blown.branches.unknown, blown.discards) == (cards("b01", "b02"), ())
    blown = after_dealing(blown, "branch b02", "branch b01")
    assert blown.pending[-1] == grow(0, 2)


# ---------------------------------------------------------------- at the end of the season

GREEN = planted("t2", "b31 on t2", "b36 on b31", "b63 on b36")
"""Clouds and a star; clouds and a flower; caterpillars and a mushroom. No card with three kinds; one end."""
WIDE = planted("t4", "b16 on t4", "b47 on t4", "b59 on b16")
"""Caterpillar, cloud, flower; fireflies and a star; caterpillar, flower, star. Two ends, two of three kinds."""
LOW = planted("t5", "b33 on t5", "b34 on t5")
"""Cloud, flower, star; clouds and mushrooms. Two ends, one of three kinds."""


def season_over(decree: str) -> list[tuple[int, int, str]]:
    table = decreed(decree, GREEN, WIDE, LOW).holding(("k19",), (), ())
    state = GAME.apply(table.awaiting(choose(0), SEASON_END), ONE, ScoreKodama(KodamaId("k19")))
    assert state.ledger[0].source == "k19"
    return [(entry.seat, entry.amount, entry.source) for entry in state.ledger[1:]]


@rule("kodama.decree.timing")
@pytest.mark.parametrize(
    ("decree", "points"), [("spring-rain", (3, 2, 2)), ("summer-bloom", (2, 3, 1)), ("first-frost", (0, 2, 1))]
)
def test_three_decrees_give_points_to_all_after_the_kodamas(decree: str, points: tuple[int, ...]) -> None:
    assert season_over(decree) == [(seat, amount, decree) for seat, amount in enumerate(points)]


@rule("kodama.term.card")
def test_spring_rain_counts_branch_cards_once_and_not_the_trunk() -> None:
    table = decreed("spring-rain", planted("t5", "b49 on t5"), planted("t2")).holding(("k19",), ())
    state = GAME.apply(table.awaiting(choose(0), SEASON_END), ONE, ScoreKodama(KodamaId("k19")))
    assert state.ledger[1:] == (
        Entry(ONE, 1, "spring-rain", "spring", (("cards", ("b49",)),)),
        Entry(TWO, 0, "spring-rain", "spring", (("cards", ()),)),
    )


@rule("kodama.decree.order")
def test_where_a_decree_compares_players_everyone_tied_gets_it() -> None:
    assert season_over("falling-leaves") == [(TWO, 5, "falling-leaves"), (THREE, 5, "falling-leaves")]


@rule("kodama.decree.order")
def test_whoever_alone_has_the_most_gets_the_decrees_points_alone_and_is_told_how_many() -> None:
    table = decreed("falling-leaves", GREEN, WIDE, planted("t5", "b33 on t5")).holding(("k19",), (), ())
    state = GAME.apply(table.awaiting(choose(0), SEASON_END), ONE, ScoreKodama(KodamaId("k19")))
    assert state.ledger[1:] == (Entry(TWO, 5, "falling-leaves", "autumn", (("times", 2),)),)


@rule("kodama.decree.order")
def test_the_most_of_none_is_nobodys() -> None:
    bare = (planted("t2"), planted("t4"))
    state = decreed("falling-leaves", *bare).holding(("k19",), ()).awaiting(choose(0), SEASON_END)
    assert GAME.apply(state, ONE, ScoreKodama(KodamaId("k19"))).ledger[1:] == ()


@rule("kodama.decree.order")
def test_points_of_the_seasons_end_are_given_to_all_by_one_step() -> None:
    table = decreed("spring-rain", GREEN, WIDE, LOW).with_first(2)
    table.hands = Laid(GREEN, WIDE, LOW).holding((), ("k19",), ()).hands
    state = GAME.apply(table.awaiting(choose(1), SEASON_END), TWO, ScoreKodama(KodamaId("k19")))
    assert [entry.seat for entry in state.ledger] == [TWO, ONE, TWO, THREE]


@rule("kodama.decree.timing")
def test_with_the_kosmos_deck_no_decree_acts_after_the_kodamas_but_the_three_of_its_booklet() -> None:
    kosmos = [card for card in SHELF.decrees.values() if Deck.KOSMOS in card.decks]
    late = {card.id for card in kosmos if isinstance(card.effect, SeasonEnd | SeasonEndMost)}
    assert late == {"spring-rain", "summer-bloom", "first-frost"}
    assert {card.id for card in kosmos if season_over(card.id)} == late


@rule("kodama.decree.timing")
@pytest.mark.parametrize(
    "decree",
    sorted(
        {str(card.id) for card in SHELF.decrees.values() if Deck.SECOND in card.decks}
        - {"spring-rain", "summer-bloom", "first-frost", "falling-leaves"}
    ),
)
def test_all_other_decrees_give_nothing_at_the_end_of_the_season(decree: str) -> None:
    assert season_over(decree) == []


@rule("kodama.decree.timing")
def test_the_decree_of_a_season_that_is_over_acts_no_more() -> None:
    tree = planted("t2")
    state = decreed("first-shoots", tree, planted("t6")).offering("b31").in_season(1).awaiting(grow(0), grow(1))
    assert [entry.source for entry in GAME.apply(state, ONE, laying(tree, "b31 on t2")).ledger] == ["kodama.score.run"]


def test_seats_are_told_apart_in_the_ledger_of_a_decree() -> None:
    tree = planted("t5")
    table = decreed("fallow-ground", planted("t6"), tree).offering("b31")
    state = GAME.apply(table.awaiting(grow(1)), Seat(1), laying(tree, "b31 on t5"))
    assert (total(state.ledger, ONE), total(state.ledger, TWO)) == (0, 3)
