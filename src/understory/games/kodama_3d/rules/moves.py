"""The moves and how they are written.

first 1                     chance names the first player
colour pink                 a colour is drawn or picked
show b2 firefly-pink-fork   the top of a stack is seen
deal 0 many-mushrooms       a goal off the deck into a hand
turn many-mushrooms         a goal off the deck into the display
return many-mushrooms       a goal put back at the start
place b2                    a meeple on a stack
move a1 c3                  a meeple moves
stay b2                     it cannot: the tile under it is taken
grow 3.1, grow trunk.2      a tile on a connection point: the part's number and the point's
aside                       a tile that fits nowhere
take many-mushrooms, draw   a goal from the display, or off the deck
add b2                      one of the last two tiles
pass                        no goal, or no tile
"""

from typing import Final, TypeAlias, TypeVar

from understory.core import NotationError, Seat
from understory.core.fields import value
from understory.core.notation import PASS, seat, whole, words, written_as
from understory.games.kodama_3d.rules.pieces import STACK_NAMES, STACKS, TRUNK, GoalName, Kodama, Stack, TileName

N = TypeVar("N", bound=str)


@value
class First:
    """Chance names the first player."""

    seat: Seat

    def __str__(self) -> str:
        return f"first {self.seat}"


@value
class Colour:
    """The colour of the seat whose trunk comes next, drawn or picked."""

    kodama: Kodama

    def __str__(self) -> str:
        return f"colour {self.kodama}"


@value
class Show:
    """The tile that lies on top of a stack now."""

    stack: Stack
    tile: TileName

    def __str__(self) -> str:
        return f"show {STACK_NAMES[self.stack]} {self.tile}"


@value
class Deal:
    """A goal off the deck into a hand."""

    to: Seat
    goal: GoalName

    def __str__(self) -> str:
        return f"deal {self.to} {self.goal}"


@value
class TurnUp:
    """A goal off the deck into the display."""

    goal: GoalName

    def __str__(self) -> str:
        return f"turn {self.goal}"


@value
class Return:
    """The goal of the first three that is not kept."""

    goal: GoalName

    def __str__(self) -> str:
        return f"return {self.goal}"


@value
class Place:
    """A meeple put on its first stack."""

    stack: Stack

    def __str__(self) -> str:
        return f"place {STACK_NAMES[self.stack]}"


@value
class Go:
    """A meeple moved from stack to stack."""

    start: Stack
    end: Stack

    def __str__(self) -> str:
        return f"move {STACK_NAMES[self.start]} {STACK_NAMES[self.end]}"


@value
class Stay:
    """No meeple can move anywhere: the tile under this one is taken all the same."""

    stack: Stack

    def __str__(self) -> str:
        return f"stay {STACK_NAMES[self.stack]}"


@value
class Grow:
    """The tile is attached: to part `part`, at its point `number`."""

    part: int
    number: int

    def __str__(self) -> str:
        return f"grow {self.part or TRUNK}.{self.number}"


@value
class Aside:
    """The tile fits nowhere and is laid aside."""

    def __str__(self) -> str:
        return "aside"


@value
class Take:
    """A goal from the display."""

    goal: GoalName

    def __str__(self) -> str:
        return f"take {self.goal}"


@value
class Draw:
    """The top goal of the deck."""

    def __str__(self) -> str:
        return "draw"


@value
class Add:
    """Which of the last two tiles comes first: the one on this stack."""

    stack: Stack

    def __str__(self) -> str:
        return f"add {STACK_NAMES[self.stack]}"


@value
class Pass:
    """No goal is drawn, or no tile can be added."""

    def __str__(self) -> str:
        return PASS


Move: TypeAlias = (
    First | Colour | Show | Deal | TurnUp | Return | Place | Go | Stay | Grow | Aside | Take | Draw | Add | Pass
)

MOST_PARTS: Final = 12
MOST_POINTS: Final = 3


def parse(notation: str, tiles: frozenset[TileName], goals: frozenset[GoalName]) -> Move:
    """The move written so, its tiles and goals being of this box."""
    match words(notation):
        case ["first", at]:
            return First(seat(at, notation))
        case ["colour", kodama]:
            return Colour(written_as(kodama, Kodama, notation))
        case ["show", stack, tile]:
            return Show(_stack(stack, notation), _named(tile, tiles, notation))
        case ["deal", to, goal]:
            return Deal(seat(to, notation), _named(goal, goals, notation))
        case ["turn", goal]:
            return TurnUp(_named(goal, goals, notation))
        case ["return", goal]:
            return Return(_named(goal, goals, notation))
        case ["place", stack]:
            return Place(_stack(stack, notation))
        case ["move", start, end]:
            return Go(_stack(start, notation), _stack(end, notation))
        case ["stay", stack]:
            return Stay(_stack(stack, notation))
        case ["grow", point]:
            return _grow(point, notation)
        case ["take", goal]:
            return Take(_named(goal, goals, notation))
        case ["add", stack]:
            return Add(_stack(stack, notation))
        case ["aside"]:
            return Aside()
        case ["draw"]:
            return Draw()
        case ["pass"]:
            return Pass()
    raise NotationError(notation, "a move such as 'move a1 c3', 'grow 3.1' or 'take many-mushrooms'")


def _stack(word: str, notation: str) -> Stack:
    return STACKS[STACK_NAMES.index(written_as(word, STACK_NAMES, notation))]


def _grow(word: str, notation: str) -> Grow:
    part, dot, number = word.partition(".")
    if not dot:
        raise NotationError(notation, "a part and a point, such as 3.1 or trunk.2")
    at = 0 if part == TRUNK else _up_to(part, MOST_PARTS, notation)
    return Grow(at, _up_to(number, MOST_POINTS, notation))


def _up_to(word: str, most: int, notation: str) -> int:
    number = whole(word, notation)
    if not 1 <= number <= most:
        raise NotationError(notation, f"a number from 1 to {most} in place of {word[:20]!r}")
    return number


def _named(word: str, names: frozenset[N], notation: str) -> N:
    for name in names:
        if name == word:
            return name
    raise NotationError(notation, f"a card of this box in place of {word[:40]!r}")
