"""Games in words: moves as somebody saw them, refusals by their rules, points by where they came from."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from rich.table import Table
from rich.text import Text

from understory.catalogue import Rule
from understory.cli.shelf import rule_of
from understory.core import (
    CHANCE,
    Asked,
    Datum,
    Event,
    Evidence,
    Game,
    Ledger,
    Line,
    Reason,
    Seat,
    Terminal,
    Viewer,
    totals,
)
from understory.games.books import find_rule
from understory.locale import RuleText, Tongue
from understory.locale.tongue import spread, worded

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


def told_moves(
    line: Line[S, M, V], first: int, last: int, viewer: Viewer, tongue: Tongue, *, all_known: bool = False
) -> Iterator[str]:
    """The moves from `first` up to, not including, `last`, as the viewer saw them, or as they were where all may be
    known; deals in a row share a line. Nobody types a deal, so its words stand alone where it has any."""
    deals: list[str] = []
    between = ", "
    for at in range(first, last):
        step = line.steps[at]
        eyes = step.seat if all_known and step.seat != CHANCE else viewer
        seen = str(line.game.seen(line.states[at], step.seat, step.move, eyes))
        events = line.game.events(line.states[at], step.seat, step.move, line.states[at + 1], eyes)
        extra = [_event_words(event, tongue) for event in events if not _repeats(event, seen)]
        seen = str(step.move) if all_known else seen
        if step.seat == CHANCE and between == ("; " if extra else ", "):
            deals += extra or (seen,)
            continue
        yield from _dealt(deals, between, tongue)
        deals = []
        if step.seat == CHANCE:
            deals += extra or (seen,)
            between = "; " if extra else ", "
            continue
        # That somebody had one answer only may tell what they hold: it is theirs to know.
        forced = f" {tongue.say('cli-forced')}" if step.forced and eyes == step.seat else ""
        told = f"{seen}{forced}{''.join(f'; {words}' for words in extra)}"
        yield tongue.say("cli-line", {"head": tongue.names[step.seat], "rest": told})
    yield from _dealt(deals, between, tongue)


def _dealt(deals: Sequence[str], between: str, tongue: Tongue) -> Iterator[str]:
    if deals:
        told = between.join(_counted(deals, tongue))
        yield tongue.say("cli-line", {"head": tongue.say("cli-dealt"), "rest": told})


def _counted(parts: Sequence[str], tongue: Tongue) -> Iterator[str]:
    """Each part once, in order, with how often it came."""
    for part in dict.fromkeys(parts):
        times = parts.count(part)
        yield part if times == 1 else tongue.say("cli-times", {"what": part, "times": times})


def _repeats(event: Event, seen: str) -> bool:
    """Whether the event tells no more than the move that was just told: all its words stand there, and no number but
    a seat's is among them."""
    told = {seen, *seen.split()}
    return bool(event.evidence) and all(
        name == "seat" or (isinstance(value, str) and value in told) for name, value in event.evidence
    )


def _event_words(event: Event, tongue: Tongue) -> str:
    """A line of the log without its full stop; a game that no catalogue knows is told in its own ids."""
    if tongue.has_event(event):
        yours = _to_you(event, tongue)
        return (tongue.say(yours, spread(event.evidence)) if yours else tongue.event(event)).removesuffix(".")
    what = event.what.rpartition(".")[2].replace("-", " ")
    seats = [value for name, value in event.evidence if name == "seat"]
    who = f"{_seat_name(seats[0], tongue.names)} " if seats else ""
    rest = evidence_words(tuple((name, value) for name, value in event.evidence if name != "seat"), tongue.names)
    return f"{who}{what}{f' ({rest})' if rest else ''}"


def _to_you(event: Event, tongue: Tongue) -> str | None:
    """How the event is told to the one person at the table, where it is about them and there are words for that."""
    you = tongue.say("cli-you")
    for name, value in event.evidence:
        message = f"event-{worded(event.what)}.you-{name}"
        if isinstance(value, int) and tongue.names[value : value + 1] == (you,) and tongue.has(message):
            return message
    return None


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


def rule_words(rule: Rule, tongue: Tongue) -> RuleText:
    """A rule in the language; the example's book, which is in no catalogue, is English."""
    return tongue.rule(rule.id) if find_rule(rule.id) else RuleText(rule.id, rule.text, rule.ruling)


def asked_words(asked: Asked, tongue: Tongue) -> str:
    """What is asked: in the case that the question names, or by what asks, where a catalogue tells them apart."""
    at = f"ask-{worded(asked.what)}"
    told = spread(asked.arguments)
    apart = next((one for one in (told.get("case"), asked.by and "by") if one and tongue.has(f"{at}.{one}")), None)
    return tongue.say(f"{at}.{apart}" if apart else at, {**told, "by": asked.by or "", "left": asked.left or 0})


def reason_words(reason: Reason, tongue: Tongue) -> str:
    """What is so here, and the rule's id; where no catalogue has words for it, the rule and the evidence."""
    if tongue.has_reason(reason):
        return f"{tongue.reason(reason)} [{reason.rule}]"
    rule = rule_of(reason.rule)
    evidence = evidence_words(reason.evidence, tongue.names)
    cited = f"{reason.rule}: {evidence}" if evidence else str(reason.rule)
    return f"{rule_words(rule, tongue).text} [{cited}]" if rule else f"[{cited}]"


def source_words(source: str, tongue: Tongue) -> str:
    """What gave points; what no catalogue knows by its id."""
    return tongue.source(source) if tongue.has_source(source) else source


def points_table(ledger: Ledger, tongue: Tongue) -> Table:
    """Everybody's points by where they came from."""
    table = Table(title=tongue.say("cli-points"))
    table.add_column(tongue.say("cli-from"))
    for name in tongue.names:
        table.add_column(Text(name), justify="right")
    for source in dict.fromkeys(entry.source for entry in ledger):
        row = totals(tuple(entry for entry in ledger if entry.source == source), len(tongue.names))
        table.add_row(Text(source_words(source, tongue)), *map(str, row))
    table.add_section()
    table.add_row(tongue.say("cli-all"), *map(str, totals(ledger, len(tongue.names))), style="bold")
    return table


def end_words(end: Terminal, tongue: Tongue) -> str:
    """Who won, and why."""
    winners = tongue.say("list-and").join(tongue.names[seat] for seat in end.winners)
    won = tongue.say("cli-won", {"winners": winners}) if winners else tongue.say("cli-nobody")
    return f"{won} {reason_words(end.reason, tongue)}"


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


def told_seat(seat: Seat, tongue: Tongue) -> str:
    """A seat's name with its number, for prompts."""
    return tongue.say("cli-seat", {"name": tongue.names[seat], "seat": seat})
