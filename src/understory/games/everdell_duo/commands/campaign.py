"""Everdell Duo's campaign: fifteen chapters, kept in a file."""
# ruff: noqa: PLC0415  (imported when asked for: help answers at once)

from pathlib import Path
from typing import Annotated

import typer

from understory.games.everdell_duo.commands._shared import Day, day_of, help_alone, speaking

app = typer.Typer(
    help=__doc__, callback=help_alone, invoke_without_command=True, rich_markup_mode=None, add_completion=False
)

_File = Annotated[Path, typer.Argument(help="The campaign's file.", show_default=False)]


@app.command("new")
def campaign_new(
    context: typer.Context,
    file: _File,
    city: Annotated[str, typer.Option(help="What your city is called.", show_default=False)],
    players: Annotated[
        str, typer.Option(help="Two names, a name and a bot, or one name that plays both; parted by commas.")
    ],
    difficulty: Annotated[str, typer.Option(help="normal or hard.")] = "normal",
) -> None:
    """Begin a campaign in a new file."""
    from understory.games.everdell_duo.commands._sheet import new_campaign

    with speaking(context.obj) as tongue:
        new_campaign(file, city, players, difficulty, tongue)


@app.command("play")
def campaign_play(
    context: typer.Context,
    file: _File,
    day: Day = None,
    seed: Annotated[str | None, typer.Option(help="Any text; the same text deals the same campaign.")] = None,
    anew: Annotated[bool, typer.Option("--anew", help="Deal the chapter in progress anew; it is no replay.")] = False,
) -> None:
    """Go on: the chapter in progress, the next one, or the one just lost once more."""
    from understory.games.everdell_duo.commands._chapters import play_campaign

    with speaking(context.obj) as tongue:
        play_campaign(file, day_of(day), seed, tongue, anew=anew)


@app.command("sheet")
def campaign_sheet(
    context: typer.Context,
    file: _File,
    svg: Annotated[Path | None, typer.Option(help="Draw the sheet here, to print.", show_default=False)] = None,
) -> None:
    """Show the score sheet."""
    from understory.games.everdell_duo.commands._sheet import show_sheet

    with speaking(context.obj) as tongue:
        show_sheet(file, svg, tongue)
