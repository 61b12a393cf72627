"""Kodama 3D on a terminal: the forest as a grid, trees as indented outlines, and menus in short steps."""

from typing import Final

from understory.core import CardWords, Item, LegalMoves, Seat, Speaker, Viewer, flat_menu
from understory.core.speaker import English
from understory.games.kodama_3d.face.english import TEXT
from understory.games.kodama_3d.face.glance import Glance, Glances
from understory.games.kodama_3d.face.stance import stance_of
from understory.games.kodama_3d.face.wording import goal_text, percent_of, point_text
from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.rules.moves import Draw, Go, Grow, Move, Return, Take
from understory.games.kodama_3d.rules.pieces import SIDE, STACK_NAMES, STACKS, TRUNK, GoalName, Kodama, Stack, TileName
from understory.games.kodama_3d.rules.spec import TURNS
from understory.games.kodama_3d.rules.state import Ask
from understory.games.kodama_3d.rules.tree import Tree
from understory.games.kodama_3d.rules.view import View

_WIDTH: Final = 20
"""Characters for a stack: four of them fit on a terminal."""


class Face3D:
    """Shows views of games with one pack."""

    def __init__(self, pack: Pack, words: CardWords | None = None, speaker: Speaker | None = None) -> None:
        self.pack = pack
        self._glances = Glances(pack)
        self.words = words
        self.say = (speaker or English(TEXT)).say

    def speaking(self, words: CardWords, speaker: Speaker) -> "Face3D":
        """The same face, with goals in these words, and all else in this language."""
        return Face3D(self.pack, words, speaker)

    def text(self, view: View) -> str:
        """The forest, the trees, the goals in sight, and whose turn it is."""
        parts = [self._status(view), *self._forest(view)]
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
        from understory.games.kodama_3d.face.drawing import SIDES  # noqa: PLC0415  (playing needs no brush)

        return SIDES

    def svg(self, view: View) -> str:
        """The forest, and the trees from the first side."""
        return self.svg_from(view, 0)

    def svg_from(self, view: View, side: int) -> str:
        """The forest, and the trees from one of six sides."""
        from understory.games.kodama_3d.face.drawing import table_svg  # noqa: PLC0415  (playing needs no brush)

        return table_svg(self.pack, view, side)

    def keepsake(self, view: View, seat: Seat) -> str:
        """The seat's tree alone, from the first side."""
        from understory.games.kodama_3d.face.drawing import tree_svg  # noqa: PLC0415  (playing needs no brush)

        tree = view.trees[seat]
        return tree_svg(self.pack, tree) if tree else '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>'

    def glance(self, view: View) -> Glance:
        """How trees stand, how far goals are, and what the tiles to come would do."""
        return self._glances.at(view)

    # ------------------------------------------------------------ text

    def _status(self, view: View) -> str:
        if view.ask is Ask.OVER:
            return self.say("text-k3d-over")
        turn = min(view.turns // view.players + 1, TURNS)
        ask = self.say(f"text-k3d-ask-{view.ask.removeprefix('k3d.')}")
        who = self._name(view, view.seat)
        return self.say("text-k3d-turn", {"turn": turn, "turns": TURNS, "who": who, "ask": ask})

    def _tree(self, view: View, seat: Seat) -> list[str]:
        tree = view.trees[seat]
        if tree is None:
            return [self.say("text-k3d-no-trunk", {"who": self._name(view, seat)})]
        head = "text-k3d-tree-yours" if seat == view.viewer else "text-k3d-tree"
        known: dict[str, int | str] = {"who": self._whose(tree), "tiles": len(tree.parts), "stands": self._stands(tree)}
        lines = [self.say(head, known), *self.outline(tree)]
        if view.aside[seat]:
            lines.append(f"  {self.say('text-k3d-aside', {'tiles': ' '.join(map(self._tile, view.aside[seat]))})}")
        return lines

    def _goals(self, view: View) -> list[str]:
        lines = [self.say("text-k3d-deck", {"goals": view.deck.size}), self.say("text-k3d-display")]
        lines += map(self._goal, view.display)
        for seat, hand in enumerate(view.hands):
            held: dict[str, int | str] = {
                "who": self._name(view, Seat(seat)),
                "goals": len(hand.known) + hand.hidden,
                "hidden": hand.hidden,
            }
            lines.append(self.say("text-k3d-goals-hidden" if hand.hidden else "text-k3d-goals", held))
            lines += map(self._goal, hand.known)
        for entry in view.ledger:
            goal = self.words(entry.source)[0] if self.words else entry.source
            scored = {"who": self._name(view, entry.seat), "points": f"{entry.amount:3}", "goal": goal}
            lines.append(self.say("text-k3d-scored", scored))
        return lines

    def _says(self, goal: GoalName) -> str:
        return self.words(goal)[1] if self.words else goal_text(self.pack.goals[goal])

    def _goal(self, goal: GoalName) -> str:
        return f"  {goal}: {self._says(goal)}"

    # ------------------------------------------------------------ menus

    def _meeple(self, view: View, start: Stack, moves: list[Move]) -> Item[Move]:
        ways: list[Go] = [move for move in moves if isinstance(move, Go) and move.start == start]
        inner: tuple[Item[Move], ...] = tuple(
            Item(self.say("text-k3d-to", self._stack(view, way.end)), way) for way in ways
        )
        return Item(self.say("text-k3d-meeple", self._stack(view, start)), inner)

    def _stack(self, view: View, stack: Stack) -> dict[str, int | str]:
        top = view.tops[stack]
        return {"stack": STACK_NAMES[stack], "tile": self._tile(top) if top else "--"}

    def _point(self, view: View, move: Move) -> Item[Move]:
        tree, tile = _own(view), view.tops[view.stack]
        if tree is None or tile is None or not isinstance(move, Grow):
            return Item(str(move), move)
        point = tree.point(move.part, move.number)
        if point is None:
            return Item(str(move), move)
        grown = tree.grown(self.pack.tiles[tile], point)
        told = {
            "point": point_text(move.part, move.number),
            "tile": self._tile(tree.name(move.part)),
            "stands": self._stands(grown),
        }
        return Item(self.say("text-k3d-point", told), move)

    def _goal_label(self, move: Move) -> str:
        if isinstance(move, Take | Return):
            return f"{move} ({self._says(move.goal)})"
        return self.say("text-k3d-draw" if isinstance(move, Draw) else "text-k3d-pass")

    # ------------------------------------------------------------ trees and tiles

    def outline(self, tree: Tree) -> list[str]:
        """The tree from the trunk outward, a tile a line, indented by how far out it is, with its free points."""
        free: dict[int, list[str]] = {}
        for point in tree.free:
            free.setdefault(point.part, []).append(point_text(point.part, point.number))
        lines: list[str] = []

        def write(part: int, depth: int) -> None:
            opened = f"  {self.say('text-k3d-free', {'points': ' '.join(free[part])})}" if part in free else ""
            lines.append(f"{'  ' * (depth + 1)}{self._numbered(tree, part)}{opened}")
            for number, child in enumerate(tree.parts, 1):
                if child.on == part:
                    write(number, depth + 1)

        write(0, 0)
        return lines

    def _numbered(self, tree: Tree, part: int) -> str:
        if part == 0:
            return self.say("text-k3d-trunk-of", {"ink": self._ink(tree.kodama)})
        placed = tree.parts[part - 1]
        where: dict[str, int | str] = {
            "number": part,
            "tile": self._tile(placed.tile),
            "point": point_text(placed.on, placed.number),
        }
        return self.say("text-k3d-part", where)

    def _tile(self, tile: TileName) -> str:
        return self.say("text-k3d-trunk") if tile == TRUNK else self.say("text-k3d-tile", _made_of(tile))

    def _ink(self, kodama: Kodama) -> str:
        return self.say(f"text-k3d-ink-{kodama}")

    def _whose(self, tree: Tree) -> str:
        """Whose tree it is, by its colour."""
        return self._ink(tree.kodama).capitalize()

    def _name(self, view: View, seat: Seat) -> str:
        """Who sits there: the colour, once there is one."""
        tree = view.trees[seat]
        if tree:
            return self._whose(tree)
        return self.say("text-k3d-you") if seat == view.viewer else self.say("text-k3d-player", {"number": seat + 1})

    def _stands(self, tree: Tree) -> str:
        """How a tree stands, and how much of its foot it leans over."""
        return self.say(f"text-k3d-stands-{stance_of(tree).steadiness}", {"percent": percent_of(tree)})

    def _forest(self, view: View) -> list[str]:
        """Rows from the far side to the near one: each stack with its height, who stands there, and its top tile."""
        columns, rows = view.grid
        lines = []
        for row in range(rows - 1, -1, -1):
            stacks = [STACKS[SIDE * row + column] for column in range(columns)]
            written = [self._stack_lines(view, stack) for stack in stacks]
            lines += ["".join(line.ljust(_WIDTH) for line in level).rstrip() for level in zip(*written, strict=True)]
        return lines

    def _stack_lines(self, view: View, stack: Stack) -> tuple[str, str, str]:
        standing = [seat for seat, stacks in enumerate(view.meeples) if stack in stacks]
        colours = [tree.kodama for seat in standing if (tree := view.trees[seat])]
        meeple = f" @{self._ink(colours[0])}" if colours else ""
        height = f"{STACK_NAMES[stack]} {'|' * view.heights[stack] or '-'}{meeple}"
        top = view.tops[stack]
        if top is None:
            return height, "", ""
        made = _made_of(top)
        return height, f"   {self.say('text-k3d-top', made)}", f"   {self.say('text-k3d-top-below', made)}"


def _made_of(tile: TileName) -> dict[str, int | str]:
    """What a tile is made of, as its name says."""
    feature, kodama, shape = tile.split("-")
    return {"feature": feature, "kodama": kodama, "shape": shape}


def _own(view: View) -> Tree | None:
    viewer: Viewer = view.viewer
    return None if viewer is None else view.trees[viewer]
