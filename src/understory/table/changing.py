"""A match taken further before any of it is stored. Pure: the time is an argument, seconds since the epoch."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

import msgspec

from understory.core import CHANCE, Chance, Decision, Seat
from understory.table import entries as log
from understory.table.entries import Entry, Row
from understory.table.match import Match
from understory.table.vocabulary import Mover, Person

AnyMatch: TypeAlias = Match[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks: a person by id and name, and the id of the request, empty for the table's own doings."""

    person: Person
    name: str
    client: str = ""


NOBODY = Asker(Person(""), "")


class Change:
    """A match taken further, entry by entry, before any of it is stored. A turn that is overdue closes first."""

    def __init__(self, match: AnyMatch, now: float, asker: Asker = NOBODY) -> None:
        self.match = match.fork()
        self.now = now
        self.asker = asker
        self.rows: list[Row] = []
        self._signed: Row | None = None
        if self.match.holder is not None and self.match.due is not None and self.match.due <= now:
            self._take(log.Ended(self.match.holder), NOBODY)
            self.go_on()

    @property
    def seq(self) -> int:
        """The entry that stands for the request."""
        return (self._signed or self.rows[0]).seq

    def add(self, entry: Entry) -> None:
        """Add an entry; the first carries the id of the request, and stands for all of them."""
        row = self._take(entry, NOBODY if self._signed else self.asker)
        self._signed = self._signed or row

    def _take(self, entry: Entry, asker: Asker) -> Row:
        row = Row(self.match.seq + 1, self.now, entry, asker.person, asker.client)
        self.match.take(row)
        self.rows.append(row)
        return row

    def move(self, seat: Seat, moves: Sequence[str], by: Mover, closes: float | None) -> "Change":
        """Add a seat's moves. `IllegalMove` or `NotationError` leave a change that is good for nothing.

        What ends the turn is found out once they are made: something is uncovered within it, or nothing more is asked.
        """
        entry = log.Moved(seat, moves[0], by, closes == 0, tuple(moves[1:]))
        self.add(entry)
        match = self.match
        if match.holder == seat:
            if _goes_on(match, seat):
                self.rows[-1] = match.amend(msgspec.structs.replace(entry, ended=True))
            elif closes is not None and seat not in match.deciders():
                self.rows[-1] = match.amend(msgspec.structs.replace(entry, due=self.now + closes))
        return self.go_on()

    def go_on(self) -> "Change":
        """Begin once all seats are taken, and let chance deal."""
        if not self.match.started and not self.match.free:
            self.add(log.Started())
        if self.match.deals():
            self.rows.append(self.match.dealt(self.now))
        return self


def _goes_on(match: AnyMatch, seat: Seat) -> bool:
    """Whether the turn of the seat goes on behind what is uncovered next: then nothing waits for its end. Tried in a
    world that a spectator could be in, so that it tells nobody anything."""
    if not match.box.begins or not isinstance(match.line.node, Chance):
        return False
    rng = Random(0)
    state = match.game.world(match.game.view(match.line.state, None), rng)
    while isinstance(node := match.game.node(state), Chance):
        state = match.game.apply(state, CHANCE, node.pick(rng.randrange(node.total)))
    if not isinstance(node, Decision) or node.seats != (seat,):
        return False
    return node.ask not in match.box.begins or (match.box.amid is not None and match.box.amid(state))
