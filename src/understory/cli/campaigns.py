"""`understory campaign` and `understory challenge`: the commands; their work lies in modules of their own."""
# ruff: noqa: PLC0415  (imported when asked for: `understory --help` answers at once)

from pathlib import Path
from typing import Annotated

import typer

campaign_app = typer.Typer()
challenge_app = typer.Typer()

_File = Annotated[Path, typer.Argument(help="The campaign's file.", show_default=False)]


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


@campaign_app.command("sheet")
def campaign_sheet(
    file: _File,
    svg: Annotated[Path | None, typer.Option(help="Draw the sheet here, to print.", show_default=False)] = None,
) -> None:
    """Show the score sheet."""
    from understory.cli.campaigning import show_sheet

    show_sheet(file, svg)


@challenge_app.command("sheet")
def challenge_sheet(file: Annotated[Path, typer.Argument(help="The book's file.", show_default=False)]) -> None:
    """Show which achievements were met, for one player and two, at each difficulty."""
    from understory.cli.challenges import show_book

    show_book(file)
