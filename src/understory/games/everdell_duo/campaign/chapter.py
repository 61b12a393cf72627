"""Between a campaign and the game of one chapter: how it is set up, and what its end means for the sheet."""

from datetime import date
from typing import Final

from understory.core import Options
from understory.games.everdell_duo.campaign.story import CHAPTERS, Campaign, CampaignError, Result
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.together import Chapter
from understory.games.everdell_duo.spec import SPEC
from understory.games.everdell_duo.state import State
from understory.games.everdell_duo.together import result as played
from understory.games.everdell_duo.together.objectives import is_met
from understory.games.everdell_duo.vocabulary import ChapterId, Mode, NewsId


def chapter(number: int) -> Chapter:
    """The chapter of this number."""
    return LIBRARY.chapters[ChapterId(str(number))]


TITLES: Final = tuple(chapter(number).name for number in range(1, CHAPTERS + 1))
"""The chapters' names in order."""


def chapter_options(campaign: Campaign, number: int) -> Options:
    """How the chapter is set up: Good News held and gone is taken from the campaign.

    A card that the pack no longer knows, because the campaign is older, is left out of the game and stays in the file.
    """
    return SPEC.chosen(
        len(campaign.players),
        {
            "mode": Mode.COOPERATIVE,
            "chapter": str(number),
            "difficulty": campaign.difficulty,
            "held": _known(campaign.kept),
            "spent": _known(campaign.spent),
        },
    )


def _known(cards: tuple[str, ...]) -> str:
    return ",".join(card for card in cards if NewsId(card) in LIBRARY.news) or "none"


def chapter_result(campaign: Campaign, number: int, day: date, end: State) -> Result:
    """What the finished game means for the sheet."""
    if end.stack:
        raise CampaignError("everdell.campaign.record", f"chapter {number} is not over yet")
    came_to = played.result(end)
    forgotten = tuple(card for card in campaign.kept if NewsId(card) not in LIBRARY.news)
    return Result(
        number,
        day,
        came_to.won,
        came_to.points,
        came_to.watches + came_to.wound,
        came_to.wound,
        (*forgotten, *came_to.held),
        tuple(card for card in came_to.spent if card not in campaign.spent),
        tuple(objective.id for objective in chapter(number).objectives if not is_met(end, objective)),
    )
