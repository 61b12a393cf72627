"""`understory campaign`: a campaign's file, its sheet, and its chapters played in the terminal."""

from pathlib import Path

from rich.console import Console
from rich.table import Table as Lines
from rich.text import Text

from understory.cli.reading import put
from understory.core import OptionError
from understory.games.everdell_duo.campaign.newspaper import difficulty_word, names, title
from understory.games.everdell_duo.campaign.sheet import Medal, SheetLine, sheet, to_next_medal
from understory.games.everdell_duo.campaign.story import Campaign, founded
from understory.games.everdell_duo.campaign.text import CAMPAIGN, read, written
from understory.games.everdell_duo.commands._kept import Kept
from understory.games.everdell_duo.face.art.sheet import sheet_svg
from understory.games.everdell_duo.rules.vocabulary import Difficulty
from understory.locale import Tongue


def campaign_file(path: Path) -> Kept[Campaign]:
    """The campaign's file at this path."""
    return Kept(path, CAMPAIGN, read, written)


def new_campaign(path: Path, city: str, players: str, difficulty: str, tongue: Tongue) -> None:
    """Write the file of a campaign of which nothing is played yet."""
    if difficulty not in set(Difficulty):
        raise OptionError("difficulty", difficulty, f"choose one of {', '.join(Difficulty)}")
    campaign = founded(city, tuple(players.split(",")), Difficulty(difficulty))
    campaign_file(path).new(campaign)
    command = f"understory campaign play {path}"
    print(tongue.say("cli-campaign-founded", {"city": campaign.city, "command": command}))


def show_sheet(path: Path, svg: Path | None, tongue: Tongue) -> None:
    """Print the sheet; draw it where that is asked for."""
    campaign = campaign_file(path).load()
    Console(highlight=False, markup=False).print(sheet_table(campaign, tongue))
    if svg is not None:
        put(svg, sheet_svg(campaign, tongue))


# ---------------------------------------------------------------- the sheet


def sheet_table(campaign: Campaign, tongue: Tongue) -> Lines:
    """The sheet as a table, with what the campaign comes to below it."""
    told = sheet(campaign)
    whose = {
        "city": campaign.city,
        "names": names(tongue, campaign.players),
        "difficulty": difficulty_word(tongue, campaign.difficulty),
    }
    table = Lines(title=tongue.say("sheet-title", whose))
    table.add_column("", justify="right")
    for column in ("sheet-chapter", "sheet-day", "", "sheet-watches"):
        table.add_column(tongue.say(column) if column else "")
    for column in ("again", "score", "total"):
        table.add_column(tongue.say(f"sheet-{column}"), justify="right")
    for line in told.lines:
        table.add_row(*_cells(line, tongue))
    sums = {"chapters": told.chapters, "bonus": told.bonus, "penalty": told.penalty, "total": told.total}
    table.caption = Text(f"{tongue.say('sheet-sums', sums)}\n{_medal_words(campaign, told.total, told.medal, tongue)}")
    return table


def _cells(line: SheetLine, tongue: Tongue) -> tuple[str, ...]:
    result = line.result
    used, kept = tongue.say("sheet-used"), tongue.say("sheet-kept")
    return (
        str(result.chapter),
        title(tongue, result.chapter),
        result.day.isoformat(),
        tongue.say("sheet-won" if result.won else "sheet-lost"),
        " ".join([used] * result.turned + [kept] * (result.watches - result.turned)),
        tongue.say("sheet-yes") if line.replayed else "",
        str(result.score),
        str(line.total),
    )


def _medal_words(campaign: Campaign, points: int, earned: Medal, tongue: Tongue) -> str:
    following = to_next_medal(points)
    missing = tongue.say("sheet-beyond")
    if following:
        missing = tongue.say("sheet-missing", {"points": following[1], "medal": tongue.say(f"medal-{following[0]}")})
    if not campaign.over:
        return tongue.say("sheet-progress", {"played": len(campaign.counted), "missing": missing})
    if earned is Medal.NONE:
        return tongue.say("sheet-no-medal", {"missing": missing})
    return tongue.say("sheet-earned", {"medal": tongue.say(f"medal-{earned}")})
