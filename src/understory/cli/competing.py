"""`understory tournament`, and games of `understory simulate` that are kept: progress goes to standard error, standings
to standard output, results and drawings to files.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from understory.arena.league import Runner, here, in_processes, on_ray, run
from understory.arena.matches import Match, Result, Terms, header, repeated, round_robin
from understory.arena.plots import plots
from understory.arena.ratings import Interval, wilson
from understory.arena.standing import controls, mean_scores, pairs, ratings
from understory.arena.store import Results
from understory.bots.programs import contender
from understory.cli.reading import options_of, put, seated
from understory.cli.shelf import open_box
from understory.cli.simulating import progress_bar
from understory.core import OptionError, Options


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for, whoever plays."""

    game: str
    games: int
    players: int | None
    seed: str
    options: tuple[str, ...]
    seconds: float | None
    jobs: int
    ray: str | None
    output: Path | None
    drawings: Path | None
    as_json: bool


def hold_tournament(specs: Sequence[str], wishes: Wishes) -> None:
    """Everybody plays everybody, seats in balance, and everybody themselves as a control."""
    if len(set(specs)) < len(specs) or len(specs) < 2:
        raise OptionError("bots", " ".join(specs), "name two different bots or more")
    box = open_box(wishes.game)
    spec = box.game.spec
    players = spec.usual if wishes.players is None else wishes.players
    if players < 2:
        raise OptionError("players", str(players), "a tournament needs two seats or more")
    plan = round_robin(specs, players, wishes.games)
    results = _kept(wishes, options_of(spec, players, wishes.options), plan)
    if wishes.as_json:
        print(json.dumps(standings(results)))
    else:
        _print(wishes.game, results)


def simulate_and_keep(bots: str, wishes: Wishes) -> None:
    """The same bots on the same seats again and again, every game kept."""
    spec = open_box(wishes.game).game.spec
    names = seated(bots.split(","), wishes.players, spec)
    results = _kept(wishes, options_of(spec, len(names), wishes.options), repeated(names, wishes.games))
    wins = [sum(seat in result["winners"] for result in results) for seat in range(len(names))]
    means = [sum(result["scores"][seat] for result in results) / len(results) for seat in range(len(names))]
    if wishes.as_json:
        told = {"game": wishes.game, "players": len(names), "bots": names, "seed": wishes.seed, "games": len(results)}
        print(json.dumps({**told, "wins": wins, "mean_scores": [round(mean, 4) for mean in means]}))
        return
    table = Table(title=f"{wishes.game}: {len(results):,} games, seed {wishes.seed}")
    for column in ("seat", "bot", "wins", "95 %", "mean score"):
        table.add_column(column, justify="left" if column in {"seat", "bot"} else "right")
    for seat, (name, won, mean) in enumerate(zip(names, wins, means, strict=True)):
        share = wilson(won, len(results))
        ends = f"{share.low:.1%} to {share.high:.1%}"
        table.add_row(str(seat), name, f"{won:,} ({share.value:.1%})", ends, f"{mean:.2f}")
    Console().print(table)


def _kept(wishes: Wishes, options: Options, plan: list[Match]) -> list[Result]:
    box = open_box(wishes.game)
    box.game.start(options)
    for name in dict.fromkeys(name for match in plan for name in match.bots):
        contender(name, box)
    terms = Terms(wishes.game, options, wishes.seed, wishes.seconds)
    with (
        Results(wishes.output, header(terms, plan)) as kept,
        progress_bar(wishes.game, len(plan)) as advance,
    ):
        results = run(plan, terms, open_box, _runner(wishes), wishes.jobs, kept, advance)
    if wishes.drawings is not None:
        wishes.drawings.mkdir(parents=True, exist_ok=True)
        for name, drawing in plots(results).items():
            put(wishes.drawings / name, drawing)
    return results


def _runner(wishes: Wishes) -> Runner:
    if wishes.ray is not None:
        return on_ray(wishes.ray, wishes.jobs)
    return here if wishes.jobs == 1 else in_processes(wishes.jobs)


def standings(results: Sequence[Result]) -> dict[str, object]:
    """All that is told of a tournament, as one object."""
    return {
        "matches": len(results),
        "elo": {bot: _ends(rating, 1) for bot, rating in ratings(results).items()},
        "mean_scores": {bot: round(score, 3) for bot, score in mean_scores(results).items()},
        "pairs": [
            {"one": duel.one, "other": duel.other, "games": duel.games, "share": _ends(duel.share, 4)}
            for duel in pairs(results)
        ],
        "mirrors": [
            {"bot": one.bot, "games": one.games, "first_seat": _ends(one.first_seat, 4), "fair": round(one.fair, 4)}
            for one in controls(results)
        ],
        "lost_turns": sum(sum(result["lost_turns"]) for result in results),
    }


def _ends(interval: Interval, digits: int) -> list[float]:
    return [round(interval.low, digits), round(interval.value, digits), round(interval.high, digits)]


def _print(game: str, results: Sequence[Result]) -> None:
    console, scores = Console(), mean_scores(results)
    rated = Table(title=f"{game}: {len(results):,} matches")
    for column in ("bot", "Elo", "95 %", "mean score"):
        rated.add_column(column, justify="left" if column == "bot" else "right")
    for bot, rating in ratings(results).items():
        rated.add_row(bot, f"{rating.value:.0f}", f"{rating.low:.0f} to {rating.high:.0f}", f"{scores[bot]:.2f}")
    console.print(rated)
    met = Table(title="against each other")
    for column in ("bot", "against", "games", "wins", "95 %"):
        met.add_column(column, justify="left" if column in {"bot", "against"} else "right")
    for duel in pairs(results):
        share = duel.share
        met.add_row(duel.one, duel.other, f"{duel.games}", f"{share.value:.1%}", f"{share.low:.1%} to {share.high:.1%}")
    for one in controls(results):
        share = one.first_seat
        met.add_row(
            one.bot, "itself, first seat", f"{one.games}", f"{share.value:.1%}", f"{share.low:.1%} to {share.high:.1%}"
        )
    lost = sum(sum(result["lost_turns"]) for result in results)
    met.caption = f"{lost} turns lost to a caretaker" if lost else None
    console.print(met)
