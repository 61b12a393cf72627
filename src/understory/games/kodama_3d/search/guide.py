"""What Kodama 3D tells those who search it. Worth is in points; a turn is one seat's."""

from collections.abc import Sequence
from random import Random
from typing import Final

from understory.core import Candidate, Seat, chances, totals
from understory.games.kodama_3d.rules.game import Kodama3D
from understory.games.kodama_3d.rules.moves import Add, Draw, Go, Grow, Move, Place, Return, Stay, Take
from understory.games.kodama_3d.rules.pieces import GoalName, Stack
from understory.games.kodama_3d.rules.spec import TURNS
from understory.games.kodama_3d.rules.state import Ask, State
from understory.games.kodama_3d.search.evaluation import LAST_TILES
from understory.games.kodama_3d.search.measures import WHOLE
from understory.games.kodama_3d.search.swift import UNKNOWN, Swift

SPREAD: Final = 8.0
"""Points by which games are usually won."""
FANCY: Final = 300
"""How far the quick way may stray from what promises most, in thousandths of a VP."""
SIGHT: Final = 4000
"""How far off first sight may be. What goals promise is so good a guess that a few simulations would leave little to
find out for many: by this chance level 3 stays well below level 4, at the price of some of level 4's strength."""
NEXT: Final = 0.3
"""How much it counts what the tile promises that a meeple goes to: it can be taken on a later turn."""


class Guide3D:
    """Advice for whoever searches Kodama 3D."""

    ahead: Final = 4
    efforts: Final = ((40, 2), (900, 10))
    edition: Final = 2
    wide: Final = 6
    apart: Final = False
    spread: Final = SPREAD

    def __init__(self, game: Kodama3D) -> None:
        self.game = game
        self.swift = Swift(game.pack)

    def turn(self, state: State) -> int:
        """Turns that all players together have finished."""
        return state.turns

    def candidates(self, state: State, seat: Seat, rng: Random) -> list[Candidate[Move]]:
        """Every move, by what the goals promise at first sight once it is made."""
        moves = list(self.game.legal(state, seat))
        worth = self._worth(state, seat, moves)
        seen = [
            Candidate(move, (value + SIGHT * rng.random()) / WHOLE) for move, value in zip(moves, worth, strict=True)
        ]
        return sorted(seen, key=lambda each: -each.worth)

    def quick(self, state: State, seat: Seat, rng: Random) -> Move:
        """What promises most, or nearly so."""
        legal = self.game.legal(state, seat)
        only = legal.only()
        if only is not None:
            return only
        moves, best, most = list(legal), None, 0.0
        for move, value in zip(moves, self._worth(state, seat, moves), strict=True):
            fancied = value + FANCY * rng.random()
            if best is None or fancied > most:
                best, most = move, fancied
        return best or moves[0]

    def values(self, state: State) -> tuple[float, ...]:
        """By what the goals in hand promise, and those that are still to be drawn."""
        if state.ask is Ask.OVER:
            return chances(totals(state.ledger, state.players), SPREAD)
        return chances([self._outlook(state, Seat(seat)) / WHOLE for seat in range(state.players)], SPREAD)

    def _outlook(self, state: State, seat: Seat) -> int:
        tree = state.trees[seat]
        if tree is None:
            return 0
        left = to_come(state, seat)
        return sum(self.swift.promises(tree, _held(state, seat), left)) + UNKNOWN * max(0, left - LAST_TILES)

    def _worth(self, state: State, seat: Seat, moves: Sequence[Move]) -> list[float]:
        """What each of the moves that are asked for promises, in thousandths of a VP."""
        match state.ask:
            case Ask.MOVE | Ask.LAST | Ask.PLACE:
                return self._by_tiles(state, seat, moves)
            case Ask.GROW:
                return self._by_places(state, seat, moves)
            case Ask.GOAL | Ask.RETURN:
                return self._by_goals(state, seat, moves)
            case _:
                return [0.0] * len(moves)

    def _by_tiles(self, state: State, seat: Seat, moves: Sequence[Move]) -> list[float]:
        """The tile that is taken at its best place, and a part of what that would be which is gone to."""
        tops = state.tops
        tiles = {tops[stack] for move in moves for stack in (_from(move), _to(move)) if stack is not None}
        left = to_come(state, seat) - 1
        weighed = self.swift.weighed(
            state.tree(seat), [*filter(None, tiles)], _held(state, seat), state.display, left, _unknown(state)
        )
        by_stack = {None: 0} | {stack: weighed[tile] for stack, tile in enumerate(tops) if tile in weighed}
        return [by_stack[_from(move)] + NEXT * by_stack[_to(move)] for move in moves]

    def _by_places(self, state: State, seat: Seat, moves: Sequence[Move]) -> list[float]:
        tree = state.tree(seat)
        worth = self.swift.growths(
            tree,
            state.top(state.stack),
            _held(state, seat),
            state.display,
            to_come(state, seat) - 1,
            _unknown(state),
        )
        by_point = {(point.part, point.number): value for point, value in zip(tree.free, worth, strict=False)}
        return [by_point[move.part, move.number] if isinstance(move, Grow) else 0 for move in moves]

    def _by_goals(self, state: State, seat: Seat, moves: Sequence[Move]) -> list[float]:
        """What the goal gives that is taken, and takes that is put back."""
        named = tuple([move.goal for move in moves if isinstance(move, Take | Return)])
        promises = self.swift.promises(state.tree(seat), named, to_come(state, seat))
        worth = dict(zip(named, promises, strict=True))
        sign = -1 if state.ask is Ask.RETURN else 1
        return [
            sign * worth[move.goal] if isinstance(move, Take | Return) else UNKNOWN * isinstance(move, Draw)
            for move in moves
        ]


def _held(state: State, seat: Seat) -> tuple[GoalName, ...]:
    return tuple([card.card for card in state.hands[seat]])


def to_come(state: State, seat: Seat) -> int:
    """Tiles that a seat will still add, the one being added among them."""
    if state.turns == TURNS * state.players:
        return len(state.meeples[seat]) + (state.ask is Ask.GROW and state.seat == seat)
    order = (seat - state.first) % state.players
    done = (state.turns + state.players - 1 - order) // state.players
    grown = state.seat == seat and state.ask in (Ask.SHOW, Ask.GOAL, Ask.DRAW, Ask.TURN_UP)
    return TURNS - done + LAST_TILES - grown


def _unknown(state: State) -> int:
    """What a goal off the deck promises: nothing once no more are drawn."""
    return UNKNOWN if state.turns < TURNS * state.players else 0


def _from(move: Move) -> Stack | None:
    """The stack that a move takes a tile from."""
    if isinstance(move, Go):
        return move.start
    return move.stack if isinstance(move, Stay | Add) else None


def _to(move: Move) -> Stack | None:
    """The stack that a move goes to."""
    if isinstance(move, Go):
        return move.end
    return move.stack if isinstance(move, Place) else None
