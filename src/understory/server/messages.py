"""Every message between the table and its clients; `docs/protocol.md` and the OpenAPI document are made from these.

What a message says of the game comes from the viewer's `View`, from moves as that viewer sees them, and from events:
ids and arguments, never sentences. `seq` is the number of the log's entry that a message tells of. Times are seconds.
"""

from typing import Annotated, Any, TypeAlias

import msgspec

from understory.server.words import Mover, Sitter, Status

ClientId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=2000, pattern="^[^\\x00-\\x1f]+$")]
Speech = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern="^[^\\x00-\\x08\\x0b-\\x1f]+$")]
Datum: TypeAlias = Any
"""An argument: a number, a word, or lists of them, as `understory.core.Plain`; the schema says anything."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=29)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class Message(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Common to all messages that can stand beside others: `type` says which it is."""


# ---------------------------------------------------------------- what a person asks of a match


class Move(Message, frozen=True, tag="move"):
    """Make a move. `answers` is the last `seq` the client had seen; `client` is made up by it, new for every move."""

    client: ClientId
    answers: Count
    seat: SeatNumber
    move: Notation
    end: bool = False
    """End the turn with it, so that it cannot be undone."""


class End(Message, frozen=True, tag="end"):
    """End the turn: the dealer deals, and others go on."""

    client: ClientId
    seat: SeatNumber


class Undo(Message, frozen=True, tag="undo"):
    """Take back the seat's last move, free until the turn is ended."""

    client: ClientId
    seat: SeatNumber


class AskBack(Message, frozen=True, tag="ask-back"):
    """Ask the others for leave to take back to the seat's last decision."""

    client: ClientId
    seat: SeatNumber


class AnswerBack(Message, frozen=True, tag="answer-back"):
    """Agree or not to what another seat asked; the asking seat may withdraw with `agree` false."""

    client: ClientId
    seat: SeatNumber
    agree: bool


class Say(Message, frozen=True, tag="say"):
    """Say something to the table."""

    client: ClientId
    text: Speech


class Mute(Message, frozen=True, tag="mute"):
    """Hear a seat no more, or again."""

    client: ClientId
    seat: SeatNumber
    muted: bool


class Leave(Message, frozen=True, tag="leave"):
    """Give up a seat: before the game begins it is free again; later the caretaker sits there, if there is one."""

    client: ClientId
    seat: SeatNumber


Request: TypeAlias = Move | End | Undo | AskBack | AnswerBack | Say | Mute | Leave


class Look(Message, frozen=True, tag="look"):
    """On a socket: from now on see the match as this seat, which must be one's own, or as a spectator (`null`)."""

    seat: SeatNumber | None


class Ping(Message, frozen=True, tag="ping"):
    """On a socket: say that you are there."""


FromClient: TypeAlias = Request | Look | Ping


# ---------------------------------------------------------------- what a viewer is told


class Told(msgspec.Struct, frozen=True):
    """Something that happened in the game: an id that the reader's language renders, and its arguments."""

    what: str
    arguments: dict[str, Datum]


class StepTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move as the viewer may know it. Seat -1 is chance."""

    seat: int
    move: str
    told: tuple[Told, ...] = ()
    forced: bool = False


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
    """Somebody said something; seat -1 looks on."""

    seq: int
    at: float
    seat: int
    name: str
    text: str


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


class Again(Message, frozen=True, tag="rematch"):
    """The same people play again, there."""

    seq: int
    at: float
    match: str


Happening: TypeAlias = (
    Moves | PutDown | TurnEnded | Undid | TakeBack | SeatTaken | Began | Speaks | Muting | Caretaking | Again
)


class Fault(msgspec.Struct, frozen=True):
    """A rule that a move would break, and the evidence."""

    rule: str
    evidence: dict[str, Datum]


class Ending(msgspec.Struct, frozen=True):
    """How a game ended. The dealer's seed is told now, to be checked against its commitment."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: Fault
    seed: str


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat; `name` is empty while it is free."""

    seat: int
    sitter: Sitter
    name: str
    bot: str = ""
    caring: bool = False


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
    asked: str | None
    """What is asked of them."""
    held: int | None
    """The seat that has still to end its turn."""
    undo: bool
    """Whether the viewer may undo now."""
    taking_back: int | None
    """The seat that asks for a take-back."""
    commitment: str
    view: msgspec.Raw
    """The game's own `View` of the viewer."""
    glance: msgspec.Raw
    """What the game tells at a glance beside it, such as what a card would score now; `null` where it tells nothing."""
    end: Ending | None = None


class Accepted(Message, frozen=True, tag="accepted"):
    """Done, as entry `seq`. The same request sent again gets the same answer."""

    client: str
    seq: int


class Refused(Message, frozen=True, tag="refused"):
    """Not done: rules that it would break, or an error's id and arguments."""

    client: str
    error: str
    faults: tuple[Fault, ...] = ()
    arguments: dict[str, Datum] = {}


class Stale(Message, frozen=True, tag="stale"):
    """Right once, not now: what the client had not seen when it sent the move, and how things stand."""

    client: str
    missed: tuple[Happening, ...]
    situation: Situation


Answer: TypeAlias = Accepted | Refused | Stale


class Hello(Message, frozen=True, tag="hello"):
    """The first message of a stream."""

    protocol: int
    match: str
    viewer: int | None
    seq: int


class Pong(Message, frozen=True, tag="pong"):
    """The table is there."""


class Goodbye(Message, frozen=True, tag="goodbye"):
    """The stream ends; come back with `after` set to the last `seq` seen. `why`: closing, or moved."""

    why: str


FromTable: TypeAlias = Hello | Happening | Situation | Answer | Pong | Goodbye
