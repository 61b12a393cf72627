"""The page that tells how the levels fare, made from the results alone."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from understory.arena.ratings import wilson

PAGE: Final = Path(__file__).parents[1] / "docs" / "ladder.md"

_HEAD: Final = """\
# The ladder

How the levels of our bots fare against one another. This page is made from `bench/strength.json` by
`python -m bench.strength --page`; `python -m bench.strength` plays on. What the levels are: [bots.md](bots.md).

Two players, everything at its default, every bot at one fifth of its thinking time, measured on the processor. Games
2n and 2n + 1 are dealt alike and played with seats exchanged. A shared win counts a half for each. The interval is
Wilson's, at 95 %. The last line of each game is a control: a level against itself should come out even.

A pair that is not in a table was not played since one of the two plays otherwise.

Level 1 is there to be beaten by somebody who is learning too: how far it comes from random's points to greedy's is told
below each table, and should be 25 to 45 %.
"""
_TITLES: Final = {
    "kodama": "Kodama: The Tree Spirits",
    "kodama-duo": "Kodama Duo",
    "kodama-3d": "Kodama 3D",
    "everdell-duo": "Everdell Duo",
}


def page(results: Mapping[str, Mapping[str, Sequence[Sequence[float]]]]) -> str:
    """The whole page."""
    parts = [_HEAD]
    for game, title in _TITLES.items():
        if game in results:
            parts.append(f"## {title}\n\n{_table(results[game])}{_gentle(results[game])}")
    return "\n".join(parts)


def beginner(pairs: Mapping[str, Sequence[Sequence[float]]]) -> float | None:
    """How far level 1 comes from random's points (0) to greedy's (1), where that was measured."""
    whole, short = pairs.get("greedy v random"), pairs.get("level:2 v level:1")
    return 1 - apart(short) / apart(whole) if whole and short else None


def apart(games: Sequence[Sequence[float]]) -> float:
    """How many points the first bot is ahead, on average."""
    return sum(mine - other for mine, other, _ in games) / len(games)


def _gentle(pairs: Mapping[str, Sequence[Sequence[float]]]) -> str:
    share = beginner(pairs)
    return "" if share is None else f"\nLevel 1 comes {100 * share:.0f} % of the way from random to greedy.\n"


def _table(pairs: Mapping[str, Sequence[Sequence[float]]]) -> str:
    lines = ["| who | against | games | won | interval | points apart |", "|---|---|---:|---:|---:|---:|"]
    order = sorted(pairs, key=lambda pair: (pair.split(" v ")[0] == pair.split(" v ")[1], pair))
    lines += [_line(pair, pairs[pair]) for pair in order if pairs[pair]]
    return "\n".join(lines) + "\n"


def _line(pair: str, games: Sequence[Sequence[float]]) -> str:
    first, second = pair.split(" v ")
    share = wilson(sum(won for _, _, won in games), len(games))
    interval = f"{100 * share.low:.0f} to {100 * share.high:.0f} %"
    return f"| {first} | {second} | {len(games)} | {100 * share.value:.0f} % | {interval} | {apart(games):+.1f} |"
