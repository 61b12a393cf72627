"""Every message between the table and its clients; `docs/protocol.md` and the OpenAPI document are made from these.

What a message says of the game comes from the viewer's `View`, from moves as that viewer sees them, and from events:
ids and arguments, never sentences. `seq` is the number of the log's entry that a message tells of. Times are seconds.
"""

from typing import Annotated, Any, Final, TypeAlias

import msgspec

from understory.table.vocabulary import GoodbyeReason, Mover, Sitter, Status, Stop

ClientId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=2000, pattern="^[^\\x00-\\x1f]+$")]
Speech = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern="^[^\\x00-\\x08\\x0b-\\x1f]+$")]
Datum: TypeAlias = Any
"""An argument: a number, a word, or lists of them, as `understory.core.Plain`; the schema says anything."""
MOST_MOVES: Final = 60
"""The most moves of one request: more than the longest turn seen, payments and productions included."""
Moved = Annotated[tuple[Notation, ...], msgspec.Meta(min_length=1, max_length=MOST_MOVES)]
Asks = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=64)], ...], msgspec.Meta(max_length=16)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=60)]
PhraseId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[a-zA-Z0-9-]+$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=29)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """Common to all messages that can stand beside others: `type` says which it is."""


# ---------------------------------------------------------------- what a person asks of a match


class ClientMessage(Message, frozen=True):
    """Common to what is asked: `client` is made up by who asks, new for every request."""

    client: ClientId


class OfSeat(ClientMessage, frozen=True):
    """Common to what is asked of or for one seat."""

    seat: SeatNumber


class Move(ClientMessage, frozen=True, tag="move"):
    """Make a move, or several one after another: all of them or none, undone together. `answers` is the last `seq` the
    client had seen; `client` is made up by it, new for every request."""

    answers: Count
    seat: SeatNumber
    moves: Moved
    closes: Seconds | None = None
    """How long the turn can still be undone once nothing more is asked of the seat: 0 ends it with these moves, `null`
    waits for `end`."""


class Preview(OfSeat, frozen=True, tag="preview"):
    """What these moves of one's own seat would do, as if it were on turn now. Nothing happens."""

    moves: Moved
    through: Asks = ()
    """Where one of these is asked next, each answer to it is tried too, and so on: a whole payment in one query."""
    alike: Asks = ()
    """Where one of these is asked next, only its first answer is tried: whoever asks takes the others to be like it."""


class Why(OfSeat, frozen=True, tag="why"):
    """Which rules a move of one's own seat would break, as if it were on turn now."""

    move: Notation


class End(OfSeat, frozen=True, tag="end"):
    """End the turn: the dealer deals, and others go on."""


class Undo(OfSeat, frozen=True, tag="undo"):
    """Take back the seat's last move, free until the turn is ended."""


class AskBack(OfSeat, frozen=True, tag="ask-back"):
    """Ask the others for leave to take back to the seat's last decision."""


class AnswerBack(OfSeat, frozen=True, tag="answer-back"):
    """Agree or not to what another seat asked; the asking seat may withdraw with `agree` false."""

    agree: bool


class Say(ClientMessage, frozen=True, tag="say"):
    """Say something to the table."""

    text: Speech


class Phrase(ClientMessage, frozen=True, tag="phrase"):
    """Say one of the game's ready phrases, which everybody reads in their own language."""

    phrase: PhraseId


class Talk(OfSeat, frozen=True, tag="talk"):
    """Like to talk freely where phrases are all that may be said, or no longer: it takes everybody who plays."""

    wish: bool


class Mute(OfSeat, frozen=True, tag="mute"):
    """Hear a seat no more, or again."""

    muted: bool


class Leave(OfSeat, frozen=True, tag="leave"):
    """Give up a seat: before the game begins it is free again; later the caretaker sits there, if there is one."""


class Resign(OfSeat, frozen=True, tag="resign"):
    """Give the game up. Two end it so; of more than two, a bot plays on for whoever gives up."""


class Wish(OfSeat, frozen=True, tag="wish"):
    """Wish for a move of the seat on turn, which grants it by making it, or does not; without one, wish no more."""

    move: Notation | None = None


class StopHere(OfSeat, frozen=True, tag="stop"):
    """Like to stop here, or no longer: the match ends without a winner once everybody who plays would."""

    wish: bool


class CallOff(ClientMessage, frozen=True, tag="call-off"):
    """Call off a match that has not begun; its host's to do."""


Request: TypeAlias = (
    Move | End | Undo | AskBack | AnswerBack | Say | Phrase | Talk | Mute | Leave | Resign | Wish | StopHere | CallOff
)


class Show(ClientMessage, frozen=True, tag="show"):
    """The table as the game draws it for one's own seat or a spectator, from one of its sides, and what may be done as
    a menu: for boards that know nothing of the game."""

    seat: SeatNumber | None
    side: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0


Query: TypeAlias = Preview | Why | Show
"""What is answered and changes nothing."""


class Look(Message, frozen=True, tag="look"):
    """On a socket: from now on see the match as this seat, which must be one's own, or as a spectator (`null`)."""

    seat: SeatNumber | None


class Ping(Message, frozen=True, tag="ping"):
    """On a socket: say that you are there."""


FromClient: TypeAlias = Request | Query | Look | Ping


# ---------------------------------------------------------------- what a viewer is told


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


class Hello(Message, frozen=True, tag="hello"):
    """The first message of a stream."""

    protocol: int
    match: str
    viewer: int | None
    seq: int


class Pong(Message, frozen=True, tag="pong"):
    """The table is there."""


class Goodbye(Message, frozen=True, tag="goodbye"):
    """The stream ends; come back with `after` set to the last `seq` seen. `why`: the table is `closing`, the seat has
    `moved` to somebody else, or you are `gone`: logged out, or no longer allowed to look."""

    why: GoodbyeReason


FromTable: TypeAlias = Hello | Happening | Situation | Answer | Previewed | Explained | Shown | Pong | Goodbye
