"""Everdell Duo's challenge: the book of achievements."""
# ruff: noqa: PLC0415  (imported when asked for: help answers at once)

from pathlib import Path
from typing import Annotated

import typer

from understory.games.everdell_duo.commands._shared import Day, day_of, help_alone, speaking

app = typer.Typer(
    help=__doc__, callback=help_alone, invoke_without_command=True, rich_markup_mode=None, add_completion=False
)

_Book = Annotated[Path, typer.Argument(help="The book's file.", show_default=False)]


@app.command("add")
def challenge_add(
    context: typer.Context,
    file: _Book,
    record: Annotated[Path, typer.Argument(help="A finished game against Miss Thorn.", show_default=False)],
    day: Day = None,
) -> None:
    """Enter a saved game into the book; a book that is not there yet is made."""
    from understory.games.everdell_duo.commands._book import enter_game

    with speaking(context.obj) as tongue:
        enter_game(file, record, day_of(day), tongue)


@app.command("sheet")
def challenge_sheet(
    context: typer.Context,
    file: _Book,
    svg: Annotated[Path | None, typer.Option(help="Draw the book here, to print.", show_default=False)] = None,
) -> None:
    """Show which achievements were met, for one player and two, at each difficulty."""
    from understory.games.everdell_duo.commands._book import show_book

    with speaking(context.obj) as tongue:
        show_book(file, svg, tongue)
