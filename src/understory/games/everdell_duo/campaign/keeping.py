"""The campaign and the challenge's book as the house meets them: texts in, texts and finished words out."""

from collections.abc import Mapping, Sequence
from datetime import date

from understory.core import Options, Speaker
from understory.core.campaign import (
    Ahead,
    BookTold,
    CampaignStanding,
    CardTold,
    ChapterResult,
    ChapterTarget,
    ChapterTold,
    DifficultyTold,
    FeatTold,
    MedalTold,
    RoadTold,
    SumTold,
)
from understory.games.everdell_duo.campaign import achievements, newspaper, text
from understory.games.everdell_duo.campaign.achievements import Achievement, Book, Challenge
from understory.games.everdell_duo.campaign.chapter import chapter as chapter_of
from understory.games.everdell_duo.campaign.chapter import chapter_options, chapter_result, given_up
from understory.games.everdell_duo.campaign.happened import happened
from understory.games.everdell_duo.campaign.headlines import story_of
from understory.games.everdell_duo.campaign.sheet import FROM, CampaignSheet, SheetLine, sheet
from understory.games.everdell_duo.campaign.story import (
    CHAPTERS,
    MOST_REPLAYS_ON_HARD,
    Campaign,
    CampaignError,
    begun,
    dated,
    founded,
    left_off,
    recorded,
    renamed,
    turns,
    with_story,
)
from understory.games.everdell_duo.face import card_words
from understory.games.everdell_duo.face.art.book import book_svg
from understory.games.everdell_duo.face.art.pictures import picture
from understory.games.everdell_duo.face.art.sheet import sheet_svg
from understory.games.everdell_duo.face.art.tones import inked
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.rules.shelf import shipped_shelf
from understory.games.everdell_duo.rules.spec import spec_of
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.together.opening import opening
from understory.games.everdell_duo.rules.together.result import result as played
from understory.games.everdell_duo.rules.together.thorn import thorn_score
from understory.games.everdell_duo.rules.vocabulary import CardId, Difficulty, Mode, NewsId

CAMPAIGN_LEVELS = (Difficulty.NORMAL, Difficulty.HARD)


def finished(campaign: Campaign, chapter: int, day: date, end: State, moves: Sequence[str]) -> Campaign:
    """The campaign with a chapter's result and what the newspaper made of it; a game that did not end is given up."""
    over = end if not end.pending else given_up(end)
    result = chapter_result(campaign, chapter, day, over)
    story = story_of(happened(campaign, result, over, moves), campaign.headlines)
    return recorded(campaign, with_story(result, story))


class EverdellCampaigns:
    """`Campaigns` for the house."""

    def difficulties(self, speaker: Speaker) -> tuple[DifficultyTold, ...]:
        """Normal and hard."""
        return _difficulties(speaker, "campaign", CAMPAIGN_LEVELS, Mode.COOPERATIVE)

    def founded(self, city: str, players: tuple[str, ...], difficulty: str) -> str:
        """The text of a new campaign."""
        if difficulty not in CAMPAIGN_LEVELS:
            raise CampaignError("everdell.campaign.chapters", "a campaign is normal or hard")
        return text.written(founded(city, players, Difficulty(difficulty)))

    def named(self, text_: str, players: tuple[str, ...]) -> str:
        """The text with other names for its players."""
        return text.written(renamed(text.read(text_), players))

    def brought(self, text_: str) -> str:
        """A text of whatever age, in the present format."""
        return text.written(text.read(text_))

    def standing(self, text_: str) -> CampaignStanding:
        """How it stands."""
        campaign = text.read(text_)
        told = sheet(campaign)
        return CampaignStanding(
            campaign.city,
            campaign.players,
            campaign.difficulty,
            len(campaign.counted),
            CHAPTERS,
            told.total,
            told.medal,
            campaign.over,
            tuple(Ahead(turn.chapter, turn.replay) for turn in turns(campaign)),
            campaign.begun.record if campaign.begun else "",
        )

    def options(self, text_: str, chapter: int, seats: int) -> Options:
        """How a chapter is set up."""
        return chapter_options(text.read(text_), chapter, seats)

    def begun(self, text_: str, chapter: int, record: str) -> str:
        """The text with a chapter in progress."""
        return text.written(begun(text.read(text_), chapter, record))

    def left_off(self, text_: str) -> str:
        """The text without its chapter in progress."""
        return text.written(left_off(text.read(text_)))

    def entered(self, text_: str, chapter: int, day: date, end: State, moves: Sequence[str]) -> str:
        """The text with the result of a chapter."""
        return text.written(finished(text.read(text_), chapter, day, end, moves))

    def dated(self, text_: str, chapter: int, day: date) -> str:
        """The text with another day for a chapter."""
        return text.written(dated(text.read(text_), chapter, day))

    def told(self, text_: str, speaker: Speaker) -> RoadTold:
        """All of it, for reading."""
        return road(text.read(text_), speaker)

    def sheet(self, text_: str, speaker: Speaker) -> str:
        """The score sheet as a drawing."""
        return sheet_svg(text.read(text_), speaker)

    def picture(self, card: str) -> str:
        """A card's picture; `KeyError` where there is none."""
        found = LIBRARY.cards[CardId(card)]
        drawn = picture(found.id, inked(found.colour))
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{drawn}</svg>'


# ---------------------------------------------------------------- the road


def road(campaign: Campaign, speaker: Speaker) -> RoadTold:
    """A whole campaign in somebody's language."""
    told = sheet(campaign)
    lines = {line.result.chapter: line for line in told.lines}
    left = MOST_REPLAYS_ON_HARD - len(campaign.replayed)
    return RoadTold(
        campaign.city,
        campaign.players,
        newspaper.difficulty_word(speaker, campaign.difficulty),
        tuple(_chapter(speaker, campaign, number, lines.get(number)) for number in range(1, CHAPTERS + 1)),
        tuple(_card(speaker, card) for card in campaign.kept if NewsId(card) in LIBRARY.news),
        speaker.say("road-cards"),
        speaker.say(f"road-replays-{campaign.difficulty}", {"left": left}),
        _sums(speaker, told),
        told.total,
        tuple(
            MedalTold(medal, speaker.say(f"medal-{medal}"), least, told.total >= least) for least, medal in FROM[::-1]
        ),
        tuple(Ahead(turn.chapter, turn.replay) for turn in turns(campaign)),
        campaign.over,
        newspaper.last_page(speaker, campaign, told),
    )


def _sums(speaker: Speaker, told: CampaignSheet) -> tuple[SumTold, ...]:
    amounts = {"chapters": told.chapters, "bonus": told.bonus, "penalty": -told.penalty}
    return tuple(SumTold(speaker.say(f"sheet-{name}"), points) for name, points in amounts.items())


def _card(speaker: Speaker, card: str) -> CardTold:
    name = LIBRARY.news[NewsId(card)].name if speaker.language == "en" else speaker.say(f"card-{card}")
    return CardTold(name, card_words.text(shipped_shelf(), speaker, card))


def _chapter(speaker: Speaker, campaign: Campaign, number: int, line: SheetLine | None) -> ChapterTold:
    chapter = chapter_of(number)
    targets = tuple(
        ChapterTarget(speaker.say(f"campaign-{level}"), chapter.target(level), level is campaign.difficulty)
        for level in CAMPAIGN_LEVELS
    )
    return ChapterTold(
        number,
        newspaper.title(speaker, number),
        newspaper.beginning(speaker, number),
        newspaper.rules(speaker, chapter),
        newspaper.asked(speaker, chapter),
        targets,
        None if line is None else _result(speaker, campaign, line),
    )


def _result(speaker: Speaker, campaign: Campaign, line: SheetLine) -> ChapterResult:
    result = line.result
    return ChapterResult(
        result.day.isoformat(),
        result.won,
        result.points,
        result.score,
        line.total,
        result.watches,
        result.turned,
        line.replayed,
        newspaper.ending(speaker, result.chapter, won=result.won),
        newspaper.missed(speaker, result),
        newspaper.front_page(speaker, campaign, campaign.results.index(result) + 1, result),
    )


def _difficulties(speaker: Speaker, kind: str, levels: Sequence[Difficulty], mode: Mode) -> tuple[DifficultyTold, ...]:
    return tuple(
        DifficultyTold(
            level,
            speaker.say(f"{kind}-{level}"),
            speaker.say(f"{kind}-{level}.about"),
            {"mode": str(mode), "difficulty": str(level)},
        )
        for level in levels
    )


# ---------------------------------------------------------------- the book of feats


def challenge_of(day: date, mark: str, end: State) -> Challenge:
    """A finished game against Miss Thorn, for the book."""
    came_to = played(end)
    return Challenge(
        day,
        came_to.players,
        came_to.difficulty,
        came_to.points,
        thorn_score(end),
        tuple(map(Achievement, came_to.achievements)),
        mark,
    )


class EverdellFeats:
    """`Feats` for the house: the challenge's achievements."""

    def difficulties(self, speaker: Speaker) -> tuple[DifficultyTold, ...]:
        """Easy, normal and hard."""
        return _difficulties(speaker, "challenge", tuple(Difficulty), Mode.CHALLENGE)

    def counts(self, options: Mapping[str, str], seats: int) -> bool:
        """Whether it is a challenge."""
        return opening(shipped_shelf(), spec_of(shipped_shelf()).chosen(seats, dict(options))).mode is Mode.CHALLENGE

    def entered(self, day: date, mark: str, end: State) -> str:
        """The text of a book that holds this game alone."""
        return achievements.written(Book((challenge_of(day, mark, end),)))

    def merged(self, texts: Sequence[str]) -> str:
        """One book of many."""
        games = {game.mark: game for each in texts for game in achievements.read(each).games}
        return achievements.written(Book(tuple(sorted(games.values(), key=lambda game: (game.day, game.mark)))))

    def told(self, text_: str, speaker: Speaker) -> BookTold:
        """All of it, for reading."""
        return book_told(achievements.read(text_), speaker)

    def sheet(self, text_: str, speaker: Speaker) -> str:
        """The book as a drawing."""
        return book_svg(achievements.read(text_), speaker)


COLUMNS = tuple((players, difficulty) for players in (1, 2) for difficulty in Difficulty)
"""For how many, and how difficult."""


def book_told(book: Book, speaker: Speaker) -> BookTold:
    """The book in somebody's language."""
    return BookTold(
        speaker.say("feats-title"),
        tuple(
            speaker.say("feats-column", {"players": players, "difficulty": newspaper.difficulty_word(speaker, level)})
            for players, level in COLUMNS
        ),
        tuple(
            FeatTold(
                one,
                speaker.say(f"feat-{one}"),
                speaker.say(f"feat-{one}.asks"),
                tuple(day.isoformat() if (day := book.ticked(one, *column)) else "" for column in COLUMNS),
            )
            for one in Achievement
        ),
        len(book.games),
        sum(game.points > game.thorn for game in book.games),
    )
