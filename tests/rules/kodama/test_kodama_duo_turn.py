"""A turn of Kodama Duo: reveal, split, choose, place, score, discard, and who swaps what."""

from collections.abc import Iterable
from random import Random

import pytest
from kodama_duo_table import (
    ADA,
    BEN,
    CHOOSE,
    GAME,
    KODAMA,
    PLACE,
    SHELF,
    SPLIT,
    TURN,
    TURN_END,
    Between,
    cards,
    dealt,
    growing,
    laying,
    made,
    placed,
    planted,
    points,
    rules,
    summon,
)

from understory.core import CHANCE, SPECTATOR, Chance, Decision, Event, Line, OptionError, Seat, Terminal, Veiled
from understory.games.kodama.pack import DUO, CardId, Deck, Wood, load_wood
from understory.games.kodama.pack.spirits import load_spirits
from understory.games.kodama.rules.moves import Pass, Place
from understory.games.kodama.rules.placement import Canonical, Parents, Placing
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.tree import Tree
from understory.games.kodama_duo.rules.game import DuoGame
from understory.games.kodama_duo.rules.moves import Split
from understory.games.kodama_duo.rules.state import Ask, Pending, State
from understory.testing import rule

THREE = ("d05", "d24", "d29")


def splitting() -> State:
    return Between().revealing(*THREE).awaiting(SPLIT, CHOOSE, PLACE, TURN_END)


def placing(pruner: Seat = ADA) -> State:
    """Ada has d24 alone, Ben d05 and d29."""
    state = Between().pruned_by(pruner).with_piles(("d24",), ("d05", "d29")).drawing_from("d01", "d02", "d03")
    return state.awaiting(PLACE, TURN_END, TURN)


@rule("duo.growth.steps")
def test_the_six_steps_come_in_their_order() -> None:
    state = GAME.start(GAME.spec.chosen(2, {"sower": "1"}))
    state = dealt(state, "trunk 0 u1", "trunk 1 u2", *[f"hand {n % 2} dk{n + 1:02}" for n in range(8)])
    state = dealt(state, "decree morning-mist", "branch d05", "branch d24")
    asked = [state.pending[-1].ask]
    state = dealt(state, "branch d29")
    for seat, move in ((ADA, "split d24"), (BEN, "choose d05 d29")):
        asked.append(state.pending[-1].ask)
        state = made(state, seat, move)
    asked.append(state.pending[-1].ask)
    state = placed(placed(state, ADA, "d24 on u1"), BEN, "d05 on u2")
    assert len(state.ledger) >= 2, "both are scored before the spirit is summoned"
    asked.append(state.pending[-1].ask)
    assert asked == [Ask.REVEAL, Ask.SPLIT, Ask.CHOOSE, Ask.PLACE, Ask.SUMMON]


@rule("duo.growth.steps")
def test_four_turns_make_a_growth_phase() -> None:
    state = GAME.start(GAME.spec.chosen(2, {"sower": "1"}))
    state = dealt(state, "trunk 0 u1", "trunk 1 u2", *[f"hand {n % 2} dk{n + 1:02}" for n in range(8)])
    state = dealt(state, "decree morning-mist")
    turns = [step for step in state.pending if step.ask is Ask.TURN]
    assert [step.turn for step in turns] == [3, 2, 1], "the first is under way"
    assert state.pending[0].ask is Ask.SEASON_END
    assert state.pending[1].ask is Ask.KODAMA


@rule("duo.growth.reveal")
def test_three_cards_are_laid_face_up_one_after_another() -> None:
    state = GAME.apply(
        Between().with_piles(("d24",), ("d05",)).drawing_from("d01", "d02", "d03", "d04").awaiting(PLACE, TURN),
        ADA,
        laying(planted("u1"), "d24 on u1"),
    )
    state = placed(state, BEN, "d05 on u2")
    for card in ("d02", "d01", "d04"):
        node = GAME.node(state)
        assert isinstance(node, Chance)
        state = dealt(state, f"branch {card}")
    assert state.revealed == ("d02", "d01", "d04")
    assert GAME.view(state, SPECTATOR).revealed == state.revealed, "for all to see"
    assert len(state.branches) == 1


@rule("duo.growth.reveal")
def test_twelve_turns_use_the_deck_exactly() -> None:
    assert len(SHELF.deck(Deck.DUO)) == 3 * 12


@rule("kodama.growth.deck-empty")
def test_where_the_deck_runs_out_the_discards_are_shuffled_and_play_goes_on() -> None:
    state = Between().discarding("d10", "d11", "d12").drawing_from("d01", "d02").awaiting(TURN_END, TURN)
    state.pending = (*state.pending, summon(ADA))
    summoned = made(state, ADA, "summon star u1 1")
    state = dealt(summoned, "branch d01", "branch d02")
    assert (set(state.branches.unknown), state.discards) == (set(cards("d10", "d11", "d12")), ())
    last = GAME.parse("branch d02")
    before = dealt(summoned, "branch d01")
    assert Event.of("kodama.reshuffled", cards=3) in GAME.events(before, CHANCE, last, state, BEN)
    state = dealt(state, "branch d11")
    assert state.revealed == cards("d01", "d02", "d11")
    assert GAME.node(state) == Decision((BEN,), "duo.split")


@rule("kodama.growth.deck-empty")
def test_a_card_that_is_discarded_and_shuffled_at_once_is_told_as_both() -> None:
    """Ada holds every spirit that the card offers, so nothing is summoned and the next turn begins at once."""
    ada = planted("u1", "d13 on u1")
    table = Between(ada, planted("u2")).with_spirits(("cloud u1 1", "star d13 1", "flower d13 2"), ())
    state = table.with_piles(("d05",), ("d24", "d29")).awaiting(PLACE, TURN_END, TURN)
    once = GAME.apply(state, ADA, laying(ada, "d05 on d13"))
    move = laying(once.trees[BEN], "d24 on u2")
    both = GAME.apply(once, BEN, move)
    assert (both.branches.unknown, both.discards) == (cards("d29"), ())
    told = GAME.events(once, BEN, move, both, None)
    assert Event.of("duo.discarded", cards=cards("d29")) in told
    assert Event.of("kodama.reshuffled", cards=1) in told


@rule("duo.growth.reveal")
def test_a_pack_of_twenty_five_branches_lasts_to_the_end_and_one_of_twenty_four_is_refused() -> None:
    wood = load_wood(DUO)
    lasting = DuoGame(Shelf(Wood(wood.trunks, wood.branches[:25]), load_spirits(DUO)))
    line = Line(lasting, lasting.spec.chosen(2))
    rng = Random(4)
    while not isinstance(line.node, Terminal):
        node = line.node
        if isinstance(node, Chance):
            line.play(CHANCE, node.pick(rng.randrange(node.total)))
        else:
            seat = node.seats[0]
            line.play(seat, lasting.legal(line.state, seat).sample(rng))
    assert [len(tree) for tree in line.state.trees] == [13, 13]
    short = DuoGame(Shelf(Wood(wood.trunks, wood.branches[:24]), load_spirits(DUO)))
    with pytest.raises(OptionError, match="24 branch cards are too few"):
        short.start(short.spec.chosen(2))


@rule("duo.growth.split")
def test_both_piles_need_a_card() -> None:
    assert rules(splitting(), ADA, "split d05 d24 d29") == ["duo.growth.split"]


@rule("duo.growth.split")
def test_a_card_that_was_not_revealed_goes_into_no_pile() -> None:
    assert rules(splitting(), ADA, "split d05 d06") == ["duo.growth.split"]
    (fault,) = GAME.faults(splitting(), ADA, GAME.parse("split d05 d06"))
    assert dict(fault.evidence) == {"pile": ("d05", "d06"), "revealed": THREE}


@rule("duo.growth.split", near_miss=True)
@pytest.mark.parametrize("move", ["split d05", "split d24 d29", "split d29 d24"])
def test_either_pile_may_be_named(move: str) -> None:
    state = made(splitting(), ADA, move)
    assert state.piles == (("d05",), ("d24", "d29"))
    assert state.revealed == ()
    assert GAME.view(state, SPECTATOR).piles == state.piles, "the piles stay face up"


@rule("duo.growth.split")
def test_the_three_ways_to_split_are_listed_and_only_the_pruner_splits() -> None:
    state = splitting()
    assert GAME.node(state) == Decision((ADA,), "duo.split")
    assert [str(move) for move in GAME.legal(state, ADA)] == ["split d05", "split d24", "split d29"]
    assert Split((CardId("d05"), CardId("d24"))) in GAME.legal(state, ADA)
    assert rules(state, ADA, "choose d05") == ["table.asked"]


@rule("duo.growth.choose")
def test_the_sower_takes_one_pile_and_leaves_the_other() -> None:
    state = made(splitting(), ADA, "split d24")
    assert GAME.node(state) == Decision((BEN,), "duo.choose")
    assert made(state, BEN, "choose d24").piles == (("d05", "d29"), ("d24",)), "by seat"
    assert made(state, BEN, "choose d05 d29").piles == (("d24",), ("d05", "d29"))


@rule("duo.growth.choose")
def test_a_pile_that_was_not_made_cannot_be_chosen() -> None:
    state = made(splitting(), ADA, "split d24")
    assert rules(state, BEN, "choose d05") == ["duo.growth.choose"]
    assert rules(state, BEN, "choose d05 d24 d29") == ["duo.growth.choose"]
    assert rules(state, BEN, "split d24") == ["table.asked"]


@rule("duo.growth.choose", near_miss=True)
def test_a_sower_on_the_first_seat_gets_the_pile_they_chose() -> None:
    state = Between().pruned_by(BEN).with_piles(("d24",), ("d05", "d29")).awaiting(Pending(Ask.CHOOSE, ADA), PLACE)
    assert made(state, ADA, "choose d05 d29").piles == (("d05", "d29"), ("d24",))


@rule("duo.growth.place")
def test_both_place_at_the_same_time_and_nobody_sees_the_other_before() -> None:
    state = placing()
    assert GAME.node(state) == Decision((ADA, BEN), "duo.place")
    move = laying(state.trees[ADA], "d24 on u1")
    assert GAME.seen(state, ADA, move, BEN) == Veiled("place ?")
    assert GAME.seen(state, ADA, move, SPECTATOR) == Veiled("place ?")
    assert GAME.seen(state, ADA, move, ADA) == move
    after = GAME.apply(state, ADA, move)
    assert GAME.node(after) == Decision((BEN,), "duo.place")
    assert after.trees == state.trees, "nothing is laid before both are down"
    assert GAME.view(after, BEN).own is None
    assert GAME.view(after, ADA).own == move
    told = GAME.events(state, ADA, move, after, BEN)
    assert [event.what for event in told] == ["kodama.sealed"]
    assert [event.what for event in GAME.events(state, ADA, move, after, ADA)] == ["kodama.placed"]


@rule("duo.growth.place")
def test_when_both_are_down_both_are_shown() -> None:
    state = placing()
    first, second = laying(state.trees[ADA], "d24 on u1"), laying(state.trees[BEN], "d29 on u2")
    before = GAME.apply(state, ADA, first)
    after = GAME.apply(before, BEN, second)
    assert [tree.cards[-1] for tree in after.trees] == ["d24", "d29"]
    assert GAME.seen(before, BEN, second, ADA) == second
    told = [event for event in GAME.events(before, BEN, second, after, SPECTATOR) if event.what == "kodama.grew"]
    assert [dict(event.evidence)["card"] for event in told] == ["d24", "d29"]
    assert [dict(event.evidence)["points"] for event in told] == [entry.amount for entry in after.ledger[-2:]]


@rule("duo.growth.place")
def test_only_cards_of_the_own_pile_may_be_placed_and_only_on_the_own_tree() -> None:
    state = placing()
    place = laying(state.trees[ADA], "d24 on u1")
    assert rules(state, BEN, str(place)) == ["duo.growth.place"]
    strange = Place(CardId("d05"), CardId("u1"), place.u, place.v, place.turn)
    assert rules(state, BEN, str(strange)) == ["duo.growth.place"]


@rule("duo.growth.place", near_miss=True)
@pytest.mark.parametrize("card", ["d05", "d29"])
def test_who_has_two_cards_chooses_which(card: str) -> None:
    state = placing()
    assert not rules(state, BEN, str(laying(state.trees[BEN], f"{card} on u2")))


@rule("duo.growth.place")
def test_the_ten_point_limit_holds() -> None:
    """Three caterpillars on two, two and two, and a firefly on two: twelve points, were it allowed."""
    tree = planted("u1", "d10 on u1", "d34 on d10", "d23 on d34")
    state = Between(tree, planted("u2")).with_piles(("d22",), ("d05", "d29")).awaiting(PLACE, TURN_END)
    on_d23 = tree.cards.index(CardId("d23"))
    assert growing(state, ADA).points(CardId("d22"), on_d23) == 3 + 2 + 2 + 2 + 1 + 1 + 1
    place = laying(tree, "d22 on d23")
    assert rules(state, ADA, str(place)) == ["kodama.place.ten"]


@rule("duo.growth.score")
def test_both_placements_are_scored_and_the_ledger_tells_the_runs() -> None:
    state = Between(planted("u1", "d12 on u1"), planted("u2", "d13 on u2"))
    before = state.with_piles(("d24",), ("d05", "d21")).awaiting(PLACE, TURN_END, TURN)
    after = placed(placed(before, BEN, "d21 on d13"), ADA, "d24 on d12")
    # d24's two clouds and mushroom meet two each on d12, and the trunk's cloud; d21's flowers and firefly meet d13's
    # one each, and the trunk's firefly.
    assert points(after, before) == [(0, 5 + 3, "kodama.score.run"), (1, 3 + 3, "kodama.score.run")]


@rule("duo.growth.discard")
def test_the_card_that_is_left_is_discarded_face_up() -> None:
    after = placed(placed(placing(), ADA, "d24 on u1"), BEN, "d29 on u2")
    assert after.discards == ("d05",)
    assert after.spares == ("d05",)
    assert after.piles == ()
    assert GAME.view(after, SPECTATOR).discards == ("d05",)
    assert GAME.node(after) == Decision((ADA,), "duo.summon"), "who had a single card summons"


@rule("duo.growth.swap")
@pytest.mark.parametrize("pruner", [ADA, BEN])
def test_roles_are_swapped_after_the_sixth_step(pruner: Seat) -> None:
    state = placed(placed(placing(pruner), ADA, "d24 on u1"), BEN, "d29 on u2")
    assert state.pruner == pruner, "not before the spirit is summoned"
    state = made(state, ADA, "summon star u1 1")
    assert state.pruner == 1 - pruner
    state = dealt(state, "branch d01", "branch d02", "branch d03")
    assert GAME.node(state) == Decision((Seat(1 - pruner),), "duo.split")


@rule("duo.growth.swap")
def test_roles_are_swapped_after_the_last_turn_of_a_season_too() -> None:
    state = Between().discarding("d05").awaiting(summon(ADA), TURN_END, KODAMA)
    assert made(state, ADA, "summon star u1 1").pruner == BEN


# ---------------------------------------------------------------- nothing can be placed


def stuck(monkeypatch: pytest.MonkeyPatch, *unplaceable: str) -> None:
    """Make cards fit nowhere, as on a full table."""
    real = Placing.canonical

    def canonical(self: Placing, tree: Tree, cards: Iterable[CardId], parents: Parents | None = None) -> Canonical:
        return real(self, tree, [card for card in cards if card not in unplaceable], parents)

    monkeypatch.setattr(Placing, "canonical", canonical)


@rule("duo.growth.stuck")
def test_nobody_may_pass_while_a_card_of_their_pile_can_be_placed(monkeypatch: pytest.MonkeyPatch) -> None:
    stuck(monkeypatch, "d05")
    state = placing()
    assert rules(state, BEN, "pass") == ["duo.growth.stuck"], "d29 can still be placed, so it must be"
    assert {move.card for move in GAME.legal(state, BEN) if isinstance(move, Place)} == {"d29"}


@rule("duo.growth.stuck", near_miss=True)
def test_with_one_card_that_fits_nowhere_it_is_discarded_and_a_spirit_summoned_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stuck(monkeypatch, "d24")
    before = placing()
    assert list(GAME.legal(before, ADA)) == [Pass()]
    after = placed(made(before, ADA, "pass"), BEN, "d29 on u2")
    assert after.discards == ("d24", "d05")
    assert after.spares == ("d05",), "summoned from the other's spare alone"
    assert after.trees[ADA] == before.trees[ADA]
    assert {entry.seat for entry in after.ledger} == {BEN}
    assert GAME.node(after) == Decision((ADA,), "duo.summon")
    assert rules(after, ADA, "summon cloud u1 1") == ["duo.spirit.summon"], "clouds are on the own discard only"


@rule("duo.growth.stuck", near_miss=True)
def test_with_two_cards_that_fit_nowhere_both_are_discarded_and_either_can_be_summoned_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stuck(monkeypatch, "d05", "d29")
    after = placed(made(placing(), BEN, "pass"), ADA, "d24 on u1")
    assert after.discards == ("d05", "d29")
    for spirit in ("caterpillar", "flower"):
        assert not rules(after, ADA, f"summon {spirit} u1 1")


@rule("duo.growth.stuck")
def test_what_a_player_finds_outside_the_canonical_set_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    state = placing()
    move = laying(state.trees[ADA], "d24 on u1")
    stuck(monkeypatch, "d24")
    assert move in GAME.legal(state, ADA)
