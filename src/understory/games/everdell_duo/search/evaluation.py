"""How good a position looks, in hundredths of a point, and a player who looks one step ahead by it.

The player knows what its seat knows: it tries each move in one sampled world, answers what follows in the first way
that is listed (lists put the cheap and sensible first), and keeps the move after which things look best.
"""

from operator import itemgetter
from random import Random
from typing import Final

from understory.core import CHANCE, Chance, Decision, LegalMoves, Seat, Terminal
from understory.games.everdell_duo.rules.moves import Move, Take
from understory.games.everdell_duo.rules.scoring import bonus_points, journey, standing
from understory.games.everdell_duo.rules.state import Ask, State
from understory.games.everdell_duo.rules.steps import FLOW
from understory.games.everdell_duo.rules.together.moves import AGREE, TRUST, News, Share, Watch
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import JOURNEY
from understory.games.everdell_duo.search import worlds
from understory.games.everdell_duo.search.prospects import bonus_worth, prospects
from understory.games.everdell_duo.search.together import together_value, turns_left
from understory.games.everdell_duo.search.worth import (
    ACTIONS,
    CARD,
    GOOD,
    POINT,
    TOKEN,
    plain_worth,
    promises,
    useful,
)

SEASON: Final = 12
"""Actions of a season."""
_FEW: Final = 12
_STEPS_AHEAD: Final = 14
AGREED: Final = (Ask.ANSWER, Ask.DECIDE)
"""Where one of two who play together answers what the other proposes."""
BESIDE: Final = (Share, Watch, News)
"""What those who play together may do beside an action, as it takes no turn."""
_TAKES: Final = 5
"""Meadow cards that two who play together think of taking."""


def left(state: State) -> int:
    """How many actions of the game are still to come."""
    return ACTIONS - SEASON * state.season - state.sun - state.moon


def evaluate(state: State, seat: int) -> int:
    """How much better the seat stands than its opponent; of two who play together, how well both stand."""
    if state.shared:
        return together_value(state)
    return side(state, seat) - POINT * standing(state, 1 - seat)


def side(state: State, seat: int) -> int:
    """What a seat has and may hope for."""
    rest = left(state) if state.pending else 0
    city = state.city(seat)
    value = POINT * standing(state, seat)
    if journey(state) == seat:
        value += POINT * state.shelf.events[JOURNEY].points * (ACTIONS - rest) // ACTIONS
    if not state.pending:
        return value + sum(state.supplies[seat])
    for _, bonus in state.shelf.facts(city).bonuses:
        value += bonus_worth(state, seat, bonus, rest) - POINT * bonus_points(state, seat, bonus)
    value += promises(state.shelf, city, state.season, rest)
    scale = min(rest, _FEW)
    value += GOOD * useful(state.supplies[seat]) * scale // _FEW
    value += TOKEN * state.tokens[seat].bit_count() * scale // _FEW
    return value + CARD * min(len(state.hands[seat]), 6) * scale // _FEW + prospects(state, seat, rest)


_STOPS: Final = (Ask.ACT, Ask.SPLIT, Ask.KEEP)
"""Where a look ahead ends for two who play together: there is something to be thought about anew."""


def _far_enough(state: State, seat: int, asked: int) -> bool:
    """Whether a look ahead has come to where another decides, or a new action is due."""
    ask = state.pending[-1].ask
    return ask in _STOPS if state.shared else asked != seat or ask is Ask.ACT


def settled(state: State, seat: int, rng: Random) -> State:
    """The position once everything that follows from a move was answered in the first way listed."""
    for _ in range(_STEPS_AHEAD):
        node = FLOW.node(state)
        match node:
            case Terminal():
                return state
            case Chance(total, pick):
                state = FLOW.apply(state, CHANCE, pick(int(rng.random() * total)))
            case Decision(seats):
                if _far_enough(state, seat, seats[0]):
                    return state
                state = FLOW.apply(state, seats[0], next(iter(FLOW.legal(state, seats[0]))))
    return state


def greedy(view: View, legal: LegalMoves[Move], rng: Random) -> Move:
    """The move after which the position looks best.

    What two who play together do beside an action takes no turn: it is done if things look better with it than without.
    """
    if view.pending and view.pending[-1].ask is Ask.AGREE:
        return AGREE  # whoever has to play on with it decides whether to
    world = worlds.world(view, rng)
    node = FLOW.node(world)
    if not isinstance(node, Decision):
        raise TypeError("nobody has to decide")
    seat = node.seats[0]
    if world.pending[-1].ask in AGREED:
        return agreed(world, seat, list(legal), rng)
    looked_at = _promising(world, list(legal)) if world.shared else legal
    valued = [(evaluate(settled(FLOW.apply(world, seat, move), seat, rng), seat), move) for move in looked_at]
    actions = [pair for pair in valued if not isinstance(pair[1], BESIDE)]
    if len(actions) < len(valued):
        value, move = max((pair for pair in valued if isinstance(pair[1], BESIDE)), key=itemgetter(0))
        if value > evaluate(settled(world, seat, rng), seat):
            return move
    if not actions:
        raise ValueError("there is nothing to choose from")
    return max(actions, key=itemgetter(0))[1]


def agreed(world: State, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Agree to what is not worse for the two; all ways are looked at with the same luck (everdell.coop.proposal)."""
    luck = rng.getrandbits(32)
    valued = [
        (evaluate(settled(FLOW.apply(world, seat, move), seat, Random(luck)), seat), move)
        for move in moves
        if move != TRUST
    ]
    return max(valued, key=itemgetter(0))[1]


def _promising(world: State, moves: list[Move]) -> list[Move]:
    """The moves without those that take one of the poorer meadow cards: most of the time would go to these."""
    takes = [move for move in moves if isinstance(move, Take)]
    rest = turns_left(world)
    takes.sort(key=lambda move: plain_worth(world.shelf, move.card, world.season, rest))
    poorer = set(takes[:-_TAKES])
    return [move for move in moves if move not in poorer]
