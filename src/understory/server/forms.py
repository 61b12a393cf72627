"""The bodies of requests and answers whose place says what they are. Times are seconds since the epoch."""

from typing import Annotated

import msgspec

from understory.server.messages import ClientId, Count, Datum, SeatInfo, SeatNumber, StepTold
from understory.server.words import Access, OptionKind, Purpose, Status

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[^\\x00-\\x1f]+$")]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Common to the bodies of requests and answers whose place says what they are."""


class Problem(Form, frozen=True):
    """Why a request was not answered as hoped: an id and its arguments."""

    error: str
    arguments: dict[str, Datum] = {}


class Introduce(Form, frozen=True):
    """Say who you are; a name is enough."""

    name: Name


class Who(Form, frozen=True):
    """Who you are to the table."""

    person: str
    name: str
    account: str | None


class Register(Form, frozen=True):
    """Keep this guest's games under a login and a password."""

    login: Annotated[str, msgspec.Meta(min_length=3, max_length=40, pattern="^[a-zA-Z0-9_.-]+$")]
    password: Annotated[str, msgspec.Meta(min_length=10, max_length=200)]


class LogIn(Form, frozen=True):
    """Come back to an account; what the guest had so far comes along."""

    login: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    password: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class SeatWish(Form, frozen=True):
    """What a new match's seat is for: `me`, `guest`, or a bot (its spec)."""

    who: Word
    name: Name | None = None
    """For further seats of one's own at one device."""


class Continuation(Form, frozen=True):
    """Go on from a record that was uploaded, after so many of its moves."""

    record: Word
    moves: Count


class Wishes(Form, frozen=True):
    """A match to be made."""

    client: ClientId
    game: Word
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], msgspec.Meta(max_length=40)] = {}
    access: Access = Access.UNLISTED
    caretaker: Word | None = None
    grace: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 60
    """Seconds that somebody may be away while another waits, before the caretaker sits down."""
    hints: bool = True
    """Whether the table tells its players what their moves would score."""
    after: Continuation | None = None


class Made(Form, frozen=True):
    """A match that was made. `key` opens an unlisted match to whoever has the link; told to its maker only."""

    match: str
    key: str | None


class Join(Form, frozen=True):
    """Take a free seat. `key` comes from a link or an invitation."""

    client: ClientId
    seat: SeatNumber | None = None
    key: Secret | None = None


class Joined(Form, frozen=True):
    """The seat that was taken."""

    match: str
    seat: int


class KeyMade(Form, frozen=True):
    """A key that can be used once, before it expires (seconds since the epoch)."""

    key: str
    expires: float


class Key(Form, frozen=True):
    """A key that somebody was given."""

    key: Secret


class Opens(Form, frozen=True):
    """What a key opens, and the match it opens it at. `seat` is the one that an invitation or another device is for."""

    purpose: Purpose
    seat: int | None
    match: "MatchInfo"


class Claim(Form, frozen=True):
    """Bring a seat to this device with a key made on the other."""

    key: Secret


class MatchInfo(Form, frozen=True):
    """What everyone who may find a match may know of it."""

    match: str
    game: str
    status: Status
    access: Access
    players: int
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    waiting: tuple[int, ...]
    mine: tuple[int, ...]
    """The asker's own seats."""
    my_turn: bool
    commitment: str
    caretaker: str | None
    grace: int
    created: float
    changed: float
    seq: int
    rematch: str | None
    hints: bool = True


class MatchList(Form, frozen=True):
    """Matches, the last changed first."""

    matches: tuple[MatchInfo, ...]


class LegalList(Form, frozen=True):
    """Moves that the seat may make, after entry `seq`; `complete` says whether these are all.

    Where it was asked for, `points` says what each would score at once as far as the seat can know, the most first, and
    `best` is what the game's own quick player would do.
    """

    seq: int
    moves: tuple[str, ...]
    complete: bool
    points: tuple[int, ...] | None = None
    best: str | None = None


class OptionInfo(Form, frozen=True):
    """A choice before the game: one of `values`; some of them, `a,b`, or `none`; one seat's number or `random`; or some
    seats, `0,2`, or `none`."""

    name: str
    kind: OptionKind
    values: tuple[str, ...]
    """Empty where it names seats."""
    default: str
    rule: str


class GameInfo(Form, frozen=True):
    """A game that can be played here, by so many players, with these bots."""

    game: str
    title: str
    fewest: int
    most: int
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]


class GameList(Form, frozen=True):
    """The games that can be played here."""

    games: tuple[GameInfo, ...]


class Uploaded(Form, frozen=True):
    """A record that the table keeps."""

    record: str
    game: str
    players: int
    moves: int
    over: bool


class Frame(Form, frozen=True):
    """A record's table after so many moves, as one viewer sees it, and the last of those moves."""

    moves: int
    viewer: int | None
    step: StepTold | None
    view: msgspec.Raw


class Health(Form, frozen=True):
    """Whether the table is well."""

    healthy: bool
    version: str
