"""Piles and hands: what is in them, what may come next, who knows it."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from understory.core import NOBODY, PUBLIC, SPECTATOR, HandView, Known, Pile, Seat, hand_seen_by, knows, only

ONE, TWO = Seat(0), Seat(1)
CARDS = st.lists(st.sampled_from("abcdefgh"), max_size=8)
ENDS = st.lists(st.tuples(st.sampled_from("abcdefgh"), st.sampled_from([only(ONE), only(TWO), PUBLIC])), max_size=3)


def pile_of(unknown: list[str], top: list[tuple[str, int]], bottom: list[tuple[str, int]]) -> Pile[str]:
    pile = Pile.shuffled(unknown)
    for card, knowers in bottom:
        pile = pile.with_under(card, type(PUBLIC)(knowers))
    for card, knowers in top:
        pile = pile.with_on_top(card, type(PUBLIC)(knowers))
    return pile


@given(CARDS, ENDS, ENDS, st.integers(0, 2**32))
def test_drawing_all_cards_gives_each_card_once(
    unknown: list[str], top: list[tuple[str, int]], bottom: list[tuple[str, int]], seed: int
) -> None:
    rng, pile = Random(seed), pile_of(unknown, top, bottom)
    drawn = []
    while pile.odds:
        card, pile = pile.drawn(pile.next(rng.randrange(pile.odds)), ONE)
        drawn.append(card.card)
    assert sorted(drawn) == sorted([*unknown, *(card for card, _ in top), *(card for card, _ in bottom)])
    assert len(pile) == 0


@given(CARDS, ENDS, ENDS)
def test_known_cards_come_in_order_from_the_top_and_last_from_the_bottom(
    unknown: list[str], top: list[tuple[str, int]], bottom: list[tuple[str, int]]
) -> None:
    pile = pile_of(unknown, top, bottom)
    drawn = []
    while pile.odds:
        card, pile = pile.drawn(pile.next(0), ONE)
        drawn.append(card.card)
    assert drawn[: len(top)] == [card for card, _ in reversed(top)]
    assert drawn[len(drawn) - len(bottom) :] == [card for card, _ in bottom]


@given(CARDS, ENDS, ENDS)
def test_a_viewer_sees_known_cards_only_where_it_is_among_the_knowers(
    unknown: list[str], top: list[tuple[str, int]], bottom: list[tuple[str, int]]
) -> None:
    pile = pile_of(unknown, top, bottom)
    for viewer in (ONE, TWO, SPECTATOR):
        view = pile.seen_by(viewer)
        assert (view.size, view.unknown) == (len(pile), len(unknown))
        for seen, known in zip((*view.top, *view.bottom), (*pile.top, *pile.bottom), strict=True):
            assert seen.card == (known.card if knows(known.knowers, viewer) else None)


def test_equal_piles_are_equal_whatever_order_they_were_made_in() -> None:
    assert Pile.shuffled("cab") == Pile.shuffled("abc")
    assert hash(Pile.shuffled("cab")) == hash(Pile.shuffled("abc"))
    assert Pile.shuffled("ab") != Pile.shuffled("abc")
    assert Pile.shuffled("ab") != ("a", "b")


def test_who_draws_a_card_knows_it_and_so_does_who_knew_where_it_lay() -> None:
    pile = Pile.shuffled("x").with_on_top("a", only(TWO)).with_under("z", PUBLIC)
    first, pile = pile.drawn("a", ONE)
    second, pile = pile.drawn("x", ONE)
    third, _ = pile.drawn("z", ONE)
    assert (first, second, third) == (Known("a", only(ONE, TWO)), Known("x", only(ONE)), Known("z", PUBLIC))


@pytest.mark.parametrize(
    ("pile", "card"),
    [(Pile[str](), "a"), (Pile.shuffled("b").with_on_top("c", NOBODY), "b"), (Pile.shuffled("b"), "a")],
)
def test_a_card_that_is_not_the_next_cannot_be_drawn(pile: Pile[str], card: str) -> None:
    with pytest.raises(ValueError, match=r"next card|empty|not in tuple"):
        pile.drawn(card, ONE)


def test_shuffling_in_makes_everything_unknown() -> None:
    pile = Pile.shuffled("b").with_on_top("a", PUBLIC).with_under("d", PUBLIC).mixed_with("c")
    assert pile == Pile(("a", "b", "c", "d"))


def test_a_hand_tells_others_how_many_and_not_which_nor_in_which_order() -> None:
    hand = (Known("c", only(ONE)), Known("a", PUBLIC), Known("b", only(ONE, TWO)))
    assert hand_seen_by(hand, ONE) == HandView(("a", "b", "c"), 0)
    assert hand_seen_by(hand, TWO) == HandView(("a", "b"), 1)
    assert hand_seen_by(hand, SPECTATOR) == HandView(("a",), 2)


def test_the_public_includes_spectators_and_nobody_includes_no_one() -> None:
    for viewer in (ONE, Seat(5), SPECTATOR):
        assert knows(PUBLIC, viewer)
        assert not knows(NOBODY, viewer)
    assert not knows(only(ONE, TWO), SPECTATOR)
