"""What Everdell Duo tells those who search it. Worth is in points; a turn is one action of one seat."""

from collections.abc import Callable
from functools import cache, lru_cache
from math import inf
from random import Random
from typing import Final

from understory.core import Candidate, Seat, chances
from understory.games.everdell_duo.rules.effects.gains import gain_options
from understory.games.everdell_duo.rules.effects.trading import exchanges, may_trade
from understory.games.everdell_duo.rules.game import EverdellDuo
from understory.games.everdell_duo.rules.moves import DRAW, Move, Play, Take, discard, place, play, take
from understory.games.everdell_duo.rules.payment import short
from understory.games.everdell_duo.rules.scoring import SEATS
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.spaces import EVENT_AT, FARMS, RIVERS
from understory.games.everdell_duo.rules.state import Ask, Frame, State
from understory.games.everdell_duo.rules.steps import FLOW
from understory.games.everdell_duo.rules.together.moves import AGREE, TRUST
from understory.games.everdell_duo.rules.turn import beside, first_step, may_draw, payable, placeable
from understory.games.everdell_duo.rules.vocabulary import NOTHING, CardId, Goods, Source, Space, TileId
from understory.games.everdell_duo.search.evaluation import (
    AGREED,
    BESIDE,
    SEASON,
    agreed,
    evaluate,
    left,
    settled,
    side,
)
from understory.games.everdell_duo.search.prospects import bonus_worth, near, worth
from understory.games.everdell_duo.search.winning import winning
from understory.games.everdell_duo.search.worth import POINT, brought, plain_worths, yields

SPREAD: Final = 10.0
"""Points by which games are usually won."""
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
FANCY: Final = 30
"""How far the quick way may stray from what looks best, in hundredths of a point."""
FIRST: Final = 0.95
"""How often the quick way answers what follows an action in the first way listed, which is cheap and sensible."""

POINT_INSTEAD: Final = 5
"""How welcome a point is where a resource may be had: as one that is missing once, of which there are five."""


class EverdellGuide:
    """Advice for whoever searches Everdell Duo."""

    ahead: Final = 12
    efforts: Final = ((60, 6), (2000, 12))
    edition: Final = 1
    wide: Final = 10
    apart: Final = False
    spread: Final = SPREAD

    def __init__(self, game: EverdellDuo) -> None:
        self.game = game

    def turn(self, state: State) -> int:
        """Actions taken by both."""
        return SEASON * state.season + state.sun + state.moon

    def candidates(self, state: State, seat: Seat, rng: Random) -> list[Candidate[Move]]:
        """The moves after which the position looks best, once what follows was answered in the first way listed.

        What takes no turn leaves the best action still to be done, and is weighed as coming before it. What a partner
        proposes was searched by who proposed it, and is agreed to or not at a glance; so is giving up, always.
        """
        if state.pending[-1].ask is Ask.AGREE:
            return [Candidate(AGREE, 0.0)]
        if state.pending[-1].ask in AGREED:
            return [Candidate(agreed(state, seat, list(self.game.legal(state, seat)), rng), 0.0)]
        weighed = [
            (move, evaluate(settled(self.game.apply(state, seat, move), seat, rng), seat) / POINT)
            for move in self.game.legal(state, seat)
        ]
        actions = [value for move, value in weighed if not isinstance(move, BESIDE)]
        if actions and len(actions) < len(weighed):
            still = max(actions) - evaluate(settled(state, seat, rng), seat) / POINT
            weighed = [(move, value + still * isinstance(move, BESIDE)) for move, value in weighed]
        ranked = sorted((Candidate(*each) for each in weighed), key=lambda each: -each.worth)
        # Where nothing can be won any more all trials come out alike: what looks best is then done unsearched.
        return ranked[: 1 if state.shared and not winning(state) else MOST]

    def quick(self, state: State, seat: Seat, rng: Random) -> Move:
        """An action by a rough measure and a fancy; resources that are missing, the best card, or the first answer."""
        frame = state.pending[-1]
        weigh = _WEIGHED.get(frame.ask)
        if weigh is not None:
            return weigh(state, frame, seat, rng)
        if rng.random() >= FIRST:
            return FLOW.legal(state, seat).sample(rng)
        first = _FIRST.get(frame.ask)
        return next(iter(FLOW.legal(state, seat))) if first is None else first(state, frame)

    def values(self, state: State) -> tuple[float, ...]:
        """By points, and what cities, hands and supplies promise; those who play together stand alike."""
        if state.shared:
            return (winning(state),) * state.together.seats
        return chances([side(state, seat) / POINT for seat in SEATS], SPREAD)


def _action(state: State, frame: Frame, _: Seat, rng: Random) -> Move:
    """The action that looks best by a rough measure and a fancy, in the order in which they are listed: without the
    moves themselves, which would take longer than all the rest."""
    seat, rest = frame.seat, left(state)
    places, random = _places(state.shelf, _aim(state, seat, rest), state.flowed[-2:]), rng.random
    best: Move = DRAW
    highest = -inf
    for space in placeable(state, seat):
        value = (places[space] if space in places else _visit(state, space)) + FANCY * random()
        if value > highest:
            best, highest = place(space), value
    plays, bonuses = _plays(state.shelf, state.season, rest), state.shelf.bonuses
    for card in payable(state, seat):
        if card in bonuses:
            rough = PLAYED * worth(state, seat, card, rest) // 100 + PAID * sum(state.shelf.cards[card].cost)
        else:
            rough = plays[card]
        value = rough + FANCY * random()
        if value > highest:
            best, highest = play(card), value
    meadow = [*filter(None, state.meadow)]
    drawn = may_draw(state, len(meadow))
    if highest < FANCY:
        draws = [FANCY * random() for _ in range(drawn + len(meadow))]
        if max(draws) > highest:
            at = draws.index(max(draws)) - drawn
            best = take(meadow[at]) if at >= 0 else DRAW
    else:
        rng.getrandbits(64 * (drawn + len(meadow)))  # as many numbers as they would have drawn
    # What takes no turn is left out of play-outs, or they would be full of it.
    passed_over = may_trade(state, seat) + (len(beside(state, seat)) if state.shared else 0)
    rng.getrandbits(64 * passed_over)
    return best


def _aim(state: State, seat: int, rest: int) -> Goods:
    """The resources that are missing for the card in hand or meadow that promises most, by what it still lacks."""
    shelf = state.shelf
    lacking, bonuses = _lacking(shelf, state.supplies[seat]), shelf.bonuses
    plain = plain_worths(shelf, state.season, rest)
    best, aim = -inf, NOTHING
    for card in (*state.hands[seat], *near(state)):
        if card in lacking:
            taken_off, missing = lacking[card]
            value = plain[card] - taken_off
            if card in bonuses:
                value += bonus_worth(state, seat, bonuses[card], rest)
            if value > best:
                best, aim = value, missing
    return aim


@lru_cache(maxsize=1 << 12)
def _lacking(shelf: Shelf, supply: Goods) -> dict[CardId, tuple[int, Goods]]:
    """The cards that a supply does not pay for: what that takes off their worth, and the resources that are missing."""
    found: dict[CardId, tuple[int, Goods]] = {}
    for card in shelf.cards.values():
        lacks = short(supply, card.cost)
        if lacks:
            missing = [max(0, need - have) for need, have in zip(card.cost, supply, strict=True)]
            found[card.id] = LACK * lacks, (missing[0], missing[1], missing[2], missing[3])
    return found


@cache
def _plays(shelf: Shelf, season: int, rest: int) -> dict[CardId, int]:
    """About what playing each card brings, in hundredths of a point, purple bonuses apart."""
    plain = plain_worths(shelf, season, rest)
    return {card.id: PLAYED * plain[card.id] // 100 + PAID * sum(card.cost) for card in shelf.cards.values()}


@lru_cache(maxsize=1 << 12)
def _places(shelf: Shelf, aim: Goods, river: tuple[TileId, ...]) -> dict[Space, int]:
    """About what a worker brings on each farm, by the resources that are missing, and on the river."""
    farms = {farm: VISIT + NEEDED * sum(map(min, shelf.places[Source(farm)].bundle.goods, aim)) for farm in FARMS}
    return {**farms, **{space: brought(shelf.tiles[tile].acts) for space, tile in zip(RIVERS, river, strict=False)}}


def _visit(state: State, space: Space) -> int:
    """About what a worker brings at an event or on a red card."""
    if space in EVENT_AT:
        return EVENT * state.shelf.events[state.events[EVENT_AT[space]]].points
    return CALL * yields(state.shelf, CardId(space)) // 100


def _gain(state: State, frame: Frame, _: Seat, __: Random) -> Move:
    """The resource that is missing most, then that of which there is least; a point if need be."""
    aim, supply = _aim(state, frame.seat, left(state)), state.supplies[frame.seat]
    options = gain_options(state, frame)
    welcome = [10 * aim[0] - supply[0], 10 * aim[1] - supply[1], 10 * aim[2] - supply[2], 10 * aim[3] - supply[3]]
    if len(options) > len(welcome):
        welcome.append(POINT_INSTEAD)
    return options[welcome.index(max(welcome))]


def _best_card(state: State, frame: Frame, seat: Seat, _: Random) -> Move:
    """The card that is worth most."""
    rest = left(state)
    return max(FLOW.legal(state, seat), key=lambda move: _card(state, frame.seat, move, rest))


def _card(state: State, seat: int, move: Move, rest: int) -> int:
    """What a card to be taken or played is worth; nothing for any other answer."""
    if not isinstance(move, Play | Take):
        return 0
    plain = plain_worths(state.shelf, state.season, rest)
    return worth(state, seat, move.card, rest) if move.card in state.shelf.bonuses else plain[move.card]


def _trusting(state: State, _: Frame, seat: Seat, __: Random) -> Move:
    """What a partner proposes, and whatever else is to be shared out."""
    return TRUST if TRUST in FLOW.legal(state, seat) else AGREE


_WEIGHED: Final[dict[Ask, Callable[[State, Frame, Seat, Random], Move]]] = {
    Ask.ACT: _action,
    Ask.GAIN: _gain,
    Ask.TAKE: _best_card,
    Ask.GRANT: _best_card,
    Ask.ANSWER: _trusting,
}
"""What the quick way thinks about."""
_FIRST: Final[dict[Ask, Callable[[State, Frame], Move]]] = {
    Ask.STEP: first_step,
    Ask.EXCHANGE: lambda state, frame: next(exchanges(state, frame)),
    Ask.TRADE: lambda state, frame: discard(state.hands[frame.seat][0]),
}
"""The first way listed, where it is found without the others; a law holds the two equal."""
