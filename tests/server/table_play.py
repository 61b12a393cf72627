"""A match without store or net, for tests of what its log makes of it."""

from random import Random
from typing import Any

from understory.core import Box, Dealer, Decision, Seat
from understory.table import entries as log
from understory.table import messages as msg
from understory.table.changing import Asker, Change
from understory.table.deciding import decided
from understory.table.entries import Chair, Created, Row, Seated
from understory.table.match import Match
from understory.table.replaying import opened
from understory.table.vocabulary import Access, Mover, Person, Sitter
from understory.testing.lanterns import LANTERNS

SEED = bytes(range(32))
PEOPLE = tuple(Asker(Person(name), name.title()) for name in ("ada", "ben", "cleo"))


def created(players: int = 2, seed: bytes = SEED, **parts: Any) -> Created:
    spec = LANTERNS.game.spec
    options = spec.chosen(players)
    chairs = tuple(Chair(Sitter.PERSON) for _ in range(players))
    first = PEOPLE[0].person
    return Created(
        "lanterns",
        spec.version,
        spec.packs,
        options.values,
        chairs,
        Access.PUBLIC,
        first,
        Dealer(seed).seed.hex(),
        **parts,
    )


class Play:
    """A match of Lanterns, everybody seated, and the requests of its people."""

    def __init__(self, players: int = 2, seed: bytes = SEED, **parts: Any) -> None:
        self.rows = [Row(1, 0.0, created(players, seed, **parts))]
        self.match: Match[Any, Any, Any] = opened(lambda _: LANTERNS, self.rows)
        change = Change(self.match, 1.0)
        for seat, asker in enumerate(PEOPLE[:players]):
            change.add(log.Seated(seat, asker.person, asker.name))
        self.take(change.go_on())
        self.requests = 0

    def take(self, change: Change) -> None:
        self.match = change.match
        self.rows += change.rows

    def ask(self, seat: int, request: msg.Request) -> msg.Answer:
        asker = PEOPLE[seat]
        done = decided(self.match, request, Asker(asker.person, asker.name, request.client), 2.0)
        if isinstance(done, Change):
            self.take(done)
            return msg.Accepted(request.client, done.rows[0].seq)
        return done

    def client(self) -> str:
        self.requests += 1
        return f"r{self.requests}"

    def first(self, seat: int) -> str:
        return str(next(iter(self.match.game.legal(self.match.line.state, Seat(seat)))))

    def move(self, seat: int, move: str | None = None, *, end: bool = False, answers: int | None = None) -> msg.Answer:
        seen = self.match.seq if answers is None else answers
        return self.ask(seat, msg.Move(self.client(), seen, seat, (move or self.first(seat),), 0 if end else None))

    def undo(self, seat: int) -> msg.Answer:
        return self.ask(seat, msg.Undo(self.client(), seat))

    def end(self, seat: int) -> msg.Answer:
        return self.ask(seat, msg.End(self.client(), seat))

    def play_on(self, moves: int | None = None) -> "Play":
        """Every seat its first legal move, turns ended at once, to the end or so many moves on."""
        while moves is None or moves > 0:
            node = self.match.line.node
            if not isinstance(node, Decision):
                break
            assert isinstance(self.move(node.seats[0], end=True), msg.Accepted)
            moves = None if moves is None else moves - 1
        return self


def accepted(answer: msg.Answer) -> bool:
    return isinstance(answer, msg.Accepted)


def refused(answer: msg.Answer) -> str | None:
    return answer.error if isinstance(answer, msg.Refused) else None


def begun(game: Box[Any, Any, Any], rng: Random, so_far: int, **wishes: str) -> Match[Any, Any, Any]:
    """A match of two people, some random moves into it."""
    spec = game.game.spec
    options = spec.chosen(2, wishes)
    chairs = (Chair(Sitter.PERSON), Chair(Sitter.PERSON))
    seed = rng.randbytes(32).hex()
    made = Created(spec.name, spec.version, spec.packs, options.values, chairs, Access.PUBLIC, PEOPLE[0].person, seed)
    match = opened(lambda _: game, [Row(1, 0.0, made)])
    change = Change(match, 1.0)
    for seat in (0, 1):
        change.add(Seated(seat, PEOPLE[seat].person, PEOPLE[seat].name))
    change.go_on()
    for _ in range(so_far):
        if not isinstance(node := change.match.line.node, Decision):
            break
        seat = node.seats[0]
        move = change.match.game.legal(change.match.line.state, seat).sample(rng)
        change.move(seat, (str(move),), Mover.PERSON, 0)
    return change.match
