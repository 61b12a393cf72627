"""What Everdell Duo tells those who search it. Worth is in points; a turn is one action of one seat."""

from functools import cache
from math import inf
from random import Random
from typing import Final

from understory.core import Candidate, Seat, chances
from understory.games.everdell_duo.rules.game import EverdellDuo
from understory.games.everdell_duo.rules.moves import Gain, Move, Place, Play, Take, Trade
from understory.games.everdell_duo.rules.payment import short
from understory.games.everdell_duo.rules.scoring import SEATS
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.spaces import AHEAD, EVENT_AT, FARMS, REACH, RIVER_AT
from understory.games.everdell_duo.rules.state import Ask, State
from understory.games.everdell_duo.rules.steps import FLOW
from understory.games.everdell_duo.rules.together.moves import News, Share, Watch
from understory.games.everdell_duo.rules.vocabulary import CardId, Good, Goods, Source, Space, TileId
from understory.games.everdell_duo.search.evaluation import BESIDE, evaluate, left, settled, side
from understory.games.everdell_duo.search.prospects import worth
from understory.games.everdell_duo.search.together import together_value
from understory.games.everdell_duo.search.worth import ACTIONS, POINT, brought, yields

SPREAD: Final = 10.0
"""Points by which games are usually won."""
FAIRLY_WELL: Final = 100.0
TOGETHER: Final = 40.0
"""How well two who play together usually stand, in points, and by how much that varies."""
MOST: Final = 24
"""So many moves are searched."""
VISIT: Final = 130
"""What a visit to a farm brings in play-outs, in hundredths of a point,"""
NEEDED: Final = 120
"""and so much more for each resource that is missing for the card that is aimed at."""
LACK: Final = 200
"""What each resource that is missing takes off a card's worth when one is aimed at."""
PLAYED: Final = 90
"""How much of its worth counts for a card that could be played, in hundredths,"""
PAID: Final = 40
"""and for each resource that it costs: those are there to be spent."""
EVENT: Final = 140
"""What a point of an event counts for: who waits may be late."""
CALL: Final = 150
"""How much of what it yields counts for a visit to a red card, in hundredths."""
IDLE: Final = -200
"""What takes no turn is left out of play-outs, or they would be full of it."""
FANCY: Final = 30
"""How far the quick way may stray from what looks best, in hundredths of a point."""
FIRST: Final = 0.95
"""How often the quick way answers what follows an action in the first way listed, which is cheap and sensible."""

_GOOD_AT: Final = {Good.TWIG: 0, Good.RESIN: 1, Good.PEBBLE: 2, Good.BERRY: 3}


class EverdellGuide:
    """Advice for whoever searches Everdell Duo."""

    ahead: Final = 12
    efforts: Final = ((60, 6), (1250, 12))
    wide: Final = 10
    apart: Final = False
    spread: Final = SPREAD

    def __init__(self, game: EverdellDuo) -> None:
        self.game = game

    def turn(self, state: State) -> int:
        """Actions taken by both."""
        return ACTIONS - left(state)

    def candidates(self, state: State, seat: Seat, rng: Random) -> list[Candidate[Move]]:
        """The moves after which the position looks best, once what follows was answered in the first way listed.

        What takes no turn leaves the best action still to be done, and is weighed as coming before it.
        """
        weighed = [
            (move, evaluate(settled(self.game.apply(state, seat, move), seat, rng), seat) / POINT)
            for move in self.game.legal(state, seat)
        ]
        actions = [value for move, value in weighed if not isinstance(move, BESIDE)]
        if actions and len(actions) < len(weighed):
            still = max(actions) - evaluate(settled(state, seat, rng), seat) / POINT
            weighed = [(move, value + still * isinstance(move, BESIDE)) for move, value in weighed]
        return sorted((Candidate(*each) for each in weighed), key=lambda each: -each.worth)[:MOST]

    def quick(self, state: State, seat: Seat, rng: Random) -> Move:
        """An action by a rough measure and a fancy; resources that are missing, the best card, or the first answer."""
        frame = state.pending[-1]
        options = list(FLOW.legal(state, seat))
        rest, random = left(state), rng.random
        match frame.ask:
            case Ask.ACT:
                aim = _aim(state, frame.seat, rest)
                return max(options, key=lambda move: _rough(state, frame.seat, move, rest, aim) + FANCY * random())
            case Ask.GAIN:
                aim = _aim(state, frame.seat, rest)
                return max(options, key=lambda move: _gain(move, state.supplies[frame.seat], aim))
            case Ask.TAKE | Ask.GRANT:
                return max(options, key=lambda move: _card(state, frame.seat, move, rest))
            case _:
                return options[0] if random() < FIRST else options[int(random() * len(options))]

    def values(self, state: State) -> tuple[float, ...]:
        """By points, and what cities, hands and supplies promise; those who play together stand alike."""
        if state.shared:
            well, _ = chances((together_value(state) / POINT, FAIRLY_WELL), TOGETHER)
            return (well,) * state.together.seats
        return chances([side(state, seat) / POINT for seat in SEATS], SPREAD)


def _aim(state: State, seat: int, rest: int) -> Goods:
    """The resources that are missing for the card in hand or meadow that promises most, by what it still lacks."""
    supply = state.supplies[seat]
    sun = max(state.sun, AHEAD[state.path][state.sun])
    best, cost = -inf, supply
    for card in (*state.hands[seat], *[state.meadow[at] for at in REACH[sun][state.moon]]):
        lacks = short(supply, state.shelf.cards[card].cost) if card else 0
        if lacks:
            value = worth(state, seat, card, rest) - LACK * lacks
            if value > best:
                best, cost = value, state.shelf.cards[card].cost
    twigs, resin, pebbles, berries = supply
    return max(0, cost[0] - twigs), max(0, cost[1] - resin), max(0, cost[2] - pebbles), max(0, cost[3] - berries)


def _rough(state: State, seat: int, move: Move, rest: int, aim: Goods) -> int:
    """About what an action brings, in hundredths of a point, without carrying it out."""
    match move:
        case Play(card):
            return PLAYED * worth(state, seat, card, rest) // 100 + PAID * sum(state.shelf.cards[card].cost)
        case Place(space):
            return _visit(state, space, aim)
        case Trade() | Share() | Watch() | News():
            return IDLE
        case _:
            return 0


def _visit(state: State, space: Space, aim: Goods) -> int:
    """About what a worker brings on a space."""
    if space in EVENT_AT:
        return EVENT * state.shelf.events[state.events[EVENT_AT[space]]].points
    if space in RIVER_AT:
        return _tile(state.shelf, state.river[RIVER_AT[space]])
    if space not in FARMS:
        return CALL * yields(state.shelf, CardId(space)) // 100
    goods = state.shelf.places[Source(space)].bundle.goods
    return VISIT + NEEDED * sum([min(given, missing) for given, missing in zip(goods, aim, strict=True)])


@cache
def _tile(shelf: Shelf, tile: TileId) -> int:
    """What a river tile brings, roughly."""
    return brought(shelf.tiles[tile].acts)


def _gain(move: Move, supply: Goods, aim: Goods) -> int:
    """How welcome a gain of one's choice is: what is missing most, then what there is least of; a point if need be."""
    if not isinstance(move, Gain) or move.good not in _GOOD_AT:
        return 5 * isinstance(move, Gain)
    at = _GOOD_AT[move.good]
    return 10 * aim[at] - supply[at]


def _card(state: State, seat: int, move: Move, rest: int) -> int:
    """What a card to be taken or played is worth; nothing for any other answer."""
    return worth(state, seat, move.card, rest) if isinstance(move, Play | Take) else 0
