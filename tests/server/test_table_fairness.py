"""The relabelling test on the bytes that the table sends: two cards a viewer never saw are exchanged throughout a
match's log, and every message, situation, answer and list must stay the same, byte for byte."""

import zlib
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest
from table_play import PEOPLE, SEED

from understory.core import CHANCE, Box, Game, IllegalMove, Line, NotationError, Options, Seat, Viewer, seats_of
from understory.games import box, names
from understory.games.everdell_duo.rules.shelf import shipped_shelf
from understory.games.everdell_duo.rules.vocabulary import CardId
from understory.hosting.making import info_of
from understory.hosting.thinking import scored
from understory.server.calls import encoded
from understory.server.stream import Stream
from understory.server.streams import ndjson_bytes
from understory.table import entries as log
from understory.table import messages as msg
from understory.table import replays
from understory.table.changing import Asker, Change
from understory.table.deciding import decided
from understory.table.entries import Chair, Created, Row
from understory.table.match import Match
from understory.table.teller import Teller
from understory.table.trying import answered
from understory.table.vocabulary import Access, Code, Mover, Person, Sitter
from understory.testing import assert_fair, curious_line, random_line
from understory.testing.lanterns import LANTERNS

POSITIONS = 200
LISTED = 3
TRIED = 2
HINTED = 16
"""Every so many moves the viewer asks what their moves would score."""
QUERIED = 48
"""Every so many moves they ask what moves would do, why not, and to be shown the table."""

LOOKED_BACK = 12
"""Every so many moves the viewer looks at the match from its beginning."""

BOXES: dict[str, Box[Any, Any, Any]] = {"lanterns": LANTERNS, **{name: box(name) for name in names()}}

MODES: tuple[tuple[str, int, dict[str, str]], ...] = (
    *((name, found.game.spec.usual, {}) for name, found in BOXES.items()),
    ("kodama", 3, {"draft": "on"}),
    ("kodama", 3, {"kids-shuffled": "on", "edition": "kosmos"}),
    ("kodama-duo", 2, {"cards": "mixed"}),
    ("everdell-duo", 2, {"mode": "cooperative"}),
    ("everdell-duo", 2, {"mode": "challenge"}),
    ("everdell-duo", 1, {"mode": "cooperative"}),
)

PERSONS = (*PEOPLE, Asker(Person("dora"), "Dora"), Asker(Person("eli"), "Eli"))


class Scripted(Match[Any, Any, Any]):
    """A match whose chance moves come from its log alone: the exchanged game has no seed that deals it."""

    def _redeal(self, moves: Sequence[str]) -> None:
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
    """All that the table sends to a viewer while these moves are made: the very bytes of their stream, and answers.
    Everybody else is told before: what is made for one and told to another must not tell of what that one sees."""
    table = Table(begun(game, options))
    match = table.match
    stream, *others = (
        Stream(table, each, person_of(each), 0)  # type: ignore[arg-type]
        for each in sorted((*seats_of(options.players), None), key=lambda each: each != viewer)
    )
    table.tell(others)
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
        table.tell(others)
        parts += bytes_at(match, stream, tries, at)
    return parts


class Table:
    """What a stream needs of a live match."""

    def __init__(self, match: Scripted) -> None:
        self.code = Code("abcdefgh22")
        self.match = match
        self.teller = Teller()

    def tell(self, streams: Sequence[Stream]) -> None:
        """Tell these how the match stands now."""
        self.teller.turn_page()
        for stream in streams:
            stream._batch()


def person_of(viewer: Viewer) -> Person | None:
    return None if viewer is None else PERSONS[viewer].person


def bytes_at(match: Scripted, stream: Stream, tries: Sequence[Any], at: int) -> list[bytes]:
    """What the stream tells, what lists show, and the answers to what the viewer tries or asks to be told."""
    viewer = stream.viewer
    parts = [ndjson_bytes(stream._batch()), encoded(info_of(Code("abcdefgh22"), match))]
    if viewer is not None and at % QUERIED == 0:
        queries: list[msg.Query] = [msg.Why("why", viewer, str(move)) for move in tries[:TRIED]]
        queries += [msg.Preview("preview", viewer, (str(move),)) for move in tries[:TRIED]]
        queries.append(msg.Show("show", viewer))
        queries += [msg.Preview("mine", viewer, (str(move),)) for move in _own(match, viewer)]
        parts += [encoded(answered(match, query)) for query in queries]
    if at % LOOKED_BACK == 0:
        parts += looked_back(match, viewer)
    if viewer is not None and viewer in match.deciders():
        legal = match.game.legal(match.line.state, viewer)
        parts.append(encoded([str(move) for move in islice(legal, LISTED)]))
        if at % HINTED == 0:
            view = match.game.view(match.line.state, viewer)
            parts.append(encoded(scored(lambda _: match.box, "", view, legal, LISTED, viewer)))
        for number, move in enumerate(tries[:TRIED]):
            for answers in (match.seq, 0):
                request = msg.Move(f"try-{number}", answers, viewer, (str(move),))
                asker = Asker(PERSONS[viewer].person, PERSONS[viewer].name, request.client)
                answer = decided(match, request, asker, 3.0)
                parts.append(b"accepted" if isinstance(answer, Change) else encoded(answer))
    return parts


def _own(match: Scripted, viewer: Seat) -> list[Any]:
    """A few moves that the viewer could make now."""
    if viewer not in match.deciders():
        return []
    return list(islice(match.game.legal(match.line.state, viewer), LISTED))


def looked_back(match: Scripted, viewer: Viewer) -> list[bytes]:
    """The match so far as its replay shows it: all of it at once, and how it stood now, earlier and at first."""
    course = replays.course_of(match)
    moments = sorted({0, course.length // 2, course.length})
    return [
        encoded(replays.timeline(course, viewer, () if viewer is None else (viewer,))),
        *(encoded(replays.frame(course, at, viewer)) for at in moments),
    ]


def alike(options: Options) -> Callable[[str, str], bool]:
    """Which cards nobody may tell apart: partners tell each other colour and kind of theirs (everdell.coop.talk)."""
    together = dict(options.values).get("mode", "competitive") in ("cooperative", "challenge")
    looks = shipped_shelf().looks
    return lambda one, other: not together or looks.get(CardId(one), one) == looks.get(CardId(other), other)


@pytest.mark.parametrize(("name", "players", "chosen"), MODES, ids=str)
def test_what_the_table_sends_tells_nobody_apart_what_they_have_not_seen(
    name: str, players: int, chosen: dict[str, str]
) -> None:
    game = BOXES[name].game
    rng = Random(f"table fairness {name} {chosen}")
    options = game.spec.chosen(players, chosen)
    lines: list[Line[Any, Any, Any]] = []
    met = Counter[str]()
    while sum(len(line.steps) for line in lines) < POSITIONS:
        # Later on nearly every card of Everdell has been seen; in its first half the rare questions are looked for.
        everdell = name == "everdell-duo"
        line = curious_line(game, options, rng, met) if everdell else random_line(game, options, rng)
        line.back_to(len(line.steps) // 2 if everdell else len(line.steps))
        lines.append(line)
    # Who plays both mayors sees every card that is dealt.
    viewers = (None,) if players == 1 else (*seats_of(players), None)
    assert assert_fair(game, lines, viewers, rng, pairs=1, receive=sent, alike=alike(options)) >= len(viewers)


def test_the_test_can_fail() -> None:
    game = LANTERNS.game
    rng = Random("leak")
    line = random_line(game, game.spec.chosen(2), rng)

    def leaking(*arguments: Any) -> list[bytes] | None:
        parts = sent(*arguments)
        return None if parts is None else [*parts, str(len(parts) + zlib.crc32(str(arguments[2]).encode())).encode()]

    with pytest.raises(AssertionError, match="could tell unseen cards apart"):
        assert_fair(game, [line], (None,), rng, pairs=20, receive=leaking)
