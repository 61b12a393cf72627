"""`python -m bench.partners [--rounds N]`: how pairs of bots fare together in Everdell Duo, in all chapters on normal
and against Miss Thorn on hard.

Both seats are the same bot at its whole thinking time, measured on the processor; who plays the hares alternates. Each
kind of pair is dealt the same games, by a name chosen beforehand. Results go to `bench/partners.json` game by game, so
that a run can be stopped and taken up again. It goes by rounds: a game of each chapter, and six against Miss Thorn.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple, TypeAlias

from bench.strength import made_of
from understory.arena.matches import Pairing, Terms, play
from understory.arena.ratings import wilson
from understory.bots import Bot, IsmctsBot, bot
from understory.cli.shelf import open_box
from understory.core import Box
from understory.core.files import save
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.rules.vocabulary import Difficulty, Mode

RESULTS: Final = Path(__file__).with_name("partners.json")
GAME: Final = "everdell-duo"
DEALS: Final = "partners-counted"
PAIRS: Final = ("greedy", "level:3")
ROUNDS: Final = 10
"""Games of each chapter."""
THORN: Final = "thorn"
THORN_GAMES: Final = 6
"""Against Miss Thorn, in a round."""

Outcome: TypeAlias = list[float]
"""A game: won (1) or not (0), points, and seconds of the processor."""
Results: TypeAlias = dict[str, dict[str, list[Outcome]]]
"""By bot and by chapter, or `thorn`, in the order of their numbers."""


class Task(NamedTuple):
    """One game to be played."""

    spec: str
    setting: str
    number: int


def tasks(rounds: int) -> Iterator[Task]:
    """All games of so many rounds, in order."""
    for number in range(rounds):
        for spec in PAIRS:
            yield from (Task(spec, str(chapter), number) for chapter in LIBRARY.chapters)
            yield from (Task(spec, THORN, THORN_GAMES * number + more) for more in range(THORN_GAMES))


def played(box: Box[Any, Any, Any], task: Task, deals: str = DEALS) -> Outcome:
    """One game of a pair."""
    wish = {"mode": Mode.COOPERATIVE, "chapter": task.setting, "difficulty": Difficulty.NORMAL}
    if task.setting == THORN:
        wish = {"mode": Mode.CHALLENGE, "difficulty": Difficulty.HARD}
    options = box.game.spec.chosen(2, {**wish, "hare": str(task.number % 2)})
    terms = Terms(GAME, options, f"{deals}/{task.setting}")
    began = process_time()
    result = play(box, terms, Pairing(task.number, task.number, (task.spec,) * 2), [_seated(task.spec, box)] * 2)
    return [int(bool(result["winners"])), result["scores"][0], round(process_time() - began, 2)]


def _seated(spec: str, box: Box[Any, Any, Any]) -> Bot[Any, Any]:
    made: Bot[Any, Any] = bot(spec, box)
    if isinstance(made, IsmctsBot):
        made.now = process_time
    return made


# ---------------------------------------------------------------- the file


def bots() -> dict[str, str]:
    """What the pairs are made of: measured strength belongs to them as they were."""
    return dict(zip(PAIRS, made_of(GAME, " v ".join(PAIRS)), strict=True))


def results(path: Path = RESULTS) -> Results:
    """What was played so far by the bots as they are now."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    games: Results = found.get("games", {})
    return games if (found.get("bots"), found.get("deals")) == (bots(), DEALS) else {}


def keep(games: Results, path: Path = RESULTS) -> None:
    """Write the file: the games, and what they come to."""
    whole = {"deals": DEALS, "bots": bots(), "summary": summary(games), "games": games}
    save(path, json.dumps(whole, sort_keys=True).replace("}, ", "},\n").replace("]], ", "]],\n") + "\n")


def summary(games: Results) -> dict[str, dict[str, dict[str, float]]]:
    """Of each kind of pair the chapters and Miss Thorn: games, wins, their share in percent with Wilson's interval."""
    return {
        spec: {
            "chapters": _told([one for name, found in by.items() if name != THORN for one in found]),
            THORN: _told(by.get(THORN, [])),
        }
        for spec, by in games.items()
    }


def _told(found: list[Outcome]) -> dict[str, float]:
    won = int(sum(outcome[0] for outcome in found))
    share = wilson(won, len(found))
    percent = {"low": share.low, "share": share.value, "high": share.high}
    return {
        "games": len(found),
        "won": won,
        **{name: round(100 * value, 1) for name, value in percent.items()},
        "points": round(sum(outcome[1] for outcome in found) / max(1, len(found)), 1),
        "processor_seconds": round(sum(outcome[2] for outcome in found), 1),
    }


def main(arguments: list[str]) -> int:
    """Play what is still missing, and print what it comes to."""
    parser = argparse.ArgumentParser(prog="python -m bench.partners", description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args(arguments)
    box, games = open_box(GAME), results()
    for task in tasks(asked.rounds):
        found = games.setdefault(task.spec, {}).setdefault(task.setting, [])
        if len(found) == task.number:
            found.append(played(box, task))
            keep(games)
            print(task, found[-1], flush=True)
    print(json.dumps(summary(games), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
