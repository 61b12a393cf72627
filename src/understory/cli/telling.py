"""Games in words: moves as somebody saw them, refusals by their rules, points by where they came from."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from rich.table import Table
from rich.text import Text

from understory.cli.shelf import rule_of
from understory.core import CHANCE, Datum, Event, Evidence, Game, Ledger, Line, Reason, Seat, Terminal, Viewer, totals

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


def told_moves(
    line: Line[S, M, V], first: int, last: int, viewer: Viewer, names: Sequence[str], *, all_known: bool = False
) -> Iterator[str]:
    """The moves from `first` up to, not including, `last`, as the viewer saw them, or as they were where all may be
    known; deals in a row share a line."""
    deals: list[str] = []
    for at in range(first, last):
        step = line.steps[at]
        eyes = step.seat if all_known and step.seat != CHANCE else viewer
        seen = str(line.game.seen(line.states[at], step.seat, step.move, eyes))
        events = line.game.events(line.states[at], step.seat, step.move, line.states[at + 1], eyes)
        extra = [_event_words(event, names) for event in events if not _repeats(event, seen)]
        seen = str(step.move) if all_known else seen
        if step.seat == CHANCE and not extra:
            deals.append(seen)
            continue
        yield from _dealt(deals)
        deals = []
        actor = "dealt" if step.seat == CHANCE else names[step.seat]
        # That somebody had one answer only may tell what they hold: it is theirs to know.
        forced = " (forced)" if step.forced and eyes == step.seat else ""
        yield f"{actor}: {seen}{forced}{''.join(f'; {words}' for words in extra)}"
    yield from _dealt(deals)


def _dealt(deals: Sequence[str]) -> Iterator[str]:
    if deals:
        yield f"dealt: {', '.join(_counted(deals))}"


def _counted(parts: Sequence[str]) -> Iterator[str]:
    """Each part once, in order, with how often it came."""
    for part in dict.fromkeys(parts):
        times = parts.count(part)
        yield part if times == 1 else f"{part} ({times} times)"


def _repeats(event: Event, seen: str) -> bool:
    """Whether the event tells no more than the move that was just told: all its words stand there, and no number but
    a seat's is among them."""
    told = {seen, *seen.split()}
    return bool(event.evidence) and all(
        name == "seat" or (isinstance(value, str) and value in told) for name, value in event.evidence
    )


def _event_words(event: Event, names: Sequence[str]) -> str:
    what = event.what.rpartition(".")[2].replace("-", " ")
    seats = [value for name, value in event.evidence if name == "seat"]
    who = f"{_seat_name(seats[0], names)} " if seats else ""
    rest = evidence_words(tuple((name, value) for name, value in event.evidence if name != "seat"), names)
    return f"{who}{what}{f' ({rest})' if rest else ''}"


def evidence_words(evidence: Evidence, names: Sequence[str]) -> str:
    """Evidence as `name value` pairs, seats by the names of those who sit there."""
    return ", ".join(f"{name.replace('_', ' ')} {_value_words(name, value, names)}" for name, value in evidence)


def _value_words(name: str, value: Datum, names: Sequence[str]) -> str:
    if isinstance(value, tuple):
        return " ".join(_value_words(name, part, names) for part in value) or "none"
    return _seat_name(value, names) if name in {"seat", "waiting_for"} else str(value)


def _seat_name(value: Datum, names: Sequence[str]) -> str:
    if value == CHANCE:
        return "the deal"
    return names[value] if isinstance(value, int) and 0 <= value < len(names) else str(value)


def reason_words(reason: Reason, names: Sequence[str]) -> str:
    """A rule in its own words, with its id and the evidence."""
    rule = rule_of(reason.rule)
    evidence = evidence_words(reason.evidence, names)
    cited = f"{reason.rule}: {evidence}" if evidence else str(reason.rule)
    return f"{rule.text} [{cited}]" if rule else f"[{cited}]"


def points_table(ledger: Ledger, names: Sequence[str]) -> Table:
    """Everybody's points by where they came from."""
    table = Table(title="Points")
    table.add_column("from")
    for name in names:
        table.add_column(Text(name), justify="right")
    for source in dict.fromkeys(entry.source for entry in ledger):
        row = totals(tuple(entry for entry in ledger if entry.source == source), len(names))
        table.add_row(Text(source), *map(str, row))
    table.add_section()
    table.add_row("all", *map(str, totals(ledger, len(names))), style="bold")
    return table


def end_words(end: Terminal, names: Sequence[str]) -> str:
    """Who won, and why."""
    winners = " and ".join(names[seat] for seat in end.winners)
    return f"{f'The game goes to {winners}' if winners else 'Nobody wins'}. {reason_words(end.reason, names)}"


def score_words(game: Game[S, M, V], state: S, names: Sequence[str]) -> str:
    """The score on one line."""
    sums = totals(game.ledger(state), len(names))
    return ", ".join(f"{name} {points}" for name, points in zip(names, sums, strict=True))


def seat_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """A name for every seat: the given one, told apart where it stands twice, or the seat's number."""
    given = [*names, *("" for _ in range(players - len(names)))]
    return tuple(
        f"seat {seat}" if not name else f"{name} {seat}" if given.count(name) > 1 else name
        for seat, name in enumerate(given)
    )


def told_seat(seat: Seat, names: Sequence[str]) -> str:
    """A seat's name with its number, for prompts."""
    return f"{names[seat]} (seat {seat})"
