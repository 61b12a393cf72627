"""How good a position looks, in hundredths of a point, and a player who looks one step ahead by it.

The player knows what its seat knows: it tries each move in one sampled world, answers what follows in the first way
that is listed (lists put the cheap and sensible first), and keeps the move after which things look best.
"""

from random import Random
from typing import Final

from understory.core import CHANCE, Chance, Decision, LegalMoves, Terminal
from understory.games.everdell_duo.city import CARDS, facts
from understory.games.everdell_duo.game import EverdellDuo
from understory.games.everdell_duo.moves import Move
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.model import Bonus
from understory.games.everdell_duo.payment import short
from understory.games.everdell_duo.scoring import bonus_count, bonus_points, journey, standing
from understory.games.everdell_duo.spaces import LAST, REACH
from understory.games.everdell_duo.state import Ask, State
from understory.games.everdell_duo.view import View
from understory.games.everdell_duo.vocabulary import JOURNEY, CardId, Thing
from understory.games.everdell_duo.worth import (
    ACTIONS,
    CARD,
    GOOD,
    POINT,
    PURPLE,
    TOKEN,
    plain_worth,
    promises,
    useful,
)

_SEASON: Final = 12
_FEW: Final = 12
_STEPS_AHEAD: Final = 14
_EXPECTED: Final = {
    Thing.CONSTRUCTION: 7,
    Thing.CREATURE: 6,
    Thing.GREEN: 4,
    Thing.TAN: 3,
    Thing.PURPLE: 3,
    Thing.BLUE: 2,
    Thing.RED: 2,
    Thing.PAIR: 6,
    Thing.RICH_COLOUR: 2,
    Thing.COLOUR: 4,
    Thing.EVENT: 2,
    Thing.OCCUPIED: 2,
    Thing.RESOURCE_TYPE: 2,
    Thing.HAND: 4,
}
"""What a city usually comes to at the end."""

_GAME: Final = EverdellDuo()


def left(state: State) -> int:
    """How many actions of the game are still to come."""
    return ACTIONS - _SEASON * state.season - state.sun - state.moon


def worth(state: State, seat: int, card: CardId, left_over: int) -> int:
    """What playing a card would bring in all."""
    value = plain_worth(card, state.season, left_over)
    bonus = PURPLE.get(card)
    return value if bonus is None else value + _bonus(state, seat, bonus, left_over)


def _bonus(state: State, seat: int, bonus: Bonus, left_over: int) -> int:
    """What a purple bonus will come to: what there is now, and the usual growth while there is time."""
    now = bonus_count(state, seat, bonus)
    growth = max(0, _EXPECTED.get(bonus.each, 3) - now) * left_over // ACTIONS
    return POINT * bonus.points * (now + growth) // bonus.every


def evaluate(state: State, seat: int) -> int:
    """How much better the seat stands than its opponent."""
    return _side(state, seat) - POINT * standing(state, 1 - seat)


def _side(state: State, seat: int) -> int:
    rest = left(state) if state.stack else 0
    city = state.city(seat)
    value = POINT * standing(state, seat)
    if journey(state) == seat:
        value += POINT * LIBRARY.events[JOURNEY].points * (ACTIONS - rest) // ACTIONS
    if not state.stack:
        return value + sum(state.supplies[seat])
    for _, bonus in facts(city).bonuses:
        value += _bonus(state, seat, bonus, rest) - POINT * bonus_points(state, seat, bonus)
    value += promises(city, state.season, rest)
    scale = min(rest, _FEW)
    value += GOOD * useful(state.supplies[seat]) * scale // _FEW
    value += TOKEN * state.tokens[seat].bit_count() * scale // _FEW
    return value + CARD * min(len(state.hands[seat]), 6) * scale // _FEW + _prospects(state, seat, rest)


def _prospects(state: State, seat: int, rest: int) -> int:
    """The best cards that could be played next, from hand or meadow, nearer ones counting more."""
    supply = state.supplies[seat]
    cards = [*state.hands[seat], *(state.meadow[at] for at in REACH[min(state.sun + 1, LAST)][state.moon])]
    values = sorted(
        worth(state, seat, card, rest) // (4 + 2 * short(supply, CARDS[card].cost)) for card in cards if card
    )
    turns = min(3, rest // 4)
    return sum(value for value in values[-turns:] if value > 0) if turns else 0


def settled(state: State, seat: int, rng: Random) -> State:
    """The position once everything that follows from a move was answered in the first way listed."""
    for _ in range(_STEPS_AHEAD):
        node = _GAME.node(state)
        match node:
            case Terminal():
                return state
            case Chance(total, pick):
                state = _GAME.apply(state, CHANCE, pick(int(rng.random() * total)))
            case Decision(seats):
                if seats[0] != seat or state.stack[-1].ask is Ask.ACT:
                    return state
                state = _GAME.apply(state, seats[0], next(iter(_GAME.legal(state, seats[0]))))
    return state


def greedy(view: View, legal: LegalMoves[Move], rng: Random) -> Move:
    """The move after which the position looks best."""
    world = _GAME.world(view, rng)
    node = _GAME.node(world)
    if not isinstance(node, Decision):
        raise TypeError("nobody has to decide")
    seat = node.seats[0]
    best, highest = None, 0
    for move in legal:
        value = evaluate(settled(_GAME.apply(world, seat, move), seat, rng), seat)
        if best is None or value > highest:
            best, highest = move, value
    if best is None:
        raise ValueError("there is nothing to choose from")
    return best
