"""A game as it comes out of its box: the rules, a face to show it with, and somebody to play against."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from understory.core.game import Game
from understory.core.guide import Guide
from understory.core.legal import LegalMoves
from understory.core.plain import Plain

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)

Player: TypeAlias = Callable[[V, LegalMoves[M], Random], M]
"""Chooses a move from what a seat may know: the game's own quick way of playing well."""


@dataclass(frozen=True, slots=True)
class Item(Generic[M]):
    """A line of a menu: a move, or a further menu."""

    label: str
    then: "M | tuple[Item[M], ...]"


class Face(Protocol[V_contra, M]):
    """How a game shows itself to people, from views alone."""

    def text(self, view: V_contra) -> str:
        """The table as lines of text."""
        ...

    def menu(self, view: V_contra, legal: LegalMoves[M]) -> tuple[Item[M], ...]:
        """What may be done, as a short list with further lists behind it."""
        ...

    def svg(self, view: V_contra) -> str:
        """The table as a drawing."""
        ...


@runtime_checkable
class RoundFace(Protocol[V_contra]):
    """A face that can also show the table from several sides, numbered from 0; `svg` shows it from the first."""

    @property
    def sides(self) -> int:
        """How many there are."""
        ...

    def svg_from(self, view: V_contra, side: int) -> str:
        """The table as a drawing from one side."""
        ...


@runtime_checkable
class GlancingFace(Protocol[V_contra]):
    """A face that can also tell at a glance what the viewer could work out from the view: what would score now."""

    def glance(self, view: V_contra) -> Plain:
        """Plain data of the game's own shape, for the game's own board."""
        ...


CardWords: TypeAlias = Callable[[str], tuple[str, str]]
"""What a card is called and what it says, by its id, in somebody's language."""


@runtime_checkable
class SpokenFace(Protocol[V_contra, M]):
    """A face that can read its cards out in other words than its own."""

    def speaking(self, words: CardWords) -> Face[V_contra, M]:
        """The same face, with cards in these words."""
        ...


@dataclass(frozen=True, slots=True)
class Box(Generic[S, M, V]):
    """All that the tools need to know of one game."""

    game: Game[S, M, V]
    face: Face[V, M]
    greedy: Player[V, M]
    guide: Guide[S, M] | None = None
    """What the game tells those who search it; without one they play on at random and count points."""


def flat_menu(legal: LegalMoves[M]) -> tuple[Item[M], ...]:
    """Every listed move under its own notation: enough where moves are few."""
    return tuple(Item(str(move), move) for move in legal)
