"""A game written down: a header and the moves, as text that people and programs can read.

    understory-record 1
    game lanterns
    rules 1
    players 2
    option pack full
    pack lanterns 6d0c2f7a9b1e4c55
    seat 0 Ada
    commitment 5f4d…
    moves
    * deal 0 L7
    0 hang L7 40
    1! bury L3
    takebacks 1

After `moves` every line is a move: the seat (`*` is chance), `!` where the engine made it because everybody knew that
nothing else could be done, and the notation; who reads a record need not mind the `!`. A line `takebacks n` says that
so many take-backs had been made before what follows was dealt; it may be the last line. `#` starts a comment line.
A line `origin CODE 37 dealt-anew` in the header says where a game went on from, and how its hidden cards were dealt;
`stopped resigned 0`, that it was stopped before its end, why, and by which seat, if by one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from understory.core.basics import CHANCE, Seat
from understory.core.dealer import SEED_BYTES, Dealer
from understory.core.errors import IllegalMove, NotationError, OptionError, RecordError, shortened
from understory.core.game import Game
from understory.core.line import Line, Step
from understory.core.nodes import Chance

FORMAT: Final = 1
_MAGIC: Final = "understory-record"
_NO_SEED: Final = (
    "the record tells no seed, so that its deals cannot be checked: a seed is told when a game is over, "
    "and not at all where the game went on from another record, because several seeds had a part in it"
)

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Written:
    """A move as it stands in the record. `line` is where, counted from 1; 0 where it was not read from a text."""

    seat: Seat
    forced: bool
    notation: str
    takebacks: int = 0
    line: int = 0

    def __str__(self) -> str:
        actor = "*" if self.seat == CHANCE else str(self.seat)
        return f"{actor}{'!' if self.forced else ''} {self.notation}"


@dataclass(frozen=True, slots=True)
class Record:
    """A header and moves; it knows no game, so that any record can be read, listed and passed on."""

    game: str
    rules: int
    players: int
    options: tuple[tuple[str, str], ...]
    packs: tuple[tuple[str, str], ...]
    names: tuple[str, ...]
    moves: tuple[Written, ...]
    takebacks: int = 0
    """Made in all, those after the last move included."""
    commitment: str | None = None
    seed: str | None = None
    origin: str = ""
    """Where the game went on from: a match or a record, after how many moves, and how it was dealt from there."""
    stopped: str = ""
    """Why the game was stopped before its end, and the seat that did it; empty where it was not."""

    def __str__(self) -> str:
        lines = [f"{_MAGIC} {FORMAT}", f"game {self.game}", f"rules {self.rules}", f"players {self.players}"]
        lines += [f"option {name} {value}" for name, value in self.options]
        lines += [f"pack {name} {digest}" for name, digest in self.packs]
        lines += [f"seat {seat} {' '.join(name.split())}" for seat, name in enumerate(self.names)]
        lines += [f"origin {self.origin}"] if self.origin else []
        lines += [f"stopped {self.stopped}"] if self.stopped else []
        lines += [f"commitment {self.commitment}"] if self.commitment else []
        lines += [f"seed {self.seed}"] if self.seed else []
        return "\n".join([*lines, "moves", *self._move_lines()]) + "\n"

    def _move_lines(self) -> Iterator[str]:
        takebacks = 0
        for move in self.moves:
            if move.takebacks != takebacks:
                takebacks = move.takebacks
                yield f"takebacks {takebacks}"
            yield str(move)
        if self.takebacks != takebacks:
            yield f"takebacks {self.takebacks}"

    def cut(self, length: int) -> "Record":
        """The record of the first `length` moves, which nobody has stopped."""
        takebacks = self.moves[length - 1].takebacks if length else 0
        return replace(self, moves=self.moves[:length], takebacks=takebacks, stopped="")


def written(line: Line[S, M, V], names: Sequence[str] = (), dealer: Dealer | None = None, *, over: bool) -> Record:
    """The record of a line. The dealer's seed is told only when the game is over, or where the record is private."""
    spec = line.game.spec
    return Record(
        spec.name,
        spec.version,
        line.options.players,
        line.options.values,
        spec.packs,
        tuple(names),
        tuple(Written(step.seat, step.forced, str(step.move), step.takebacks) for step in line.steps),
        line.takebacks,
        dealer.commitment if dealer else None,
        dealer.seed.hex() if dealer and over else None,
    )


# ---------------------------------------------------------------- reading


def read(text: str) -> Record:
    """The record that the text holds; `RecordError` names the line that cannot be read."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines:
        raise RecordError(0, "", f"the record is empty; it should begin with '{_MAGIC} {FORMAT}'")
    first, rest = lines[0], lines[1:]
    _check_magic(*first)
    header = _Header()
    for index, (number, line) in enumerate(rest):
        if line == "moves":
            return header.record(*_moves(rest[index + 1 :], header.players))
        header.take(number, line)
    raise RecordError(lines[-1][0], lines[-1][1], "the record ends before its line 'moves'")


def _check_magic(number: int, line: str) -> None:
    word, _, version = line.partition(" ")
    if word != _MAGIC:
        raise RecordError(number, line, f"this is no record; it should begin with '{_MAGIC} {FORMAT}'")
    if version != str(FORMAT):
        raise RecordError(number, line, f"records of format {shortened(version)!r} cannot be read here, only {FORMAT}")


class _Header:
    """The header's lines as they come."""

    def __init__(self) -> None:
        self.game = ""
        self.rules = 0
        self.players = 0
        self.options: list[tuple[str, str]] = []
        self.packs: list[tuple[str, str]] = []
        self.names: list[str] = []
        self.commitment: str | None = None
        self.seed: str | None = None
        self.origin = ""
        self.stopped = ""

    def take(self, number: int, line: str) -> None:
        match line.split():
            case ["game", name]:
                self.game = name
            case ["rules", version]:
                self.rules = _whole(number, line, version, least=1)
            case ["players", count]:
                self.players = _whole(number, line, count, least=1)
            case ["option", name, value]:
                self.options.append((name, value))
            case ["pack", name, digest]:
                self.packs.append((name, digest))
            case ["seat", seat, *name]:
                if _whole(number, line, seat, least=0) != len(self.names):
                    raise RecordError(number, line, f"seats come in order; this should be seat {len(self.names)}")
                self.names.append(" ".join(name))
            case ["origin", *words] if words:
                self.origin = " ".join(words)
            case ["stopped", *words] if words:
                self.stopped = " ".join(words)
            case ["commitment", value]:
                self.commitment = _hex(number, line, value)
            case ["seed", value]:
                self.seed = _hex(number, line, value)
            case _:
                raise RecordError(
                    number,
                    line,
                    "expected game, rules, players, option, pack, seat, origin, stopped, commitment, seed or moves",
                )

    def record(self, moves: tuple[Written, ...], takebacks: int) -> Record:
        for field, value in (("game", self.game), ("rules", self.rules), ("players", self.players)):
            if not value:
                raise RecordError(0, "", f"the record's header has no line '{field} ...'")
        return Record(
            self.game,
            self.rules,
            self.players,
            tuple(self.options),
            tuple(self.packs),
            tuple(self.names),
            moves,
            takebacks,
            self.commitment,
            self.seed,
            self.origin,
            self.stopped,
        )


def _moves(lines: Sequence[tuple[int, str]], players: int) -> tuple[tuple[Written, ...], int]:
    """The moves, and how many take-backs were made in all."""
    moves: list[Written] = []
    takebacks = 0
    for number, line in lines:
        actor, _, notation = line.partition(" ")
        if actor == "takebacks":
            count = _whole(number, line, notation, least=0)
            if count < takebacks:
                raise RecordError(number, line, f"take-backs cannot become fewer; there were {takebacks} already")
            takebacks = count
            continue
        forced = actor.endswith("!")
        seat = _seat(number, line, actor.removesuffix("!"), players)
        if not notation:
            raise RecordError(number, line, "expected a seat and a move, such as '0 pass'")
        moves.append(Written(seat, forced, notation, takebacks, number))
    return tuple(moves), takebacks


def _seat(number: int, line: str, text: str, players: int) -> Seat:
    if text == "*":
        return CHANCE
    seat = _whole(number, line, text, least=0)
    if seat >= players:
        raise RecordError(number, line, f"there is no seat {text}; the seats are 0 to {players - 1}")
    return Seat(seat)


def _whole(number: int, line: str, text: str, least: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and int(text) >= least):
        raise RecordError(number, line, f"expected a whole number from {least} on, not {shortened(text)!r}")
    return int(text)


def _hex(number: int, line: str, text: str) -> str:
    length = 2 * SEED_BYTES
    if len(text) != length or set(text) - set("0123456789abcdef"):
        raise RecordError(number, line, f"expected {length} hexadecimal digits")
    return text


# ---------------------------------------------------------------- replaying


def replayed(game: Game[S, M, V], record: Record) -> Line[S, M, V]:
    """The line that the record tells of, to be played on; `RecordError` names the first line that cannot be followed,
    and why. A record made under other rules or with other cards is refused: `followed` opens it to be looked at."""
    strange = strangeness(game, record)
    if strange:
        raise RecordError(0, "", strange)
    line = started(game, record)
    for at, entry in enumerate(record.moves):
        line.resume(entry.takebacks)
        if at == len(line.steps) or not told_by(entry, line.steps[at]):
            follow(line, entry)
        _check_step(line.steps[at], entry)
    line.resume(record.takebacks)
    return line


def strangeness(game: Game[S, M, V], record: Record) -> str:
    """What says that the record was not made by these rules with these cards; empty where it was."""
    spec = game.spec
    if record.game == spec.name and record.rules != spec.version:
        return f"made under version {record.rules} of the rules; this is version {spec.version}, which may differ"
    here = dict(spec.packs)
    for name, made_with in record.packs if record.game == spec.name else ():
        if here.get(name) != made_with:
            return f"made with another pack {name!r} ({made_with}); here it is {here.get(name, 'missing')}"
    return ""


def started(game: Game[S, M, V], record: Record) -> Line[S, M, V]:
    """The record's game before its first move; `RecordError` where it cannot be set up so."""
    spec = game.spec
    if record.game != spec.name:
        raise RecordError(0, "", f"this is a record of {record.game!r}, not of {spec.name!r}")
    try:
        return Line(game, spec.chosen(record.players, dict(record.options)))
    except OptionError as error:
        raise RecordError(0, "", f"its options are wrong: {error}") from error


def follow(line: Line[S, M, V], entry: Written) -> None:
    """Make the entry's move; `RecordError` where it cannot be read or breaks rules."""
    try:
        line.play(entry.seat, line.game.parse(entry.notation))
    except NotationError as error:
        raise RecordError(entry.line, str(entry), str(error)) from error
    except IllegalMove as error:
        raise RecordError(entry.line, str(entry), str(error), error.faults) from error


def _check_step(step: Step[M], entry: Written) -> None:
    """What the engine answers by itself must be what stands in the record; whether it is marked there is no matter."""
    if not told_by(entry, step):
        here = Written(step.seat, step.forced, str(step.move))
        raise RecordError(entry.line, str(entry), f"here the line goes on with '{here}'")


def told_by(entry: Written, step: Step[M]) -> bool:
    """Whether an entry tells of a step."""
    return (step.seat, str(step.move)) == (entry.seat, entry.notation)


def verified(game: Game[S, M, V], record: Record) -> int:
    """How many chance moves came from the dealer's seed as committed; `RecordError` at the first that did not."""
    if record.seed is None:
        raise RecordError(0, "", _NO_SEED)
    dealer = Dealer(bytes.fromhex(record.seed))
    if record.commitment is not None and record.commitment != dealer.commitment:
        raise RecordError(0, "", f"the seed does not match its commitment: it gives {dealer.commitment}")
    line = replayed(game, record)
    checked = 0
    for index, entry in enumerate(record.moves):
        node = game.node(line.states[index])
        if isinstance(node, Chance):
            due = node.pick(dealer(checked, entry.takebacks, node.total))
            if str(due) != entry.notation:
                raise RecordError(entry.line, str(entry), f"the seed deals '{due}' here")
            checked += 1
    return checked
