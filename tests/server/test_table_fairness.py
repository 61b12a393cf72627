"""The relabelling test on the bytes that the table sends: two cards a viewer never saw are exchanged throughout a
match's log, and every message, situation, answer and list must stay the same, byte for byte."""

import zlib
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest
from table_play import PEOPLE, SEED

from understory.core import CHANCE, Box, Game, IllegalMove, Line, NotationError, Options, Seat, Viewer, seats_of
from understory.games import box, names
from understory.server import entries as log
from understory.server import messages as msg
from understory.server.actor import Stream
from understory.server.calls import encoded
from understory.server.deciding import Asker, Draft, decided
from understory.server.entries import Chair, Created, Row
from understory.server.match import Match
from understory.server.streams import ndjson_bytes
from understory.server.tables import info_of
from understory.server.telling import situation
from understory.server.words import Access, Code, Mover, Person, Sitter
from understory.server.worker import scored
from understory.testing import assert_fair, random_line
from understory.testing.lanterns import LANTERNS

POSITIONS = 200
LISTED = 3
TRIED = 2
HINTED = 16
"""Every so many moves the viewer asks what their moves would score."""

BOXES: dict[str, Box[Any, Any, Any]] = {"lanterns": LANTERNS, **{name: box(name) for name in names()}}

PERSONS = (*PEOPLE, Asker(Person("dora"), "Dora"), Asker(Person("eli"), "Eli"))


class Scripted(Match[Any, Any, Any]):
    """A match whose chance moves come from its log alone: the exchanged game has no seed that deals it."""

    def _deal(self, moves: Sequence[str]) -> None:
        for move in moves:
            self.line.play(CHANCE, self.game.parse(move))
        self._settle()


def begun(game: Game[Any, Any, Any], options: Options) -> Scripted:
    spec = game.spec
    chairs = tuple(Chair(Sitter.PERSON) for _ in range(options.players))
    made = Created(
        spec.name, spec.version, spec.packs, options.values, chairs, Access.PUBLIC, PERSONS[0].person, SEED.hex()
    )
    match = Scripted(BOXES[spec.name], Row(1, 0.0, made), made)
    for seat, asker in enumerate(PERSONS[: options.players]):
        match.take(Row(match.seq + 1, 1.0, log.Seated(seat, asker.person, asker.name)))
    match.take(Row(match.seq + 1, 1.0, log.Started()))
    return match


def sent(
    game: Game[Any, Any, Any],
    options: Options,
    moves: Sequence[tuple[Seat, Any]],
    viewer: Viewer,
    tries: Sequence[Any],
) -> list[bytes] | None:
    """All that the table sends to a viewer while these moves are made: the very bytes of their stream, and answers."""
    seat_of_honour = Table(begun(game, options))
    match = seat_of_honour.match
    stream = Stream(seat_of_honour, viewer, person_of(viewer), 0)  # type: ignore[arg-type]
    parts = bytes_at(match, stream, tries, 0)
    for at, (seat, move) in enumerate(moves):
        if at < len(match.line.steps):
            continue  # forced, and made by the line
        before = match.seq
        entry: log.Entry = log.Dealt((str(move),))
        if seat != CHANCE:
            entry = log.Moved(seat, str(move), Mover.PERSON, ended=True)
        try:
            match.take(Row(before + 1, 2.0, entry))
        except (IllegalMove, NotationError):
            return None
        parts += bytes_at(match, stream, tries, at)
    return parts


class Table:
    """What a stream needs of a live match."""

    def __init__(self, match: Scripted) -> None:
        self.code = Code("abcdefgh22")
        self.match = match

    def situation(self, viewer: Viewer) -> msg.Situation:
        return situation(self.match, viewer)


def person_of(viewer: Viewer) -> Person | None:
    return None if viewer is None else PERSONS[viewer].person


def bytes_at(match: Scripted, stream: Stream, tries: Sequence[Any], at: int) -> list[bytes]:
    """What the stream tells, what lists show, and the answers to what the viewer tries or asks to be told."""
    viewer = stream.viewer
    parts = [ndjson_bytes(stream._batch()), encoded(info_of(Code("abcdefgh22"), match))]
    if viewer is not None and viewer in match.deciders():
        legal = match.game.legal(match.line.state, viewer)
        parts.append(encoded([str(move) for move in islice(legal, LISTED)]))
        if at % HINTED == 0:
            view = match.game.view(match.line.state, viewer)
            parts.append(encoded(scored(lambda _: match.box, "", view, legal, LISTED, viewer)))
        for number, move in enumerate(tries[:TRIED]):
            for answers in (match.seq, 0):
                request = msg.Move(f"try-{number}", answers, viewer, str(move))
                asker = Asker(PERSONS[viewer].person, PERSONS[viewer].name, request.client)
                answer = decided(match, request, asker, 3.0)
                parts.append(b"accepted" if isinstance(answer, Draft) else encoded(answer))
    return parts


@pytest.mark.parametrize("name", BOXES)
def test_what_the_table_sends_tells_nobody_apart_what_they_have_not_seen(name: str) -> None:
    game = BOXES[name].game
    rng = Random(f"table fairness {name}")
    options = game.spec.chosen(game.spec.usual)
    lines: list[Line[Any, Any, Any]] = []
    while sum(len(line.steps) for line in lines) < POSITIONS:
        lines.append(random_line(game, options, rng))
    viewers = (*seats_of(options.players), None)
    assert assert_fair(game, lines, viewers, rng, pairs=1, receive=sent) >= len(viewers)


def test_the_test_can_fail() -> None:
    game = LANTERNS.game
    rng = Random("leak")
    line = random_line(game, game.spec.chosen(2), rng)

    def leaking(*arguments: Any) -> list[bytes] | None:
        parts = sent(*arguments)
        return None if parts is None else [*parts, str(len(parts) + zlib.crc32(str(arguments[2]).encode())).encode()]

    with pytest.raises(AssertionError, match="could tell unseen cards apart"):
        assert_fair(game, [line], (None,), rng, pairs=20, receive=leaking)
