"""Calls of what Kodama 3D's bots weigh in play-outs, with what they wrote: the page's translation is held to it.

`python tests/golden/kodama_3d_vectors.py` writes them.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from understory.core import Line
from understory.games.kodama_3d.pack import printed
from understory.games.kodama_3d.rules.game import Kodama3D
from understory.games.kodama_3d.rules.state import Ask
from understory.games.kodama_3d.search import flat, measures, swift, tallies
from understory.games.kodama_3d.search.promise import PROMISE
from understory.testing import random_line

FILE: Final = Path(__file__).with_name("kodama_3d_vectors.json")
PACK: Final = printed()
SWIFT: Final = swift.Swift(PACK)
GOALS: Final = [number for goal in PACK.goals.values() for number in swift.in_numbers(goal)]


def text() -> str:
    """What the file has to say: the buffers that are always the same once, then a line for each call."""
    calls = [json.dumps(call, separators=(",", ":")) for call in _calls()]
    always = {"promise": list(PROMISE), "turned": list(SWIFT.turned), "goals": GOALS}
    head = ",\n".join(f'"{name}":{json.dumps(numbers, separators=(",", ":"))}' for name, numbers in always.items())
    return "{" + head + ',\n"calls":[\n' + ",\n".join(calls) + "\n]}\n"


def _calls() -> Iterator[dict[str, Any]]:
    """Over the growths of a game: all goals on the tree, a tile at each of its points, three tiles at their best."""
    game = Kodama3D(PACK)
    line: Line[Any, Any, Any] = random_line(game, game.spec.chosen(2), Random(1))
    growing = [state for state in line.states if state.ask is Ask.GROW]
    for number, state in enumerate(growing[::3]):
        tree, to_come = list(SWIFT.flat(state.tree(state.seat))), 11 - number
        tiles = [at for tile in [state.top(state.stack), *state.unseen[:2]] for at in SWIFT.tile(tile)]
        held, shown = GOALS[number * 12 : number * 12 + 60], GOALS[:24]
        spare = [[0] * tallies.TREE, [0] * tallies.MARKS]
        given = [held, shown, "promise", to_come, swift.UNKNOWN, *spare]
        yield _call("promises", [tree, "goals", "promise", to_come, spare[1], None])
        yield _call("growths", [tree, "turned", tiles, 3, *given, None])
        yield _call("tiles_weighed", [tree, "turned", tiles, *given, [0] * tallies.MOST_POINTS, None])


def _call(name: str, args: list[Any]) -> dict[str, Any]:
    always = {"promise": PROMISE, "turned": SWIFT.turned, "goals": GOALS}
    wrote = [0] * max(tallies.MOST_POINTS, len(PACK.goals))
    given = [always[one] if isinstance(one, str) else wrote if one is None else _copied(one) for one in args]
    returned = next(getattr(each, name) for each in (measures, flat) if hasattr(each, name))(*given)
    told = [{"room": len(one)} if isinstance(one, list) and not any(one) else one for one in args]
    return {"name": name, "args": told, "returned": returned, "wrote": wrote}


def _copied(one: Any) -> Any:
    return list(one) if isinstance(one, list) else one


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
