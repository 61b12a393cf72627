"""What a request to the local host comes to: something that has to be read first, or what has to be stored before
anybody is told, and the answer. Whoever keeps the logs does what a step says, in its order."""

from typing import Any

import msgspec

from understory.hosting.errors import TableError
from understory.hosting.making import AnyMatch, info_for
from understory.table.changing import Change
from understory.table.entries import Row
from understory.table.forms import Problem
from understory.table.vocabulary import Code, Person

_encoder = msgspec.json.Encoder()


class Append(msgspec.Struct, frozen=True):
    """Rows for a match's log, the first with this `seq`, each as JSON; and what lists tell of the match then."""

    match: str
    seq: int
    rows: tuple[str, ...]
    changed: float
    info: str


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """Read first the log of `read`, the text kept under `fetch`, or what a search finds of the question
    under `search`; tell what was found, and ask again. Where nothing
    is to be read, store all of `append` and `keep` at once or not at all, say that it is stored, and only then answer:
    a request with `status` and `body`, a message on a connection with `body` alone."""

    read: str = ""
    fetch: str = ""
    search: str = ""
    append: tuple[Append, ...] = ()
    keep: dict[str, str] = {}
    status: int = 0
    body: str = ""


class Unread(Exception):
    """A match's log has to be read first."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Unfetched(Exception):
    """A text that is kept has to be fetched first."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Unsearched(Exception):
    """Something has to be looked into first, by whoever thinks."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def answer(status: int, body: Any) -> Step:
    """An answer that changes nothing."""
    return Step(status=status, body=text(body))


def problem(error: TableError) -> Step:
    """What went wrong, as an id and arguments."""
    return answer(error.status, Problem(error.error, dict(error.arguments)))


def text(body: Any) -> str:
    """A message as it travels; what is text already stays as it is."""
    return body if isinstance(body, str) else _encoder.encode(body).decode()


def appended(code: Code, change: Change, person: Person) -> Append:
    """What a change adds to its match's log."""
    match: AnyMatch = change.match
    rows = tuple(_encoder.encode(row).decode() for row in change.rows)
    info = _encoder.encode(info_for(code, match, person)).decode()
    return Append(code, change.rows[0].seq, rows, change.rows[-1].at, info)


_decoder: msgspec.json.Decoder[Row] = msgspec.json.Decoder(Row)


def row(stored: str) -> Row:
    """The row that was stored so."""
    return _decoder.decode(stored)
