"""`understory challenge`: the book of achievements, filled from saved games."""

from pathlib import Path

from rich.console import Console
from rich.table import Table as Lines

from understory.cli.kept import Kept
from understory.games.everdell_duo.campaign.achievements import ASKED, BOOK, Achievement, Book, Level, read, written


def book_file(path: Path) -> Kept[Book]:
    """The book's file at this path."""
    return Kept(path, BOOK, read, written)


def show_book(path: Path) -> None:
    """Print the book."""
    Console(highlight=False, markup=False).print(book_table(book_file(path).load()))


def book_table(book: Book) -> Lines:
    """The ten achievements, for one player and for two, at each difficulty: the day each was first met."""
    table = Lines(title="Against Miss Lily Thorn")
    for column in ("achievement", "asks for"):
        table.add_column(column)
    kinds = [(players, level) for players in (1, 2) for level in Level]
    for players, level in kinds:
        table.add_column(f"{players}P {level}")
    for one in Achievement:
        days = [book.ticked(one, players, level) for players, level in kinds]
        table.add_row(one, ASKED[one], *(day.isoformat() if day else "" for day in days))
    won = sum(game.points > game.thorn for game in book.games)
    table.caption = f"{len(book.games)} games, {won} won"
    return table
