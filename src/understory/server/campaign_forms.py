"""The bodies of requests and answers about campaigns and books of feats; what is `Told` is in the asker's language."""

from typing import Annotated

import msgspec

from understory.core.campaign import Ahead, BookTold, DifficultyTold, RoadTold
from understory.locale import Language
from understory.table.forms import Form, Name, SeatWish, Secret, Word
from understory.table.messages import ClientId

City = Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern="^[^\\x00-\\x1f]+$")]
Mayors = Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=1, max_length=2)]


class Spoken(msgspec.Struct, frozen=True):
    """In which language to be told."""

    language: Language


class BookQuery(msgspec.Struct, frozen=True):
    """In which language to be told, and whose games: all of the asker's, or those with one other person."""

    language: Language
    partner: Word | None = None


class CampaignWishes(Form, frozen=True):
    """A campaign to be made: one mayor or two, each `me`, `guest`, or a bot (its spec)."""

    client: ClientId
    game: Word
    city: City
    difficulty: Word
    mayors: Mayors


class CampaignFile(Form, frozen=True):
    """A campaign's text to go on with here, and who its mayors are."""

    client: ClientId
    game: Word
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=900_000)]
    mayors: Mayors


class CampaignMade(Form, frozen=True):
    """A campaign that was made. `key` lets a mayor join who is still to come."""

    campaign: str
    key: str | None


class MayorInfo(Form, frozen=True):
    """One of the mayors; `name` is empty while nobody is."""

    name: str
    bot: str
    mine: bool
    lets_go_on: bool


class CampaignInfo(Form, frozen=True):
    """A campaign in a list: numbers and names."""

    campaign: str
    game: str
    city: str
    mayors: tuple[MayorInfo, ...]
    difficulty: str
    played: int
    chapters: int
    total: int
    medal: str
    over: bool
    ahead: tuple[Ahead, ...]
    running: str | None
    """The match of the chapter in progress."""
    chapter: int | None
    """The number of that chapter."""
    alone: bool
    """Whether the asker may go on alone, as both mayors."""
    changed: float


class CampaignList(Form, frozen=True):
    """The asker's campaigns, the last changed first."""

    campaigns: tuple[CampaignInfo, ...]


class CampaignTold(Form, frozen=True):
    """A whole campaign."""

    info: CampaignInfo
    road: RoadTold


class CampaignKey(Form, frozen=True):
    """The key of a link to a campaign."""

    key: Secret


class CampaignJoin(Form, frozen=True):
    """Become the mayor who is still to come."""

    key: Secret
    name: Name | None = None


class ChapterWish(Form, frozen=True):
    """Begin a chapter: the next, or the lost one once more; `alone` plays both mayors."""

    client: ClientId
    chapter: Annotated[int, msgspec.Meta(ge=1, le=99)]
    alone: bool = False


class ChapterDay(Form, frozen=True):
    """The day on which a chapter was played, for the score sheet: year, month and day."""

    chapter: Annotated[int, msgspec.Meta(ge=1, le=99)]
    day: Annotated[str, msgspec.Meta(pattern="^[12][0-9]{3}-[01][0-9]-[0-3][0-9]$")]


class LettingGoOn(Form, frozen=True):
    """Whether the partner may go on alone."""

    alone: bool


class GameCampaign(Form, frozen=True):
    """A game that is played as a campaign, and how difficult that may be."""

    game: str
    difficulties: tuple[DifficultyTold, ...]


class CampaignGames(Form, frozen=True):
    """The games that are played as campaigns."""

    games: tuple[GameCampaign, ...]


class Partner(Form, frozen=True):
    """Somebody with whom the asker has played for the book."""

    person: str
    name: str


class GameBook(Form, frozen=True):
    """A game's book of feats, for the asker or for the asker and a partner."""

    game: str
    difficulties: tuple[DifficultyTold, ...]
    book: BookTold


class Books(Form, frozen=True):
    """The books of all games that keep one."""

    books: tuple[GameBook, ...]
    partners: tuple[Partner, ...]
