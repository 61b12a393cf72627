"""What `bench.offline` measures inside a page's worker: the same modules, under Pyodide. Texts out, as JSON."""

import json
import time
from random import Random
from typing import Any

from bench.kodama_geometry import canonical_ms
from understory import games
from understory.bots import Clock, IsmctsBot, bot, decided
from understory.bots.levels import LEVELS, SEARCHING, effort
from understory.core import CHANCE, Chance, Decision
from understory.hosting.port import LONGER

PATIENCE = 60.0
"""Seconds that any decision may take."""


def canonical() -> str:
    """Milliseconds for Kodama's canonical set."""
    return json.dumps(canonical_ms())


def decisions(game: str, spec: str, every: int, seed: int) -> str:
    """Seconds for decisions of a bot along a game of two quick players, at every so-manyth of them where there is
    anything to choose; and of those that search, how much of what the level may spend was spent."""
    box: Any = games.box(game)
    player, quick, rng = bot(spec, box), bot("greedy", box), Random(seed)
    if isinstance(player, IsmctsBot):
        player.effort = player.effort.longer(LONGER)
    seconds, spent, count = [], [], 0
    level = int(spec.removeprefix("level:")) if spec.startswith("level:") else LEVELS[0]
    most = effort(level, box).sims if level in SEARCHING else 0
    state = box.game.start(box.game.spec.chosen(2, {}))
    while True:
        match box.game.node(state):
            case Chance() as chance:
                state = box.game.apply(state, CHANCE, chance.pick(rng.randrange(chance.total)))
            case Decision(seats):
                seat = seats[0]
                view, legal = box.game.view(state, seat), box.game.legal(state, seat)
                chosen = legal.only()
                if chosen is None and count % every == 0:
                    began = time.perf_counter()
                    choice = decided(box.game, player, view, Clock(PATIENCE), rng)
                    seconds.append(time.perf_counter() - began)
                    spent += [value for name, value in choice.thoughts if name == "sims"]
                if chosen is None:
                    count += 1
                    chosen = quick.decide(view, legal, Clock(PATIENCE), rng).move
                state = box.game.apply(state, seat, chosen)
            case _:
                return json.dumps({"seconds": seconds, "sims": spent, "most": most})
