"""Games as numbers, for learners: moves as paths of action ids, views as named tensors of 16-bit whole numbers.

An action id means the same in every game with the same cards. Most moves are one id. A move that no table of sensible
size could hold is chosen in several steps: its path is several ids, and every step is an action of its own.
"""

from collections.abc import Callable, Sequence
from math import prod
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from understory.core.legal import LegalMoves, Listed

K = TypeVar("K")
M = TypeVar("M")
T = TypeVar("T")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)

Path: TypeAlias = tuple[int, ...]
"""Action ids, one after another."""

QuickNumbers: TypeAlias = Callable[[Any, int], bytes]
"""From a state and a seat; always what `numbers` makes of the seat's view."""

LEAST: Final = -(1 << 15)
MOST: Final = (1 << 15) - 1
_MET: Final = 1 << 14
_REMEMBERED: Final = 1 << 10


class Memo(Generic[K, T]):
    """What was made of values that never change, by their identity: they are kept too, so that it stays theirs."""

    def __init__(self, make: Callable[[K], T]) -> None:
        self._make = make
        self._kept: dict[int, tuple[K, T]] = {}

    def __call__(self, value: K) -> T:
        """What is made of the value."""
        found = self._kept.get(id(value))
        if found is None:
            if len(self._kept) >= _REMEMBERED:
                self._kept.clear()
            found = self._kept[id(value)] = value, self._make(value)
        return found[1]


class Tensor(NamedTuple):
    """A named part of an observation, and the least and most that its numbers can be."""

    name: str
    shape: tuple[int, ...]
    least: int = 0
    most: int = MOST

    @property
    def size(self) -> int:
        """How many numbers it holds."""
        return prod(self.shape)


class Coding(Protocol[M, V_contra]):
    """How the moves and views of one game are written in numbers."""

    @property
    def actions(self) -> Sequence[str]:
        """What every action means, by its id."""
        ...

    @property
    def longest(self) -> int:
        """Of all moves the longest path."""
        ...

    def choices(self, legal: LegalMoves[M], chosen: Path) -> Sequence[int]:
        """The ids that may come next on the way to one of the listed moves."""
        ...

    def move(self, legal: LegalMoves[M], chosen: Path) -> M | None:
        """The legal move of a whole path; `None` where more is to be chosen."""
        ...

    def path(self, move: M) -> Path:
        """The path to a move; `KeyError` for a move that is not listed, or chance's."""
        ...

    def attempt(self, legal: LegalMoves[M], chosen: Path) -> M | None:
        """Some move that begins so, legal or not: what a refusal speaks of; `None` where no move begins so."""
        ...

    def layout(self, players: int) -> tuple[Tensor, ...]:
        """The tensors of an observation, in the order of their numbers."""
        ...

    def numbers(self, view: V_contra) -> bytes:
        """A view as numbers of 16 bits in the machine's order; the viewer comes first, then the others clockwise."""
        ...

    @property
    def quick_numbers(self) -> "QuickNumbers | None":
        """The numbers of a seat's view read off the state, where that is quicker than to make the view."""
        ...


class SingleSteps(Generic[M, V]):
    """The coding of a game in which every move is one action."""

    longest: Final = 1

    def __init__(
        self,
        moves: Sequence[M],
        layout: Callable[[int], tuple[Tensor, ...]],
        numbers: Callable[[V], bytes],
        quick_numbers: QuickNumbers | None = None,
    ) -> None:
        self.actions: Final[Sequence[str]] = tuple(map(str, moves))
        self.layout: Final = layout
        self.numbers: Final = numbers
        self.quick_numbers: Final = quick_numbers
        self.moves: Final = tuple(moves)
        """By action id."""
        self._ids: Final = {move: number for number, move in enumerate(moves)}
        self._met: Final[dict[int, int]] = {}
        """The ids of moves that a game makes once and uses again, by identity: hashing a move costs more."""
        self._known: Final = self._met.__getitem__
        self._kept: Final[list[M]] = []
        """These moves: while one lives, nothing else can have its identity."""

    def choices(self, legal: LegalMoves[M], chosen: Path) -> Sequence[int]:  # noqa: ARG002  (Coding's)
        """The ids of the legal moves."""
        try:
            return [*map(self._known, map(id, legal.moves if isinstance(legal, Listed) else legal))]
        except KeyError:
            return [self._meet(move) for move in legal]

    def _meet(self, move: M) -> int:
        """The move's id, kept together with the move."""
        found = self._met.get(id(move))
        if found is not None:
            return found
        number = self._ids[move]
        if len(self._kept) < _MET:
            self._kept.append(move)
            self._met[id(move)] = number
        return number

    def move(self, legal: LegalMoves[M], chosen: Path) -> M | None:  # noqa: ARG002  (Coding's)
        """The move of an id."""
        return self.moves[chosen[0]]

    def path(self, move: M) -> Path:
        """The id of a move."""
        return (self._ids[move],)

    def attempt(self, legal: LegalMoves[M], chosen: Path) -> M | None:
        """The move of an id."""
        return self.move(legal, chosen)
