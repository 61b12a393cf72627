"""How long the searching levels think: the median decision of each, as a share of the time it may take.

Decisions are those of a greedy game for two, spread evenly over it; each is thought about by a bot made for it, as a
server does. Times are of the processor.
"""

from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

from bench.envs import GAMES
from understory.bots import UNHURRIED, IsmctsBot, decided
from understory.bots.levels import SEARCHING, SECONDS, effort
from understory.cli.shelf import open_box
from understory.core import Box, LegalMoves, Seat, drawing_from, drive

DECISIONS: Final = 9
"""Of each game and level."""


def figures() -> dict[str, float | str]:
    """Of each game and searching level, the median decision over its limit."""
    found: dict[str, float | str] = {}
    for name in GAMES:
        box = open_box(name)
        views = _views(box)
        for level in SEARCHING:
            key = f"{name.replace('-', '_')}.level_{level}_of_limit"
            found[key] = round(median(_spent(box, level, view) for view in views) / SECONDS[level], 3)
    return found


def _views(box: Box[Any, Any, Any]) -> list[Any]:
    """What those who had a choice saw, at decisions spread over a greedy game."""
    game, rng, views = box.game, Random(1), list[Any]()

    def choose(state: Any, seat: Seat, legal: LegalMoves[Any]) -> Any:
        view = game.view(state, seat)
        if legal.only() is None:
            views.append(view)
        return box.greedy(view, legal, rng)

    drive(game, game.start(game.spec.chosen(2)), drawing_from(rng), choose)
    return [views[at * len(views) // DECISIONS] for at in range(DECISIONS)]


def _spent(box: Box[Any, Any, Any], level: int, view: Any) -> float:
    thinker = IsmctsBot(box, effort(level, box), process_time)
    began = process_time()
    decided(box.game, thinker, view, UNHURRIED, Random(2))
    return process_time() - began


if __name__ == "__main__":
    for name, value in figures().items():
        print(name, value)
