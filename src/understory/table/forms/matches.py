"""Matches: made, joined, found and looked at; keys to them; what may be done in one."""

from typing import Annotated

import msgspec

from understory.table.forms.common import Form, Name, Secret, Word
from understory.table.messages import ClientId, Count, SeatInfo, SeatNumber
from understory.table.vocabulary import Access, Deal, Purpose, Status


class SeatWish(Form, frozen=True):
    """What a new match's seat is for: `me`, `guest`, or a bot (its spec)."""

    who: Word
    name: Name | None = None
    """For further seats of one's own at one device."""


class Continuation(Form, frozen=True):
    """Go on from a record that was uploaded, or from a match that is over by its code, after so many moves: as it was,
    with the same cards to come where the seed is known; or with everything dealt anew that the one person who plays
    could not know, or a spectator where several do."""

    record: Word
    moves: Count
    deal: Deal = Deal.AS_IT_WAS
    key: Secret | None = None
    """Of an unlisted match's link."""


class Wishes(Form, frozen=True):
    """A match to be made."""

    client: ClientId
    game: Word
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], msgspec.Meta(max_length=40)] = msgspec.field(default_factory=dict)
    access: Access = Access.UNLISTED
    caretaker: Word | None = None
    grace: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 60
    """Seconds that somebody may be away while another waits, before the caretaker sits down."""
    hints: bool = True
    """Whether the table tells its players what their moves would score."""
    pace: Annotated[int, msgspec.Meta(ge=0, le=2_592_000)] = 0
    """Seconds that a decision may take before a bot plays for whoever it waits for; 0 sets no limit."""
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
    hosted: bool = False
    """Whether the asker is its host."""
    origin: str = ""
    """Where it went on from: a match or a record, after how many moves, and how it was dealt."""
    scores: tuple[int, ...] = ()
    """Everybody's points as anybody may count them who looks on; none before it begins."""
    pace: int = 0
    campaign: str | None = None
    """The campaign of which it plays a chapter."""
    feats: bool = False
    """Whether it is entered into the book of feats."""


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
    data: tuple[msgspec.Raw, ...] = ()
    """The same moves as data."""
    points: tuple[int, ...] | None = None
    best: str | None = None
    thoughts: tuple["Thought", ...] = ()
    """Where they were asked for: what a search from the seat's own view makes of the moves that it tried most."""


class Thought(Form, frozen=True):
    """A move that a search tried, how often, and what chance to win it reckons with, from 0 to 1."""

    move: str
    tries: int
    chance: float


# ---------------------------------------------------------------- what stands behind the question mark


class Looking(msgspec.Struct, frozen=True):
    """From which seat to look: one's own, or none for a spectator. `key` comes from an unlisted match's link; `seen` is
    the last `seq` seen, perhaps at another process: the answer is never older."""

    seat: SeatNumber | None = None
    key: Secret | None = None
    seen: Count = 0


class Listening(msgspec.Struct, frozen=True):
    """The same for streams; `after` is the last `seq` seen, left out to be told the present only."""

    seat: SeatNumber | None = None
    key: Secret | None = None
    after: Count | None = None


class Listing(msgspec.Struct, frozen=True):
    """For which seat, how many moves at most, and whether to tell what they would score and what a search thinks."""

    seat: SeatNumber
    limit: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 200
    seen: Count = 0
    scored: bool = False
    thoughts: bool = False
    """What a search makes of them, too; only where all others are bots."""
