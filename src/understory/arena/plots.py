"""Results as drawings: how scores spread, who wins how often, and where points come from and when."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from html import escape
from math import exp
from typing import Final, TypeAlias

from understory.arena import ink
from understory.arena.matches import Result
from understory.arena.ratings import wilson
from understory.arena.standing import share_of

WIDTH: Final = 860
LEFT: Final = 190
RIGHT: Final = 40
ROW: Final = 62
SOURCES: Final = 8
"""So many sources of points are told apart; all others are one."""
OTHERS: Final = "all others"

Sums: TypeAlias = dict[str, Counter[str]]


def plots(results: Sequence[Result]) -> dict[str, str]:
    """All drawings of some results by the name of their file."""
    return {
        "scores.svg": scores(results),
        "wins.svg": wins(results),
        "sources.svg": stacked(results, "Points by source", lambda point: point[0], SOURCES),
        "seasons.svg": stacked(results, "Points by season", lambda point: point[1], SOURCES),
    }


def bots_of(results: Iterable[Result]) -> list[str]:
    """Everybody who played, in order of appearance."""
    return list(dict.fromkeys(bot for result in results for bot in result["bots"]))


def scores(results: Sequence[Result]) -> str:
    """A hill a bot: how often it had which score, with a seal at the middle one."""
    bots = bots_of(results)
    spread = {bot: sorted(_scores_of(results, bot)) for bot in bots}
    low, high = _ends(score for all_of in spread.values() for score in all_of)
    across = _scale(low, high)
    washes = ink.washes(bots)
    parts = _axis(low, high, 70 + ROW * len(bots))
    for row, (bot, all_of) in enumerate(spread.items()):
        foot = 70 + ROW * (row + 1) - 8
        middle = all_of[len(all_of) // 2]
        told = f"{bot}: half of {len(all_of)} scores are {middle} or less, from {all_of[0]} to {all_of[-1]}"
        parts.append(_hill(all_of, low, high, foot, washes[bot], told))
        parts.append(ink.stroke(LEFT, foot, WIDTH - RIGHT, foot))
        parts.append(ink.stroke(across(middle), foot - 40, across(middle), foot, 3, ink.SEAL))
        parts += [
            ink.label(LEFT - 14, foot - 12, bot, anchor="end"),
            ink.label(across(middle) + 6, foot - 5, f"{middle}"),
        ]
    about = "Distribution of scores; the red stroke is the median."
    return ink.sheet("How scores spread", about, WIDTH, 110 + ROW * len(bots), parts, washes.values())


def wins(results: Sequence[Result]) -> str:
    """A bar a bot: its share of wins in games with others, with Wilson's interval as a stroke."""
    mixed = [result for result in results if len(set(result["bots"])) > 1]
    bots = bots_of(mixed)
    washes = ink.washes(bots)
    across = _scale(0, 100)
    parts = _axis(0, 100, 70 + ROW * len(bots), unit=" %")
    parts.append(ink.stroke(across(50), 56, across(50), 70 + ROW * len(bots), 1.2))
    for row, bot in enumerate(bots):
        own = [share_of(result, bot) for result in mixed if bot in result["bots"]]
        share = wilson(sum(own), len(own))
        top = 70 + ROW * row + 14
        told = f"{bot}: {share.value:.1%} of {len(own)} games, {share.low:.1%} to {share.high:.1%}"
        parts.append(ink.bar(LEFT, top, across(100 * share.value) - LEFT, 26, washes[bot], told))
        ends = across(100 * share.low), top + 13, across(100 * share.high), top + 13
        parts += [ink.stroke(*ends, 7, ink.PAPER), ink.stroke(*ends, 3.5, ink.SEAL)]
        parts.append(ink.label(LEFT - 14, top + 18, bot, anchor="end"))
        parts.append(ink.label(WIDTH - RIGHT, top + 42, f"{share.value:.1%} of {len(own)}", size=12, anchor="end"))
    about = "Share of wins against others; the red stroke is the interval that holds 95 %."
    return ink.sheet("Who wins how often", about, WIDTH, 110 + ROW * len(bots), parts, washes.values())


def stacked(results: Sequence[Result], title: str, kind: Callable[[tuple[str, str]], str], most: int) -> str:
    """A bar a bot: its points a game, parted by source or season. Points lost hang on the left."""
    sums = {bot: Counter[str]() for bot in bots_of(results)}
    games = Counter(bot for result in results for bot in result["bots"])
    for result in results:
        for point in result["points"]:
            bot = result["bots"][point["seat"]]
            sums[bot][kind((point["source"], point["when"]))] += point["amount"]
    named = _kept(sums, most)
    means = {
        bot: {name: amount / games[bot] for name, amount in _gathered(own, named).items()} for bot, own in sums.items()
    }
    low = min([0.0, *(sum(v for v in own.values() if v < 0) for own in means.values())])
    high = max([1.0, *(sum(v for v in own.values() if v > 0) for own in means.values())])
    across, washes = _scale(low, high), ink.washes(named)
    parts = _axis(low, high, 70 + ROW * len(means))
    for row, (bot, own) in enumerate(means.items()):
        top, ends = 70 + ROW * row + 14, {True: 0.0, False: 0.0}
        for name, value in own.items():
            start, up = ends[value >= 0], value >= 0
            ends[up] = start + value
            left, right = sorted((across(start), across(ends[up])))
            parts.append(ink.bar(left, top, right - left, 28, washes[name], f"{bot}, {name}: {value:.2f} a game"))
        parts.append(ink.label(LEFT - 14, top + 19, bot, anchor="end"))
        parts.append(ink.label(across(ends[True]) + 6, top + 19, f"{sum(own.values()):.1f}", size=13))
    foot = 118 + ROW * len(means)
    parts += ink.legend(LEFT, foot, washes, 3, 210)
    height = foot + 22 * -(-len(washes) // 3) + 10
    return ink.sheet(title, f"{title}, on average a game and bot.", WIDTH, height, parts, washes.values())


def _kept(sums: Sums, most: int) -> list[str]:
    """The names that give the most points, and one for all others if there are more."""
    totals: Counter[str] = Counter()
    for own in sums.values():
        for name, amount in own.items():
            totals[name] += abs(amount)
    seasons = [name for name in ink.SEASONS if name in totals]
    names = seasons + [name for name, _ in totals.most_common() if name not in seasons]
    return names if len(names) <= most else [*names[: most - 1], OTHERS]


def _gathered(own: Counter[str], named: Sequence[str]) -> dict[str, int]:
    found = dict.fromkeys(named, 0)
    for name, amount in own.items():
        found[name if name in found else OTHERS] += amount
    return found


def _scores_of(results: Iterable[Result], bot: str) -> Iterable[int]:
    return (
        score for result in results for name, score in zip(result["bots"], result["scores"], strict=True) if name == bot
    )


def _ends(values: Iterable[int]) -> tuple[float, float]:
    all_of = list(values)
    low, high = min(all_of, default=0), max(all_of, default=1)
    margin = max(1.0, (high - low) * 0.06)
    return low - margin, high + margin


def _scale(low: float, high: float) -> Callable[[float], float]:
    return lambda value: LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low)


def _axis(low: float, high: float, foot: float, unit: str = "") -> list[str]:
    across = _scale(low, high)
    parts = [ink.stroke(LEFT - 6, foot, WIDTH - RIGHT + 6, foot, 2.4)]
    for tick in ink.ticks(low, high):
        parts += [
            ink.stroke(across(tick), foot, across(tick), foot + 6, 1.4),
            ink.label(across(tick), foot + 22, f"{tick}{unit}", size=12, anchor="middle"),
        ]
    return parts


def _hill(values: Sequence[int], low: float, high: float, foot: float, wash: ink.Wash, told: str) -> str:
    """The values smoothed into an outline."""
    steps, breadth = 96, max(0.8, (high - low) / 28)
    counts = Counter(values)
    heights = []
    for step in range(steps + 1):
        at = low + (high - low) * step / steps
        heights.append(sum(n * exp(-(((at - value) / breadth) ** 2) / 2) for value, n in counts.items()))
    tallest, across = max([*heights, 1e-9]), _scale(low, high)
    line = "L".join(
        f"{across(low + (high - low) * step / steps):.1f} {foot - 46 * height / tallest:.1f}"
        for step, height in enumerate(heights)
    )
    return (
        f'<path d="M{LEFT} {foot:.1f}L{line}L{WIDTH - RIGHT} {foot:.1f}Z" fill="{wash.fill}" fill-opacity="0.85" '
        f'stroke="{ink.INK}" stroke-width="1.1" stroke-linejoin="round"><title>{escape(told)}</title></path>'
    )
