"""`understory challenge`: the book of achievements, filled from saved games."""

from datetime import date
from pathlib import Path

from rich.console import Console
from rich.table import Table as Lines

from understory.cli.reading import put, record_in
from understory.core import RecordError, Terminal, digest, replayed
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.campaign.achievements import BOOK, Book, read, written
from understory.games.everdell_duo.campaign.keeping import COLUMNS, book_told, challenge_of
from understory.games.everdell_duo.campaign.newspaper import difficulty_word
from understory.games.everdell_duo.commands._kept import Kept
from understory.games.everdell_duo.face.art.book import book_svg
from understory.games.everdell_duo.rules.vocabulary import Mode
from understory.locale import Tongue


def book_file(path: Path) -> Kept[Book]:
    """The book's file at this path."""
    return Kept(path, BOOK, read, written)


def enter_game(path: Path, record_path: Path, day: date, tongue: Tongue) -> None:
    """Enter a finished game, and tell what it has brought."""
    record = record_in(record_path)
    line = replayed(EVERDELL_DUO.game, record)
    if not isinstance(line.node, Terminal) or line.state.together.mode is not Mode.CHALLENGE:
        raise RecordError(0, "", f"{record_path} is no finished game against Miss Thorn")
    game = challenge_of(day, digest([str(move) for move in record.moves]), line.state)
    file = book_file(path)
    if path.exists():
        file.save(file.load().entered(game))
    else:
        file.new(Book().entered(game))
    feats = tongue.say("list-comma").join(tongue.say(f"feat-{one}") for one in game.achievements)
    told: dict[str, int | str] = {"points": game.points, "thorn": game.thorn}
    told["feats"] = feats or tongue.say("cli-challenge-no-feat")
    print(tongue.say(f"cli-challenge-{'won' if game.points > game.thorn else 'lost'}", told))


def show_book(path: Path, svg: Path | None, tongue: Tongue) -> None:
    """Print the book; draw it where that is asked for."""
    book = book_file(path).load()
    Console(highlight=False, markup=False).print(book_table(book, tongue))
    if svg is not None:
        put(svg, book_svg(book, tongue))


def book_table(book: Book, tongue: Tongue) -> Lines:
    """The ten achievements, for one player and for two, ticked at each difficulty."""
    told = book_told(book, tongue)
    table = Lines(title=told.title)
    table.add_column(tongue.say("feats-feat"), no_wrap=True)
    table.add_column(tongue.say("feats-asks"))
    for players, level in COLUMNS:
        short = tongue.say("feats-short", {"players": players})
        table.add_column(f"{short}\n{difficulty_word(tongue, level)}", justify="center", no_wrap=True)
    for feat in told.feats:
        table.add_row(feat.name, feat.asks, *("x" if day else "" for day in feat.days))
    table.caption = tongue.say("feats-games", {"games": told.games, "won": told.won})
    return table
