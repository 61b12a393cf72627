"""What viewers are told of a match's entries, a message an entry: moves as each viewer may know them, and the rest."""

from typing import TypeAlias

import msgspec

from understory.table.messages.common import Datum, Message
from understory.table.vocabulary import Mover, Stop


class Told(msgspec.Struct, frozen=True, gc=False):
    """Something that happened in the game: an id that the reader's language renders, and its arguments."""

    what: str
    arguments: dict[str, Datum]


class StepTold(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A move as the viewer may know it, in notation and as data: its kind under `is`, and its fields. Of a veiled one
    the kind is known, the first word of its notation. Seat -1 is chance."""

    seat: int
    move: str
    data: msgspec.Raw
    told: tuple[Told, ...] = ()
    forced: bool = False


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A move that may be made, in notation and as data."""

    move: str
    data: msgspec.Raw


class Asked(msgspec.Struct, frozen=True, gc=False):
    """What is asked: an id; by which card or the like; how often it may still be answered; and what else belongs to
    the question."""

    what: str
    by: str | None
    left: int | None
    arguments: dict[str, Datum]


class Moves(Message, frozen=True, tag="moves"):
    """Moves were made or dealt; those of one decision come together, in seat order."""

    seq: int
    at: float
    steps: tuple[StepTold, ...]
    by: Mover | None = None


class PutDown(Message, frozen=True, tag="put-down"):
    """A seat made its choice, to be opened when all have; only that seat is told which."""

    seq: int
    at: float
    seat: int
    move: str | None = None
    data: msgspec.Raw | None = None


class TurnEnded(Message, frozen=True, tag="turn-ended"):
    """A seat ended its turn."""

    seq: int
    at: float
    seat: int


class Undid(Message, frozen=True, tag="undid"):
    """A seat took back moves; the line has `length` moves now, those put down unseen not counted."""

    seq: int
    at: float
    seat: int
    length: int


class TakeBack(Message, frozen=True, tag="take-back"):
    """A seat asks to take back (`asked`), agrees (`agreed`) or does not (`declined`)."""

    seq: int
    at: float
    seat: int
    answer: str


class SeatTaken(Message, frozen=True, tag="seat"):
    """Somebody sat down, or nobody sits there any more (`name` empty)."""

    seq: int
    at: float
    seat: int
    name: str


class Began(Message, frozen=True, tag="began"):
    """The match was made (`started` false), or all seats are taken and it begins."""

    seq: int
    at: float
    started: bool


class Speaks(Message, frozen=True, tag="says"):
    """Somebody said something, or one of the game's ready phrases; seat -1 looks on."""

    seq: int
    at: float
    seat: int
    name: str
    text: str
    phrase: str = ""


class Muting(Message, frozen=True, tag="muting"):
    """Told to nobody but the one who muted."""

    seq: int
    at: float
    seat: int
    muted: bool


class Caretaking(Message, frozen=True, tag="caretaker"):
    """A caretaker plays for a seat, or no longer."""

    seq: int
    at: float
    seat: int
    caring: bool


class Wished(Message, frozen=True, tag="wished"):
    """A seat wishes for a move of the one on turn, or no longer for any."""

    seq: int
    at: float
    seat: int
    wish: Offer | None


class Stopping(Message, frozen=True, tag="stopping"):
    """A seat would like to stop here, or no longer."""

    seq: int
    at: float
    seat: int
    wish: bool


class Talking(Message, frozen=True, tag="talking"):
    """A seat would like to talk freely, or no longer."""

    seq: int
    at: float
    seat: int
    wish: bool


class EndedEarly(Message, frozen=True, tag="stopped"):
    """The match ended before its game did, and why; seat -1 is none."""

    seq: int
    at: float
    why: Stop
    seat: int


class Again(Message, frozen=True, tag="rematch"):
    """The same people play again, there."""

    seq: int
    at: float
    match: str


Happening: TypeAlias = (
    Moves
    | PutDown
    | TurnEnded
    | Undid
    | TakeBack
    | SeatTaken
    | Began
    | Speaks
    | Muting
    | Caretaking
    | Wished
    | Stopping
    | Talking
    | EndedEarly
    | Again
)
