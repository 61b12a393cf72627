"""`python -m bench.strength [GAME ...] [--games N] [--pair NUMBER ...]`: how the levels fare against one another.

Every pair plays at a fifth of the thinking time, seats balanced: games 2n and 2n + 1 are dealt alike and played with
seats exchanged. Results go to `bench/strength.json` game by game, so that a run can be stopped and taken up again, and
several runs can share the file. `python -m bench.strength --page` writes `docs/ladder.md` from it.
"""

import argparse
import fcntl
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import process_time
from typing import Any, Final, TypeAlias

from bench.ladder import PAGE, page
from understory.arena.matches import Pairing, Terms, play
from understory.bots import Bot, IsmctsBot, bot
from understory.bots.levels import EDITIONS, SEARCHING, effort
from understory.bots.plain import guide_of
from understory.cli.shelf import checked_name, open_box
from understory.core import Box, OptionError
from understory.core.files import save

RESULTS: Final = Path(__file__).with_name("strength.json")
LADDER: Final = ("kodama", "kodama-duo", "kodama-3d", "everdell-duo")
FIFTH: Final = ":pace=0.2"
PAIRS: Final = {
    ("greedy", "random"): 100,
    ("level:2", "level:1"): 100,
    ("level:3", "level:2"): 50,
    ("level:4", "level:3"): 50,
    ("level:4", "level:2"): 100,
    ("level:3", "level:3"): 50,
}
"""Each level against the one below it, level 4 against greedy, which is level 2, and a level against itself: that
control should come out even. Each pair is to play so many games."""

Played: TypeAlias = list[float]
"""A game: the first bot's points, the second's, and what the first won: 1, a half or 0."""
Results: TypeAlias = dict[str, dict[str, list[Played]]]
"""By game and pair, in the order of their numbers."""


def paced(spec: str) -> str:
    """The spec at a fifth of its thinking time, where it thinks."""
    return spec + FIFTH if spec in {"level:3", "level:4"} else spec


def seated(spec: str, box: Box[Any, Any, Any]) -> Bot[Any, Any]:
    """The bot, its thinking time measured on the processor, so that a busy machine does not decide."""
    made: Bot[Any, Any] = bot(paced(spec), box)
    if isinstance(made, IsmctsBot):
        made.now = process_time
    return made


def played(box: Box[Any, Any, Any], first: str, second: str, number: int) -> Played:
    """Game number n of a pair."""
    mine = number % 2
    specs = (second, first) if mine else (first, second)
    terms = Terms(box.game.spec.name, box.game.spec.chosen(2), "ladder")
    result = play(box, terms, Pairing(number, number // 2, specs), [seated(spec, box) for spec in specs])
    won = (mine in result["winners"]) / len(result["winners"])
    return [result["scores"][mine], result["scores"][1 - mine], won]


# ---------------------------------------------------------------- the file


def made_of(game: str, pair: str) -> list[str]:
    """What the two bots of a pair are in a game: measured strength belongs to them as they were."""
    efforts = {f"level:{level}": _spent(open_box(game), level) for level in SEARCHING}
    editions = {f"level:{level}": edition for level, edition in EDITIONS.items()}
    return [f"{spec}, edition {editions.get(spec, EDITIONS[2])}{efforts.get(spec, '')}" for spec in pair.split(" v ")]


def _spent(box: Box[Any, Any, Any], level: int) -> str:
    most = effort(level, box)
    return f", advice {guide_of(box).edition}, {most.sims} simulations of {most.ahead} turns, {most.seconds:g} s"


def results(path: Path = RESULTS) -> Results:
    """What was played so far by the bots as they are now."""
    found: Results = {}
    for game, pairs in _file(path).items():
        found[game] = {pair: kept["games"] for pair, kept in pairs.items() if kept["of"] == made_of(game, pair)}
    return found


def keep(game: str, pair: str, number: int, outcome: Played, path: Path = RESULTS) -> None:
    """Add a game to the file, whoever else adds to it at the same time."""
    with _alone(path):
        found, of = _file(path), made_of(game, pair)
        kept = found.setdefault(game, {}).setdefault(pair, {"of": of, "games": []})
        if kept["of"] != of:
            kept.update(of=of, games=[])
        if len(kept["games"]) == number:
            kept["games"].append(outcome)
        save(path, json.dumps(found, sort_keys=True).replace("}, ", "},\n") + "\n")


def _file(path: Path) -> dict[str, dict[str, dict[str, Any]]]:
    """The file: for each game and pair the games, and what bots they are of."""
    found: dict[str, dict[str, dict[str, Any]]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    with path.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def run(game: str, pair: tuple[str, str], games: int) -> None:
    """Play what is still missing of a pair."""
    first, second = pair
    name = f"{first} v {second}"
    box = open_box(game)
    while (number := len(results().get(game, {}).get(name, []))) < games:
        outcome = played(box, first, second, number)
        keep(game, name, number, outcome)
        print(f"{game} {name}: game {number + 1} of {games}: {outcome[0]:g} - {outcome[1]:g}", flush=True)


def main(arguments: list[str]) -> int:
    """Play, or write the page; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, help="of each pair; else as many as are to count")
    parser.add_argument("--pair", type=int, action="append", choices=range(len(PAIRS)))
    parser.add_argument("--page", action="store_true")
    asked = parser.parse_args(arguments)
    if asked.page:
        save(PAGE, page(results()))
        return 0
    try:
        names = [checked_name(name) for name in asked.game] or LADDER
    except OptionError as error:
        print(f"strength: {error}", file=sys.stderr)
        return 2
    pairs = list(PAIRS)
    for pair in [pairs[number] for number in asked.pair] if asked.pair else pairs:
        for name in names:
            run(name, pair, asked.games or PAIRS[pair])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
