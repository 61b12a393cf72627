"""What a match's log is made of. The log is the truth: a match is what its entries, in order, make of it.

Entries are stored as JSON, one a row, `(match, seq)` unique, seq counted from 1, never changed. They hold everything,
hidden cards and the dealer's seed included, and never leave the server: `telling` makes what viewers get.
"""

from typing import TypeAlias

import msgspec

from understory.table.vocabulary import Access, Code, Mover, Person, Sitter, Stop


class _Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True, gc=False):
    """Common to all entries. They stay as long as their match and hold no cycles: the collector passes them by."""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as the match was made: for a person, or for the bot of this spec."""

    sitter: Sitter
    bot: str = ""


class Created(_Entry, frozen=True, tag="created"):
    """The match as it was set up. `record` is what was played before it began, where it goes on from a record."""

    game: str
    rules: int
    packs: tuple[tuple[str, str], ...]
    options: tuple[tuple[str, str], ...]
    chairs: tuple[Chair, ...]
    access: Access
    host: Person
    seed: str
    caretaker: str = ""
    """The bot that plays for whoever is away longer than `grace`; empty where the table did not agree to one."""
    grace: int = 0
    record: str = ""
    hints: bool = True
    pace: int = 0
    """Seconds that a decision may take before a caretaker plays for whoever it waits for; 0 sets no limit."""
    campaign: str = ""
    """The campaign of which it plays a chapter; empty where it stands alone."""


class Seated(_Entry, frozen=True, tag="seated"):
    """A person took a seat, or came back to it from another device or account."""

    seat: int
    person: Person
    name: str


class Left(_Entry, frozen=True, tag="left"):
    """A person gave up a seat."""

    seat: int


class Started(_Entry, frozen=True, tag="started"):
    """All seats were taken, and the dealer may deal."""


class Moved(_Entry, frozen=True, tag="moved"):
    """A seat's move, and those it made in the same request. `ended` says that its turn ended with them, or that
    something was to be uncovered at once; `due` is when the turn closes by itself, 0 where it waits for its owner."""

    seat: int
    move: str
    by: Mover
    ended: bool = False
    then: tuple[str, ...] = ()
    due: float = 0.0

    @property
    def moves(self) -> tuple[str, ...]:
        """All moves of the request."""
        return (self.move, *self.then)


class Dealt(_Entry, frozen=True, tag="dealt"):
    """Chance's moves, until a seat had to decide or the game was over."""

    moves: tuple[str, ...]


class Ended(_Entry, frozen=True, tag="ended"):
    """A seat ended its turn: what it did can no longer be undone freely."""

    seat: int


class Undone(_Entry, frozen=True, tag="undone"):
    """A seat took back its own move, number `at` of the line. What others put down at the same time stays."""

    seat: int
    at: int


class Asked(_Entry, frozen=True, tag="asked"):
    """A seat asks the others to let it take back all but the first `to` moves of the line."""

    seat: int
    to: int


class Agreed(_Entry, frozen=True, tag="agreed"):
    """A seat agrees to what was asked."""

    seat: int


class Declined(_Entry, frozen=True, tag="declined"):
    """A seat does not agree, or the asking seat asks no more."""

    seat: int


class TakenBack(_Entry, frozen=True, tag="taken-back"):
    """All but the first `to` moves of the line were taken back, by consent."""

    seat: int
    to: int


class Said(_Entry, frozen=True, tag="said"):
    """Somebody at the table, or looking on, said something."""

    person: Person
    name: str
    text: str
    seat: int = -1
    phrase: str = ""
    """A ready phrase, in place of a text."""


class Muted(_Entry, frozen=True, tag="muted"):
    """A person does not want to hear a seat any more, or again."""

    person: Person
    seat: int
    muted: bool


class Cared(_Entry, frozen=True, tag="cared"):
    """A caretaker bot plays for a seat from now on, or no longer."""

    seat: int
    caring: bool


class Wished(_Entry, frozen=True, tag="wished"):
    """A seat wishes for a move of the one on turn; an empty one takes the wish back."""

    seat: int
    move: str = ""


class Stopping(_Entry, frozen=True, tag="stopping"):
    """A seat would like to stop here, or no longer."""

    seat: int
    wish: bool


class Talking(_Entry, frozen=True, tag="talking"):
    """A seat would like to talk freely, or no longer."""

    seat: int
    wish: bool


class Stopped(_Entry, frozen=True, tag="stopped"):
    """The match ended before its game did: a seat gave up, all agreed to stop, or its host called it off. `seat` is who
    gave up, or did last what ended it; -1 where that was no seat. As text it is what a record tells of it."""

    why: Stop
    seat: int = -1

    def __str__(self) -> str:
        return str(self.why) if self.seat < 0 else f"{self.why} {self.seat}"


class Rematched(_Entry, frozen=True, tag="rematched"):
    """The same people play again, at another match."""

    match: Code


Entry: TypeAlias = (
    Created
    | Seated
    | Left
    | Started
    | Moved
    | Dealt
    | Ended
    | Undone
    | Asked
    | Agreed
    | Declined
    | TakenBack
    | Said
    | Muted
    | Cared
    | Wished
    | Stopping
    | Talking
    | Stopped
    | Rematched
)


class Row(msgspec.Struct, frozen=True, gc=False):
    """An entry in its place: when it was made, and whose request made it, so that none is applied twice."""

    seq: int
    at: float
    entry: Entry
    person: str = ""
    client: str = ""


_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder()


def encoded(entry: Entry) -> str:
    """The entry as it is stored."""
    return _encoder.encode(entry).decode()


def decoded(text: str) -> Entry:
    """The entry that was stored so."""
    return _decoder.decode(text)
