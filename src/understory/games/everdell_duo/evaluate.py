"""How good a position looks, in hundredths of a point, and a player who looks one step ahead by it.

The player knows what its seat knows: it tries each move in one sampled world, answers what follows in the first way
that is listed (lists put the cheap and sensible first), and keeps the move after which things look best.
"""

from operator import itemgetter
from random import Random
from typing import Final

from understory.core import CHANCE, Chance, Decision, LegalMoves, Terminal
from understory.games.everdell_duo.city import facts
from understory.games.everdell_duo.game import EverdellDuo
from understory.games.everdell_duo.moves import Move, Take
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.prospects import bonus_worth, prospects
from understory.games.everdell_duo.scoring import bonus_points, journey, standing
from understory.games.everdell_duo.state import Ask, State
from understory.games.everdell_duo.together.moves import AGREE, News, Share, Watch
from understory.games.everdell_duo.together.value import together_value, turns_left
from understory.games.everdell_duo.view import View
from understory.games.everdell_duo.vocabulary import JOURNEY
from understory.games.everdell_duo.worth import (
    ACTIONS,
    CARD,
    GOOD,
    POINT,
    TOKEN,
    plain_worth,
    promises,
    useful,
)

_SEASON: Final = 12
_FEW: Final = 12
_STEPS_AHEAD: Final = 14
BESIDE: Final = (Share, Watch, News)
"""What those who play together may do beside an action, as it takes no turn."""
_TAKES: Final = 5
"""Meadow cards that two who play together think of taking."""
_GAME: Final = EverdellDuo()


def left(state: State) -> int:
    """How many actions of the game are still to come."""
    return ACTIONS - _SEASON * state.season - state.sun - state.moon


def evaluate(state: State, seat: int) -> int:
    """How much better the seat stands than its opponent; of two who play together, how well both stand."""
    if state.shared:
        return together_value(state)
    return side(state, seat) - POINT * standing(state, 1 - seat)


def side(state: State, seat: int) -> int:
    """What a seat has and may hope for."""
    rest = left(state) if state.stack else 0
    city = state.city(seat)
    value = POINT * standing(state, seat)
    if journey(state) == seat:
        value += POINT * LIBRARY.events[JOURNEY].points * (ACTIONS - rest) // ACTIONS
    if not state.stack:
        return value + sum(state.supplies[seat])
    for _, bonus in facts(city).bonuses:
        value += bonus_worth(state, seat, bonus, rest) - POINT * bonus_points(state, seat, bonus)
    value += promises(city, state.season, rest)
    scale = min(rest, _FEW)
    value += GOOD * useful(state.supplies[seat]) * scale // _FEW
    value += TOKEN * state.tokens[seat].bit_count() * scale // _FEW
    return value + CARD * min(len(state.hands[seat]), 6) * scale // _FEW + prospects(state, seat, rest)


_STOPS: Final = (Ask.ACT, Ask.SPLIT, Ask.KEEP)
"""Where a look ahead ends for two who play together: there is something to be thought about anew."""


def _far_enough(state: State, seat: int, asked: int) -> bool:
    """Whether a look ahead has come to where another decides, or a new action is due."""
    ask = state.stack[-1].ask
    return ask in _STOPS if state.shared else asked != seat or ask is Ask.ACT


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
                if _far_enough(state, seat, seats[0]):
                    return state
                state = _GAME.apply(state, seats[0], next(iter(_GAME.legal(state, seats[0]))))
    return state


def greedy(view: View, legal: LegalMoves[Move], rng: Random) -> Move:
    """The move after which the position looks best.

    What two who play together do beside an action takes no turn: it is done if things look better with it than without.
    """
    if view.stack and view.stack[-1].ask is Ask.AGREE:
        return AGREE  # whoever has to play on with it decides whether to
    world = _GAME.world(view, rng)
    node = _GAME.node(world)
    if not isinstance(node, Decision):
        raise TypeError("nobody has to decide")
    seat = node.seats[0]
    looked_at = _promising(world, list(legal)) if world.shared else legal
    valued = [(evaluate(settled(_GAME.apply(world, seat, move), seat, rng), seat), move) for move in looked_at]
    actions = [pair for pair in valued if not isinstance(pair[1], BESIDE)]
    if len(actions) < len(valued):
        value, move = max((pair for pair in valued if isinstance(pair[1], BESIDE)), key=itemgetter(0))
        if value > evaluate(settled(world, seat, rng), seat):
            return move
    if not actions:
        raise ValueError("there is nothing to choose from")
    return max(actions, key=itemgetter(0))[1]


def _promising(world: State, moves: list[Move]) -> list[Move]:
    """The moves without those that take one of the poorer meadow cards: most of the time would go to these."""
    takes = [move for move in moves if isinstance(move, Take)]
    rest = turns_left(world)
    takes.sort(key=lambda move: plain_worth(move.card, world.season, rest))
    poorer = set(takes[:-_TAKES])
    return [move for move in moves if move not in poorer]
