"""What clients send: requests, which change a match and are answered once each, queries, which change nothing, and what
only a socket takes."""

from typing import Annotated, TypeAlias

import msgspec

from understory.table.messages.common import (
    Asks,
    ClientId,
    Count,
    Message,
    Moved,
    Notation,
    PhraseId,
    SeatNumber,
    Seconds,
    Speech,
)


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
