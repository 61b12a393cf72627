"""Positions made to measure for the rule tests of Everdell Duo. Seat 0 is the hare and on turn, where not said else."""

from collections.abc import Iterable
from typing import Final

from understory.core import CHANCE, Chance, Decision, Seat, judged, played
from understory.games.everdell_duo import EverdellDuo
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.rules.knowledge import take_openly
from understory.games.everdell_duo.rules.shelf import shipped_shelf
from understory.games.everdell_duo.rules.state import Ask, Frame, Lodging, State
from understory.games.everdell_duo.rules.vocabulary import SEASONS, CardId, Colour, EventId, Goods, Space, TileId

GAME: Final = EverdellDuo()
ME: Final = Seat(0)
YOU: Final = Seat(1)
NONE: Final[Goods] = (0, 0, 0, 0)
RICH: Final[Goods] = (9, 9, 9, 9)
MEADOW: Final = (
    "castle",
    "palace",
    "queen",
    "ever-tree",
    "lighthouse",
    "monument",
    "chancellor",
    "architect",
    "weaver",
    "chronicler",
    "hall-of-records",
    "theater",
)
"""Purple cards fill the meadow unless a test says otherwise: they do nothing when played."""
EVENTS: Final = ("A1", "B4", "C5", "D1", "E1", "fair")


def table(
    *,
    hand: Iterable[str] = (),
    other_hand: Iterable[str] = (),
    city: Iterable[str] = (),
    other_city: Iterable[str] = (),
    supply: Goods = NONE,
    other_supply: Goods = NONE,
    meadow: Iterable[str] = MEADOW,
    deck: Iterable[str] | None = None,
    river: tuple[str, str] = ("r-twigs", "r-resin"),
    events: Iterable[str] = EVENTS,
    workers: Iterable[tuple[str, int]] = (),
    tokens: Iterable[str] = (),
    housed: Iterable[str] = (),
    counters: Iterable[tuple[str, int]] = (),
    loads: Iterable[tuple[str, Goods]] = (),
    season: str = "winter",
    sun: int = 0,
    moon: int = 0,
    seat: Seat = ME,
) -> State:
    """A table where the seat is to act. Cards named nowhere are in the deck, or in the discard pile if one is given."""
    cards = [*hand, *other_hand, *city, *other_city]
    filled = [name if name not in cards else "" for name in meadow]
    rest = tuple(sorted(CardId(name) for name in LIBRARY.cards if name not in {*cards, *filled}))
    drawn = rest if deck is None else tuple(sorted(map(CardId, deck)))
    state = State(shipped_shelf(), "full", drawn, tuple(map(CardId, (*filled, *[""] * (12 - len(filled))))))
    state.discard = tuple(card for card in rest if card not in drawn)
    state.hare, state.turn, state.season = 0, seat, SEASONS.index(season)
    state.sun, state.moon = sun, moon
    for name in hand:
        take_openly(state, 0, CardId(name))
    for name in other_hand:
        take_openly(state, 1, CardId(name))
    state.cities = tuple(map(CardId, city)), tuple(map(CardId, other_city))
    state.supplies = supply, other_supply
    state.flowed = (TileId(river[0]), TileId(river[1]))
    state.events = tuple(map(EventId, events))
    state.workers = tuple((Space(space), whose) for space, whose in workers)
    state.tokens = sum(Colour(word).bit for word in tokens), 0
    state.housed = tuple(Lodging(CardId(card), int(card in state.cities[1])) for card in housed)
    state.counters = tuple((CardId(card), count) for card, count in counters)
    state.loads = tuple((CardId(card), goods) for card, goods in loads)
    state.pending = (Frame(Ask.ACT, seat),)
    return state


def play(state: State, *notations: str) -> State:
    """The state after these moves. Chance deals the first it may wherever no deal is written out."""
    for notation in notations:
        move = GAME.parse(notation)
        dealt = notation.split()[0] in {"deal", "flow", "lay", "hare", "roll", "herald"}
        while isinstance(node := GAME.node(state), Chance) and not dealt:
            state = GAME.apply(state, CHANCE, node.pick(0))
        seat = node.seats[0] if isinstance(node, Decision) else CHANCE
        state = played(GAME, state, seat, move)
    return state


def settled(state: State) -> State:
    """The state once chance has dealt the first it may, until somebody decides."""
    while isinstance(node := GAME.node(state), Chance):
        state = GAME.apply(state, CHANCE, node.pick(0))
    return state


def legal(state: State) -> list[str]:
    """What may be done, as written, once chance has dealt."""
    state = settled(state)
    node = GAME.node(state)
    assert isinstance(node, Decision), "somebody should have to decide"
    return [str(move) for move in GAME.legal(state, node.seats[0])]


def asked(state: State) -> Ask:
    """What is asked now, once chance has dealt."""
    return settled(state).pending[-1].ask


def why(state: State, notation: str) -> dict[str, dict[str, object]]:
    """The rules that refuse a move, each with its evidence."""
    state = settled(state)
    node = GAME.node(state)
    assert isinstance(node, Decision), "somebody should have to decide"
    return {str(r.rule): dict(r.evidence) for r in judged(GAME, state, node.seats[0], GAME.parse(notation))}


def points(state: State, seat: Seat = ME) -> int:
    """The point tokens a seat has gained."""
    return sum(gain.points for gain in state.scored if gain.seat == seat)


def city(state: State, seat: Seat = ME) -> tuple[str, ...]:
    return tuple(map(str, state.cities[seat]))


def hand(state: State, seat: Seat = ME) -> tuple[str, ...]:
    return tuple(map(str, state.hands[seat]))


def over(state: State, **changes: object) -> State:
    """The same table at the end of the game."""
    end = state.clone()
    end.pending = ()
    for name, value in changes.items():
        setattr(end, name, value)
    return end


def bonus(card: str, state: State, seat: Seat = ME) -> int:
    """What the ledger gives for a card's purple bonus at the end."""
    entries = [entry for entry in GAME.ledger(over(state)) if entry.source == card and entry.seat == seat]
    return sum(entry.amount for entry in entries if entry.evidence and entry.evidence[0][0] != "tokens")


def gained(state: State, before: Goods, card: str | None = None, seat: Seat = ME) -> Goods:
    """How the supply grew since `before`, a card's plain cost apart."""
    cost = LIBRARY.cards[CardId(card)].cost if card else NONE
    have = state.supplies[seat]
    return (
        have[0] - before[0] + cost[0],
        have[1] - before[1] + cost[1],
        have[2] - before[2] + cost[2],
        have[3] - before[3] + cost[3],
    )


def built(card: str, *then: str, supply: Goods = RICH, hand: Iterable[str] = (), **rest: object) -> State:
    """The table after a card was played plainly from hand and these answers were given."""
    start = table(hand=(card, *hand), supply=supply, **rest)  # type: ignore[arg-type]
    return play(start, f"play {card}", *then)


def produced(card: str, *then: str, supply: Goods = NONE, **rest: object) -> State:
    """The table after spring made the card in seat 0's city act, with these answers."""
    late = table(city=(card,), supply=supply, sun=6, moon=5, seat=YOU, **rest)  # type: ignore[arg-type]
    return play(late, "draw", *then)
