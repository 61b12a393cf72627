"""How a match stands for one viewer: who sits where, what is asked, what may be done, and the game's own view."""

import msgspec

from understory.table.messages.common import Datum, Message
from understory.table.messages.happenings import Asked, Offer
from understory.table.vocabulary import Sitter, Status


class Fault(msgspec.Struct, frozen=True, gc=False):
    """A rule that a move would break, and the evidence."""

    rule: str
    evidence: dict[str, Datum]


class Ending(msgspec.Struct, frozen=True, gc=False):
    """How a game ended. The dealer's seed is told now, to be checked against its commitment."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Nobody where those who played together have lost."""
    together: bool
    """Whether the seats win and lose together."""
    reason: Fault
    seed: str


class SeatInfo(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who sits on a seat; `name` is empty while it is free."""

    seat: int
    sitter: Sitter
    name: str
    bot: str = ""
    caring: bool = False


class WishTold(msgspec.Struct, frozen=True, gc=False):
    """What a seat wishes for of the one on turn."""

    seat: int
    wish: Offer


class Situation(Message, frozen=True, tag="situation"):
    """How the match stands for one viewer, after entry `seq`."""

    seq: int
    viewer: int | None
    status: Status
    seats: tuple[SeatInfo, ...]
    length: int
    """How many moves of the line the viewer has been told of."""
    waiting: tuple[int, ...]
    """The seats that the match waits for."""
    asked: Asked | None
    """What is asked of them."""
    legal: tuple[Offer, ...] | None
    """What the viewer may do now, where it decides and that can be listed whole."""
    held: int | None
    """The seat that has still to end its turn."""
    at: float
    """When the last entry was made, by the table's clock."""
    due: float | None
    """When the held turn closes by itself; `null` where it waits for its owner."""
    undo: bool
    """Whether the viewer may undo now."""
    taking_back: int | None
    """The seat that asks for a take-back."""
    wishes: tuple[WishTold, ...]
    """What seats wish for of the one on turn."""
    may_wish: tuple[Offer, ...]
    """What the viewer may wish for now."""
    stopping: tuple[int, ...]
    """The seats that would like to stop here."""
    hushed: bool
    """Whether the game's ready phrases are all that may be said now."""
    talking: tuple[int, ...]
    """The seats that would like to talk freely."""
    commitment: str
    view: msgspec.Raw
    """The game's own `View` of the viewer."""
    glance: msgspec.Raw
    """What the game tells at a glance beside it, such as what a card would score now; `null` where it tells nothing."""
    end: Ending | None = None
    until: float | None = None
    """When the time of whoever is waited for runs out, by the table's pace."""
