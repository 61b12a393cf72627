"""The bodies of requests and answers whose place says what they are. Times are seconds since the epoch."""

from typing import Annotated

import msgspec

from understory.core import Group
from understory.table.messages import ClientId, Count, Datum, SeatInfo, SeatNumber, Speech, StepTold
from understory.table.replays import Broken
from understory.table.vocabulary import Access, Deal, OptionKind, Purpose, Status

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[^\\x00-\\x1f]+$")]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Common to the bodies of requests and answers whose place says what they are."""


class Problem(Form, frozen=True):
    """Why a request was not answered as hoped: an id and its arguments."""

    error: str
    arguments: dict[str, Datum] = {}


class Complain(Form, frozen=True):
    """Tell whoever looks after the table of somebody at a match."""

    words: Speech


class Report(Form, frozen=True):
    """Tell whoever looks after the table that something is wrong: in words, and what was seen when it was, as JSON."""

    words: Speech
    seen: Annotated[str, msgspec.Meta(max_length=12_000)]
    match: Annotated[str, msgspec.Meta(max_length=20)] = ""


class PushSubscription(Form, frozen=True):
    """A browser that wants to be called when it is its owner's turn, as its push service named it, and the words to
    call with in the owner's language."""

    endpoint: Annotated[str, msgspec.Meta(min_length=12, max_length=600)]
    p256dh: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    auth: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    words: Word


class PushKey(Form, frozen=True):
    """The key that browsers subscribe with; none where the table calls nobody."""

    key: str | None


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

    login: Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[^\\x00-\\x1f]+$")]
    password: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


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
    options: Annotated[dict[str, str], msgspec.Meta(max_length=40)] = {}
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


class OptionInfo(Form, frozen=True):
    """A choice before the game: one of `values`; some of them, `a,b`, or `none`; one seat's number or `random`; or some
    seats, `0,2`, or `none`."""

    name: str
    kind: OptionKind
    values: tuple[str, ...]
    """Empty where it names seats."""
    default: str
    rule: str


class OptionsAsked(Form, frozen=True):
    """What can be chosen in a game for so many players, beside what is wished for."""

    game: Word
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: Annotated[dict[str, str], msgspec.Meta(max_length=40)] = {}


class OfferedOption(Form, frozen=True):
    """An option that makes a difference now: the values that can be chosen, the one that is chosen or suggested, and
    what stands where nobody says. Where several can be named, `most` is how many; 0 sets no limit."""

    name: str
    kind: OptionKind
    group: Group
    values: tuple[str, ...]
    value: str
    default: str
    rule: str
    most: int


class OptionsOffered(Form, frozen=True):
    """The options, in the order of the game's spec."""

    options: tuple[OfferedOption, ...]


class GameInfo(Form, frozen=True):
    """A game that can be played here, by so many players, with these bots."""

    game: str
    title: str
    fewest: int
    most: int
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    own: str
    """The game's own name, whichever pack it is played with."""
    pack: str
    """What the pack is called that it is played with; nothing for the game's own."""
    packs: tuple[tuple[str, str], ...]
    """What the cards are made of, each with its digest."""
    usual: int
    """How many play where nobody says."""


class CardWords(Form, frozen=True):
    """A card as it is read, and where it comes from: a word for it, and a sentence."""

    name: str
    text: str
    mark: str = ""
    origin: str = ""


class RuleWords(Form, frozen=True):
    """A rule as it is read."""

    id: str
    text: str
    ruling: str | None


class GameWords(Form, frozen=True):
    """A game's words in a language, or in English where it has none in it: its messages as Fluent reads them, its cards
    by their ids, its rules in the order of the book."""

    messages: str
    cards: dict[str, CardWords]
    rules: tuple[RuleWords, ...]


class GameList(Form, frozen=True):
    """The games that can be played here."""

    games: tuple[GameInfo, ...]


class Uploaded(Form, frozen=True):
    """A record that the table keeps. One of another version of the `rules`, or with other cards, can be looked at up to
    where it `stopped`, and not played on."""

    record: str
    game: str
    players: int
    moves: int
    over: bool
    rules: int
    stopped: Broken | None


class Health(Form, frozen=True):
    """Whether the table is well: `store` says whether it can be written to and read, `subscriber` whether this process
    hears of what others do."""

    healthy: bool
    version: str
    store: bool
    subscriber: bool


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


class Tried(Form, frozen=True):
    """Another move that a search tried: as it would have been told, the chance to win that it gave, and the points that
    it would have brought at once."""

    told: StepTold
    chance: float
    points: int


class Judgement(Form, frozen=True):
    """A decision of a finished game, looked into by a search from the view of whoever made it. Chances to win are from
    0 to 1: what the move that was made gave, what the `best` would have added (`cost`), give or take `doubt`."""

    moves: int
    seat: int
    move: str
    best: str
    chance: float
    cost: float
    doubt: float
    sure: bool
    sims: int
    worlds: int
    told: StepTold
    """The best move as it would have been told."""
    points: int
    """What the move that was made brought at once."""
    better: int
    """What the best would have brought at once."""
    places: tuple[Tried, ...]
    """Where moves lay cards: the best place for the card that was laid, and the best for another."""


Names = Annotated[str, msgspec.Meta(max_length=400, pattern="^[^\\x00-\\x08\\x0b-\\x1f]*$")]
"""Several names, a line each."""
Title = Annotated[str, msgspec.Meta(max_length=100, pattern="^[^\\x00-\\x1f]*$")]
"""What a game is called where the asker words it."""


class Watching(msgspec.Struct, frozen=True):
    """As whom to look at a game again; `key` comes from an unlisted match's link."""

    seat: SeatNumber | None = None
    key: Secret | None = None
    side: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    moves: Count | None = None
    """For a picture to be kept: after how many moves; left out, the last."""
    names: Names = ""
    """And what those are called who played, in their order, where the asker words it."""
    title: Title = ""
    """And the game; left out, as its box calls itself."""
