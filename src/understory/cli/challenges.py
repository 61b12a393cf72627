"""`understory challenge`: the book of achievements, filled from saved games."""

from datetime import date
from pathlib import Path

from rich.console import Console
from rich.table import Table as Lines

from understory.cli.kept import Kept
from understory.cli.reading import record_in
from understory.core import RecordError, Terminal, digest, replayed
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.campaign.achievements import ASKED, BOOK, Achievement, Book, Challenge, read, written
from understory.games.everdell_duo.together.result import result
from understory.games.everdell_duo.together.thorn import thorn_score
from understory.games.everdell_duo.vocabulary import Difficulty, Mode


def book_file(path: Path) -> Kept[Book]:
    """The book's file at this path."""
    return Kept(path, BOOK, read, written)


def enter_game(path: Path, record_path: Path, day: date) -> None:
    """Enter a finished game, and tell what it has brought."""
    record = record_in(record_path)
    line = replayed(EVERDELL_DUO.game, record)
    if not isinstance(line.node, Terminal) or line.state.together.mode is not Mode.CHALLENGE:
        raise RecordError(0, "", f"{record_path} is no finished game against Miss Thorn")
    came_to = result(line.state)
    game = Challenge(
        day,
        came_to.players,
        came_to.difficulty,
        came_to.points,
        thorn_score(line.state),
        tuple(map(Achievement, came_to.achievements)),
        digest([str(move) for move in record.moves]),
    )
    file = book_file(path)
    if path.exists():
        file.save(file.load().entered(game))
    else:
        file.new(Book().entered(game))
    told = ", ".join(game.achievements) or "no achievement"
    print(f"{'Won' if came_to.won else 'Lost'}, {game.points} to {game.thorn}: {told}.")


def show_book(path: Path) -> None:
    """Print the book."""
    Console(highlight=False, markup=False).print(book_table(book_file(path).load()))


def book_table(book: Book) -> Lines:
    """The ten achievements, for one player and for two, ticked at each difficulty."""
    table = Lines(title="Against Miss Lily Thorn")
    table.add_column("achievement", no_wrap=True)
    table.add_column("asks for")
    kinds = [(players, difficulty) for players in (1, 2) for difficulty in Difficulty]
    for players, difficulty in kinds:
        table.add_column(f"{players}P\n{difficulty}", justify="center", no_wrap=True)
    for one in Achievement:
        ticks = ["x" if book.ticked(one, players, difficulty) else "" for players, difficulty in kinds]
        table.add_row(one, ASKED[one], *ticks)
    won = sum(game.points > game.thorn for game in book.games)
    table.caption = f"{len(book.games)} games, {won} won"
    return table
