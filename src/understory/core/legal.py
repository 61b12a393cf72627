"""What a seat may do now, as an object: `in`, `iter`, `bool`, `len`, `sample`.

A closed set is the listing itself. An open set accepts more than it lists: `in` is the law, `iter` walks a finite
canonical part of it. Whatever such an object holds, the deciding seat may know.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Generic, Protocol, TypeVar

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)


class LegalMoves(Protocol[M_co]):
    """The legal moves of one seat in one state."""

    @property
    def closed(self) -> bool:
        """Whether `iter` lists all that `in` accepts."""
        ...

    @property
    def public(self) -> bool:
        """Whether everybody can tell from what they know how many answers there are. The engine gives the only one
        then; where that would tell of what is hidden, it asks."""
        ...

    def __contains__(self, move: object, /) -> bool: ...

    def __iter__(self) -> Iterator[M_co]: ...

    def __bool__(self) -> bool: ...

    def __len__(self) -> int: ...

    def only(self) -> M_co | None:
        """The one answer of a closed set that has just one and leaves nothing to think about."""
        ...

    def sample(self, rng: Random) -> M_co:
        """One of the listed moves, all equally likely."""
        ...


class Listed(Generic[M]):
    """A closed set of moves, listed in an order that is pleasant to read."""

    __slots__ = ("moves",)

    closed = True
    public = True

    def __init__(self, moves: Sequence[M]) -> None:
        self.moves = moves

    def __contains__(self, move: object) -> bool:
        return move in self.moves

    def __iter__(self) -> Iterator[M]:
        return iter(self.moves)

    def __bool__(self) -> bool:
        return bool(self.moves)

    def __len__(self) -> int:
        return len(self.moves)

    def only(self) -> M | None:
        """The one move, where there is just one."""
        return self.moves[0] if len(self.moves) == 1 else None

    def sample(self, rng: Random) -> M:
        """One of the moves, all equally likely."""
        return self.moves[int(rng.random() * len(self.moves))]


class Private(Listed[M]):
    """A closed set that goes by what its seat alone knows: the engine asks even where there is one answer."""

    __slots__ = ()

    public = False
