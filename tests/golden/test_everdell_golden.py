"""The booklet's worked examples, played from the set-up on, and a whole game that must never change its course."""

from pathlib import Path

from understory.core import CHANCE, Decision, Line, Seat, Terminal, judged, read, replayed, totals
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.rules.moves import Move
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import CardId, Colour, Goods
from understory.testing import rule

GAME = EVERDELL_DUO.game
HARE, TORTOISE = Seat(0), Seat(1)
RECORD = Path(__file__).with_name("everdell_duo.record")
MEADOW = "castle palace queen theater wall ever-tree lighthouse monument chancellor architect weaver chronicler"
EVENTS = "fair A1 B1 C1 D1 E1"


def opened(hare: str = "mine spelunker fool", meadow: str = MEADOW, river: str = "r-exchange r-twigs") -> State:
    """A game dealt as written, up to the hare's first turn; the tortoise takes the last meadow card."""
    line: Line[State, Move, View] = Line(GAME, GAME.spec.chosen(2, {"hare": "0"}))
    deals = [f"lay {event}" for event in EVENTS.split()] + [f"deal {card}" for card in meadow.split()]
    deals += [f"flow {tile}" for tile in river.split()]
    first, second, third = hare.split()
    deals += [f"deal {card}" for card in (first, second, "kiln", "barn", third, "sawmill")]
    for notation in deals:
        line.play(CHANCE, GAME.parse(notation))
    line.play(TORTOISE, GAME.parse(f"take {meadow.rsplit(maxsplit=1)[-1]}"))
    line.play(CHANCE, GAME.parse("deal harbor"))
    return line.state.clone()


def after(state: State, *notations: str) -> State:
    for notation in notations:
        node = GAME.node(state)
        seat = node.seats[0] if isinstance(node, Decision) else CHANCE
        assert not judged(GAME, state, seat, GAME.parse(notation)), notation
        state = GAME.apply(state, seat, GAME.parse(notation))
    return state


def having(state: State, supply: Goods, city: str = "") -> State:
    """The same table with other supplies, and cities of cards that lie in the deck."""
    cards = tuple(CardId(card) for card in city.split())
    state.supplies = (supply, state.supplies[1])
    state.cities = (cards, state.cities[1])
    state.deck = tuple(card for card in state.deck if card not in cards)
    return state


def plays(state: State) -> list[str]:
    return [str(move) for move in GAME.legal(state, HARE) if str(move).startswith("play")]


@rule("everdell.worker.farm")
def test_a_worker_on_the_first_farm_brings_three_twigs() -> None:
    assert after(opened(), "place farm-1").supplies[HARE] == (3, 0, 0, 0)


@rule("everdell.worker.river")
def test_on_this_river_tile_a_resource_is_exchanged_for_three() -> None:
    state = after(
        having(opened(), (1, 0, 0, 0)), "place river-1", "spend twig", "gain resin", "gain berry", "gain berry"
    )
    assert state.supplies[HARE] == (0, 1, 0, 2)


@rule("everdell.construction.river-destination")
def test_the_sample_red_card_carries_out_an_occupied_river_space_and_gives_a_point() -> None:
    state = having(opened(), (0, 0, 0, 0), "ferry")
    state.workers = ((GAME.parse("place river-2").space, 1),)  # type: ignore[union-attr]
    state = after(state, "place ferry", "use river-2")
    assert (state.supplies[HARE], totals(GAME.ledger(state), 2)) == ((4, 0, 0, 0), (1, 0))


@rule("everdell.event.example")
def test_a_card_of_every_colour_takes_that_event_and_a_resin() -> None:
    state = after(having(opened(), (0, 0, 0, 0), "storehouse hotel inn judge historian"), "place event-1")
    assert (state.achieved[HARE], state.supplies[HARE]) == (("fair",), (0, 1, 0, 0))


@rule("everdell.event.example")
def test_creatures_and_berries_make_four_and_more_than_the_opponents() -> None:
    open_to = {
        ((0, 0, 0, 3), "judge"): True,
        ((0, 0, 0, 1), "judge bard tinker"): True,
        ((0, 0, 0, 2), "judge"): False,
        ((0, 0, 0, 4), ""): False,
        ((0, 0, 0, 0), "judge bard tinker baker"): False,
    }
    for (supply, city), is_open in open_to.items():
        state = having(opened(), supply, city)
        assert (GAME.parse("place event-5") in GAME.legal(state, HARE)) == is_open, (supply, city)
    state = having(opened(), (0, 0, 0, 3), "judge")
    state.supplies = (state.supplies[0], (0, 0, 0, 4))
    assert GAME.parse("place event-5") not in GAME.legal(state, HARE)


@rule("everdell.turn.token-at-end")
def test_with_the_sun_at_the_end_cards_can_be_played_and_drawn_but_no_worker_placed() -> None:
    state = having(opened(), (9, 9, 9, 9))
    state.sun, state.moon = 6, 3
    assert {str(move).split()[0] for move in GAME.legal(state, HARE)} == {"play", "draw", "take", "trade"}


@rule("everdell.play.start-of-season")
def test_two_meadow_cards_at_the_start_of_a_season_and_eight_with_the_tokens_apart() -> None:
    state = having(opened(), (9, 9, 9, 9))
    assert plays(state)[3:] == ["play castle", "play lighthouse"]
    state.sun, state.moon = 2, 5
    assert len(plays(state)[3:]) == 8


@rule("everdell.construction.mine")
def test_the_sample_mine_costs_a_twig_and_a_resin_and_gives_a_pebble() -> None:
    state = after(having(opened(), (1, 1, 0, 0)), "play mine")
    assert state.supplies[HARE] == (0, 0, 1, 0)


@rule("everdell.creature.spelunker")
def test_the_sample_creature_costs_a_berry_or_a_token_on_a_green_construction() -> None:
    state = having(opened(), (0, 0, 0, 1), "storehouse")
    state.tokens = (Colour.GREEN.bit, 0)
    state = after(state, "play spelunker")
    assert [str(move) for move in GAME.legal(state, HARE)] == ["pay token", "pay"]
    assert after(state, "pay token").supplies[HARE] == (0, 0, 0, 1)
    assert after(state, "pay").supplies[HARE] == (0, 0, 0, 0)


@rule("everdell.creature.chancellor")
def test_three_constructions_and_twelve_creatures_are_worth_three_to_the_chancellor() -> None:
    creatures = "chancellor judge bard tinker baker monk doctor miller farmer mason hostess teacher"
    state = having(opened(meadow=MEADOW.replace("chancellor", "inn")), (0, 0, 0, 0), f"{creatures} kiln hotel ferry")
    state.pending = ()
    bonus = next(entry for entry in GAME.ledger(state) if entry.source == "chancellor" and entry.evidence)
    assert (bonus.amount, bonus.evidence) == (3, (("pair", 3),))


def test_a_whole_game_replays_to_the_same_end() -> None:
    line = replayed(GAME, read(RECORD.read_text("utf-8")))
    node = line.node
    assert isinstance(node, Terminal)
    told = next(text for text in RECORD.read_text("utf-8").splitlines() if text.startswith("# "))
    assert told == f"# ended {node.scores[0]} to {node.scores[1]}, {node.reason}"
    assert totals(GAME.ledger(line.state), 2) == node.scores
