"""Kodama's components and its set-up: what is in the box, what is dealt to whom, and who may know it."""

from random import Random

import pytest
from kodama_table import GAME, ONE, SHELF, TWO, cards, grow, set_up

from understory.core import (
    CHANCE,
    SPECTATOR,
    Chance,
    Decision,
    HandView,
    Line,
    OptionError,
    Seat,
    Veiled,
    dealing_from,
    only,
    seats_of,
    totals,
)
from understory.games.kodama.pack import Deck
from understory.games.kodama.pack.spirits import SEASONS, KodamaId
from understory.games.kodama.rules.moves import AddYellow, DealBranch, DealFirst, DealKodama, DealTrunk, Move
from understory.games.kodama.rules.state import Ask, State
from understory.games.kodama.rules.tree import Tree
from understory.games.kodama.rules.view import View
from understory.testing import rule

EDITIONS = ("second", "kosmos")


def outcomes(line: Line[State, Move, View]) -> dict[str, int]:
    """What chance may do now, with its weights."""
    node = line.node
    assert isinstance(node, Chance)
    return {str(move): weight for move, weight in node.outcomes()}


def dealt(players: int, options: dict[str, str] | None = None, seed: int = 1) -> Line[State, Move, View]:
    """A game at its first decision."""
    line = set_up(players, options)
    line.deal(dealing_from(Random(seed)))
    return line


def play(line: Line[State, Move, View], *moves: str) -> Line[State, Move, View]:
    for move in moves:
        line.play(CHANCE, GAME.parse(move))
    return line


def plain_kodamas(edition: Deck) -> list[str]:
    return sorted(card.id for card in SHELF.kodamas_of(edition))


@rule("kodama.components.second")
def test_the_second_edition_holds_its_cards() -> None:
    assert len([trunk for trunk in SHELF.trunks.values() if Deck.SECOND in trunk.decks]) == 6
    assert len(SHELF.deck(Deck.SECOND)) == 65
    assert len(SHELF.kodamas_of(Deck.SECOND)) == 23
    assert len(SHELF.kodamas_of(Deck.SECOND, kids=True)) == 9
    assert [len(SHELF.decrees_of(Deck.SECOND, season)) for season in SEASONS] == [5, 5, 5]


@rule("kodama.components.kosmos")
def test_the_kosmos_edition_holds_its_cards() -> None:
    assert len([trunk for trunk in SHELF.trunks.values() if Deck.KOSMOS in trunk.decks]) == 6
    assert len(SHELF.deck(Deck.KOSMOS)) == 63
    assert len(SHELF.kodamas_of(Deck.KOSMOS)) == 22
    assert len(SHELF.kodamas_of(Deck.KOSMOS, kids=True)) == 9
    assert [len(SHELF.decrees_of(Deck.KOSMOS, season)) for season in SEASONS] == [5, 5, 5]


@rule("kodama.components.kosmos")
def test_a_kosmos_game_is_played_with_kosmos_cards_alone() -> None:
    state = set_up(2, {"edition": "kosmos"}).state
    assert set(state.branches.unknown) == set(SHELF.deck(Deck.KOSMOS))
    assert sorted(state.kodamas.unknown) == plain_kodamas(Deck.KOSMOS)
    assert {"b10", "b50"}.isdisjoint(state.branches.unknown)
    assert KodamaId("k23") not in state.kodamas.unknown


@rule("kodama.components.players")
def test_two_to_five_may_play() -> None:
    for players in (2, 3, 4, 5):
        assert len(dealt(players).state.trees) == players
    for players in (1, 7):
        with pytest.raises(OptionError):
            GAME.spec.chosen(players)


@rule("kodama.editions")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_editions_follow_one_set_of_rules(edition: str) -> None:
    asked = [(step.ask, step.seat, step.round) for step in dealt(3, {"edition": edition, "first": "1"}).state.pending]
    assert asked == [(step.ask, step.seat, step.round) for step in dealt(3, {"first": "1"}, seed=2).state.pending]


@rule("kodama.setup.first-player")
def test_the_first_player_is_drawn_where_the_host_names_none() -> None:
    line = set_up(3)
    assert outcomes(line) == {"first 0": 1, "first 1": 1, "first 2": 1}
    assert play(line, "first 2").state.first == 2
    line.deal(dealing_from(Random(0)))
    assert line.node == Decision((Seat(2),), Ask.GROW)


@rule("kodama.setup.first-player")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_host_may_name_the_first_player(first: int) -> None:
    line = set_up(3, {"first": str(first)})
    assert line.state.first == first
    assert not any(isinstance(move, DealFirst) for move in map(GAME.parse, outcomes(line)))
    line.deal(dealing_from(Random(0)))
    assert line.node == Decision((Seat(first),), Ask.GROW)


@rule("kodama.setup.trunk")
def test_everybody_gets_a_random_trunk_and_no_two_the_same() -> None:
    line = set_up(2, {"first": "0"})
    assert outcomes(line) == {f"trunk 0 t{n}": 1 for n in range(1, 7)}
    play(line, "trunk 0 t3")
    assert outcomes(line) == {f"trunk 1 t{n}": 1 for n in (1, 2, 4, 5, 6)}
    play(line, "trunk 1 t6")
    assert line.state.trees == (Tree.of(SHELF.trunks[cards("t3")[0]]), Tree.of(SHELF.trunks[cards("t6")[0]]))


@rule("kodama.setup.kodama-hand")
def test_four_kodamas_are_dealt_to_each_in_turn_and_no_mini_kodama() -> None:
    line = play(set_up(2, {"first": "0"}), "trunk 0 t1", "trunk 1 t2")
    assert outcomes(line) == {f"hand 0 {card}": 1 for card in plain_kodamas(Deck.SECOND)}
    play(line, "hand 0 k05", "hand 1 k07", "hand 0 k02", "hand 1 k01", "hand 0 k03", "hand 1 k09", "hand 0 k04")
    assert outcomes(line) == {f"hand 1 {card}": 1 for card in plain_kodamas(Deck.SECOND) if card not in _GONE}
    play(line, "hand 1 k08")
    assert [[card.card for card in hand] for hand in line.state.hands] == [
        ["k02", "k03", "k04", "k05"],
        ["k01", "k07", "k08", "k09"],
    ]
    assert {card.knowers for card in line.state.hands[1]} == {only(TWO)}
    assert isinstance(GAME.parse(next(iter(outcomes(line)))), DealBranch)


_GONE = {"k05", "k07", "k02", "k01", "k03", "k09", "k04"}


@rule("kodama.setup.kodama-hand")
def test_a_hand_is_kept_secret() -> None:
    line = dealt(2)
    mine = tuple(card.card for card in line.state.hands[0])
    assert GAME.view(line.state, ONE).hands[0] == HandView(mine, 0)
    assert GAME.view(line.state, TWO).hands[0] == HandView((), 4)
    assert GAME.view(line.state, SPECTATOR).hands[0] == HandView((), 4)
    deal = DealKodama(ONE, KodamaId("k05"))
    before = play(set_up(2, {"first": "0"}), "trunk 0 t1", "trunk 1 t2").state
    assert GAME.seen(before, CHANCE, deal, ONE) == deal
    assert GAME.seen(before, CHANCE, deal, TWO) == Veiled("hand 0 ?")
    assert GAME.seen(before, CHANCE, deal, SPECTATOR) == Veiled("hand 0 ?")
    trunk = DealTrunk(ONE, cards("t4")[0])
    assert GAME.seen(set_up(2, {"first": "0"}).state, CHANCE, trunk, TWO) == trunk


@rule("kodama.setup.decrees")
def test_a_decree_is_any_of_its_own_seasons_five_and_unknown_until_turned_up() -> None:
    line = set_up(2, {"first": "0"})
    while "decree" not in next(iter(outcomes(line))):
        play(line, next(iter(outcomes(line))))
    assert outcomes(line) == {
        f"decree {name}": 1
        for name in ("metamorphosis", "spring-rain", "starlit-mist", "spring-invocation", "first-shoots")
    }
    assert line.state.decree is None
    assert GAME.view(line.state, ONE).decrees == ()


@rule("kodama.setup.market")
def test_four_branch_cards_are_turned_up_from_the_shuffled_deck() -> None:
    line = set_up(2, {"first": "0", "decrees": "off"})
    while "branch" not in next(iter(outcomes(line))):
        play(line, next(iter(outcomes(line))))
    assert outcomes(line) == {f"branch b{n:02}": 1 for n in range(1, 66)}
    play(line, "branch b09", "branch b33", "branch b01")
    assert len(outcomes(line)) == 62
    play(line, "branch b65")
    assert line.state.market == cards("b09", "b33", "b01", "b65")
    assert len(line.state.branches) == 61
    assert line.node == Decision((ONE,), Ask.GROW)


@rule("kodama.setup.unused")
def test_kodamas_and_decrees_that_were_not_dealt_are_known_to_nobody_and_trunks_to_all() -> None:
    line = dealt(2)
    state = line.state
    view = GAME.view(state, ONE)
    assert len(state.kodamas) == 23 - 8
    assert {hand.hidden for hand in view.hands} == {0, 4}
    assert {card for hand in view.hands for card in hand.known} == {card.card for card in state.hands[0]}
    assert len({tree.cards[0] for tree in view.trees}) == 2
    assert view.deck == len(state.branches.unknown) == 65 - len(state.market)


@rule("kodama.setup.score-zero")
def test_everybody_starts_at_nothing_in_spring() -> None:
    for state in (set_up(4).state, dealt(4).state):
        assert totals(state.ledger, 4) == (0, 0, 0, 0)
        assert state.ledger == ()
        assert str(state.season) == "spring"


def test_nothing_is_dealt_when_a_game_starts() -> None:
    state = GAME.start(GAME.spec.chosen(3, {"first": "2"}))
    assert (state.season_number, state.first, state.trees, state.market) == (0, 2, (), ())
    assert (state.discards, state.decrees, state.gusted, state.ledger) == ((), (), False, ())
    assert state.hands == ((), (), ())
    assert state.scored == ((), (), ())
    assert len(state.branches) == 65
    assert len(state.kodamas) == 23
    assert GAME.start(GAME.spec.chosen(3)).first == 0


# ---------------------------------------------------------------- the first game


@rule("kodama.variant.first-game")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_first_game_has_no_decrees_and_no_yellow_kodamas(edition: str) -> None:
    line = dealt(2, {"edition": edition, "first-game": "on", "first": "0"})
    assert line.state.decrees == ()
    dealt_out = [card.card for hand in line.state.hands for card in hand]
    assert len(dealt_out) == 8
    everything = {*dealt_out, *line.state.kodamas.unknown}
    assert not any(SHELF.kodamas[card].yellow for card in everything)
    assert everything == {card.id for card in SHELF.kodamas_of(Deck(edition)) if not card.yellow}
    assert not any(isinstance(step.move, AddYellow) for step in line.steps)
    asks = [step.ask for step in reversed(line.state.pending)]
    assert asks == [*[Ask.GROW] * 8, *[Ask.KODAMA] * 2, Ask.SEASON_END]


@rule("kodama.variant.first-game")
def test_where_too_few_are_left_yellow_kodamas_drawn_unseen_make_up_the_number() -> None:
    line = set_up(5, {"first-game": "on", "first": "0"})
    play(line, *(f"trunk {seat} t{seat + 1}" for seat in range(5)))
    yellow = sorted(card.id for card in SHELF.kodamas_of(Deck.SECOND) if card.yellow)
    assert outcomes(line) == {f"yellow {card}": 1 for card in yellow}
    added = AddYellow(KodamaId("k10"))
    assert [GAME.seen(line.state, CHANCE, added, viewer) for viewer in (*seats_of(5), SPECTATOR)] == [
        Veiled("yellow ?")
    ] * 6
    play(line, "yellow k10")
    assert KodamaId("k10") in line.state.kodamas.unknown
    assert outcomes(line) == {f"yellow {card}": 1 for card in yellow if card != "k10"}
    play(line, "yellow k12", "yellow k08", "yellow k23")
    assert len(line.state.kodamas) == 20
    assert all(name.startswith("hand 0 ") for name in outcomes(line))
    line.deal(dealing_from(Random(3)))
    assert [len(hand) for hand in line.state.hands] == [4] * 5
    assert len(line.state.kodamas) == 0


@rule("kodama.variant.first-game")
@pytest.mark.parametrize(
    ("players", "options", "yellow"),
    [
        (4, {}, 0),
        (5, {}, 4),
        (5, {"edition": "kosmos"}, 4),
        (5, {"kids": "0"}, 0),
        (5, {"kids-shuffled": "on"}, 0),
        (5, {"first-game": "off"}, 0),
    ],
)
def test_yellow_kodamas_come_in_only_as_far_as_they_are_needed(
    players: int, options: dict[str, str], yellow: int
) -> None:
    setup = GAME.setup(GAME.spec.chosen(players, {"first-game": "on", **options}))
    assert setup.yellow == yellow


# ---------------------------------------------------------------- mini-Kodamas


@rule("kodama.variant.kids")
def test_seats_named_by_the_host_get_a_set_of_mini_kodamas_each_in_seat_order_known_to_all() -> None:
    line = dealt(4, {"kids": "3,1"})
    hands = [[card.card for card in hand] for hand in line.state.hands]
    assert hands[1] == ["a1", "a2", "a3"]
    assert hands[3] == ["b1", "b2", "b3"]
    assert [len(hand) for hand in hands] == [4, 3, 4, 3]
    for viewer in (ONE, SPECTATOR):
        assert GAME.view(line.state, viewer).hands[1] == HandView((KodamaId("a1"), KodamaId("a2"), KodamaId("a3")), 0)
    assert not any(SHELF.kodamas[card].kid for card in line.state.kodamas.unknown)


@rule("kodama.variant.kids")
def test_there_are_sets_for_three() -> None:
    state = dealt(3, {"kids": "0,1,2"}).state
    assert [hand[0].card for hand in state.hands] == ["a1", "b1", "c1"]
    assert len(state.kodamas) == 23
    with pytest.raises(OptionError) as refused:
        set_up(4, {"kids": "0,1,2,3"})
    assert refused.value.option == "kids"
    assert refused.value.value == "0,1,2,3"
    assert "3" in refused.value.allowed


@rule("kodama.variant.kids-shuffled")
def test_mini_kodamas_may_be_shuffled_in_and_dealt() -> None:
    line = play(set_up(2, {"kids-shuffled": "on", "first": "0"}), "trunk 0 t1", "trunk 1 t2")
    assert len(outcomes(line)) == 23 + 9
    play(line, "hand 0 a1")
    assert GAME.view(line.state, TWO).hands[0] == HandView((), 1)


@rule("kodama.variant.kids-shuffled")
def test_mini_kodamas_are_not_dealt_as_sets_and_shuffled_in_at_once() -> None:
    with pytest.raises(OptionError) as refused:
        set_up(3, {"kids": "1", "kids-shuffled": "on"})
    assert refused.value.option == "kids-shuffled"


def test_a_game_may_be_played_without_decrees_and_with_all_kodamas() -> None:
    line = dealt(2, {"decrees": "off", "first": "1"})
    assert line.state.decrees == ()
    assert line.state.pending[-1] == grow(1)
    assert len(line.state.kodamas) == 23 - 8
