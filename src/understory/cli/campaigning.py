"""`understory campaign`: a campaign's file, its sheet, and its chapters played in the terminal."""

from pathlib import Path

from rich.console import Console
from rich.table import Table as Lines
from rich.text import Text

from understory.cli.kept import Kept
from understory.cli.reading import put
from understory.core import OptionError
from understory.games.everdell_duo.art.sheet import sheet_svg
from understory.games.everdell_duo.campaign.chapter import TITLES
from understory.games.everdell_duo.campaign.sheet import Medal, SheetLine, sheet, to_next_medal
from understory.games.everdell_duo.campaign.story import Campaign, founded
from understory.games.everdell_duo.campaign.text import CAMPAIGN, read, written
from understory.games.everdell_duo.vocabulary import Difficulty


def campaign_file(path: Path) -> Kept[Campaign]:
    """The campaign's file at this path."""
    return Kept(path, CAMPAIGN, read, written)


def new_campaign(path: Path, city: str, players: str, difficulty: str) -> None:
    """Write the file of a campaign of which nothing is played yet."""
    if difficulty not in set(Difficulty):
        raise OptionError("difficulty", difficulty, f"choose one of {', '.join(Difficulty)}")
    campaign = founded(city, tuple(players.split(",")), Difficulty(difficulty))
    campaign_file(path).new(campaign)
    print(f"{campaign.city} is founded. `understory campaign play {path}` opens the first chapter.")


def show_sheet(path: Path, svg: Path | None) -> None:
    """Print the sheet; draw it where that is asked for."""
    campaign = campaign_file(path).load()
    Console(highlight=False, markup=False).print(sheet_table(campaign))
    if svg is not None:
        put(svg, sheet_svg(campaign, TITLES))


# ---------------------------------------------------------------- the sheet


def sheet_table(campaign: Campaign) -> Lines:
    """The sheet as a table, with what the campaign comes to below it."""
    told = sheet(campaign)
    table = Lines(title=f"{campaign.city}: {' and '.join(campaign.players)}, {campaign.difficulty}")
    for column, side in (("", "right"), ("chapter", "left"), ("day", "left"), ("", "left"), ("watches", "left")):
        table.add_column(column, justify="right" if side == "right" else "left")
    for column in ("again", "score", "in all"):
        table.add_column(column, justify="right")
    for line in told.lines:
        table.add_row(*_cells(line, TITLES[line.result.chapter - 1]))
    table.caption = Text(
        f"chapters {told.chapters}, unused watches +{told.bonus}, replays -{told.penalty}: {told.total} in all\n"
        f"{_medal_words(campaign, told.total, told.medal)}"
    )
    return table


def _cells(line: SheetLine, title: str) -> tuple[str, ...]:
    result = line.result
    watches = " ".join(["used"] * result.turned + ["kept"] * (result.watches - result.turned))
    return (
        str(result.chapter),
        title,
        result.day.isoformat(),
        "won" if result.won else "lost",
        watches,
        "yes" if line.replayed else "",
        str(result.score),
        str(line.total),
    )


def _medal_words(campaign: Campaign, points: int, earned: Medal) -> str:
    following = to_next_medal(points)
    missing = f"{following[1]} more for {following[0]}" if following else "there is nothing beyond gold"
    if campaign.over:
        return f"medal: {earned}" if earned is not Medal.NONE else f"no medal, {missing}"
    return f"{len(campaign.counted)} of 15 chapters; {missing}"
