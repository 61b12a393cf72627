"""What could do nothing is not offered, judged from what everybody can see; and gains that no card of ours gives."""

import pytest
from everdell_table import ME, asked, built, legal, play, table

from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.model import Bundle, Spaces
from understory.games.everdell_duo.rules.effects.gains import receive
from understory.games.everdell_duo.rules.effects.idle import idle, spaces_for
from understory.games.everdell_duo.rules.state import Ask
from understory.games.everdell_duo.rules.vocabulary import Colour
from understory.testing import rule


@rule("everdell.card.optional")
@pytest.mark.parametrize(
    ("source", "barren", "fruitful"),
    [
        ("baker", {}, {"supply": (0, 0, 0, 1)}),
        ("baker", {"hand": ("fool",)}, {"hand": ("fool", "inn")}),
        ("monastery", {"supply": (1, 0, 0, 0)}, {"supply": (1, 0, 0, 0), "hand": ("fool",)}),
        ("monastery", {"hand": ("fool", "inn")}, {"hand": ("fool", "inn", "wall")}),
        ("spelunker", {}, {"hand": ("fool",)}),
        ("chip-sweep", {"city": ("chip-sweep",)}, {"city": ("chip-sweep", "mine")}),
        ("carnival", {"meadow": ("castle", "carnival")}, {"meadow": ("castle", "mine")}),
        ("miner-mole", {}, {"hand": ("inn",)}),
        ("hotel", {}, {"hand": ("inn",)}),
        ("pirate-ship", {"workers": [("farm-1", 0), ("event-1", 1)]}, {"workers": [("farm-1", 1)]}),
        ("r-copy", {"workers": []}, {"workers": [("event-1", 0)]}),
        ("r-farms", {}, {"hand": ("fool",)}),
        ("chip-sweep", {"city": ("chip-sweep", "baker")}, {"city": ("chip-sweep", "baker"), "supply": (0, 0, 0, 1)}),
        ("air-balloon", {"city": ("inn",), "meadow": ("castle",)}, {"city": ("granary",)}),
        ("late-post", {"deck": (), "meadow": LIBRARY.cards}, {"deck": ("fool",), "meadow": ()}),
        ("meadow-stroll", {"meadow": ()}, {"meadow": ("mine",)}),
        ("lucky-draw", {"deck": (), "meadow": LIBRARY.cards}, {"deck": ("fool",), "meadow": ()}),
        ("fool", {"city": ("castle",)}, {"city": ("castle",), "housed": ("castle",)}),
        ("ranger", {"workers": [("farm-1", 1)]}, {"workers": [("farm-1", 0)]}),
        ("juggler", {}, {"events": ("C1",), "supply": (4, 0, 0, 0)}),
        ("air-balloon", {"city": ("mine",)}, {"other_city": ("granary",)}),
        ("inn", {"meadow": ("castle",)}, {"meadow": ("mine",)}),
        ("inn", {"hand": ("mine",), "meadow": ()}, {"meadow": ("mine",)}),
        ("workshop", {"meadow": ("monk",)}, {"meadow": ("mine",)}),
        ("hostess", {"meadow": ("mine",)}, {"meadow": ("monk",)}),
        ("workshop", {"meadow": ("castle",)}, {"meadow": ("castle",), "supply": (2, 1, 0, 0)}),
        ("workshop", {"meadow": ()}, {"meadow": (), "hand": ("fool",)}),
    ],
)
def test_what_could_do_nothing_is_idle(source: str, barren: dict[str, object], fruitful: dict[str, object]) -> None:
    assert idle(table(**barren), ME, source)  # type: ignore[arg-type]
    assert not idle(table(**fruitful), ME, source)  # type: ignore[arg-type]


@pytest.mark.parametrize("source", ["mine", "harbor", "storehouse", "ferry", "farm-1", "r-twigs"])
def test_gains_are_never_idle(source: str) -> None:
    assert not idle(table(meadow=()), ME, source)


def test_an_idle_card_is_not_offered_where_others_are() -> None:
    state = built("greenhouse", city=("baker", "harbor", "peddler"), supply=(2, 2, 2, 0))
    assert "activate baker" not in legal(state)
    assert {"activate harbor", "activate peddler"} <= set(legal(state))


def test_an_idle_space_is_not_offered_where_others_are() -> None:
    state = table(city=("ferry",), river=("r-exchange", "r-twigs"))
    assert asked(play(state, "place ferry")) is Ask.ACT
    assert play(state, "place ferry").supplies[ME] == (4, 0, 0, 0), "the one that gives needs no asking"


@rule("everdell.activate.without-worker")
def test_spaces_are_listed_once() -> None:
    state = table(
        workers=[("farm-1", 0), ("farm-1", 1), ("event-2", 1), ("river-1", 1)], city=("inn",), meadow=("granary",)
    )
    assert spaces_for(state, ME, Spaces.WORKERS) == ("farm-1", "event-2", "river-1")
    assert spaces_for(state, ME, Spaces.OTHERS) == ("farm-1", "river-1")
    assert spaces_for(state, ME, Spaces.RED) == ("granary", "inn")
    assert spaces_for(state, ME, Spaces.FARMS) == ("farm-1", "farm-2", "farm-3", "farm-4")
    assert spaces_for(state, ME, Spaces.RIVER) == ("river-1", "river-2")


@rule("everdell.occupied.limit")
def test_a_token_of_one_colour_is_gained_at_once_and_never_twice() -> None:
    state = table().clone()
    receive(state, ME, Bundle(token=Colour.BLUE, points=2), "x")
    assert (state.tokens, state.fresh) == ((Colour.BLUE.bit, 0), (Colour.BLUE.bit, 0))
    receive(state, ME, Bundle(token=Colour.BLUE), "x")
    assert state.tokens == (Colour.BLUE.bit, 0)
    assert [(gain.seat, gain.points, gain.source) for gain in state.scored] == [(0, 2, "x")]
