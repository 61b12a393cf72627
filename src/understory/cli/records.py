"""`understory replay`, `draw` and `verify`: what can be done with a saved game."""

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from understory.cli.reading import put, record_in, viewer_of
from understory.cli.sentences import end_words, points_table, reason_words, seat_names, told_moves
from understory.cli.shelf import open_box
from understory.cli.speaking import spoken, title_words
from understory.core import CHANCE, Box, Line, OptionError, Record, RecordError, RoundFace, Terminal, Viewer, replayed
from understory.core.older import followed
from understory.core.record import verified
from understory.locale import Tongue

ALL = "all"


def replay_record(path: Path, to: int | None, whose: str, pack: Path | None, tongue: Tongue) -> None:
    """Tell the game move by move; the table is shown after every decision."""
    record, box = _opened(path, pack)
    all_known = whose == ALL
    viewer = None if all_known else viewer_of(whose, record.players)
    found = followed(box.game, record)
    line = found.line
    tongue = tongue.seated(seat_names(record.names, record.players))
    last = _turn("to", to, line)
    console = Console(highlight=False, markup=False)
    console.print(
        Text(f"{title_words(record.game, box.game.spec.title, tongue)}: {', '.join(tongue.names)}", style="bold")
    )
    shown = 0
    for at, step in enumerate(line.steps[:last], 1):
        if step.seat == CHANCE or step.forced:
            continue
        for words in told_moves(line, shown, at, viewer, tongue, all_known=all_known):
            console.print(f"{words}")
        shown = at
        looking = step.seat if all_known else viewer
        told = Text(_indented(spoken(box.face, tongue).text(box.game.view(line.states[at], looking))), style="dim")
        console.print(told, soft_wrap=not console.is_terminal)
    for words in told_moves(line, shown, last, viewer, tongue, all_known=all_known):
        console.print(words)
    console.print(points_table(box.game.ledger(line.states[last]), tongue))
    end = box.game.node(line.states[last])
    going_on = tongue.say("cli-goes-on", {"moves": last})
    console.print(end_words(end, tongue) if isinstance(end, Terminal) else going_on)
    if found.stopped is not None and last == len(line.steps):
        _tell_stop(console, record, found.stopped, tongue)


def _tell_stop(console: Console, record: Record, stopped: RecordError, tongue: Tongue) -> None:
    """Where a record of other rules or cards could be followed no further, and why."""
    where: dict[str, int | str] = {"line": stopped.line, "move": stopped.text, "version": record.rules}
    console.print(Text(tongue.say("cli-record-stops", where), style="bold"))
    reasons = [reason_words(fault, tongue) for fault in stopped.faults] or [stopped.problem]
    for reason in reasons:
        console.print(Padding(reason, (0, 0, 0, 2), expand=False))


def draw_record(
    path: Path, turn: int | None, output: Path | None, whose: str, side: int | None, pack: Path | None
) -> None:
    """The table after a move, as SVG, from a chosen side where the game has several."""
    record, box = _opened(path, pack)
    viewer: Viewer = viewer_of(whose, record.players)
    line = followed(box.game, record).line
    view = box.game.view(line.states[_turn("turn", turn, line)], viewer)
    drawing = box.face.svg(view) if side is None else _drawn_from(box, view, side)
    if output is None:
        print(drawing)
    else:
        put(output, drawing)


def _drawn_from(box: Box[Any, Any, Any], view: object, side: int) -> str:
    if not isinstance(box.face, RoundFace):
        raise OptionError("side", str(side), f"{box.game.spec.title} is drawn from one side only; leave it out")
    if not 0 <= side < box.face.sides:
        raise OptionError("side", str(side), f"choose one from 0 to {box.face.sides - 1}")
    return box.face.svg_from(view, side)


def verify_record(path: Path, pack: Path | None, tongue: Tongue) -> None:
    """Check every deal against the seed, and the seed against what was committed."""
    record, box = _opened(path, pack)
    checked = verified(box.game, record)
    told: dict[str, int | str] = {"file": str(path), "deals": checked}
    print(tongue.say("cli-verified" if record.commitment else "cli-verified-uncommitted", told))
    if not isinstance(replayed(box.game, record).node, Terminal):
        print(tongue.say("cli-ends-before"))


def _opened(path: Path, pack: Path | None) -> tuple[Record, Box[Any, Any, Any]]:
    record = record_in(path)
    return record, open_box(record.game, pack)


def _turn(name: str, turn: int | None, line: Line[Any, Any, Any]) -> int:
    if turn is not None and turn > len(line.steps):
        raise OptionError(name, str(turn), f"the record has {len(line.steps)} moves")
    return len(line.steps) if turn is None else turn


def _indented(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.splitlines())
