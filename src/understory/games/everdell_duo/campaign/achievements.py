"""The ten achievements of the challenge and the book in which they are ticked, for one player and for two, at each
difficulty (everdell.challenge.achievements)."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Final

from understory.core import UnderstoryError
from understory.games.everdell_duo.campaign.fields import DamagedError, Fields
from understory.games.everdell_duo.campaign.versions import FileKind
from understory.games.everdell_duo.rules.vocabulary import Difficulty


class Achievement(StrEnum):
    """What can be ticked, in the order of the sheet."""

    RELENTLESS = "relentless"
    HUMBLE = "humble"
    EFFICIENT = "efficient"
    BALANCED = "balanced"
    WELCOMING = "welcoming"
    FRUGAL = "frugal"
    OVERACHIEVER = "overachiever"
    GLAMOROUS = "glamorous"
    PREPARED = "prepared"
    EXCITED = "excited"


@dataclass(frozen=True, slots=True)
class Ending:
    """What the end of a challenge is judged by."""

    points: int
    thorn: int
    colours: tuple[int, int, int, int, int]
    """Cards in the city: green, tan, red, blue, purple."""
    occupied: int
    """Occupied tokens in the city and in both supplies."""
    tokens: int
    """Points in tokens, those lying on cards included."""
    hand: int
    """Cards in the larger of the two hands."""
    events: int

    @property
    def won(self) -> bool:
        """Whether Miss Thorn is beaten: a tie is hers (everdell.challenge.end)."""
        return self.points > self.thorn


def met(ending: Ending) -> tuple[Achievement, ...]:
    """The achievements of one game, in order; none where Miss Thorn has won."""
    green, purple, cards = ending.colours[0], ending.colours[-1], sum(ending.colours)
    reached = {
        Achievement.RELENTLESS: green == 0,
        Achievement.HUMBLE: purple == 0,
        Achievement.EFFICIENT: cards <= 10,
        Achievement.BALANCED: min(ending.colours) >= 3,
        Achievement.WELCOMING: ending.occupied >= 5,
        Achievement.FRUGAL: ending.tokens >= 25,
        Achievement.OVERACHIEVER: ending.points - ending.thorn >= 20,
        Achievement.GLAMOROUS: purple >= 5,
        Achievement.PREPARED: ending.hand >= 7,
        Achievement.EXCITED: ending.events >= 5,
    }
    return tuple(one for one in Achievement if reached[one]) if ending.won else ()


# ---------------------------------------------------------------- the book


@dataclass(frozen=True, slots=True)
class Challenge:
    """One game against Miss Thorn as the book keeps it. `mark` tells games apart, so that none is entered twice."""

    day: date
    players: int
    difficulty: Difficulty
    points: int
    thorn: int
    achievements: tuple[Achievement, ...]
    mark: str


class EnteredTwice(UnderstoryError):
    """The game is in the book already."""


@dataclass(frozen=True, slots=True)
class Book:
    """Every challenge played."""

    games: tuple[Challenge, ...] = ()

    def entered(self, game: Challenge) -> "Book":
        """The book with one more game."""
        if any(game.mark == other.mark for other in self.games):
            raise EnteredTwice(f"this game is in the book already, under {game.day.isoformat()}")
        return Book((*self.games, game))

    def ticked(self, achievement: Achievement, players: int, difficulty: Difficulty) -> date | None:
        """The day on which it was first met, so many playing at this difficulty; nothing where it never was."""
        days = [
            g.day
            for g in self.games
            if (g.players, g.difficulty) == (players, difficulty) and achievement in g.achievements
        ]
        return min(days, default=None)


BOOK: Final = FileKind("understory-achievements", "book of achievements", ())


def written(book: Book) -> str:
    """The file's text."""
    return BOOK.written(
        {
            "games": [
                {
                    "day": game.day.isoformat(),
                    "players": game.players,
                    "difficulty": game.difficulty,
                    "points": game.points,
                    "thorn": game.thorn,
                    "achievements": game.achievements,
                    "mark": game.mark,
                }
                for game in book.games
            ]
        }
    )


def read(text: str) -> Book:
    """The book that the text holds; `DamagedError` says what is wrong."""
    fields = BOOK.read(text)
    book = Book()
    for part in fields.inners("games"):
        try:
            book = book.entered(_game_in(part))
        except EnteredTwice as error:
            raise DamagedError(part.within, f"cannot be: {error}") from error
    fields.done()
    return book


def _game_in(fields: Fields) -> Challenge:
    words = fields.texts("achievements")
    if not set(words) <= set(Achievement):
        raise fields.wrong("achievements", f"some of {', '.join(Achievement)}", list(words))
    game = Challenge(
        fields.day("day"),
        fields.number("players"),
        fields.member("difficulty", Difficulty),
        fields.number("points"),
        fields.number("thorn"),
        tuple(Achievement(word) for word in words),
        fields.text("mark"),
    )
    if game.players not in {1, 2}:
        raise fields.wrong("players", "1 or 2", game.players)
    fields.done()
    return game
