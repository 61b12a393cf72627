"""What requests and queries are answered with."""

from typing import TypeAlias

import msgspec

from understory.table.messages.common import Datum, Message
from understory.table.messages.happenings import Asked, Happening, Offer, StepTold
from understory.table.messages.situations import Fault, Situation


class Accepted(Message, frozen=True, tag="accepted"):
    """Done, as entry `seq`. The same request sent again gets the same answer."""

    client: str
    seq: int


class Refused(Message, frozen=True, tag="refused"):
    """Not done: rules that it would break, or an error's id and arguments."""

    client: str
    error: str
    faults: tuple[Fault, ...] = ()
    arguments: dict[str, Datum] = msgspec.field(default_factory=dict)


class Stale(Message, frozen=True, tag="stale"):
    """Right once, not now: what the client had not seen when it sent the move, and how things stand."""

    client: str
    missed: tuple[Happening, ...]
    situation: Situation


Answer: TypeAlias = Accepted | Refused | Stale


class Scored(msgspec.Struct, frozen=True, gc=False):
    """An entry of the ledger."""

    seat: int
    amount: int
    source: str
    when: str
    evidence: dict[str, Datum]


class Previewed(Message, frozen=True, tag="previewed"):
    """What moves would do, as far as their seat can know: up to the first hidden outcome, never beyond."""

    client: str
    seq: int
    steps: tuple[StepTold, ...]
    """The moves that can be made, and what follows from them by itself."""
    faults: tuple[Fault, ...]
    """Why the next of the moves would be refused; empty where all can be made."""
    done: int
    """How many of the moves were made."""
    then: str
    """What comes next: `you` decide, `others` do, something `hidden` is uncovered, or the game is `over`."""
    asked: Asked | None
    legal: tuple[Offer, ...] | None
    """What is asked of the seat then, and what it may do, where it goes on."""
    scored: tuple[Scored, ...]
    """Points that the moves would bring, to whomever."""
    lost: tuple[Scored, ...]
    """Points of now that would be no more."""
    view: msgspec.Raw
    glance: msgspec.Raw
    further: tuple["Previewed", ...] = ()
    """What the moves and then each of `legal` would do, in the same order, where `through` wished for it; of the first
    alone where `alike` did. A table tries so many moves for a query; those at the end may be left out."""


class Explained(Message, frozen=True, tag="explained"):
    """The rules that a move would break; none where it is legal."""

    client: str
    seq: int
    faults: tuple[Fault, ...]


class MenuItem(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of a menu: a move in notation, or further lines."""

    label: str
    move: str | None = None
    then: tuple["MenuItem", ...] = ()


class Shown(Message, frozen=True, tag="shown"):
    """The table drawn as SVG, from how many sides that could be done, and what may be done."""

    client: str
    seq: int
    svg: str
    sides: int
    menu: tuple[MenuItem, ...]


Reply: TypeAlias = Previewed | Explained | Shown | Refused
"""What a query is answered with."""
