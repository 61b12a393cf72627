"""A campaign: fifteen chapters in order, what each came to, and what may be played next. A value; it knows no clock."""

from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from understory.core import RuleId
from understory.core.campaign import CampaignError as Refused
from understory.games.everdell_duo.rules.vocabulary import Difficulty

CHAPTERS: Final = 15
MOST_REPLAYS_ON_HARD: Final = 3
KEPT_ON_HARD: Final = 1
MOST_NAME: Final = 60
"""Letters of a name."""


class CampaignError(Refused):
    """Something that a campaign's rules do not allow."""

    def __init__(self, rule: str, problem: str) -> None:
        super().__init__("campaign.rule", f"{problem} [{rule}]", rule=rule)
        self.rule = RuleId(rule)


@dataclass(frozen=True, slots=True)
class Story:
    """What the newspaper made of a chapter: which headline, and the numbers and cards that it may speak of."""

    headline: str
    facts: tuple[tuple[str, int | str], ...]


@dataclass(frozen=True, slots=True)
class Result:
    """What one game of a chapter came to."""

    chapter: int
    day: date
    won: bool
    points: int
    """Of the city, won or lost."""
    watches: int
    """Pocket watches that the chapter gave."""
    turned: int
    """Those of them that were used."""
    kept: tuple[str, ...] = ()
    """Good News cards kept for later chapters."""
    spent: tuple[str, ...] = ()
    """Good News cards used or replaced in this game: out of the campaign."""
    missed: tuple[str, ...] = ()
    """The ids of objectives that were not met."""
    story: Story | None = None
    """Of results older than the newspaper there is none."""

    @property
    def score(self) -> int:
        """What goes on the sheet: nothing where the chapter was lost (everdell.campaign.record)."""
        return self.points if self.won else 0


@dataclass(frozen=True, slots=True)
class Begun:
    """A chapter in progress: its game so far, as a record."""

    chapter: int
    record: str


@dataclass(frozen=True, slots=True)
class Turn:
    """A chapter that may be played now; `replay` where it was lost before."""

    chapter: int
    replay: bool


@dataclass(frozen=True, slots=True)
class Campaign:
    """Who plays, how hard, and every game that was played to its end, in order."""

    city: str
    players: tuple[str, ...]
    """One or two names; one plays both mayors."""
    difficulty: Difficulty
    results: tuple[Result, ...] = ()
    begun: Begun | None = None

    @property
    def kept(self) -> tuple[str, ...]:
        """The Good News cards at hand now."""
        return self.results[-1].kept if self.results else ()

    @property
    def spent(self) -> tuple[str, ...]:
        """The Good News cards that are out for good, in the order in which they went."""
        return tuple(card for result in self.results for card in result.spent)

    @property
    def counted(self) -> tuple[Result, ...]:
        """The result of each chapter so far: of a replayed one the replay's (everdell.campaign.replay)."""
        return tuple({result.chapter: result for result in self.results}.values())

    @property
    def headlines(self) -> frozenset[str]:
        """Those that were printed."""
        return frozenset(result.story.headline for result in self.results if result.story)

    @property
    def replayed(self) -> frozenset[int]:
        """The chapters that were played a second time."""
        chapters = [result.chapter for result in self.results]
        return frozenset(chapter for chapter in chapters if chapters.count(chapter) > 1)

    @property
    def over(self) -> bool:
        """Whether every chapter has its result. A last one that was lost may still be replayed."""
        return bool(self.results) and self.results[-1].chapter == CHAPTERS


# ---------------------------------------------------------------- from chapter to chapter


def founded(city: str, players: tuple[str, ...], difficulty: Difficulty) -> Campaign:
    """A new campaign; names as they are spoken, single spaces between words."""
    names = tuple(" ".join(name.split()) for name in (city, *players))
    if not 2 <= len(names) <= 3:
        raise CampaignError("everdell.campaign.chapters", f"a campaign is for one player or two, not {len(players)}")
    for name in names:
        if not name.isprintable() or not 1 <= len(name) <= MOST_NAME:
            raise CampaignError("everdell.campaign.chapters", f"{name!r} is no name of 1 to {MOST_NAME} letters")
    if difficulty is Difficulty.EASY:
        raise CampaignError("everdell.campaign.chapters", "a campaign is normal or hard")
    return Campaign(names[0], names[1:], difficulty)


def dated(campaign: Campaign, chapter: int, day: date) -> Campaign:
    """The campaign with another day on which a chapter was played: its last game, which is the one that counts."""
    at = max((n for n, result in enumerate(campaign.results) if result.chapter == chapter), default=None)
    if at is None:
        raise CampaignError("everdell.campaign.record", f"chapter {chapter} has no result that could be dated")
    results = campaign.results
    return replace(campaign, results=(*results[:at], replace(results[at], day=day), *results[at + 1 :]))


def renamed(campaign: Campaign, players: tuple[str, ...]) -> Campaign:
    """The campaign with other names for its players."""
    if len(players) != len(campaign.players):
        raise CampaignError("everdell.campaign.chapters", f"a campaign of {len(campaign.players)} stays one")
    named = founded(campaign.city, players, campaign.difficulty)
    return replace(campaign, players=named.players)


def with_story(result: Result, story: Story) -> Result:
    """The result with what the newspaper made of it."""
    return replace(result, story=story)


def may_replay(campaign: Campaign) -> bool:
    """Whether the last chapter was lost and may be played once more (everdell.campaign.replay)."""
    if not campaign.results or campaign.results[-1].won:
        return False
    replayed = campaign.replayed
    if campaign.results[-1].chapter in replayed:
        return False
    return campaign.difficulty is Difficulty.NORMAL or len(replayed) < MOST_REPLAYS_ON_HARD


def turns(campaign: Campaign) -> tuple[Turn, ...]:
    """What may be played now: a chapter in progress before anything else; else the next, or the lost one again."""
    last = campaign.results[-1].chapter if campaign.results else 0
    again = (Turn(last, replay=True),) if may_replay(campaign) else ()
    onward = (Turn(last + 1, replay=False),) if last < CHAPTERS else ()
    if campaign.begun is not None:
        return tuple(turn for turn in (*again, *onward) if turn.chapter == campaign.begun.chapter)
    return again + onward


def begun(campaign: Campaign, chapter: int, record: str) -> Campaign:
    """The campaign with this chapter's game as far as it got."""
    _check_turn(campaign, chapter)
    return replace(campaign, begun=Begun(chapter, record))


def left_off(campaign: Campaign) -> Campaign:
    """The campaign without its game in progress, as if that had never been dealt."""
    return replace(campaign, begun=None)


def recorded(campaign: Campaign, result: Result) -> Campaign:
    """The campaign with one more result (everdell.campaign.record); what the rules do not allow is refused."""
    _check_turn(campaign, result.chapter)
    _check_result(campaign, result)
    return replace(campaign, results=(*campaign.results, result), begun=None)


def _check_turn(campaign: Campaign, chapter: int) -> None:
    allowed = {turn.chapter for turn in turns(campaign)}
    if chapter not in allowed:
        due = " or ".join(f"chapter {number}" for number in sorted(allowed)) or "none"
        lost = campaign.results and chapter == campaign.results[-1].chapter
        rule = "everdell.campaign.replay" if lost else "everdell.campaign.chapters"
        raise CampaignError(rule, f"chapter {chapter} cannot be played now; what can: {due}")


def _check_result(campaign: Campaign, result: Result) -> None:
    if result.points < 0:
        raise CampaignError("everdell.campaign.record", f"a city cannot come to {result.points} points")
    if not 0 <= result.turned <= result.watches:
        raise CampaignError(
            "everdell.campaign.watches", f"{result.turned} of {result.watches} watches cannot have been used"
        )
    gone = {*campaign.spent, *result.spent}
    if len(gone) < len(campaign.spent) + len(result.spent):
        raise CampaignError("everdell.coop.goodnews.use", "a Good News card is used once in a campaign")
    missing = set(campaign.kept) - {*result.kept, *result.spent}
    if gone & set(result.kept) or missing or len(set(result.kept)) < len(result.kept):
        raise CampaignError("everdell.coop.goodnews.keep", "every Good News card is either kept or out, and only once")
    if campaign.difficulty is Difficulty.HARD and len(result.kept) > KEPT_ON_HARD:
        raise CampaignError("everdell.coop.goodnews.keep", "on hard only one Good News card is kept")
