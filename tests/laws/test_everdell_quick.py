"""Everdell Duo's quick way weighs actions without listing them: it chooses as who lists and weighs them one by one, or
takes the first that is listed."""

from math import inf
from random import Random

import pytest

from understory.core import Decision, Seat, drawing_from, drive
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.rules.moves import Draw, Move, Place, Play, Take, Trade
from understory.games.everdell_duo.rules.payment import short
from understory.games.everdell_duo.rules.spaces import AHEAD, EVENT_AT, FARMS, REACH, RIVER_AT
from understory.games.everdell_duo.rules.state import Ask, State
from understory.games.everdell_duo.rules.together.moves import News, Share, Watch
from understory.games.everdell_duo.rules.vocabulary import CardId, Goods, Source
from understory.games.everdell_duo.search.evaluation import left
from understory.games.everdell_duo.search.guide import CALL, EVENT, FANCY, FIRST, LACK, NEEDED, PAID, PLAYED, VISIT
from understory.games.everdell_duo.search.prospects import worth
from understory.games.everdell_duo.search.worth import brought, yields

GAME, GUIDE = EVERDELL_DUO.game, EVERDELL_DUO.guide
TABLES = [
    (2, {}),
    (2, {"mode": "cooperative", "chapter": "3"}),
    (1, {"mode": "cooperative", "chapter": "5"}),
    (2, {"mode": "challenge", "difficulty": "hard"}),
]
WEIGHED = (Ask.GAIN, Ask.TAKE, Ask.GRANT, Ask.ANSWER)
"""What follows an action and is not answered in the first way listed."""


def aim(state: State, seat: int) -> Goods:
    """What is missing for the card within reach that promises most."""
    supply, sun = state.supplies[seat], max(state.sun, AHEAD[state.path][state.sun])
    best, cost = -inf, supply
    for card in (*state.hands[seat], *(state.meadow[at] for at in REACH[sun][state.moon])):
        lacks = short(supply, state.shelf.cards[card].cost) if card else 0
        if lacks and worth(state, seat, card, left(state)) - LACK * lacks > best:
            best, cost = worth(state, seat, card, left(state)) - LACK * lacks, state.shelf.cards[card].cost
    twigs, resin, pebbles, berries = (max(0, need - have) for need, have in zip(cost, supply, strict=True))
    return twigs, resin, pebbles, berries


def weighed(state: State, seat: int, move: Move) -> int:
    """About what an action brings."""
    shelf = state.shelf
    match move:
        case Play(card):
            return PLAYED * worth(state, seat, card, left(state)) // 100 + PAID * sum(shelf.cards[card].cost)
        case Place(space) if space in EVENT_AT:
            return EVENT * shelf.events[state.events[EVENT_AT[space]]].points
        case Place(space) if space in RIVER_AT:
            return brought(shelf.tiles[state.river[RIVER_AT[space]]].acts)
        case Place(space) if space in FARMS:
            goods = shelf.places[Source(space)].bundle.goods
            return VISIT + NEEDED * sum(map(min, goods, aim(state, seat)))
        case Place(space):
            return CALL * yields(shelf, CardId(space)) // 100
        case Trade() | Share() | Watch() | News():
            return -200  # takes no turn
        case _:
            return 0


@pytest.mark.parametrize(("players", "values"), TABLES)
def test_the_quick_way_chooses_as_who_weighs_every_listed_action_and_takes_the_first_answer(
    players: int, values: dict[str, str]
) -> None:
    assert GUIDE is not None
    rng, kinds, asked = Random(f"{values}"), set[type](), set[Ask]()
    for turn in range(3):
        state = GAME.start(GAME.spec.chosen(players, values))
        while True:
            state, node = drive(GAME, state, drawing_from(rng), lambda *_: None)
            if not isinstance(node, Decision):
                break
            seat, frame = node.seats[0], state.pending[-1]
            chosen = GUIDE.quick(state, Seat(seat), Random(turn))
            assert chosen in GAME.legal(state, seat)
            if frame.ask is Ask.ACT:
                luck = Random(turn)
                listed = [*GAME.legal(state, seat)]
                fancied = [weighed(state, frame.seat, move) + FANCY * luck.random() for move in listed]
                assert chosen == listed[fancied.index(max(fancied))]
                kinds.add(type(chosen))
            elif frame.ask not in WEIGHED:
                luck, legal = Random(turn), GAME.legal(state, seat)
                assert chosen == (next(iter(legal)) if luck.random() < FIRST else legal.sample(luck))
                asked.add(frame.ask)
            state = GAME.apply(state, seat, chosen if rng.random() < 0.7 else GAME.legal(state, seat).sample(rng))
    assert {Place, Play} <= kinds
    assert {Ask.STEP, Ask.EXCHANGE, Ask.TRADE} <= asked
    assert values or kinds & {Draw, Take}, "there are turns in which nothing else is left"
