"""A game played as a campaign, chapter after chapter, and the book in which feats of single games are ticked.

A campaign is its text: the one format in which it is kept, exported and brought along. The house keeps that text, makes
the matches that the game asks for, and hands their ends back; what any of it means is the game's affair. Whatever is
`Told` is finished words in the language of a `Speaker`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Protocol, TypeVar

from understory.core.errors import UnderstoryError
from understory.core.speaker import Speaker
from understory.core.spec import Options

S_contra = TypeVar("S_contra", contravariant=True)


class CampaignError(UnderstoryError):
    """Something that a campaign's rules do not allow, or a text that holds none: a message's id and its arguments."""

    def __init__(self, problem: str, told: str, **arguments: str | int) -> None:
        super().__init__(told)
        self.problem = problem
        self.arguments = arguments


@dataclass(frozen=True, slots=True)
class Ahead:
    """A chapter that may be played now; `replay` where it was lost before."""

    chapter: int
    replay: bool


@dataclass(frozen=True, slots=True)
class CampaignStanding:
    """How a campaign stands, without a word of any language."""

    city: str
    players: tuple[str, ...]
    difficulty: str
    played: int
    """Chapters that have their result."""
    chapters: int
    total: int
    medal: str
    """What the total is worth so far; `none` where it is worth none."""
    over: bool
    ahead: tuple[Ahead, ...]
    begun: str
    """The record of a chapter in progress that came with the text; empty where there is none."""


# ---------------------------------------------------------------- told


@dataclass(frozen=True, slots=True)
class FrontPage:
    """What the newspaper made of a chapter."""

    paper: str
    issue: str
    headline: str
    lead: str
    lines: tuple[str, ...]
    picture: str
    """The id of the card whose picture is on the page; empty where there is none."""
    caption: str


@dataclass(frozen=True, slots=True)
class ChapterResult:
    """What a chapter came to."""

    day: str
    won: bool
    points: int
    score: int
    total: int
    watches: int
    turned: int
    replayed: bool
    text: str
    missed: tuple[str, ...]
    page: FrontPage | None


@dataclass(frozen=True, slots=True)
class ChapterTarget:
    """The points that a chapter asks for at a difficulty."""

    difficulty: str
    points: int
    chosen: bool


@dataclass(frozen=True, slots=True)
class ChapterTold:
    """A chapter as it is read before it is played, and what it came to."""

    number: int
    title: str
    story: str
    rules: tuple[str, ...]
    asked: tuple[str, ...]
    targets: tuple[ChapterTarget, ...]
    result: ChapterResult | None


@dataclass(frozen=True, slots=True)
class CardTold:
    """A card in hand: its name and what it says."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class SumTold:
    """A line of the sums."""

    label: str
    points: int


@dataclass(frozen=True, slots=True)
class MedalTold:
    """A medal, and from how many points on it is earned."""

    medal: str
    name: str
    least: int
    reached: bool


@dataclass(frozen=True, slots=True)
class RoadTold:
    """A whole campaign in somebody's language."""

    city: str
    players: tuple[str, ...]
    difficulty: str
    chapters: tuple[ChapterTold, ...]
    cards: tuple[CardTold, ...]
    """What is in hand for the chapters to come."""
    cards_title: str
    replays: str
    """How many replays are left, in words."""
    sums: tuple[SumTold, ...]
    total: int
    medals: tuple[MedalTold, ...]
    ahead: tuple[Ahead, ...]
    over: bool
    last: FrontPage | None
    """The last page, once everything is played."""


@dataclass(frozen=True, slots=True)
class DifficultyTold:
    """A difficulty that can be chosen, and the options of a match that is played at it."""

    difficulty: str
    name: str
    about: str
    options: dict[str, str]


@dataclass(frozen=True, slots=True)
class FeatTold:
    """A feat, what it asks for, and on which days it was first done: a column of the book each, empty where never."""

    feat: str
    name: str
    asks: str
    days: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BookTold:
    """The book of feats in somebody's language."""

    title: str
    columns: tuple[str, ...]
    feats: tuple[FeatTold, ...]
    games: int
    won: int


# ---------------------------------------------------------------- what a game brings


class Campaigns(Protocol[S_contra]):
    """How a game keeps campaigns. Whatever cannot be is refused with a `CampaignError`."""

    def difficulties(self, speaker: Speaker) -> tuple[DifficultyTold, ...]:
        """What can be chosen; their options are those that every match of the campaign has."""
        ...

    def founded(self, city: str, players: tuple[str, ...], difficulty: str) -> str:
        """The text of a new campaign."""
        ...

    def named(self, text: str, players: tuple[str, ...]) -> str:
        """The text with other names for its players, as many as before."""
        ...

    def brought(self, text: str) -> str:
        """A text of whatever age, judged whole and lifted to the present format."""
        ...

    def standing(self, text: str) -> CampaignStanding:
        """How it stands."""
        ...

    def options(self, text: str, chapter: int, seats: int) -> Options:
        """How a chapter is set up for so many seats: one that plays for all, or one each."""
        ...

    def begun(self, text: str, chapter: int, record: str) -> str:
        """The text with a chapter in progress, as far as its record goes."""
        ...

    def left_off(self, text: str) -> str:
        """The text without its chapter in progress."""
        ...

    def entered(self, text: str, chapter: int, day: date, end: S_contra, moves: Sequence[str]) -> str:
        """The text with the result of a chapter: as its game ended, or given up where it did not end."""
        ...

    def dated(self, text: str, chapter: int, day: date) -> str:
        """The text with another day on which a chapter was played; `CampaignError` where it has no result."""
        ...

    def told(self, text: str, speaker: Speaker) -> RoadTold:
        """All of it, for reading."""
        ...

    def sheet(self, text: str, speaker: Speaker) -> str:
        """The score sheet as a drawing of one A4 page."""
        ...

    def picture(self, card: str) -> str:
        """A card's picture as a drawing of its own."""
        ...


class Feats(Protocol[S_contra]):
    """How a game keeps its book of feats. A text holds one game or many."""

    def difficulties(self, speaker: Speaker) -> tuple[DifficultyTold, ...]:
        """What can be chosen."""
        ...

    def counts(self, options: Mapping[str, str], seats: int) -> bool:
        """Whether matches with these options are for the book."""
        ...

    def entered(self, day: date, mark: str, end: S_contra) -> str:
        """The text of a book that holds this game alone; `mark` tells games apart."""
        ...

    def merged(self, texts: Sequence[str]) -> str:
        """One book of many; a game that is in several is entered once."""
        ...

    def told(self, text: str, speaker: Speaker) -> BookTold:
        """All of it, for reading."""
        ...

    def sheet(self, text: str, speaker: Speaker) -> str:
        """The book as a drawing of one A4 page."""
        ...
