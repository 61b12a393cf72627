"""What the workers of a page call, under Pyodide: texts and bytes in, texts and bytes out.

One worker has the table, another one thinks for bots, so that no undo and no preview ever waits for them.
"""

import pickle
from collections.abc import Sequence
from typing import Final

import msgspec

from understory import games
from understory.hosting.local import LATE, Local
from understory.hosting.requests import requested
from understory.hosting.steps import Step
from understory.hosting.thinking import BotFailed, Question, Search, chosen, looked_into

LONGER: Final = 2.5
"""Python in a page is slower (`bench/offline.json`): those who search get so many times as long, so that level 3 takes
at most 2.5 seconds for a decision, and level 4 at most 7.5."""
SEARCHING: Final = 120.0
"""Seconds after which a search for an analysis or a coach is given up."""
_encoder = msgspec.json.Encoder()


class Port:
    """The table of a page; steps and news as JSON."""

    late = LATE
    patience = SEARCHING

    def __init__(self) -> None:
        self.local = Local(games.box, games.names())

    def request(self, method: str, target: str, body: str, now: float) -> str:
        """What a request comes to."""
        return _told(requested(self.local, method, target, body, now))

    def listen(self, connection: int, code: str, seat: int | None, after: int) -> str:
        """What opening a connection comes to."""
        return _told(self.local.listen(connection, code, seat, after))

    def hear(self, connection: int, said: str, now: float) -> str:
        """What a message on a connection comes to."""
        return _told(self.local.hear(connection, said, now))

    def leave(self, connection: int) -> None:
        """A connection is closed."""
        self.local.leave(connection)

    def rung(self, now: float) -> str:
        """What being overdue comes to."""
        return _told(self.local.rung(now))

    def thought(self, number: int, move: str | None, now: float) -> str:
        """What a bot's decision comes to."""
        return _told(self.local.thought(number, move, now))

    def read(self, code: str, rows: Sequence[str]) -> None:
        """Rows of a log."""
        self.local.read(code, rows)

    def fetched(self, key: str, value: str | None) -> None:
        """A text that is kept, or that none is."""
        self.local.fetched(key, value)

    def searching(self, key: str) -> bytes:
        """A question that a step wants looked into."""
        return self.local.searching(key)

    def searched(self, key: str, found: str | None) -> None:
        """What was found, or that nothing was."""
        self.local.searched(key, found)

    def stored(self) -> None:
        """The last step is stored."""
        self.local.stored()

    def forget(self, code: str) -> None:
        """A log is not what it was."""
        self.local.forget(code)

    def seq(self, code: str) -> int:
        """How much of a log is known."""
        return self.local.seq(code)

    def news(self) -> str:
        """What each connection is told, as a list of connections and their messages."""
        return _encoder.encode(list(self.local.news().items())).decode()

    def due(self) -> float | None:
        """When a turn closes by itself."""
        return self.local.due()

    def questions(self) -> list[tuple[int, bytes]]:
        """What bots are to be asked."""
        return self.local.questions()


def _told(step: Step) -> str:
    return _encoder.encode(step).decode()


def thinker(asked: bytes) -> str | None:
    """What a bot decides, nothing where it fails, or what a search finds. The question comes from the other worker of
    the same page."""
    question: Question | Search = pickle.loads(asked)  # noqa: S301
    if isinstance(question, Search):
        return looked_into(games.box, question).decode()
    try:
        return chosen(games.box, question, LONGER)
    except BotFailed:
        return None
