"""The score sheet: a line a chapter with its running total, and what the campaign comes to. All in points."""

from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate
from typing import Final

from understory.games.everdell_duo.campaign.story import Campaign, Result

WATCH_BONUS: Final = 10
REPLAY_PENALTY: Final = 30


class Medal(StrEnum):
    """What a campaign may earn."""

    NONE = "none"
    BRONZE = "bronze"
    SILVER = "silver"
    GOLD = "gold"


FROM: Final = ((1500, Medal.GOLD), (1250, Medal.SILVER), (1000, Medal.BRONZE))
"""From how many points on each medal is earned, the best first (everdell.campaign.score)."""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A chapter's line."""

    result: Result
    replayed: bool
    total: int
    """Of the chapters' scores up to this one; bonuses and penalties come at the end."""


@dataclass(frozen=True, slots=True)
class CampaignSheet:
    """All that the sheet says."""

    lines: tuple[SheetLine, ...]
    chapters: int
    """The sum of the chapters' scores."""
    unused: int
    """Pocket watches circled."""
    replays: int

    @property
    def bonus(self) -> int:
        """For unused watches."""
        return WATCH_BONUS * self.unused

    @property
    def penalty(self) -> int:
        """For replays; a number to be taken off."""
        return REPLAY_PENALTY * self.replays

    @property
    def total(self) -> int:
        """The campaign's score so far."""
        return self.chapters + self.bonus - self.penalty

    @property
    def medal(self) -> Medal:
        """What the score so far is worth."""
        return medal(self.total)


def medal(points: int) -> Medal:
    """The best medal that so many points earn."""
    return next((earned for least, earned in FROM if points >= least), Medal.NONE)


def to_next_medal(points: int) -> tuple[Medal, int] | None:
    """The next better medal and how many points are missing for it; nothing beyond gold."""
    above = [(earned, least - points) for least, earned in FROM if least > points]
    return above[-1] if above else None


def sheet(campaign: Campaign) -> CampaignSheet:
    """The sheet as it stands. Of a replayed chapter only the replay is counted, its watches too."""
    counted = campaign.counted
    totals = accumulate(result.score for result in counted)
    lines = tuple(
        SheetLine(result, result.chapter in campaign.replayed, total)
        for result, total in zip(counted, totals, strict=True)
    )
    return CampaignSheet(
        lines,
        sum(result.score for result in counted),
        sum(result.watches - result.turned for result in counted),
        len(campaign.replayed),
    )
