"""Kodama 3D on a terminal: the forest as a grid, trees as indented outlines, and menus in short steps."""

from typing import Final

from understory.core import CardWords, Item, LegalMoves, Seat, Viewer, flat_menu
from understory.games.kodama_3d.moves import Draw, Go, Grow, Move, Return, Take
from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.pieces import SIDE, STACK_NAMES, STACKS, GoalName, Stack
from understory.games.kodama_3d.spec import TURNS
from understory.games.kodama_3d.state import Ask
from understory.games.kodama_3d.tree import Tree
from understory.games.kodama_3d.view import View
from understory.games.kodama_3d.words import goal_text, lean_text, point_text

_WIDTH: Final = 20
"""Characters for a stack: four of them fit on a terminal."""


class Face3D:
    """Shows views of games with one pack."""

    def __init__(self, pack: Pack, words: CardWords | None = None) -> None:
        self.pack = pack
        self.words = words

    def speaking(self, words: CardWords) -> "Face3D":
        """The same face, with goals in these words."""
        return Face3D(self.pack, words)

    def text(self, view: View) -> str:
        """The forest, the trees, the goals in sight, and whose turn it is."""
        parts = [self._status(view), *_forest(view)]
        for number in range(view.players):
            parts += ["", *self._tree(view, Seat(number))]
        return "\n".join([*parts, "", *self._goals(view)])

    def menu(self, view: View, legal: LegalMoves[Move]) -> tuple[Item[Move], ...]:
        """Meeple, then where it goes; connection points with the room they leave; goals with what they say."""
        moves = list(legal)
        if any(isinstance(move, Go) for move in moves):
            starts = dict.fromkeys(move.start for move in moves if isinstance(move, Go))
            return tuple(self._meeple(view, start, moves) for start in starts)
        if any(isinstance(move, Grow) for move in moves):
            return tuple(self._point(view, move) for move in moves)
        if any(isinstance(move, Take | Draw | Return) for move in moves):
            return tuple(Item(self._goal_label(move), move) for move in moves)
        return flat_menu(legal)

    @property
    def sides(self) -> int:
        """A sixth of a turn apart."""
        from understory.games.kodama_3d.draw import SIDES  # noqa: PLC0415  (playing needs no brush)

        return SIDES

    def svg(self, view: View) -> str:
        """The forest, and the trees from the first side."""
        return self.svg_from(view, 0)

    def svg_from(self, view: View, side: int) -> str:
        """The forest, and the trees from one of six sides."""
        from understory.games.kodama_3d.draw import table_svg  # noqa: PLC0415  (playing needs no brush)

        return table_svg(self.pack, view, side)

    # ------------------------------------------------------------ text

    def _status(self, view: View) -> str:
        if view.ask is Ask.OVER:
            return "The game is over."
        turn = min(view.turns // view.players + 1, TURNS)
        return f"turn {turn} of {TURNS}, seat {view.seat}: {view.ask.removeprefix('k3d.')}"

    def _tree(self, view: View, seat: Seat) -> list[str]:
        tree = view.trees[seat]
        if tree is None:
            return [f"seat {seat}: no trunk yet"]
        mine = " (you)" if seat == view.viewer else ""
        lines = [f"seat {seat}{mine}: {tree.kodama} trunk, {len(tree.parts)} tiles, {lean_text(tree)}"]
        lines += outline(tree)
        if view.aside[seat]:
            lines.append(f"  laid aside: {' '.join(view.aside[seat])}")
        return lines

    def _goals(self, view: View) -> list[str]:
        lines = [f"goal deck: {view.deck.size}", "display:", *map(self._goal, view.display)]
        for seat, hand in enumerate(view.hands):
            lines.append(f"goals of seat {seat}: {len(hand.known) + hand.hidden}{_hidden(hand.hidden)}")
            lines += map(self._goal, hand.known)
        for entry in view.ledger:
            lines.append(f"seat {entry.seat}: {entry.amount:3} VP for {entry.source}")
        return lines

    def _says(self, goal: GoalName) -> str:
        return self.words(goal)[1] if self.words else goal_text(self.pack.goals[goal])

    def _goal(self, goal: GoalName) -> str:
        return f"  {goal}: {self._says(goal)}"

    # ------------------------------------------------------------ menus

    def _meeple(self, view: View, start: Stack, moves: list[Move]) -> Item[Move]:
        ways: list[Go] = [move for move in moves if isinstance(move, Go) and move.start == start]
        inner: tuple[Item[Move], ...] = tuple(
            Item(f"to {STACK_NAMES[way.end]}, onto {view.tops[way.end]}", way) for way in ways
        )
        return Item(f"meeple on {STACK_NAMES[start]}: grow {view.tops[start]}", inner)

    def _point(self, view: View, move: Move) -> Item[Move]:
        tree, tile = _own(view), view.tops[view.stack]
        if tree is None or tile is None or not isinstance(move, Grow):
            return Item(str(move), move)
        point = tree.point(move.part, move.number)
        if point is None:
            return Item(str(move), move)
        grown = tree.grown(self.pack.tiles[tile], point)
        return Item(f"{point_text(move.part, move.number)} on {tree.name(move.part)}, {lean_text(grown)}", move)

    def _goal_label(self, move: Move) -> str:
        if isinstance(move, Take | Return):
            return f"{move} ({self._says(move.goal)})"
        return "draw the top goal of the deck" if isinstance(move, Draw) else "pass, no goal"


def outline(tree: Tree) -> list[str]:
    """The tree from the trunk outward, a tile a line, indented by how far out it is, with its free points."""
    free: dict[int, list[str]] = {}
    for point in tree.free:
        free.setdefault(point.part, []).append(point_text(point.part, point.number))
    lines: list[str] = []

    def write(part: int, depth: int) -> None:
        opened = f"  free {' '.join(free[part])}" if part in free else ""
        lines.append(f"{'  ' * (depth + 1)}{_numbered(tree, part)}{opened}")
        for number, child in enumerate(tree.parts, 1):
            if child.on == part:
                write(number, depth + 1)

    write(0, 0)
    return lines


def _numbered(tree: Tree, part: int) -> str:
    if part == 0:
        return f"trunk ({tree.kodama})"
    placed = tree.parts[part - 1]
    return f"{part} {placed.tile} on {point_text(placed.on, placed.number)}"


def _forest(view: View) -> list[str]:
    """Rows from the far side to the near one: each stack with its height, who stands there, and its top tile."""
    columns, rows = view.grid
    lines = []
    for row in range(rows - 1, -1, -1):
        stacks = [STACKS[SIDE * row + column] for column in range(columns)]
        written = [_stack_lines(view, stack) for stack in stacks]
        lines += ["".join(line.ljust(_WIDTH) for line in level).rstrip() for level in zip(*written, strict=True)]
    return lines


def _stack_lines(view: View, stack: Stack) -> tuple[str, str, str]:
    standing = [seat for seat, stacks in enumerate(view.meeples) if stack in stacks]
    colours = [tree.kodama for seat in standing if (tree := view.trees[seat])]
    meeple = f" @{colours[0]} {standing[0]}" if colours else ""
    feature, kodama, shape = (view.tops[stack] or "--").split("-")
    return f"{STACK_NAMES[stack]} {'|' * view.heights[stack] or '-'}{meeple}", f"   {feature}", f"   {kodama} {shape}"


def _hidden(count: int) -> str:
    return f", {count} hidden" if count else ""


def _own(view: View) -> Tree | None:
    viewer: Viewer = view.viewer
    return None if viewer is None else view.trees[viewer]
