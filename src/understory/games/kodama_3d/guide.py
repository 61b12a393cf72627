"""What Kodama 3D tells those who search it. Worth is in points; a turn is one seat's."""

from random import Random
from typing import Final

from understory.core import Candidate, Seat, chances, totals
from understory.games.kodama_3d.conditions import Goal, Trait
from understory.games.kodama_3d.evaluate import Hand, outlook, traits_of
from understory.games.kodama_3d.game import Kodama3D
from understory.games.kodama_3d.moves import Add, Go, Grow, Move, Stay, Take
from understory.games.kodama_3d.pieces import Stack
from understory.games.kodama_3d.scoring import Anatomy
from understory.games.kodama_3d.spec import TURNS
from understory.games.kodama_3d.state import Ask, State

SPREAD: Final = 8.0
"""Points by which games are usually won."""
LAST_TILES: Final = 2
DRAWS: Final = 10
"""The quick way takes the best of so many random moves."""


class Guide3D:
    """Advice for whoever searches Kodama 3D."""

    ahead: Final = 4
    efforts: Final = ((160, 3), (640, 6))
    wide: Final = 1
    spread: Final = SPREAD

    def __init__(self, game: Kodama3D) -> None:
        self.game = game

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
                wanted = {trait: goal.vp for goal in self._goals(state, seat) for trait in traits_of(goal.condition)}
                return max(few, key=lambda move: self._tile(state, move, wanted))
            case Ask.GROW:
                goals = self._goals(state, seat)
                return max(few, key=lambda move: self._growth(state, seat, move, goals))
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
        return TURNS - state.turns // state.players + LAST_TILES

    def _outlook(self, state: State, seat: Seat) -> int:
        tree = state.trees[seat]
        if tree is None:
            return 0
        return outlook(self._goals(state, seat), Anatomy(tree, self.game.pack.tiles), self._to_come(state))

    def _tile(self, state: State, move: Move, wanted: dict[Trait, int]) -> int:
        """How much the goals ask for the tile that a move takes."""
        stack: Stack | None = move.start if isinstance(move, Go) else None
        if isinstance(move, Stay | Add):
            stack = move.stack
        if stack is None:
            return 0
        tile = self.game.pack.tiles[state.top(stack)]
        return wanted.get(tile.feature, 0) + wanted.get(tile.kodama, 0)

    def _growth(self, state: State, seat: Seat, move: Move, goals: list[Goal]) -> int:
        tree = state.tree(seat)
        point = tree.point(move.part, move.number) if isinstance(move, Grow) else None
        if point is None:
            return 0
        grown = tree.grown(self.game.tile_to_grow(state), point)
        return outlook(goals, Anatomy(grown, self.game.pack.tiles), self._to_come(state) - 1)

    def _goal(self, anatomy: Anatomy, move: Move, state: State) -> int:
        return (
            outlook([self.game.pack.goals[move.goal]], anatomy, self._to_come(state)) if isinstance(move, Take) else 100
        )
