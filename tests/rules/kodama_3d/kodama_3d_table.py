"""Tables and trees for the rule tests of Kodama 3D, made to measure."""

from random import Random
from typing import Final

from understory.core import CHANCE, Chance, Known, Pile, Seat, only
from understory.games.kodama_3d import Kodama3D, State
from understory.games.kodama_3d.pack import Pack, printed
from understory.games.kodama_3d.rules.conditions import Condition
from understory.games.kodama_3d.rules.moves import Move
from understory.games.kodama_3d.rules.pieces import STACK_NAMES, STACKS, TRUNK, GoalName, Kodama, Stack, TileName
from understory.games.kodama_3d.rules.scoring import Anatomy, instances
from understory.games.kodama_3d.rules.state import Ask, Pending
from understory.games.kodama_3d.rules.tree import Tree
from understory.testing import random_line

PACK: Final[Pack] = printed()
GAME: Final = Kodama3D(PACK)
ME: Final = Seat(0)
YOU: Final = Seat(1)


def stack(name: str) -> Stack:
    return STACKS[STACK_NAMES.index(name)]


def before(ask: Ask, players: int = 2, seed: int = 1, **options: str) -> State:
    """A random game where this is asked for the first time."""
    line = random_line(GAME, GAME.spec.chosen(players, options), Random(seed))
    return next(state for state in line.states if state.ask is ask)


def tree(trunk: str, *pieces: str) -> Tree:
    """A tree by its trunk's kodama and its tiles, each written `caterpillar-pink-fork@trunk.1`."""
    grown = Tree.of(PACK.trunk, Kodama(trunk))
    for piece in pieces:
        name, at = piece.split("@")
        part, number = at.split(".")
        point = grown.point(0 if part == TRUNK else int(part), int(number))
        assert point is not None, f"{at} is not free"
        grown = grown.grown(PACK.tiles[TileName(name)], point)
    return grown


def found(condition: Condition, grown: Tree) -> list[tuple[int, ...]]:
    """Where the tree meets the condition, by part numbers."""
    return sorted(instances(condition, Anatomy(grown, PACK.tiles)))


def at_table(
    *,
    ask: Ask = Ask.MOVE,
    mine: str = "a1 d4",
    yours: str = "b4 c1",
    empty: str = "",
    single: str = "",
    top: dict[str, str] | None = None,
    trees: tuple[Tree, Tree] | None = None,
    turns: int = 0,
    stack_at: str = "a1",
) -> State:
    """Two players on 4 x 4 in the midst of a game, seat 0 on turn; stacks of four but those named."""
    state = before(Ask.MOVE).clone()
    state.meeples = (_stacks(mine), _stacks(yours))
    heights = list(state.heights)
    tops = list(state.tops)
    for name in single.split():
        heights[stack(name)] = 1
    for name in empty.split():
        heights[stack(name)], tops[stack(name)] = 0, None
    for name, tile in (top or {}).items():
        tops[stack(name)] = TileName(tile)
    state.heights, state.tops = tuple(heights), tuple(tops)
    state.trees = trees or (tree("green"), tree("blue"))
    on_table = {part.tile for seat in (ME, YOU) for part in state.tree(seat).parts} | set(tops)
    state.unseen = tuple(sorted(tile for tile in PACK.tiles if tile not in on_table))
    state.pending, state.turns, state.stack = (Pending(ask, ME),), turns, stack(stack_at)
    return state


def growing(tile: str, grown: Tree, turns: int = 0) -> State:
    """Seat 0, with this tree, is to attach this tile, the top of a1."""
    return at_table(ask=Ask.GROW, mine="b2 d4", top={"a1": tile}, trees=(grown, tree("blue")), turns=turns)


def with_goals(state: State, hands: tuple[str, str], display: str = "", deck: str = "") -> State:
    """The state with these goals, by name: in both hands, in the display and in the deck, the rest in the box."""
    changed = state.clone()
    changed.hands = tuple(
        tuple(Known(GoalName(goal), only(Seat(seat))) for goal in sorted(hand.split()))
        for seat, hand in enumerate(hands)
    )
    changed.display = tuple(GoalName(goal) for goal in display.split())
    changed.deck = Pile.shuffled(GoalName(goal) for goal in deck.split())
    return changed


def rules(state: State, move: Move, seat: Seat = ME) -> list[str]:
    """The rules that the move would break."""
    return [str(fault.rule) for fault in GAME.faults(state, seat, move)]


def legal(state: State, seat: Seat = ME) -> set[str]:
    return {str(move) for move in GAME.legal(state, seat)}


def play(state: State, *notations: str) -> State:
    """The state after these moves, each by whoever is to move, all of them legal."""
    for notation in notations:
        node = GAME.node(state)
        move = GAME.parse(notation)
        if isinstance(node, Chance):
            assert move in dict(node.outcomes()), notation
            state = GAME.apply(state, CHANCE, move)
        else:
            assert notation in legal(state, state.seat), f"{notation} is not legal: {rules(state, move, state.seat)}"
            state = GAME.apply(state, state.seat, move)
    return state


def show_anything(state: State) -> State:
    """Whatever chance deals next, dealt."""
    while isinstance(node := GAME.node(state), Chance):
        state = GAME.apply(state, CHANCE, node.pick(0))
    return state


def _stacks(names: str) -> tuple[Stack, ...]:
    return tuple(sorted(stack(name) for name in names.split()))
