"""Who may say what. Partners who may not tell each other what they hold have ready phrases, and talk freely once
everybody who plays agrees to; before the game begins and after its end anything may be said.
"""

from collections.abc import Sequence, Set
from typing import Any, Protocol

from understory.core import Box, Line
from understory.table import entries as log


class Player(Protocol):
    """What has to be known of who sits on a seat."""

    @property
    def person(self) -> str | None:
        """Who it is; nobody for a bot."""
        ...

    @property
    def played_by_bot(self) -> bool:
        """Whether nobody listens there."""
        ...


class Talking(Protocol):
    """What has to be known of a match."""

    box: Box[Any, Any, Any]
    line: Line[Any, Any, Any]
    started: bool
    talking: frozenset[int]

    @property
    def seats(self) -> Sequence[Player]:
        """Who sits where."""
        ...

    @property
    def over(self) -> bool:
        """Whether nothing more can be done."""
        ...


def people(match: Talking) -> Set[int]:
    """The seats that people play."""
    return {at for at, sitting in enumerate(match.seats) if sitting.person and not sitting.played_by_bot}


def guarded(match: Talking) -> bool:
    """Whether those who play have something not to tell each other, and phrases to say the rest with."""
    if not match.box.phrases or not match.started or match.over:
        return False
    traits = match.box.traits(match.line.options)
    return traits.cooperative and traits.hidden and not traits.solo


def hushed(match: Talking) -> bool:
    """Whether phrases are all that may be said now."""
    return guarded(match) and not people(match) <= match.talking


def agreed(talking: frozenset[int], entry: log.Talking) -> frozenset[int]:
    """The seats that would talk freely, once one more would, or no longer."""
    return talking | {entry.seat} if entry.wish else talking - {entry.seat}
