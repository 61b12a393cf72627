"""What is done in Lanterns, and how it is written. Heights are whole numbers from 0 to 200."""

from dataclasses import dataclass
from typing import Final, NewType, TypeAlias

from understory.core import NotationError, Seat
from understory.core.notation import PASS, seat, whole, words, written_as

Lantern = NewType("Lantern", str)
"""A lantern by its name, `L1` to `L12`."""

PACKS: Final = {"full": (12, 3), "tiny": (7, 2)}
"""How many lanterns there are, and how many each seat is dealt."""
HIGHEST: Final = 200
ROOM: Final = 10


@dataclass(frozen=True, slots=True)
class Deal:
    """A lantern off the pile."""

    to: Seat
    lantern: Lantern

    def __str__(self) -> str:
        return f"deal {self.to} {self.lantern}"


@dataclass(frozen=True, slots=True)
class Return:
    """A lantern put under the pile at the start."""

    lantern: Lantern

    def __str__(self) -> str:
        return f"return {self.lantern}"


@dataclass(frozen=True, slots=True)
class Hang:
    """A lantern hung on the pole."""

    lantern: Lantern
    height: int

    def __str__(self) -> str:
        return f"hang {self.lantern} {self.height}"


@dataclass(frozen=True, slots=True)
class Wish:
    """A wish made, or forgone."""

    granted: bool

    def __str__(self) -> str:
        return "wish" if self.granted else PASS


@dataclass(frozen=True, slots=True)
class Bury:
    """A lantern put under the pile after a wish."""

    lantern: Lantern

    def __str__(self) -> str:
        return f"bury {self.lantern}"


Move: TypeAlias = Deal | Return | Hang | Wish | Bury


def parse(notation: str) -> Move:
    """The move written so."""
    match words(notation):
        case ["deal", to, lantern]:
            return Deal(seat(to, notation), _lantern(lantern, notation))
        case ["return", lantern]:
            return Return(_lantern(lantern, notation))
        case ["hang", lantern, height]:
            return Hang(_lantern(lantern, notation), whole(height, notation))
        case ["bury", lantern]:
            return Bury(_lantern(lantern, notation))
        case [("wish" | "pass") as word]:
            return Wish(word == "wish")
    raise NotationError(notation, "deal, return, hang, wish, bury or pass, such as 'hang L7 40'")


def lanterns(size: int) -> tuple[Lantern, ...]:
    """All lanterns of a pack, in order."""
    return tuple(Lantern(f"L{number}") for number in range(1, size + 1))


def _lantern(word: str, notation: str) -> Lantern:
    return written_as(word, lanterns(PACKS["full"][0]), notation)
