"""What is offered before a game goes together: whatever is chosen among it, the game can be set up."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from understory import games
from understory.core import PLAYERS, Group, OneOf, OneSeat, OptionError, RuleId, SomeOf, SomeSeats, Spec, unless, when
from understory.core.spec import Offered

RULE = RuleId("x.rule")
SPEC = Spec(
    name="x",
    title="X",
    fewest=1,
    most=3,
    version=1,
    options=(
        OneOf(
            "mode",
            ("usual", "alone", "against"),
            "usual",
            RULE,
            Group.MODE,
            only=(("usual", (when(PLAYERS),)), ("against", (unless(PLAYERS, 1),))),
            usual=((when(PLAYERS, 1), "alone"), (unless(PLAYERS, 1), "against")),
        ),
        OneSeat("first", RULE, applies=((when("mode", "against"),),)),
        SomeSeats("young", RULE, most=2),
        SomeOf("held", ("a", "b", "c"), RULE, apart="spent", limits=((when("mode", "alone"), 1),)),
        SomeOf("spent", ("a", "b", "c"), RULE),
    ),
)


def offers(players: int, **wished: str) -> dict[str, Offered]:
    return {offer.option.name: offer for offer in SPEC.offered(players, wished)}


def test_an_option_that_makes_no_difference_is_not_offered() -> None:
    assert "first" not in offers(1)
    assert "first" in offers(2)
    assert "first" not in offers(2, mode="alone")


def test_what_is_suggested_depends_on_how_many_play() -> None:
    assert (offers(1)["mode"].value, offers(2)["mode"].value) == ("alone", "against")
    assert offers(1)["mode"].values == ("alone",)


def test_a_wish_that_cannot_be_is_given_up_for_what_is_suggested() -> None:
    assert offers(1, mode="against")["mode"].value == "alone"
    assert offers(2, first="2")["first"].value == "random"


def test_what_is_named_elsewhere_and_what_is_too_many_cannot_be_named() -> None:
    held = offers(2, held="a,b", spent="b")["held"]
    assert (held.values, held.value) == (("a", "c"), "a")
    assert offers(1, held="a,b")["held"].value == "a"
    assert offers(3, young="0,1,2")["young"].value == "0,1"


def test_words_that_nobody_knows_are_given_up() -> None:
    assert offers(2, held="nonsense", mode="nonsense", young="7")["held"].value == "none"


@pytest.mark.parametrize("name", games.names())
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_whatever_is_chosen_among_what_is_offered_can_be_played(name: str, data: st.DataObject) -> None:
    game = games.box(name).game
    spec = game.spec
    players = data.draw(st.integers(spec.fewest, spec.most))
    wished: dict[str, str] = {}
    for _ in range(4):
        offer = data.draw(st.sampled_from(spec.offered(players, wished)))
        if isinstance(offer.option, OneOf | OneSeat):
            wished[offer.option.name] = data.draw(st.sampled_from(offer.values))
        elif offer.values:
            named = data.draw(st.lists(st.sampled_from(offer.values), unique=True, max_size=offer.most or 3))
            wished[offer.option.name] = ",".join(named) or "none"
    values = {offer.option.name: offer.value for offer in spec.offered(players, wished)}
    try:
        game.start(spec.chosen(players, values))
    except OptionError as error:
        pytest.fail(f"{players} players, {values}: {error}")
