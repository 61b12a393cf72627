"""`understory analyse`: every decision of a saved game, looked into by a search."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from understory.bots.analysing import Analysed, analysed_move
from understory.cli.reading import put, record_in
from understory.cli.sentences import seat_names
from understory.cli.shelf import open_box
from understory.cli.simulating import progress_bar
from understory.core import Line, OptionError, Seat
from understory.core.older import followed
from understory.hosting.names import SPECS
from understory.locale import Tongue

_WORTH_A_LOOK = 3


@dataclass(frozen=True, slots=True)
class Looked:
    """A decision by its place in the game: after so many moves, of this seat."""

    moves: int
    seat: int
    judged: Analysed


def analyse_record(
    path: Path, sims: int, seat: int | None, output: Path | None, pack: Path | None, tongue: Tongue
) -> None:
    """Look into the decisions of one seat, or of everybody who is no bot; tell the three that cost most."""
    record = record_in(path)
    box = open_box(record.game, pack)
    line = followed(box.game, record).line
    if seat is not None and seat >= record.players:
        raise OptionError("seat", str(seat), f"choose one from 0 to {record.players - 1}")
    people = [at for at, name in enumerate(record.names) if name not in SPECS] or list(range(record.players))
    wanted = [seat] if seat is not None else people
    tongue = tongue.seated(seat_names(record.names, record.players))
    console = Console(highlight=False, markup=False)
    found = _looked(box, line, wanted, sims)
    for one in sorted(found, key=lambda each: -each.judged.cost)[:_WORTH_A_LOOK]:
        if one.judged.cost > 0:
            console.print(_told(one, tongue))
    if not any(one.judged.cost > 0 for one in found):
        console.print(tongue.say("cli-analysis-none"))
    if output is not None:
        told = [{"moves": one.moves, "seat": one.seat, **asdict(one.judged)} for one in found]
        put(output, json.dumps({"game": record.game, "sims": sims, "decisions": told}, ensure_ascii=False, indent=1))


def _looked(box: Any, line: Line[Any, Any, Any], seats: list[int], sims: int) -> list[Looked]:
    decisions = [
        at
        for at, step in enumerate(line.steps)
        if step.seat in seats and not step.forced and box.game.legal(line.states[at], step.seat).only() is None
    ]
    found = []
    with progress_bar(box.game.spec.name, len(decisions)) as advance:
        for at in decisions:
            step = line.steps[at]
            view = box.game.view(line.states[at], Seat(step.seat))
            judged = analysed_move(box, view, str(step.move), sims, Random(f"analysis {at}"))
            found.append(Looked(at, step.seat, judged))
            advance(1)
    return found


def _told(one: Looked, tongue: Tongue) -> str:
    judged = one.judged
    return tongue.say(
        "cli-analysis-cost" if judged.sure else "cli-analysis-perhaps",
        {
            "moves": one.moves,
            "seat": one.seat,
            "move": judged.move,
            "best": judged.best,
            "cost": round(100 * judged.cost),
            "doubt": round(100 * judged.doubt),
            "sims": judged.sims,
        },
    )
