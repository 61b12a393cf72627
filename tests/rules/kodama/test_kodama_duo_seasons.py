"""Kodama Duo from the box to the winner: set-up, season cards, Kodamas, who prunes next, and the end."""

import pytest
from kodama_duo_table import (
    ADA,
    BEN,
    GAME,
    KODAMA,
    SEASON_END,
    SHELF,
    TURN_END,
    Between,
    dealt,
    held,
    made,
    planted,
    points,
    rules,
    summon,
)

from understory.core import (
    CHANCE,
    SPECTATOR,
    Chance,
    Decision,
    Entry,
    NotationError,
    OptionError,
    Reason,
    Seat,
    Terminal,
    Veiled,
)
from understory.games.kodama.pack import Deck, Icon, Mark
from understory.games.kodama.pack.spirits import SEASONS, DecreeId
from understory.games.kodama_duo.rules.state import Ask, State
from understory.testing import rule

DEALT = [f"hand {n % 2} dk{n + 1:02}" for n in range(8)]


def begun(sower: str = "1") -> State:
    state = GAME.start(GAME.spec.chosen(2, {"sower": sower}))
    return dealt(state, "trunk 0 u1", "trunk 1 u2", *DEALT)


def outcomes(state: State) -> list[str]:
    node = GAME.node(state)
    assert isinstance(node, Chance)
    return [str(move) for move, _ in node.outcomes()]


# ---------------------------------------------------------------- box and set-up


@rule("duo.components")
def test_the_box_holds_what_the_booklet_lists() -> None:
    assert len(SHELF.deck(Deck.DUO)) == 36
    assert len(SHELF.kodamas_of(Deck.DUO)) == 21
    assert not SHELF.kodamas_of(Deck.DUO, kids=True)
    assert [len(SHELF.decrees_of(Deck.DUO, season)) for season in SEASONS] == [3, 3, 3]
    trunks = [trunk for trunk in SHELF.trunks.values() if Deck.DUO in trunk.decks]
    assert len(trunks) == 2
    assert len(Icon) == 6, "a spirit for each icon"


@rule("duo.components")
def test_season_and_kodama_cards_are_marked_2_or_2_to_6_and_there_are_both() -> None:
    for marks in (
        [card.mark for card in SHELF.kodamas_of(Deck.DUO)],
        [SHELF.decrees[card].mark for season in SEASONS for card in SHELF.decrees_of(Deck.DUO, season)],
    ):
        assert set(marks) == {Mark.TWO, Mark.TWO_TO_SIX}
    assert all(card.mark is None for card in SHELF.kodamas.values() if Deck.DUO not in card.decks)


@rule("duo.players")
@pytest.mark.parametrize("players", [1, 3])
def test_exactly_two_play(players: int) -> None:
    with pytest.raises(OptionError, match="for 2 to 2"):
        GAME.spec.chosen(players)


@rule("duo.setup")
def test_each_gets_a_trunk_and_four_secret_kodamas() -> None:
    state = GAME.start(GAME.spec.chosen(2, {"sower": "1"}))
    assert outcomes(state) == ["trunk 0 u1", "trunk 0 u2"]
    state = dealt(state, "trunk 0 u2")
    assert outcomes(state) == ["trunk 1 u1"], "their icons differ"
    state = dealt(state, "trunk 1 u1")
    assert len(outcomes(state)) == 21
    move = GAME.parse("hand 0 dk01")
    assert GAME.seen(state, CHANCE, move, ADA) == move
    assert GAME.seen(state, CHANCE, move, BEN) == GAME.seen(state, CHANCE, move, SPECTATOR) == Veiled("hand 0 ?")
    state = dealt(state, *DEALT)
    assert [len(hand) for hand in state.hands] == [4, 4]
    assert GAME.view(state, BEN).hands[ADA].hidden == 4
    assert GAME.view(state, BEN).hands[BEN].known == ("dk02", "dk04", "dk06", "dk08")
    assert state.ledger == ()
    assert state.covers == ((), ()), "the spirits lie beside the deck"
    assert outcomes(state) == ["decree twin-calling", "decree lone-seedling", "decree morning-mist"]


@rule("duo.setup.roles")
def test_the_host_names_the_sower_or_chance_does() -> None:
    assert begun("1").pruner == ADA
    assert begun("0").pruner == BEN
    state = GAME.start(GAME.spec.chosen(2))
    assert outcomes(state) == ["sower 0", "sower 1"]
    assert dealt(state, "sower 0").pruner == BEN
    assert dealt(state, "sower 1").pruner == ADA


# ---------------------------------------------------------------- seasons


@rule("duo.season.reveal")
def test_a_season_card_is_turned_up_for_all_at_the_start_of_its_season() -> None:
    state = dealt(begun(), "decree morning-mist")
    assert state.decree == "morning-mist"
    assert GAME.view(state, SPECTATOR).decree == "morning-mist"
    later = Between().holding(("dk01", "dk02"), ("dk03", "dk04")).under("morning-mist").awaiting(KODAMA, SEASON_END)
    later = made(made(later, ADA, "score dk01"), BEN, "score dk03")
    assert later.decree is None, "the previous one is discarded"
    assert outcomes(later) == ["decree midsummer-call", "decree shooting-stars", "decree parted-ways"]


@rule("duo.season.three")
def test_three_seasons_of_season_card_growth_and_kodamas() -> None:
    state = begun()
    asks = [step.ask for step in reversed(state.pending)]
    assert asks == [Ask.DECREE, *[Ask.TURN] * 4, Ask.KODAMA, Ask.SEASON_END]
    hands = (("dk01", "dk02"), ("dk03", "dk04"))
    third = Between().in_season(2).holding(*hands).awaiting(KODAMA, SEASON_END)
    assert isinstance(GAME.node(made(made(third, ADA, "score dk01"), BEN, "score dk03")), Terminal)


@rule("duo.season.three")
def test_a_season_cards_points_come_after_the_kodamas_and_before_the_pruner_is_settled() -> None:
    """Ada is two behind, and Homecoming gives her four."""
    table = Between(planted("u1", "d13 on u1"), planted("u2")).with_spirits(("star u1 1", "cloud d13 1"), ())
    table = table.under("homecoming").holding(("dk16", "dk02"), ("dk16", "dk04")).in_season(1)
    table.decrees = (DecreeId("morning-mist"), DecreeId("homecoming"))
    before = table.with_ledger((Entry(BEN, 2, "x", "summer"),)).awaiting(KODAMA, SEASON_END)
    after = made(made(before, ADA, "score dk16"), BEN, "score dk16")
    assert points(after, before) == [(0, 8, "dk16"), (1, 12, "dk16"), (0, 4, "homecoming"), (1, 0, "homecoming")]
    assert after.pruner == ADA, "12 against 14"


# ---------------------------------------------------------------- Kodamas


@rule("duo.kodama.phase")
def test_both_choose_a_kodama_unseen_and_show_together() -> None:
    state = Between().holding(("dk16", "dk17"), ("dk16", "dk15")).awaiting(KODAMA, SEASON_END)
    assert GAME.node(state) == Decision((ADA, BEN), "duo.kodama")
    move = GAME.parse("score dk16")
    assert GAME.seen(state, BEN, move, ADA) == Veiled("score ?")
    once = made(state, BEN, "score dk16")
    assert once.ledger == state.ledger
    assert GAME.view(once, ADA).hands[BEN].hidden == 2, "nobody can tell that one was put down"
    assert GAME.view(once, ADA).own is None
    both = made(once, ADA, "score dk17")
    assert points(both, state) == [(0, 0, "dk17"), (1, 12, "dk16")], "scored even for nothing"
    assert both.scored == (("dk17",), ("dk16",))
    assert held(both, BEN) == ["dk15"], "set aside"


@rule("duo.kodama.phase")
def test_only_kodamas_in_hand_may_be_scored_and_one_must() -> None:
    state = Between().holding(("dk16", "dk17"), ("dk14", "dk15")).awaiting(KODAMA, SEASON_END)
    assert rules(state, ADA, "score dk14") == ["duo.kodama.phase"]
    assert rules(state, ADA, "pass") == ["table.asked"]


@rule("duo.kodama.phase", near_miss=True)
@pytest.mark.parametrize("kodama", ["dk16", "dk17"])
def test_any_kodama_in_hand_may_be_scored(kodama: str) -> None:
    state = Between().holding(("dk16", "dk17"), ("dk14", "dk15")).awaiting(KODAMA, SEASON_END)
    assert not rules(state, ADA, f"score {kodama}")


def after_kodamas(ada: int, ben: int, pruner: Seat) -> State:
    """The next season, both scoring 12 more; `pruner` is who has the role after the last turn's swap."""
    ledger = (Entry(ADA, ada, "x", "spring"), Entry(BEN, ben, "x", "spring"))
    table = Between().holding(("dk16", "dk17"), ("dk16", "dk15")).with_ledger(ledger).pruned_by(pruner)
    state = table.awaiting(KODAMA, SEASON_END)
    return made(made(state, ADA, "score dk16"), BEN, "score dk16")


@rule("duo.kodama.pruner")
@pytest.mark.parametrize("swapped", [ADA, BEN])
def test_the_lower_score_becomes_pruner(swapped: Seat) -> None:
    assert after_kodamas(5, 6, swapped).pruner == ADA
    assert after_kodamas(6, 5, swapped).pruner == BEN


@rule("duo.kodama.pruner")
@pytest.mark.parametrize("pruner", [ADA, BEN])
def test_on_a_tie_it_is_who_was_not_pruner_in_the_last_turn(pruner: Seat) -> None:
    """After the swap that is the one who has the role now."""
    table = Between().pruned_by(pruner).discarding("d29").holding(("dk16", "dk17"), ("dk16", "dk15"))
    state = table.awaiting(summon(ADA), TURN_END, KODAMA, SEASON_END)
    state = made(state, ADA, "summon star u1 1")
    state = made(made(state, ADA, "score dk16"), BEN, "score dk16")
    assert [entry.amount for entry in state.ledger] == [10, 12], "Ada has one spirit, so five are away"
    assert state.pruner == ADA, "no tie, so far"
    tied = table.with_ledger((Entry(ADA, 2, "x", "spring"),)).awaiting(summon(ADA), TURN_END, KODAMA, SEASON_END)
    tied = made(tied, ADA, "summon star u1 1")
    tied = made(made(tied, ADA, "score dk16"), BEN, "score dk16")
    assert tied.pruner == 1 - pruner


# ---------------------------------------------------------------- the end


def ended(ada: int, ben: int, *, spirits: tuple[tuple[str, ...], ...] = ((), ()), trees: str = "even") -> Terminal:
    even = (planted("u1", "d09 on u1"), planted("u2", "d13 on u2", "d07 on d13"))
    more = (planted("u1", "d09 on u1"), planted("u2", "d13 on u2"))
    ledger = tuple(Entry(seat, amount, "x", "autumn") for seat, amount in ((ADA, ada), (BEN, ben)))
    table = Between(*(even if trees == "even" else more)).in_season(2).with_spirits(*spirits).with_ledger(ledger)
    state = table.awaiting(SEASON_END)
    state.pending = ()
    node = GAME.node(state)
    assert isinstance(node, Terminal)
    return node


@rule("duo.end")
def test_the_most_points_win() -> None:
    assert ended(30, 40) == Terminal((30, 40), (BEN,), ended(30, 40).reason)
    assert ended(40, 30).winners == (ADA,)
    assert ended(30, 40).reason == Reason.of("duo.end", points=40)


@rule("duo.end")
def test_a_tie_goes_to_more_appearances_of_the_trunks_icon() -> None:
    """Clouds: u1 and two on d09. Fireflies: u2 and one on d13."""
    node = ended(40, 40, trees="more")
    assert node.winners == (ADA,)
    assert node.reason == Reason.of("duo.end", points=40, icons=(3, 2))


@rule("duo.end")
def test_still_tied_both_win() -> None:
    assert ended(40, 40).winners == (ADA, BEN)


@rule("duo.end")
def test_an_icon_under_a_spirit_counts_as_the_spirits_in_the_tie_break_too() -> None:
    assert ended(40, 40, spirits=(("star d09 2",), ())).winners == (BEN,), "one cloud less"
    assert ended(40, 40, spirits=((), ("star u2 1",))).winners == (ADA,), "its trunk is a star's now, and there are two"
    assert ended(40, 40, spirits=(("cloud d09 1",), ())).winners == (ADA,)


@rule("duo.end")
def test_the_fourth_kodama_stays_unused() -> None:
    hands = (("dk16", "dk17"), ("dk16", "dk15"))
    state = Between().in_season(2).holding(*hands).awaiting(KODAMA, SEASON_END)
    state = made(made(state, ADA, "score dk16"), BEN, "score dk16")
    assert [held(state, seat) for seat in (ADA, BEN)] == [["dk17"], ["dk15"]]
    assert isinstance(GAME.node(state), Terminal)


@rule("duo.score.hundred")
def test_a_score_past_a_hundred_is_one_integer() -> None:
    assert ended(104, 99).scores == (104, 99)
    assert ended(104, 99).winners == (ADA,)


@rule("duo.term.end-card")
def test_an_end_card_touches_no_more_than_one_other_card() -> None:
    tree = planted("u1", "d13 on u1", "d15 on d13", "d29 on u1")
    assert [tree.cards[card] for card in tree.ends()] == ["d15", "d29"]


# ---------------------------------------------------------------- both boxes mixed


@rule("duo.mixed.duo-with-base")
def test_the_mixed_game_has_all_cards_but_those_that_act_on_a_market_mini_kodamas_and_trunks() -> None:
    setup = GAME.setup(GAME.spec.chosen(2, {"cards": "mixed"}))
    assert len(setup.deck) == 65 + 36
    assert len(setup.kodamas) == 23 + 21
    assert {"dk01", "dk15", "k01"} <= set(setup.kodamas), "marked 2 and 2-6 alike"
    assert setup.trunks == ("u1", "u2")
    seasons = [set(cards) for cards in setup.decrees]
    assert [len(cards) for cards in seasons] == [5 - 1 + 3, 5 - 1 + 3, 5 + 3]
    assert not {"gust", "spring-invocation"} & set().union(*seasons)


@rule("duo.mixed.duo-with-base")
def test_duo_may_be_mixed_with_the_kosmos_box_as_well() -> None:
    setup = GAME.setup(GAME.spec.chosen(2, {"cards": "mixed-kosmos"}))
    assert len(setup.deck) == 63 + 36
    assert len(setup.kodamas) == 22 + 21
    assert "k23" not in setup.kodamas, "the second edition's alone"
    seasons = [set(cards) for cards in setup.decrees]
    assert [len(cards) for cards in seasons] == [5 - 1 + 3, 5 - 1 + 3, 5 + 3]
    assert "wide-crown" in seasons[2]
    assert not {"gust", "spring-invocation", "falling-leaves"} & set().union(*seasons)


@rule("duo.mixed.duo-with-base")
def test_alone_duo_is_played_with_its_own_cards() -> None:
    setup = GAME.setup(GAME.spec.chosen(2))
    assert (len(setup.deck), len(setup.kodamas)) == (36, 21)
    assert [len(cards) for cards in setup.decrees] == [3, 3, 3]


# ---------------------------------------------------------------- notation


@pytest.mark.parametrize(
    "notation",
    ["split", "split d01 d01", "split x", "choose", "summon flower d01", "summon leaf d01 1", "gust", "sower 2 2"],
)
def test_what_cannot_be_read_is_refused(notation: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(notation)
