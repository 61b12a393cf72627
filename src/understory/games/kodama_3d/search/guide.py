"""What Kodama 3D tells those who search it. Worth is in points; a turn is one seat's."""

from collections.abc import Hashable
from random import Random
from typing import Final

from understory.core import Candidate, Seat, chances, totals
from understory.games.kodama_3d.rules.conditions import Goal
from understory.games.kodama_3d.rules.game import Kodama3D
from understory.games.kodama_3d.rules.moves import Add, Go, Grow, Move, Stay, Take
from understory.games.kodama_3d.rules.pieces import Stack, Tile
from understory.games.kodama_3d.rules.scoring import Anatomy
from understory.games.kodama_3d.rules.spec import TURNS
from understory.games.kodama_3d.rules.state import Ask, State
from understory.games.kodama_3d.rules.tree import Point, Tree
from understory.games.kodama_3d.rules.turn import tile_to_grow
from understory.games.kodama_3d.search.evaluation import LAST_TILES, Hand, growth, outlook, wanted

SPREAD: Final = 8.0
"""Points by which games are usually won."""
DRAWS: Final = 10
"""The quick way takes the best of so many random moves."""
REMEMBERED: Final = 10_000
"""Play-outs of one decision meet the same trees again and again: so many growths are kept in mind."""


class Guide3D:
    """Advice for whoever searches Kodama 3D."""

    ahead: Final = 4
    efforts: Final = ((120, 3), (700, 6))
    edition: Final = 1
    wide: Final = 6
    apart: Final = False
    spread: Final = SPREAD

    def __init__(self, game: Kodama3D) -> None:
        self.game = game
        self._seen: dict[Hashable, int] = {}

    def turn(self, state: State) -> int:
        """Turns that all players together have finished."""
        return state.turns

    def candidates(self, state: State, seat: Seat, rng: Random) -> list[Candidate[Move]]:  # noqa: ARG002  (Guide's)
        """Every move, by what its next step looks like."""
        hand = Hand(self.game.pack, self.game.view(state, seat))
        weighed = [Candidate(move, hand.worth(move) / 100) for move in self.game.legal(state, seat)]
        return sorted(weighed, key=lambda each: -each.worth)

    def quick(self, state: State, seat: Seat, rng: Random) -> Move:
        """The best of a few random moves: a tile that the goals name, and a place where they like it."""
        legal = self.game.legal(state, seat)
        count = len(legal)
        if count == 1:
            return next(iter(legal))
        few = list(legal) if count <= DRAWS else [legal.sample(rng) for _ in range(DRAWS)]
        match state.ask:
            case Ask.MOVE | Ask.LAST:
                taken, next_to = self._somewhere(state, seat, few, rng), self._next_to(state, seat, few)
                return max(few, key=lambda move: taken.get(_from(move), 0) + next_to.get(_to(move), 0))
            case Ask.GROW:
                tile = tile_to_grow(state)
                return max(few, key=lambda move: self._growth(state, seat, tile, _at(state.tree(seat), move)))
            case Ask.GOAL:
                anatomy = Anatomy(state.tree(seat), self.game.pack.tiles)
                return max(few, key=lambda move: self._goal(anatomy, move, state))
            case _:
                return legal.sample(rng)

    def values(self, state: State) -> tuple[float, ...]:
        """By what the goals in hand would give, and how near the others are."""
        if state.ask is Ask.OVER:
            return chances(totals(state.ledger, state.players), SPREAD)
        return chances([self._outlook(state, Seat(seat)) / 100 for seat in range(state.players)], SPREAD)

    def _goals(self, state: State, seat: Seat) -> list[Goal]:
        return [self.game.pack.goals[card.card] for card in state.hands[seat]]

    def _to_come(self, state: State) -> int:
        """Tiles that a seat will still add."""
        return _turns_left(state) + 1 + LAST_TILES

    def _outlook(self, state: State, seat: Seat) -> int:
        tree = state.trees[seat]
        if tree is None:
            return 0
        return outlook(self._goals(state, seat), Anatomy(tree, self.game.pack.tiles), self._to_come(state))

    def _somewhere(self, state: State, seat: Seat, moves: list[Move], rng: Random) -> dict[Stack | None, int]:
        """For each stack that a move takes a tile from, what that tile is worth at some place of the tree."""
        tree, found = state.tree(seat), dict[Stack | None, int]()
        for stack in dict.fromkeys(_from(move) for move in moves):
            if stack is not None:
                tile = self.game.pack.tiles[state.top(stack)]
                places = tree.standing(tile.shape)
                found[stack] = self._growth(state, seat, tile, rng.choice(places)) if places else 0
        return found

    def _next_to(self, state: State, seat: Seat, moves: list[Move]) -> dict[Stack | None, int]:
        """For each stack that a move goes to, what it is worth to stand there."""
        goals, tiles = self._goals(state, seat), self.game.pack.tiles
        ends = dict.fromkeys(_to(move) for move in moves)
        return {stack: wanted(goals, tiles[state.top(stack)]) for stack in ends if stack is not None}

    def _growth(self, state: State, seat: Seat, tile: Tile, point: Point | None) -> int:
        """What the goals in hand are worth once the tile is attached there."""
        if point is None:
            return 0
        tree, goals = state.tree(seat), tuple([card.card for card in state.hands[seat]])
        turns_left = _turns_left(state)
        key = (tree, tile.name, point.part, point.number, goals, turns_left)
        worth = self._seen.get(key)
        if worth is None:
            if len(self._seen) >= REMEMBERED:
                self._seen.clear()
            pack = self.game.pack
            worth = self._seen[key] = growth(pack, [pack.goals[goal] for goal in goals], tree, tile, point, turns_left)
        return worth

    def _goal(self, anatomy: Anatomy, move: Move, state: State) -> int:
        return (
            outlook([self.game.pack.goals[move.goal]], anatomy, self._to_come(state)) if isinstance(move, Take) else 100
        )


def _turns_left(state: State) -> int:
    """How many turns a seat has after this one."""
    return TURNS - state.turns // state.players - 1


def _from(move: Move) -> Stack | None:
    """The stack that a move takes a tile from."""
    if isinstance(move, Go):
        return move.start
    return move.stack if isinstance(move, Stay | Add) else None


def _to(move: Move) -> Stack | None:
    """The stack that a move goes to."""
    return move.end if isinstance(move, Go) else None


def _at(tree: Tree, move: Move) -> Point | None:
    """Where a move attaches a tile."""
    return tree.point(move.part, move.number) if isinstance(move, Grow) else None
