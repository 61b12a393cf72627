"""A match as its log makes it: `take` an entry, and the match is one entry further. Pure: no clock, no store, no net.

Replaying the log and playing live are the same calls, so a match that is read back is the match that was played.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Generic, TypeVar, assert_never

import msgspec

from understory.core import (
    CHANCE,
    Box,
    Chance,
    Dealer,
    Decision,
    GlancingFace,
    IllegalMove,
    Line,
    Reason,
    Record,
    Seat,
    Terminal,
    Viewer,
    read,
    replayed,
)
from understory.core.line import Step
from understory.core.record import written
from understory.table import entries as log
from understory.table.entries import Created, Entry, Row
from understory.table.pieces import Applied, Sitting, Turn
from understory.table.talking import agreed
from understory.table.vocabulary import Mover, Person, Sitter, Status
from understory.table.wishing import still_wished, wished

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

CARETAKER: Final = "greedy"
"""Takes care of a bot's seat where the table named no caretaker."""


class CorruptLog(Exception):
    """The log does not make a match: another version of the rules, another pack, or a damaged store."""


class Match(Generic[S, M, V]):
    """A match after so many entries of its log."""

    def __init__(self, box: Box[S, M, V], first: Row, created: Created) -> None:
        self.box = box
        self.game = box.game
        self.glancing = box.face if isinstance(box.face, GlancingFace) else None
        self.created = created
        self.dealer = Dealer(bytes.fromhex(created.seed))
        self.commitment = self.dealer.commitment
        self.line = _line(box, created)
        self.origin = read(created.record).origin if created.record else ""
        """Where the match went on from, in its record's words; empty where it began by itself."""
        self.before = len(self.line.steps)
        """The moves that were made before the match began; they stay."""
        self.seats = [Sitting(chair, name=chair.bot) for chair in created.chairs]
        self.started = False
        self.settled = self.before
        self.holder: Seat | None = None
        self.asking: log.Asked | None = None
        self.agreed: frozenset[int] = frozenset()
        self.mutes: frozenset[tuple[Person, int]] = frozenset()
        self.rematch = ""
        self.wishes: dict[int, str] = {}
        """What seats wish for of the one on turn."""
        self.stopping: frozenset[int] = frozenset()
        self.talking: frozenset[int] = frozenset()
        """The seats that would talk freely where phrases are all that may be said."""
        self.stopped: log.Stopped | None = None
        self.known = self.before
        """The line's moves up to here are told; those beyond are put down unseen."""
        self.opened_at = [first.seq] * len(self.seats)
        """The entry since which each seat's present decision has been as it is."""
        self.due: float | None = None
        """When the held turn closes by itself; `None` where it waits for its owner, or none is held."""
        self.together_with: dict[int, int] = {}
        """For further moves of one request, by their number in the line: the number of its first move."""
        self.done: dict[tuple[str, str], int] = {}
        self.applied: list[Applied[S, M]] = [Applied(first, length=self.known)]
        self.for_the_book = box.feats is not None and box.feats.counts(dict(created.options), len(self.seats))
        """Whether its result is entered into the book of feats."""
        self._views: tuple[S, dict[Viewer, V]] = (self.line.state, {})

    # ------------------------------------------------------------ reading

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.applied[-1].row.seq

    def view(self, viewer: Viewer) -> V:
        """How the game stands for a viewer; made once for all who ask."""
        state = self.line.state
        if self._views[0] is not state:
            self._views = state, {}
        views = self._views[1]
        if viewer not in views:
            views[viewer] = self.game.view(state, viewer)
        return views[viewer]

    @property
    def over(self) -> bool:
        """Whether the match was stopped, or the game is over and nobody can undo its last move freely."""
        played_out = self.started and self.holder is None and isinstance(self.line.node, Terminal)
        return played_out or self.stopped is not None

    @property
    def status(self) -> Status:
        """How far the match is."""
        return Status.OVER if self.over else Status.PLAYING if self.started else Status.GATHERING

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats whose move or end of turn the match waits for; while it gathers, the free seats."""
        if self.over:
            return ()
        if not self.started:
            return self.free
        if self.holder is not None:
            return (self.holder,)
        node = self.line.node
        return node.seats if isinstance(node, Decision) else ()

    @property
    def free(self) -> tuple[Seat, ...]:
        """The seats for people on which nobody sits."""
        people = enumerate(self.seats)
        return tuple(Seat(at) for at, sitting in people if not sitting.person and sitting.chair.sitter is Sitter.PERSON)

    def deciders(self) -> tuple[Seat, ...]:
        """The seats that may make a move now."""
        node = self.line.node
        if not self.started or self.stopped or not isinstance(node, Decision):
            return ()
        return node.seats if self.holder is None else tuple(seat for seat in node.seats if seat == self.holder)

    def seats_of(self, person: Person | None) -> tuple[Seat, ...]:
        """The seats of a person."""
        return tuple(Seat(at) for at, sitting in enumerate(self.seats) if person and sitting.person == person)

    def people(self) -> frozenset[Person]:
        """Everybody who has a seat."""
        return frozenset(sitting.person for sitting in self.seats if sitting.person)

    def hidden_from(self) -> int:
        """Where the choices begin that are put down and not yet opened; the line's end where there are none."""
        at = len(self.line.steps)
        while at and self._together(at - 1):
            at -= 1
        return at

    def undoable(self, seat: Seat) -> int | None:
        """The number of the seat's last move, if it may be taken back freely: the seat has learnt nothing since."""
        steps = self.line.steps
        at = next((at for at in reversed(range(len(steps))) if steps[at].seat == seat and not steps[at].forced), None)
        at = None if at is None or self.stopped else self.together_with.get(at, at)
        if at is None or at < self.settled or not self.started:
            return None
        if at >= self.hidden_from():
            return at
        if self._together(at) or (at and self._together(at - 1)):
            return None
        return at if self.holder == seat and all(step.seat == seat for step in steps[at + 1 :]) else None

    def bot_of(self, seat: Seat) -> str:
        """The spec of the bot that decides for a seat: its own, or the caretaker."""
        sitting = self.seats[seat]
        return (self.created.caretaker or CARETAKER) if sitting.caring else sitting.chair.bot

    def last_decision(self, seat: Seat) -> int | None:
        """The seat's last own move that is known to all, by its number in the line."""
        steps = self.line.steps[: self.known]
        own = (at for at in reversed(range(self.before, len(steps))) if steps[at].seat == seat and not steps[at].forced)
        return next(own, None)

    def record(self) -> Record:
        """The game so far; the seed only once it is over. Of a match that went on from a record the dealer dealt a
        part only, so that its seed proves nothing and stays out."""
        names = [sitting.name for sitting in self.seats]
        made = written(self.line, names, None if self.created.record else self.dealer, over=self.over)
        return replace(made, origin=self.origin, stopped=str(self.stopped or ""))

    def _together(self, at: int) -> bool:
        """Whether several seats were choosing at once in the line's state number `at`."""
        node = self.game.node(self.line.states[at])
        return isinstance(node, Decision) and len(node.seats) > 1

    # ------------------------------------------------------------ going on

    def fork(self) -> "Match[S, M, V]":
        """A copy that can be taken further while this match stays as it is. States are shared, they never fork."""
        fork: Match[S, M, V] = object.__new__(type(self))
        fork.__dict__.update(self.__dict__)
        fork.line = self.line.fork()
        fork.seats = list(self.seats)
        fork.opened_at = list(self.opened_at)
        fork.together_with = dict(self.together_with)
        fork.done = dict(self.done)
        fork.applied = list(self.applied)
        return fork

    def take(self, row: Row) -> None:
        """Go one entry further. The entry has been judged; `IllegalMove` here means that the log is damaged."""
        if row.seq != self.seq + 1:
            raise CorruptLog(f"entry {row.seq} cannot follow entry {self.seq}")
        waiting, known = self.deciders(), self._last_known()
        self._do(row.entry)
        if self.wishes:
            self.wishes = still_wished(self, self.wishes, row.entry)
        if row.client:
            self.done[row.person, row.client] = row.seq
        self._told(row, waiting, known)

    def _last_known(self) -> tuple[int, Step[M] | None]:
        """How many moves are known to all, and the last: where that is the very same one, so are those before it."""
        return self.known, self.line.steps[self.known - 1] if self.known else None

    def _told(self, row: Row, waiting: tuple[Seat, ...], known: tuple[int, Step[M] | None]) -> None:
        """Keep what the entry did, for those who are told of it, and whose decision is another one since."""
        self.applied.append(self._applied(row))
        now = self._last_known()
        changed = now[0] != known[0] or now[1] is not known[1]
        for seat in self.deciders():
            if changed or seat not in waiting:
                self.opened_at[seat] = row.seq

    def _applied(self, row: Row) -> Applied[S, M]:
        self.known = min(self.known, len(self.line.steps))
        hidden = self.hidden_from()
        turns = tuple(self._turn(at) for at in range(self.known, hidden))
        put_down = None
        if isinstance(row.entry, log.Moved):
            seat = row.entry.seat
            own = (at for at in range(hidden, len(self.line.steps)) if self.line.steps[at].seat == seat)
            put_down = next((self._turn(at) for at in own), None)
        self.known = hidden
        return Applied(row, turns, put_down, hidden)

    def _turn(self, at: int) -> Turn[S, M]:
        return Turn(self.line.states[at], self.line.steps[at], self.line.states[at + 1])

    def _do(self, entry: Entry) -> None:
        match entry:
            case Created():
                raise CorruptLog("a match is created once")
            case log.Seated(seat, person, name):
                self.seats[seat] = Sitting(self.seats[seat].chair, person, name)
            case log.Left(seat):
                self.seats[seat] = Sitting(self.seats[seat].chair, None, self.seats[seat].name if self.started else "")
            case log.Started():
                self.started = True
            case log.Moved():
                self._move(entry)
            case log.Dealt(moves):
                self._redeal(moves)
            case log.Ended():
                self._settle()
            case log.Undone(seat, at):
                self._undo(Seat(seat), at)
            case log.Asked(seat):
                self.asking, self.agreed = entry, frozenset((seat,))
            case log.Agreed(seat):
                self.agreed |= {seat}
            case log.Declined():
                self.asking = None
            case log.TakenBack(_, to):
                self._back_to(to)
                self.asking = None
                self._settle()
            case log.Said():
                pass
            case log.Muted(person, seat, muted):
                self.mutes = self.mutes | {(person, seat)} if muted else self.mutes - {(person, seat)}
            case log.Cared(seat, caring):
                self.seats[seat] = Sitting(
                    self.seats[seat].chair, self.seats[seat].person, self.seats[seat].name, caring
                )
            case log.Wished():
                self.wishes = wished(self.wishes, entry)
            case log.Stopping(seat, wish):
                self.stopping = self.stopping | {seat} if wish else self.stopping - {seat}
            case log.Talking():
                self.talking = agreed(self.talking, entry)
            case log.Stopped():
                self.stopped, self.holder, self.due, self.asking = entry, None, None, None
            case log.Rematched(match):
                self.rematch = match
            case _:
                assert_never(entry)

    def _move(self, entry: log.Moved) -> None:
        seat = Seat(entry.seat)
        if self.holder not in (None, seat):
            waiting = Reason.of("table.turn", seat=seat, waiting_for=(self.holder,))
            raise IllegalMove(entry.move, (waiting,))
        first = None
        for notation in entry.moves:
            self.line.play(seat, self.game.parse(notation))
            steps = self.line.steps
            at = next(at for at in reversed(range(len(steps))) if steps[at].seat == seat and not steps[at].forced)
            if first is None:
                first = at
            else:
                self.together_with[at] = first
        self.asking = None
        self.holder = None
        self.due = entry.due or None
        if self.hidden_from() < len(self.line.steps):
            self.settled = self.hidden_from()
            return
        self.holder = seat
        if entry.ended or entry.by is not Mover.PERSON or self.undoable(seat) is None:
            self._settle()

    def _settle(self) -> None:
        self.settled = self.hidden_from()
        self.holder = self.due = None

    def deals(self) -> bool:
        """Whether it is chance's turn: no seat has to decide or to end its turn, and the game is not over."""
        return self.started and not self.over and self.holder is None and isinstance(self.line.node, Chance)

    def dealt(self, at: float) -> Row:
        """Let chance deal; the entry that tells of it."""
        waiting, known = self.deciders(), self._last_known()
        row = Row(self.seq + 1, at, log.Dealt(self._deal()))
        self._told(row, waiting, known)
        return row

    def amend(self, entry: log.Moved) -> Row:
        """The last entry with what came out while it was made: that its turn ended with it, or when it is due."""
        last = self.applied[-1]
        row = msgspec.structs.replace(last.row, entry=entry)
        self.applied[-1] = replace(last, row=row)
        self.due = entry.due or None
        if entry.ended:
            self._settle()
        return row

    def _deal(self) -> tuple[str, ...]:
        """Chance moves come from the seed."""
        before = len(self.line.steps)
        self.line.deal(self.dealer)
        self._settle()
        return tuple(str(step.move) for step in self.line.steps[before:] if step.seat == CHANCE)

    def _redeal(self, moves: Sequence[str]) -> None:
        """The log keeps what was dealt so that it can be seen to come from the seed."""
        if tuple(moves) != self._deal():
            raise CorruptLog("the log was dealt from another seed or by other rules")

    def _back_to(self, length: int) -> None:
        self.line.back_to(length)
        self.together_with = {at: first for at, first in self.together_with.items() if at < length}

    def _undo(self, seat: Seat, at: int) -> None:
        others = [step for step in self.line.steps[at + 1 :] if step.seat != seat and not step.forced]
        self._back_to(at)
        self.due = None
        for step in others:
            self.line.play(step.seat, step.move)
        steps = self.line.steps
        earlier = len(steps) > self.settled and self.hidden_from() == len(steps)
        self.holder = seat if earlier and self._holds(seat) else None

    def _holds(self, seat: Seat) -> bool:
        """Whether the seat, having undone a move, can undo one more: then it still holds the turn."""
        self.holder = seat
        return self.undoable(seat) is not None


def _line(box: Box[S, M, V], created: Created) -> Line[S, M, V]:
    spec = box.game.spec
    if (spec.version, spec.packs) != (created.rules, created.packs):
        raise CorruptLog(f"played under other rules or packs of {spec.name}")
    if created.record:
        return replayed(box.game, read(created.record))
    return Line(box.game, spec.chosen(len(created.chairs), dict(created.options)))


def viewers(match: Match[S, M, V]) -> tuple[Viewer, ...]:
    """Everybody who can look on: each seat, and a spectator."""
    return (*(Seat(at) for at in range(len(match.seats))), None)
