"""The hidden draft of Kodama, and both boxes mixed for up to six."""

from collections.abc import Iterable
from random import Random

import pytest
from kodama_table import GAME, ONE, SHELF, TWO, Laid, cards, faults, laying, planted, rules

from understory.core import (
    CHANCE,
    SPECTATOR,
    Chance,
    Decision,
    Known,
    OptionError,
    Seat,
    Terminal,
    Veiled,
    only,
    played,
)
from understory.games.kodama.pack import CardId, Deck, Mark
from understory.games.kodama.pack.spirits import SEASONS
from understory.games.kodama.rules.draft import Picking
from understory.games.kodama.rules.moves import Pass, Pick
from understory.games.kodama.rules.placement import Canonical, Parents, Placing
from understory.games.kodama.rules.state import Ask, Drafting, Pending, State
from understory.games.kodama.rules.steps import FLOW
from understory.games.kodama.rules.tree import Tree
from understory.testing import random_line, rule

PICK, PLANT, HAND_ON, GATHER = (Pending(ask) for ask in (Ask.PICK, Ask.PLANT, Ask.HAND_ON, Ask.GATHER))
DRAFT = {"draft": "on", "first": "0"}


def held(seat: int, *names: str) -> tuple[Known[CardId], ...]:
    return tuple(Known(card, only(Seat(seat))) for card in cards(*names))


def drafting(*hands: tuple[str, ...], deck: tuple[str, ...] = (), first: int = 0) -> Laid:
    trees = [planted(f"t{seat + 1}") for seat in range(len(hands))]
    return Laid(*trees, options=DRAFT).offering(deck=deck).with_first(first)


def awaiting(table: Laid, hands: Iterable[tuple[str, ...]], *steps: Pending) -> State:
    """A draft with these hands, settled as far as it goes by itself."""
    state = table.awaiting(*steps)
    dealt = tuple(held(seat, *hand) for seat, hand in enumerate(hands))
    state.drafting = Drafting(dealt, (None,) * len(dealt))
    FLOW.settle(state)
    return state


def two(*steps: Pending, deck: tuple[str, ...] = ("b30", "b31")) -> State:
    hands = (("b01", "b02", "b03", "b04"), ("b11", "b12", "b13", "b14"))
    return awaiting(drafting(*hands, deck=deck), hands, *steps)


def hand(state: State, seat: int) -> list[str]:
    assert state.drafting is not None
    return [known.card for known in state.drafting.hands[seat]]


def do(state: State, seat: Seat, notation: str) -> State:
    return played(GAME, state, seat, GAME.parse(notation))


def picked(state: State, *names: str) -> State:
    for seat, card in enumerate(names):
        state = do(state, Seat(seat), f"pick {card}")
    return state


# ---------------------------------------------------------------- dealing


@rule("kodama.variant.draft")
def test_four_branch_cards_are_dealt_face_down_to_each_in_place_of_the_market() -> None:
    line = random_line(GAME, GAME.spec.chosen(3, {**DRAFT, "first": "1"}), Random(1))
    state = next(state for state in line.states if state.pending and state.pending[-1].ask is Ask.PICK)
    assert [len(hand(state, seat)) for seat in range(3)] == [4, 4, 4]
    assert state.market == ()
    assert state.decree is not None, "after the decree phase"
    draws = [step.move for step in line.steps if str(step.move).startswith("draw")][:12]
    assert [str(move).split()[1] for move in draws] == ["1", "2", "0"] * 4
    view = GAME.view(state, ONE)
    assert view.draft is not None
    assert len(view.draft.hands[0].known) == 4
    assert [(len(other.known), other.hidden) for other in view.draft.hands[1:]] == [(0, 4), (0, 4)]


@rule("kodama.variant.draft")
def test_a_card_dealt_is_seen_by_who_gets_it() -> None:
    state = awaiting(drafting((), (), deck=("b01", "b02")), ((), ()), Pending(Ask.DRAW, ONE), PICK)
    move = GAME.parse("draw 0 b01")
    assert GAME.seen(state, CHANCE, move, ONE) == move
    assert GAME.seen(state, CHANCE, move, TWO) == GAME.seen(state, CHANCE, move, SPECTATOR) == Veiled("draw 0 ?")


# ---------------------------------------------------------------- picking


@rule("kodama.variant.draft")
def test_all_pick_at_the_same_time_and_show_together() -> None:
    state = two(PICK, PLANT)
    assert GAME.node(state) == Decision((ONE, TWO), "kodama.pick")
    move = GAME.parse("pick b02")
    assert GAME.seen(state, ONE, move, TWO) == Veiled("pick ?")
    once = do(state, ONE, "pick b02")
    view = GAME.view(once, TWO)
    assert view.draft is not None
    assert view.draft.picks == (None, None)
    assert view.draft.hands[0].hidden == 4, "nobody can tell which"
    assert [event.what for event in GAME.events(state, ONE, move, once, TWO)] == ["kodama.sealed"]
    last = GAME.parse("pick b12")
    both = do(once, TWO, "pick b12")
    assert both.drafting is not None
    assert both.drafting.picks == ("b02", "b12")
    assert hand(both, 0) == ["b01", "b03", "b04"]
    assert GAME.seen(once, TWO, last, ONE) == last
    told = [dict(event.evidence)["card"] for event in GAME.events(once, TWO, last, both, SPECTATOR)]
    assert told == ["b02", "b12"]


@rule("kodama.variant.draft")
def test_only_cards_of_the_own_hand_may_be_picked() -> None:
    state = two(PICK, PLANT)
    assert rules(state, ONE, Pick(CardId("b11"))) == ["kodama.variant.draft"]
    assert rules(state, ONE, Pass()) == ["table.asked"]


@rule("kodama.variant.draft", near_miss=True)
@pytest.mark.parametrize("card", ["b01", "b02", "b03", "b04"])
def test_any_card_of_the_own_hand_that_can_be_placed_may_be_picked(card: str) -> None:
    assert not faults(two(PICK, PLANT), ONE, Pick(CardId(card)))


@rule("kodama.variant.draft")
def test_a_picked_card_is_not_exchanged_after_the_reveal() -> None:
    state = picked(two(PICK, PLANT), "b02", "b12")
    assert rules(state, ONE, laying(state.trees[0], "b01 on t1")) == ["kodama.variant.draft"]
    assert not faults(state, ONE, laying(state.trees[0], "b02 on t1"))


# ---------------------------------------------------------------- placing, passing on, drawing


@rule("kodama.variant.draft")
def test_all_place_at_the_same_time_and_nobody_sees_another_before() -> None:
    state = picked(two(PICK, PLANT), "b02", "b12")
    assert GAME.node(state) == Decision((ONE, TWO), "kodama.plant")
    move = laying(state.trees[1], "b12 on t2")
    assert GAME.seen(state, TWO, move, ONE) == Veiled("place ?")
    once = GAME.apply(state, TWO, move)
    assert once.trees == state.trees
    assert GAME.node(once) == Decision((ONE,), "kodama.plant")
    both = GAME.apply(once, ONE, laying(state.trees[0], "b02 on t1"))
    assert [tree.cards[-1] for tree in both.trees] == ["b02", "b12"]
    assert [entry.seat for entry in both.ledger[:2]] == [0, 1]


@rule("kodama.variant.draft")
def test_the_rest_passes_to_the_left_and_each_draws_one() -> None:
    hands = (("b01", "b02"), ("b11", "b12"), ("b21", "b22"))
    state = awaiting(drafting(*hands, deck=("b30", "b31", "b32"), first=1), hands, HAND_ON, PICK)
    assert [hand(state, seat) for seat in range(3)] == [["b21", "b22"], ["b01", "b02"], ["b11", "b12"]]
    order = []
    while isinstance(GAME.node(state), Chance):
        order.append(state.pending[-1].seat)
        node = GAME.node(state)
        assert isinstance(node, Chance)
        state = GAME.apply(state, CHANCE, node.pick(0))
    assert order == [1, 2, 0], "in turn order from the first player"
    assert [len(hand(state, seat)) for seat in range(3)] == [3, 3, 3]


@rule("kodama.variant.draft")
def test_who_passed_cards_on_still_knows_them_and_who_got_them_does_too() -> None:
    hands = (("b01", "b02"), ("b11", "b12"), ("b21", "b22"))
    table = drafting(*hands, deck=("b30", "b31", "b32"))
    state = awaiting(table, hands, HAND_ON, PICK)
    for seat, card in enumerate(("b30", "b31", "b32")):
        state = GAME.apply(state, CHANCE, GAME.parse(f"draw {seat} {card}"))
    seen = GAME.view(state, ONE).draft
    assert seen is not None
    assert [(view.known, view.hidden) for view in seen.hands] == [
        (("b21", "b22", "b30"), 0),
        (("b01", "b02"), 1),
        ((), 3),
    ]
    nothing = GAME.view(state, SPECTATOR).draft
    assert nothing is not None
    assert [view.hidden for view in nothing.hands] == [3, 3, 3]


@rule("kodama.variant.draft")
def test_four_rounds_then_the_kodamas_and_after_the_fourth_nothing_is_passed_on() -> None:
    line = random_line(GAME, GAME.spec.chosen(2, DRAFT), Random(4))
    before = next(state for state in line.states if state.pending and state.pending[-1].ask is Ask.PICK)
    asks = [step.ask for step in reversed(before.pending)]
    turn = [Ask.PICK, Ask.PLANT, Ask.HAND_ON]
    assert asks[:11] == [*turn, *turn, *turn, Ask.PICK, Ask.PLANT]
    assert asks[11:] == [Ask.KODAMA, Ask.KODAMA, Ask.SEASON_END]


@rule("kodama.variant.draft")
def test_at_the_next_growth_phase_all_unused_cards_are_shuffled_and_four_new_ones_dealt() -> None:
    hands = (("b01", "b02", "b03"), ("b11", "b12", "b13"))
    state = awaiting(drafting(*hands, deck=("b30",)).offering(deck=("b30",), discards=("b40",)), hands, GATHER, PICK)
    assert state.discards == ()
    assert sorted(state.branches.unknown) == ["b01", "b02", "b03", "b11", "b12", "b13", "b30", "b40"]
    assert [hand(state, seat) for seat in range(2)] == [[], []]
    draws = [step for step in state.pending if step.ask is Ask.DRAW]
    assert len(draws) == 8
    assert GAME.view(state, ONE).draft == GAME.view(state, TWO).draft, "what was known is no longer"


@rule("kodama.growth.deck-empty")
def test_with_five_and_the_kosmos_deck_three_of_five_draw_after_the_first_round_of_autumn() -> None:
    line = random_line(GAME, GAME.spec.chosen(5, {**DRAFT, "edition": "kosmos"}), Random(2))
    assert not any(isinstance(step.move, Pass) for step in line.steps), "nobody is stuck in this game"
    draws = [
        (state.season_number, str(step.move))
        for state, step in zip(line.states, line.steps, strict=False)
        if str(step.move).startswith("draw")
    ]
    autumn = [move for season, move in draws if season == 2]
    assert len(autumn) == 5 * 4 + 3
    first = next(state.first for state in line.states if state.season_number == 2)
    assert [int(move.split()[1]) for move in autumn[-3:]] == [(first + step) % 5 for step in range(3)]
    assert isinstance(line.node, Terminal)
    assert [len(tree) for tree in line.state.trees] == [13] * 5, "all go on with what they have"


# ---------------------------------------------------------------- nothing can be placed


def stuck(monkeypatch: pytest.MonkeyPatch, *unplaceable: str) -> None:
    """Make cards fit nowhere, as on a full table."""
    real, draw = Placing.canonical, Placing.sample

    def canonical(self: Placing, tree: Tree, offer: Iterable[CardId], parents: Parents | None = None) -> Canonical:
        return real(self, tree, [card for card in offer if card not in unplaceable], parents)

    def sample(self, tree, offer, rng, parents=None, others=0):  # type: ignore[no-untyped-def]
        fitting = [card for card in offer if card not in unplaceable]
        return draw(self, tree, fitting, rng, parents, others) if fitting else None

    monkeypatch.setattr(Placing, "canonical", canonical)
    monkeypatch.setattr(Placing, "sample", sample)


@rule("kodama.place.stuck")
def test_a_card_that_fits_nowhere_may_not_be_picked_while_another_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    stuck(monkeypatch, "b01", "b03")
    state = two(PICK, PLANT)
    assert rules(state, ONE, Pick(CardId("b01"))) == ["kodama.place.stuck"]
    legal = GAME.legal(state, ONE)
    assert [str(move) for move in legal] == ["pick b02", "pick b04"]
    assert len(legal) == 2
    assert {str(legal.sample(Random(seed))) for seed in range(20)} == {"pick b02", "pick b04"}


@rule("kodama.place.stuck", near_miss=True)
def test_if_none_fits_any_may_be_picked_and_is_discarded_unplaced(monkeypatch: pytest.MonkeyPatch) -> None:
    stuck(monkeypatch, "b01", "b02", "b03", "b04")
    state = picked(two(PICK, PLANT, HAND_ON), "b01", "b12")
    assert list(GAME.legal(state, ONE)) == [Pass()]
    state = GAME.apply(do(state, ONE, "pass"), TWO, laying(state.trees[1], "b12 on t2"))
    assert state.discards == ("b01",)
    assert len(state.trees[0]) == 1
    assert [len(hand(state, seat)) for seat in range(2)] == [3, 3], "all hands stay equal"


def test_a_hand_that_leaves_no_choice_is_not_answered_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the others could tell from its being answered at once."""
    stuck(monkeypatch, "b01", "b02", "b03")
    legal = GAME.legal(two(PICK, PLANT), ONE)
    assert isinstance(legal, Picking)
    assert len(legal) == 1
    assert legal.only() is None


@rule("kodama.growth.deck-empty")
def test_discards_of_the_draft_become_a_new_deck_when_a_card_is_needed() -> None:
    hands = (("b01",), ("b11",))
    table = drafting(*hands).offering(deck=("b30",), discards=("b40", "b41"))
    state = awaiting(table, hands, HAND_ON, PICK)
    before = GAME.apply(state, CHANCE, GAME.parse("draw 0 b30"))
    assert before.discards == ()
    assert before.branches.unknown == ("b40", "b41")
    assert [e.what for e in GAME.events(state, CHANCE, GAME.parse("draw 0 b30"), before, ONE)][
        -1
    ] == "kodama.reshuffled"
    after = GAME.apply(before, CHANCE, GAME.parse("draw 1 b41"))
    seen = GAME.view(after, ONE).draft
    assert seen is not None
    assert seen.hidden == ((0, 0), (0, 1)), "all know that it is one of the two"
    for seed in range(12):
        world = GAME.world(GAME.view(after, ONE), Random(seed))
        assert set(hand(world, 1)) <= {"b01", "b40", "b41"}


@rule("kodama.growth.deck-empty")
def test_where_there_is_nothing_to_draw_play_goes_on() -> None:
    hands = (("b01",), ("b11",))
    state = awaiting(drafting(*hands), hands, HAND_ON, PICK)
    assert GAME.node(state) == Decision((ONE, TWO), "kodama.pick")


@rule("kodama.growth.deck-empty")
def test_a_player_without_a_card_is_passed_over() -> None:
    hands = (("b01",), ())
    state = awaiting(drafting(*hands), hands, PICK, PLANT, PICK, PLANT, HAND_ON, GATHER)
    assert GAME.node(state) == Decision((ONE,), "kodama.pick")
    state = GAME.apply(do(state, ONE, "pick b01"), ONE, laying(state.trees[0], "b01 on t1"))
    assert [step.ask for step in state.pending] == [], "nobody has a card, so nobody is asked"


# ---------------------------------------------------------------- what takes part


@rule("kodama.variant.draft-excludes")
@pytest.mark.parametrize("edition", ["second", "kosmos"])
def test_the_draft_is_played_without_decrees_that_act_on_the_market(edition: str) -> None:
    options = {"edition": edition}
    with_market = GAME.setup(GAME.spec.chosen(4, options)).decrees
    without = GAME.setup(GAME.spec.chosen(4, {**options, "draft": "on"})).decrees
    left_out = [set(more) - set(less) for more, less in zip(with_market, without, strict=True)]
    assert left_out == [{"spring-invocation"}, {"gust"}, set()]


@rule("kodama.variant.six")
def test_six_need_duos_cards_and_get_them_of_themselves() -> None:
    assert GAME.spec.most == 6
    for cards_ in ("auto", "mixed"):
        setup = GAME.setup(GAME.spec.chosen(6, {"cards": cards_}))
        assert len(setup.deck) == 65 + 36
    with pytest.raises(OptionError, match="six players need"):
        GAME.start(GAME.spec.chosen(6, {"cards": "base"}))


@rule("kodama.variant.six")
def test_mixed_are_duos_branches_and_what_is_marked_2_to_6_but_no_trunks() -> None:
    setup = GAME.setup(GAME.spec.chosen(3, {"cards": "mixed"}))
    marked = set(SHELF.marked(Mark.TWO_TO_SIX))
    assert len(marked) >= 2
    assert set(setup.kodamas) == {card.id for card in SHELF.kodamas_of(Deck.SECOND)} | marked
    duo = {card for season in SEASONS for card in SHELF.decrees_marked(Mark.TWO_TO_SIX, season)}
    assert duo
    assert duo < set().union(*setup.decrees)
    assert all(SHELF.decrees[card].mark is not Mark.TWO for pile in setup.decrees for card in pile)
    assert setup.trunks == ("t1", "t2", "t3", "t4", "t5", "t6"), "no two players have the same icon"
    assert {card for card in setup.deck if card.startswith("d")} == set(SHELF.deck(Deck.DUO))


@rule("kodama.variant.six")
def test_fewer_than_six_play_with_the_base_game_unless_they_ask() -> None:
    for options in ({}, {"cards": "base"}):
        setup = GAME.setup(GAME.spec.chosen(5, options))
        assert len(setup.deck) == 65
        assert not any(SHELF.kodamas[card].mark for card in setup.kodamas)


@rule("kodama.variant.six")
@pytest.mark.parametrize("edition", ["second", "kosmos"])
def test_six_can_be_dealt_four_kodamas_each(edition: str) -> None:
    line = random_line(GAME, GAME.spec.chosen(6, {"edition": edition}), Random(6))
    assert isinstance(line.node, Terminal)
    assert len({str(step.move).split()[2] for step in line.steps if str(step.move).startswith("hand")}) == 24
