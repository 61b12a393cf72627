"""What Everdell Duo tells those who search it. Worth is in points; a turn is one action of one seat."""

from random import Random
from typing import Final

from understory.core import Candidate, Seat, chances
from understory.games.everdell_duo.city import REDS
from understory.games.everdell_duo.evaluate import BESIDE, evaluate, left, settled, side
from understory.games.everdell_duo.game import EverdellDuo
from understory.games.everdell_duo.moves import Draw, Move, Place, Play, Take, Trade
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.prospects import worth
from understory.games.everdell_duo.scoring import SEATS
from understory.games.everdell_duo.spaces import EVENT_AT
from understory.games.everdell_duo.state import Ask, State
from understory.games.everdell_duo.table import OPTIONS
from understory.games.everdell_duo.together.moves import News, Share, Watch
from understory.games.everdell_duo.together.value import together_value
from understory.games.everdell_duo.vocabulary import CardId
from understory.games.everdell_duo.worth import ACTIONS, POINT, yields

SPREAD: Final = 10.0
"""Points by which games are usually won."""
FAIRLY_WELL: Final = 100.0
TOGETHER: Final = 40.0
"""How well two who play together usually stand, in points, and by how much that varies."""
MOST: Final = 24
"""So many moves are searched."""
VISIT: Final = 150
DRAWN: Final = 40
IDLE: Final = -200
"""What takes no turn is left out of play-outs, or they would be full of it."""
FANCY: Final = 140
"""How far the quick way may stray from what looks best, in hundredths of a point."""
FIRST: Final = 0.75
"""How often the quick way answers what follows an action in the first way listed, which is cheap and sensible."""


class EverdellGuide:
    """Advice for whoever searches Everdell Duo."""

    ahead: Final = 6
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

    def quick(self, state: State, seat: Seat, rng: Random) -> Move:  # noqa: ARG002  (the frame knows its seat)
        """An action by a rough measure and a fancy; what follows it mostly in the first way listed."""
        frame = state.stack[-1]
        options = OPTIONS[frame.ask](state, frame)
        random = rng.random
        if frame.ask is not Ask.ACT:
            return options[0] if random() < FIRST else options[int(random() * len(options))]
        rest = left(state)
        best, highest = options[0], -1e9
        for move in options:
            value = _rough(state, frame.seat, move, rest) + FANCY * random()
            if value > highest:
                best, highest = move, value
        return best

    def values(self, state: State) -> tuple[float, ...]:
        """By points, and what cities, hands and supplies promise; those who play together stand alike."""
        if state.shared:
            well, _ = chances((together_value(state) / POINT, FAIRLY_WELL), TOGETHER)
            return (well,) * state.together.seats
        return chances([side(state, seat) / POINT for seat in SEATS], SPREAD)


def _rough(state: State, seat: int, move: Move, rest: int) -> int:
    """About what an action brings, in hundredths of a point, without carrying it out."""
    match move:
        case Play(card):
            return worth(state, seat, card, rest) // 2
        case Place(space):
            event = EVENT_AT.get(space)
            if event is not None:
                return POINT * LIBRARY.events[state.events[event]].points
            card = CardId(space)
            return yields(card) if card in REDS else VISIT
        case Draw() | Take():
            return DRAWN
        case Trade() | Share() | Watch() | News():
            return IDLE
        case _:
            return 0
