"""Between a campaign and the game of one chapter: how it is set up, and what its end means for the sheet."""

from datetime import date

from understory.core import Options
from understory.games.everdell_duo.campaign.story import Campaign, CampaignError, Result
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.together import Chapter
from understory.games.everdell_duo.rules.shelf import shipped_shelf
from understory.games.everdell_duo.rules.spec import spec_of
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.together import result as played
from understory.games.everdell_duo.rules.together.objectives import is_met
from understory.games.everdell_duo.rules.vocabulary import ChapterId, Mode, NewsId


def chapter(number: int) -> Chapter:
    """The chapter of this number."""
    return LIBRARY.chapters[ChapterId(str(number))]


def chapter_options(campaign: Campaign, number: int, seats: int | None = None) -> Options:
    """How the chapter is set up: Good News held and gone is taken from the campaign. `seats` is as many as it has
    players, unless one plays both mayors for once.

    A card that the pack no longer knows, because the campaign is older, is left out of the game and stays in the file.
    """
    return spec_of(shipped_shelf()).chosen(
        len(campaign.players) if seats is None else seats,
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


def given_up(state: State) -> State:
    """The state as if both had agreed to give the chapter up (everdell.coop.concede)."""
    end = state.clone()
    end.pending = ()
    end.together = end.together._replace(conceded=True, offered=())
    return end


def chapter_result(campaign: Campaign, number: int, day: date, end: State) -> Result:
    """What the finished game means for the sheet."""
    if end.pending:
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
