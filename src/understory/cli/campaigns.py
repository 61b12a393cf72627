"""`understory campaign` and `understory challenge`: the commands; their work lies in modules of their own."""
# ruff: noqa: PLC0415  (imported when asked for: `understory --help` answers at once)

from datetime import date, datetime
from pathlib import Path
from typing import Annotated

import typer

from understory.core.errors import OptionError

campaign_app = typer.Typer()
challenge_app = typer.Typer()

_File = Annotated[Path, typer.Argument(help="The campaign's file.", show_default=False)]
_Day = Annotated[str | None, typer.Option(help="The date for the sheet; left out, today.", show_default=False)]


def _day(text: str | None) -> date:
    if text is None:
        return datetime.now().astimezone().date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise OptionError("day", text, "write a date such as 2026-03-21") from None


@campaign_app.callback(invoke_without_command=True)
def campaign(context: typer.Context) -> None:
    """Everdell Duo's campaign: fifteen chapters, kept in a file."""
    _help_alone(context)


@challenge_app.callback(invoke_without_command=True)
def challenge(context: typer.Context) -> None:
    """Everdell Duo's challenge: the book of achievements."""
    _help_alone(context)


def _help_alone(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@campaign_app.command("new")
def campaign_new(
    file: _File,
    city: Annotated[str, typer.Option(help="What your city is called.", show_default=False)],
    players: Annotated[
        str, typer.Option(help="Two names, a name and a bot, or one name that plays both; parted by commas.")
    ],
    difficulty: Annotated[str, typer.Option(help="normal or hard.")] = "normal",
) -> None:
    """Begin a campaign in a new file."""
    from understory.cli.campaigning import new_campaign

    new_campaign(file, city, players, difficulty)


@campaign_app.command("play")
def campaign_play(
    file: _File,
    day: _Day = None,
    seed: Annotated[str | None, typer.Option(help="Any text; the same text deals the same campaign.")] = None,
    anew: Annotated[bool, typer.Option("--anew", help="Deal the chapter in progress anew; it is no replay.")] = False,
) -> None:
    """Go on: the chapter in progress, the next one, or the one just lost once more."""
    from understory.cli.chaptering import play_campaign

    play_campaign(file, _day(day), seed, anew=anew)


@campaign_app.command("sheet")
def campaign_sheet(
    file: _File,
    svg: Annotated[Path | None, typer.Option(help="Draw the sheet here, to print.", show_default=False)] = None,
) -> None:
    """Show the score sheet."""
    from understory.cli.campaigning import show_sheet

    show_sheet(file, svg)


_Book = Annotated[Path, typer.Argument(help="The book's file.", show_default=False)]


@challenge_app.command("add")
def challenge_add(
    file: _Book,
    record: Annotated[Path, typer.Argument(help="A finished game against Miss Thorn.", show_default=False)],
    day: _Day = None,
) -> None:
    """Enter a saved game into the book; a book that is not there yet is made."""
    from understory.cli.challenges import enter_game

    enter_game(file, record, _day(day))


@challenge_app.command("sheet")
def challenge_sheet(file: _Book) -> None:
    """Show which achievements were met, for one player and two, at each difficulty."""
    from understory.cli.challenges import show_book

    show_book(file)
