"""Options, notation, plain data, sealed choices and chance."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from understory.core import (
    Chance,
    Entry,
    NotationError,
    OneOf,
    OneSeat,
    OptionError,
    RuleId,
    Sealed,
    Seat,
    SomeSeats,
    Spec,
    digest,
    plain,
    total,
    totals,
)
from understory.core.notation import seat, whole, words, written_as
from understory.core.plain import Scribe, canonical

RULE = RuleId("lanterns.deal")
SPEC = Spec(
    "demo",
    "Demo",
    2,
    4,
    1,
    (OneOf("edition", ("second", "kosmos"), "second", RULE), OneSeat("first", RULE), SomeSeats("kids", RULE)),
)


def test_options_left_out_take_their_defaults() -> None:
    options = SPEC.chosen(3)
    assert (options.text("edition"), options.seat("first"), options.seats("kids")) == ("second", None, ())


def test_options_name_seats_in_order() -> None:
    options = SPEC.chosen(4, {"first": "3", "kids": "2,0", "edition": "kosmos"})
    assert (options.text("edition"), options.seat("first"), options.seats("kids")) == ("kosmos", 3, (0, 2))
    with pytest.raises(KeyError, match="colour"):
        options.text("colour")


@pytest.mark.parametrize(
    ("players", "values", "complaint"),
    [
        (1, {}, "players cannot be '1': Demo is for 2 to 4"),
        (5, {}, "players cannot be '5': Demo is for 2 to 4"),
        (2, {"edition": "third"}, "edition cannot be 'third': choose one of second, kosmos"),
        (2, {"first": "2"}, "first cannot be '2': choose one of random, 0, 1"),
        (3, {"kids": "0,3"}, "kids cannot be '0,3': name different seats from 0 to 2"),
        (3, {"kids": "1,1"}, "kids cannot be '1,1': name different seats"),
        (3, {"kids": ""}, "kids cannot be '': name different seats"),
        (3, {"mood": "x"}, "mood cannot be 'x': Demo has no such option; its options: edition, first, kids"),
    ],
)
def test_a_wrong_option_is_refused_with_what_would_be_right(
    players: int, values: dict[str, str], complaint: str
) -> None:
    with pytest.raises(OptionError) as caught:
        SPEC.chosen(players, values)
    assert complaint in str(caught.value)


@given(st.integers(-(10**16), 10**16))
def test_whole_numbers_are_read_in_their_shortest_form(number: int) -> None:
    assert whole(str(number), "x") == number
    with pytest.raises(NotationError):
        whole(f"0{number}", "x")


@pytest.mark.parametrize("word", ["", "-", "--1", "1.5", "٣", "1e3", "+1", "-0", "9" * 30])
def test_what_is_no_whole_number_is_refused(word: str) -> None:
    with pytest.raises(NotationError, match="whole number"):
        whole(word, word)


@pytest.mark.parametrize("text", ["", " ", "a  b", "a\tb", "a\n", " a", "a\u2028b"])
def test_words_are_parted_by_single_spaces(text: str) -> None:
    with pytest.raises(NotationError, match="single spaces"):
        words(text)


def test_seats_and_closed_lists_are_read_or_refused_with_what_is_allowed() -> None:
    assert seat("3", "x") == 3
    assert written_as("b", "abc", "x") == "b"
    with pytest.raises(NotationError, match="a seat in place of '-1'"):
        seat("-1", "x")
    with pytest.raises(NotationError, match="one of a, b, c in place of 'd'"):
        written_as("d", "abc", "x")


class Colour(StrEnum):
    RED = "red"


@dataclass(frozen=True, slots=True)
class Point:
    x: int
    colour: Colour


class Slotted:
    __slots__ = ("a", "b")

    def __init__(self, a: object, b: object) -> None:
        self.a, self.b = a, b


def test_values_become_plain_data() -> None:
    value = Slotted((Point(1, Colour.RED), None, True), {"k": frozenset({3, 1}), "b": b"\x01"})
    assert plain(value) == {
        "is": "Slotted",
        "a": [{"is": "Point", "x": 1, "colour": "red"}, None, True],
        "b": {"k": [1, 3], "b": "01"},
    }


def test_different_values_have_different_digests() -> None:
    values: list[object] = [Point(1, Colour.RED), Slotted(1, "red"), (1, 2), (12,), "1", 1, True, None, ((1,), 2)]
    assert len({canonical(value) for value in values}) == len(values)
    assert digest({"b": 1, "a": 2}) == digest({"a": 2, "b": 1})


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda parts: st.lists(parts) | st.dictionaries(st.text(), parts),
    )
)
def test_canonical_bytes_are_json_without_spaces_and_keys_in_order(value: object) -> None:
    assert canonical(value) == json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    assert plain(value) == value


@pytest.mark.parametrize("value", [1.5, object(), (1, 2.0)])
def test_what_is_no_plain_value_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="no plain value"):
        canonical(value)


def test_sealed_choices_open_only_when_all_are_in() -> None:
    sealed: Sealed[str] = Sealed.waiting_for([Seat(0), Seat(2)])
    sealed = sealed.with_choice(Seat(2), "b")
    assert sealed.waiting == (Seat(0),)
    assert (sealed.of(Seat(2)), sealed.of(Seat(0)), sealed.of(None)) == ("b", None, None)
    with pytest.raises(ValueError, match="before all are in"):
        sealed.opened()
    whole_set = sealed.with_choice(Seat(0), "a")
    assert whole_set.opened() == ((Seat(0), "a"), (Seat(2), "b"))
    assert whole_set == Sealed([(Seat(0), "a"), (Seat(2), "b")])
    assert hash(whole_set) == hash(Sealed([(Seat(0), "a"), (Seat(2), "b")]))
    assert whole_set != sealed


@given(st.lists(st.sampled_from("abc"), min_size=1, max_size=9))
def test_chance_lists_each_outcome_once_with_its_weight(cards: list[str]) -> None:
    pick: Callable[[int], str] = cards.__getitem__
    outcomes = dict(Chance(len(cards), pick).outcomes())
    assert outcomes == {card: cards.count(card) for card in cards}


def test_a_score_is_the_sum_of_its_entries() -> None:
    ledger = (Entry(Seat(0), 3, "a", "now"), Entry(Seat(1), 4, "a", "now"), Entry(Seat(0), -1, "b", "then"))
    assert (total(ledger, Seat(0)), total(ledger, Seat(1))) == (2, 4)
    assert totals(ledger, 3) == (2, 4, 0)


@dataclass(frozen=True, slots=True)
class Leaf:
    """A part."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Shown:
    """A value made of parts, some of which are met again."""

    number: int
    parts: tuple[object, ...]
    named: dict[str, object]


PARTS = st.lists(st.builds(Leaf, st.integers(), st.text()), max_size=4)


@given(st.lists(st.tuples(PARTS, st.integers(), st.booleans()), max_size=8))
def test_a_scribe_writes_what_anybody_would_write_whatever_it_has_written_before(
    values: list[tuple[list[Leaf], int, bool]],
) -> None:
    scribe = Scribe()
    met: list[Leaf] = []
    for parts, number, turns in values:
        met += parts
        value = Shown(number, tuple(met[-5:]), {str(at): part for at, part in enumerate(met[::2])})
        assert scribe.canonical(value) == scribe.canonical(value) == canonical(value)
        if turns:
            scribe.turn_page()
    assert scribe.canonical(7) == canonical(7)


def test_a_scribe_writes_a_part_once_and_forgets_what_was_not_met_again() -> None:
    scribe, part = Scribe(), [1]
    shown = Shown(1, (part,), {"it": part})
    first = scribe.canonical(shown)
    part.append(2)  # no part of a view ever changes; here it tells what is written anew
    for _ in range(3):
        scribe.turn_page()
        assert scribe.canonical(shown) == first
    scribe.turn_page()
    scribe.turn_page()
    assert scribe.canonical(shown) == canonical(shown) != first
