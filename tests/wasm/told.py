"""What the table sends while a record is played: digests that have to be the same wherever this runs."""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from understory.core import CHANCE, Box, digest, read
from understory.core.plain import canonical
from understory.games import box
from understory.table import entries as log
from understory.table.entries import Chair, Created, Row
from understory.table.match import Match, viewers
from understory.table.telling import missed, situation
from understory.table.vocabulary import Access, Mover, Person, Sitter


class Scripted(Match[Any, Any, Any]):
    """A match whose chance moves come from its record."""

    def _redeal(self, moves: Sequence[str]) -> None:
        for move in moves:
            self.line.play(CHANCE, self.game.parse(move))
        self._settle()


def told(text: str) -> tuple[str, str, int]:
    """The digest of a record's last state, that of every byte sent to every viewer on the way, and how many bytes."""
    record = read(text)
    opened: Box[Any, Any, Any] = box(record.game)
    spec = opened.game.spec
    chairs = tuple(Chair(Sitter.PERSON) for _ in range(record.players))
    options = spec.chosen(record.players, dict(record.options))
    made = Created(spec.name, spec.version, spec.packs, options.values, chairs, Access.PUBLIC, Person("p0"), "00" * 32)
    match = Scripted(opened, Row(1, 0.0, made), made)
    rows: list[log.Entry] = [log.Seated(seat, Person(f"p{seat}"), f"P{seat}") for seat in range(record.players)]
    for entry in (*rows, log.Started()):
        match.take(Row(match.seq + 1, 1.0, entry))
    sent, size = hashlib.sha256(), 0
    for number, move in enumerate(record.moves):
        if number < len(match.line.steps):
            continue
        dealt = move.seat == CHANCE
        entry = log.Dealt((move.notation,)) if dealt else log.Moved(move.seat, move.notation, Mover.PERSON, ended=True)
        before = match.seq
        match.take(Row(before + 1, 2.0, entry))
        for viewer in viewers(match):
            batch = [*missed(match, viewer, None, before), situation(match, viewer)]
            written = msgspec.json.encode(batch)
            sent.update(written)
            size += len(written)
    assert canonical(match.game.view(match.line.state, None))
    return digest(match.line.state), sent.hexdigest(), size
