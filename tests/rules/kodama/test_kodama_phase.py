"""After growth: the Kodamas, the decree's points, the first player, the end, and mini-Kodamas in their season."""

from random import Random

import pytest
from kodama_table import (
    GAME,
    ONE,
    SEASON_END,
    THREE,
    TWO,
    Laid,
    choose,
    faults,
    grow,
    planted,
)

from understory.core import NOT_ASKED, Decision, Entry, Event, Ledger, Line, Reason, Seat, Terminal, totals
from understory.core.game import forced
from understory.games.kodama.pack.spirits import DecreeId, KodamaId
from understory.games.kodama.rules.moves import Move, Pass, ScoreKodama
from understory.games.kodama.rules.state import Pending, State
from understory.games.kodama.rules.view import View
from understory.testing import random_line, rule


def whole_game(players: int, seed: int, **options: str) -> Line[State, Move, View]:
    return random_line(GAME, GAME.spec.chosen(players, options), Random(seed))


def paid(*amounts: int) -> Ledger:
    """A ledger in which each seat has so many points."""
    return tuple(Entry(Seat(seat), amount, "k01", "spring") for seat, amount in enumerate(amounts))


# ---------------------------------------------------------------- the Kodama phase


def choosing(*hands: tuple[str, ...], steps: tuple[Pending, ...]) -> State:
    trees = (planted("t2", "b31 on t2"), planted("t1", "b63 on t1"), planted("t6"))[: len(hands)]
    return Laid(*trees).holding(*hands).awaiting(*steps)


@rule("kodama.kodama.one-each")
def test_each_chooses_and_scores_a_kodama_before_the_next_one_chooses() -> None:
    state = choosing(("k19", "k07"), ("k06", "k09"), steps=(choose(0), choose(1), SEASON_END))
    assert GAME.node(state) == Decision((ONE,), "kodama.kodama")
    assert list(GAME.legal(state, ONE)) == [ScoreKodama(KodamaId("k07")), ScoreKodama(KodamaId("k19"))]
    after = GAME.apply(state, ONE, ScoreKodama(KodamaId("k07")))
    assert after.ledger == (Entry(ONE, 3, "k07", "spring", (("icon", "cloud"), ("cards", ("t2", "b31")))),)
    assert [[card.card for card in hand] for hand in after.hands] == [["k19"], ["k06", "k09"]]
    assert after.scored == (("k07",), ())
    assert GAME.node(after) == Decision((TWO,), "kodama.kodama")
    assert GAME.view(after, TWO).scored == (("k07",), ())


@rule("kodama.kodama.one-each")
def test_a_kodama_that_gives_nothing_is_scored_all_the_same() -> None:
    state = choosing(("k06",), (), steps=(choose(0), choose(1), SEASON_END))
    after = GAME.apply(state, ONE, ScoreKodama(KodamaId("k06")))
    assert [(entry.amount, entry.source) for entry in after.ledger] == [(0, "k06")]
    assert faults(state, ONE, Pass()) == (NOT_ASKED,)


@rule("kodama.kodama.one-each")
def test_a_kodama_that_is_not_in_hand_cannot_be_scored() -> None:
    state = choosing(("k19",), ("k06",), steps=(choose(0), choose(1)))
    for stranger in ("k06", "k01"):
        move = ScoreKodama(KodamaId(stranger))
        assert faults(state, ONE, move) == (Reason.of("kodama.kodama.one-each", kodama=KodamaId(stranger)),)
        assert move not in GAME.legal(state, ONE)


@rule("kodama.kodama.one-each", near_miss=True)
def test_any_kodama_in_hand_can_be_scored() -> None:
    state = choosing(("k06", "k19"), (), steps=(choose(0), choose(1)))
    assert [faults(state, ONE, ScoreKodama(KodamaId(card))) for card in ("k06", "k19")] == [(), ()]


@rule("kodama.kodama.one-each")
def test_what_was_scored_is_seen_by_all_and_told() -> None:
    state = choosing(("k07", "k19"), ("k06",), steps=(choose(0), choose(1), SEASON_END))
    move = ScoreKodama(KodamaId("k07"))
    after = GAME.apply(state, ONE, move)
    assert GAME.events(state, ONE, move, after, TWO) == (
        Event.of("kodama.kodama", seat=ONE, kodama="k07"),
        Event.of("kodama.scored", seat=ONE, points=3, source="k07"),
    )
    assert GAME.ledger(after) == after.ledger


@rule("kodama.kodama.decree-check")
def test_the_decree_is_checked_after_the_last_kodama_and_not_before() -> None:
    table = Laid(planted("t2", "b31 on t2"), planted("t1", "b63 on t1")).under("spring-rain")
    state = table.holding(("k19", "k01"), ("k06", "k02")).awaiting(choose(0), choose(1), SEASON_END)
    first = GAME.apply(state, ONE, ScoreKodama(KodamaId("k19")))
    assert [entry.source for entry in first.ledger] == ["k19"]
    second = GAME.apply(first, TWO, ScoreKodama(KodamaId("k06")))
    assert [(entry.seat, entry.amount, entry.source) for entry in second.ledger] == [
        (ONE, 2, "k19"),
        (TWO, 4, "k06"),
        (ONE, 1, "spring-rain"),
        (TWO, 1, "spring-rain"),
    ]


def next_season(points: tuple[int, ...], first: int, season: int = 0) -> State:
    """The state after the last Kodama of a season, worth nothing, by a seat whose tree is a bare trunk."""
    trees = tuple(planted(f"t{seat + 1}") for seat in range(len(points)))
    hands = (("k19",), *[()] * (len(points) - 1))
    table = Laid(*trees, options={"decrees": "off"}).holding(*hands).with_first(first).in_season(season)
    state = table.with_ledger(paid(*points)).awaiting(choose(0), SEASON_END)
    return GAME.apply(state, ONE, ScoreKodama(KodamaId("k19")))


@rule("kodama.kodama.first-player")
@pytest.mark.parametrize(
    ("points", "first", "lowest"), [((5, 3, 9), 0, 1), ((5, 3, 2), 0, 2), ((1, 3, 2), 1, 0), ((9, 1, 5), 1, 1)]
)
def test_the_lowest_becomes_first_player_or_stays_it(points: tuple[int, ...], first: int, lowest: int) -> None:
    state = next_season(points, first)
    assert (state.first, state.season) == (lowest, "summer")
    assert state.pending[-1] == grow(lowest, 0)
    assert [step.seat for step in reversed(state.pending[-3:])] == [(lowest + n) % 3 for n in range(3)]


@rule("kodama.kodama.first-player-tie")
@pytest.mark.parametrize(
    ("points", "first", "nearest"),
    [
        ((4, 4, 4), 0, 1),
        ((4, 4, 4), 2, 0),
        ((4, 9, 4), 0, 2),
        ((4, 9, 4), 2, 0),
        ((4, 4, 9), 2, 0),
        ((9, 4, 4), 0, 1),
        ((4, 4, 9, 4), 1, 3),
    ],
)
def test_of_several_lowest_the_nearest_clockwise_gets_the_token_its_holder_last(
    points: tuple[int, ...], first: int, nearest: int
) -> None:
    assert next_season(points, first).first == nearest


@rule("kodama.kodama.first-player")
def test_the_decrees_points_come_before_the_token_is_handed_on() -> None:
    table = Laid(planted("t2", "b31 on t2"), planted("t1")).under("spring-rain").holding(("k06",), ())
    state = table.with_ledger(paid(0, 0)).with_first(1).awaiting(choose(0), SEASON_END)
    after = GAME.apply(state, ONE, ScoreKodama(KodamaId("k06")))  # nothing; then a point for b31
    assert totals(after.ledger, 2) == (1, 0)
    assert after.first == TWO


@rule("kodama.kodama.first-player")
def test_a_new_season_is_told_with_its_first_player() -> None:
    table = Laid(planted("t2"), planted("t1"), options={"decrees": "off"}).holding(("k06",), ())
    state = table.with_ledger(paid(4, 2)).awaiting(choose(0), SEASON_END)
    move = ScoreKodama(KodamaId("k06"))
    after = GAME.apply(state, ONE, move)
    assert GAME.events(state, ONE, move, after, None)[-1] == Event.of("kodama.season", season="summer", first=TWO)


# ---------------------------------------------------------------- the end


@rule("kodama.end.when")
def test_the_game_ends_after_the_third_kodama_phase_with_a_kodama_left_in_every_hand() -> None:
    line = whole_game(3, seed=12)
    assert isinstance(line.node, Terminal)
    assert [len(hand) for hand in line.state.hands] == [1, 1, 1]
    assert [len(scored) for scored in line.state.scored] == [3, 3, 3]
    assert sum(isinstance(step.move, ScoreKodama) for step in line.steps) == 9
    assert isinstance(line.steps[-1].move, ScoreKodama)


@rule("kodama.kodama.first-player")
@rule("kodama.end.when")
def test_after_autumn_the_token_is_not_handed_on() -> None:
    state = next_season((5, 3, 9), first=2, season=2)
    assert (state.first, state.season, state.pending) == (2, "autumn", ())
    assert isinstance(GAME.node(state), Terminal)


@rule("kodama.end.winner")
def test_the_most_points_win() -> None:
    assert GAME.node(next_season((5, 31, 9), 0, season=2)) == Terminal(
        (5, 31, 9), (TWO,), Reason.of("kodama.end.winner", points=31)
    )


def ending(*trees: tuple[str, ...], points: tuple[int, ...], edition: str = "second") -> Terminal:
    table = Laid(*(planted(*tree) for tree in trees), options={"edition": edition}).in_season(2)
    node = GAME.node(table.with_ledger(paid(*points)).awaiting())
    assert isinstance(node, Terminal)
    return node


@rule("kodama.end.tie")
@rule("kodama.editions")
@pytest.mark.parametrize("edition", ["second", "kosmos"])
def test_on_a_tie_the_trunks_icon_in_the_own_tree_decides_icon_by_icon(edition: str) -> None:
    cloudy = ("t2", "b62 on t2")  # 3 clouds on one card
    crawling = ("t1", "b59 on t1", "b09 on t1")  # a caterpillar on each of two cards
    node = ending(cloudy, crawling, ("t6",), points=(20, 20, 19), edition=edition)
    assert node == Terminal((20, 20, 19), (ONE,), Reason.of("kodama.end.tie", seats=(ONE, TWO), icons=(4, 3)))


@rule("kodama.end.tie")
def test_who_is_not_tied_for_the_lead_has_no_part_in_the_tie_break() -> None:
    node = ending(("t6",), ("t1",), ("t2", "b62 on t2"), points=(20, 20, 19))
    assert node.winners == (ONE, TWO)
    assert node.reason == Reason.of("kodama.end.tie", seats=(ONE, TWO), icons=(1, 1))


@rule("kodama.end.tie")
def test_those_still_tied_win_together() -> None:
    node = ending(("t6", "b31 on t6"), ("t1", "b59 on t1"), ("t2",), points=(7, 7, 7))
    assert node.winners == (ONE, TWO)
    assert ending(("t6",), ("t1",), ("t2", "b36 on t2"), points=(7, 7, 7)).winners == (THREE,)


@rule("kodama.end.tie")
def test_a_conversion_does_not_count_in_the_tie_break() -> None:
    trees = (planted("t6", "b31 on t6"), planted("t4", "b36 on t4"))
    table = Laid(*trees).in_season(2).with_ledger(paid(7, 7))
    table.decrees = tuple(DecreeId(name) for name in ("starlit-mist", "long-days", "high-crown"))
    node = GAME.node(table.awaiting())
    assert isinstance(node, Terminal)
    assert dict(node.reason.evidence)["icons"] == (2, 2)


@rule("kodama.score.chips")
def test_a_score_beyond_fifty_and_a_hundred_is_one_number() -> None:
    node = ending(("t1",), ("t2",), points=(49, 137))
    assert node.scores == (49, 137)
    assert node.reason == Reason.of("kodama.end.winner", points=137)


# ---------------------------------------------------------------- mini-Kodamas


@rule("kodama.variant.kids")
def test_a_mini_kodama_is_scored_in_its_season_without_a_choice() -> None:
    line = whole_game(2, seed=8, kids="1")
    kids = [
        (step.move.kodama, step.forced) for step in line.steps if step.seat == 1 and isinstance(step.move, ScoreKodama)
    ]
    assert kids == [("a1", True), ("a2", True), ("a3", True)]
    assert [len(hand) for hand in line.state.hands] == [1, 0]
    assert [entry.when for entry in line.state.ledger if entry.source in ("a1", "a2", "a3")] == [
        "spring",
        "summer",
        "autumn",
    ]


@rule("kodama.variant.kids")
def test_a_mini_kodama_of_a_set_cannot_be_scored_in_another_season() -> None:
    table = Laid(options={"kids": "0"}).holding(("a1", "a2", "a3"), ())
    move = ScoreKodama(KodamaId("a2"))
    assert faults(table.awaiting(choose(0)), ONE, move) == (
        Reason.of("kodama.variant.kids", kodama=KodamaId("a2"), season="spring"),
    )


@rule("kodama.variant.kids", near_miss=True)
def test_a_mini_kodama_of_a_set_can_be_scored_in_its_own_season() -> None:
    state = Laid(options={"kids": "0"}).holding(("a1", "a2", "a3"), ()).awaiting(choose(0))
    assert faults(state, ONE, ScoreKodama(KodamaId("a1"))) == ()


@rule("kodama.variant.kids-shuffled")
def test_a_mini_kodama_cannot_be_scored_in_another_season() -> None:
    state = Laid(options={"kids-shuffled": "on"}).holding(("a1", "b2", "k19"), ()).in_season(1).awaiting(choose(0))
    move = ScoreKodama(KodamaId("a1"))
    assert faults(state, ONE, move) == (
        Reason.of("kodama.variant.kids-shuffled", kodama=KodamaId("a1"), season="summer"),
    )
    assert move not in GAME.legal(state, ONE)


@rule("kodama.variant.kids-shuffled", near_miss=True)
def test_a_mini_kodama_can_be_scored_in_its_own_season_beside_any_other_kodama() -> None:
    state = Laid(options={"kids-shuffled": "on"}).holding(("a1", "b2", "k19"), ()).in_season(1).awaiting(choose(0))
    assert [faults(state, ONE, ScoreKodama(KodamaId(card))) for card in ("b2", "k19")] == [(), ()]
    assert list(GAME.legal(state, ONE)) == [ScoreKodama(KodamaId("b2")), ScoreKodama(KodamaId("k19"))]


@rule("kodama.variant.kids-advice")
@pytest.mark.parametrize("kids", [{"kids": "0"}, {"kids-shuffled": "on"}], ids=["as sets", "shuffled in"])
def test_where_seasons_are_advice_a_mini_kodama_may_be_scored_in_any(kids: dict[str, str]) -> None:
    state = (
        Laid(options={**kids, "kids-season": "free"}).holding(("a1", "a2", "a3"), ()).in_season(1).awaiting(choose(0))
    )
    assert list(GAME.legal(state, ONE)) == [ScoreKodama(KodamaId(card)) for card in ("a1", "a2", "a3")]
    assert faults(state, ONE, ScoreKodama(KodamaId("a1"))) == ()


@rule("kodama.variant.kids-advice")
def test_with_seasons_as_advice_nobody_is_left_without_a_kodama_to_score() -> None:
    line = whole_game(2, seed=8, **{"kids": "1", "kids-season": "free"})
    chosen = [step for step in line.steps if step.seat == 1 and isinstance(step.move, ScoreKodama)]
    assert [step.forced for step in chosen] == [False, False, True]
    assert [len(hand) for hand in line.state.hands] == [1, 0]


@rule("kodama.variant.kids-shuffled")
def test_whoever_holds_no_kodama_of_the_season_scores_none_and_keeps_the_hand() -> None:
    table = Laid(options={"kids-shuffled": "on", "decrees": "off"})
    state = table.holding(("k19",), ("a2", "b3")).awaiting(choose(0), choose(1), SEASON_END)
    asked = GAME.apply(state, ONE, ScoreKodama(KodamaId("k19")))
    assert GAME.node(asked) == Decision((TWO,), "kodama.kodama"), "not to ask would be to tell"
    assert (list(GAME.legal(asked, TWO)), forced(GAME, asked)) == ([Pass()], None)
    assert faults(asked, TWO, Pass()) == ()
    after = GAME.apply(asked, TWO, Pass())
    assert after.season == "summer"
    assert [card.card for card in after.hands[1]] == ["a2", "b3"]
    assert {entry.seat for entry in after.ledger} == {ONE}
