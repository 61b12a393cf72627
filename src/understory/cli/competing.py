"""`understory tournament`, and games of `understory simulate` that are kept: progress goes to standard error, standings
to standard output, results and drawings to files.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table

from understory.arena.league import Runner, here, in_processes, on_ray, run
from understory.arena.matches import Pairing, Result, Terms, header, repeated, round_robin
from understory.arena.plots import plots
from understory.arena.ratings import Interval, wilson
from understory.arena.standing import controls, mean_scores, pairs, ratings
from understory.arena.store import Results
from understory.bots.programs import contender
from understory.cli.reading import options_of, put, seated
from understory.cli.shelf import open_box
from understory.cli.simulating import lost_words, progress_bar
from understory.cli.speaking import told_number, told_share
from understory.core import OptionError, Options
from understory.locale import Tongue


@dataclass(frozen=True, slots=True)
class ArenaArguments:
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
    pack: Path | None = None


def hold_tournament(specs: Sequence[str], arguments: ArenaArguments, tongue: Tongue) -> None:
    """Everybody plays everybody, seats in balance, and everybody themselves as a control."""
    if len(set(specs)) < len(specs) or len(specs) < 2:
        raise OptionError("bots", " ".join(specs), "name two different bots or more")
    box = open_box(arguments.game, arguments.pack)
    spec = box.game.spec
    players = spec.usual if arguments.players is None else arguments.players
    if players < 2:
        raise OptionError("players", str(players), "a tournament needs two seats or more")
    plan = round_robin(specs, players, arguments.games)
    results = _kept(arguments, options_of(spec, players, arguments.options), plan)
    if arguments.as_json:
        print(json.dumps(standings(results)))
    else:
        _print(arguments.game, results, tongue)


def simulate_and_keep(bots: str, arguments: ArenaArguments, tongue: Tongue) -> None:
    """The same bots on the same seats again and again, every game kept."""
    spec = open_box(arguments.game, arguments.pack).game.spec
    names = seated(bots.split(","), arguments.players, spec)
    results = _kept(arguments, options_of(spec, len(names), arguments.options), repeated(names, arguments.games))
    wins = [sum(seat in result["winners"] for result in results) for seat in range(len(names))]
    means = [sum(result["scores"][seat] for result in results) / len(results) for seat in range(len(names))]
    lost = [sum(result["lost_turns"][seat] for result in results) for seat in range(len(names))]
    if arguments.as_json:
        told = {
            "game": arguments.game,
            "players": len(names),
            "bots": names,
            "seed": arguments.seed,
            "games": len(results),
        }
        means = [round(mean, 4) for mean in means]
        print(json.dumps({**told, "wins": wins, "mean_scores": means, "lost_turns": lost}))
        return
    counted: dict[str, int | str] = {"game": arguments.game, "games": len(results), "seed": arguments.seed}
    table = Table(title=tongue.say("cli-counted", counted))
    _head(table, ("seat", "bot", "wins", "95 %", "mean"), tongue)
    for seat, (name, won, mean) in enumerate(zip(names, wins, means, strict=True)):
        share = wilson(won, len(results))
        count = f"{told_number(won, 0, tongue)} ({told_share(share.value, tongue)})"
        table.add_row(str(seat), name, count, _between(share, tongue), told_number(mean, 2, tongue))
    table.caption = "\n".join(lost_words(lost, tongue)) or None
    Console().print(table)


def _kept(arguments: ArenaArguments, options: Options, plan: list[Pairing]) -> list[Result]:
    box = open_box(arguments.game, arguments.pack)
    box.game.start(options)
    for name in dict.fromkeys(name for match in plan for name in match.bots):
        contender(name, box)
    terms = Terms(box.game.spec.name, options, arguments.seed, arguments.seconds)
    with (
        Results(arguments.output, header(terms, plan)) as kept,
        progress_bar(box.game.spec.name, len(plan)) as advance,
    ):
        results = run(
            plan, terms, partial(open_box, pack=arguments.pack), _runner(arguments), arguments.jobs, kept, advance
        )
    if arguments.drawings is not None:
        arguments.drawings.mkdir(parents=True, exist_ok=True)
        for name, drawing in plots(results).items():
            put(arguments.drawings / name, drawing)
    return results


def _runner(arguments: ArenaArguments) -> Runner:
    if arguments.ray is not None:
        return on_ray(arguments.ray, arguments.jobs)
    return here if arguments.jobs == 1 else in_processes(arguments.jobs)


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
        "lost_turns": sum(_lost_turns(results)),
    }


def _lost_turns(results: Sequence[Result]) -> list[int]:
    return [sum(result["lost_turns"]) for result in results]


def _ends(interval: Interval, digits: int) -> list[float]:
    return [round(interval.low, digits), round(interval.value, digits), round(interval.high, digits)]


def _head(table: Table, columns: Sequence[str], tongue: Tongue) -> None:
    """The columns of a table; those of words are told, and stand to the left."""
    for column in columns:
        told = column if column in {"Elo", "95 %"} else tongue.say(f"cli-column-{column}")
        table.add_column(told, justify="left" if column in {"seat", "bot", "against"} else "right")


def _between(share: Interval, tongue: Tongue) -> str:
    ends = {"low": told_share(share.low, tongue), "high": told_share(share.high, tongue)}
    return tongue.say("cli-between", ends)


def _print(game: str, results: Sequence[Result], tongue: Tongue) -> None:
    console, scores = Console(), mean_scores(results)
    rated = Table(title=tongue.say("cli-matches", {"game": game, "matches": len(results)}))
    _head(rated, ("bot", "Elo", "95 %", "mean"), tongue)
    for bot, rating in ratings(results).items():
        ends = tongue.say("cli-between", {"low": f"{rating.low:.0f}", "high": f"{rating.high:.0f}"})
        rated.add_row(bot, f"{rating.value:.0f}", ends, told_number(scores[bot], 2, tongue))
    console.print(rated)
    met = Table(title=tongue.say("cli-met"))
    _head(met, ("bot", "against", "games", "wins", "95 %"), tongue)
    rows = [(duel.one, duel.other, duel.games, duel.share) for duel in pairs(results)]
    rows += [(one.bot, tongue.say("cli-itself"), one.games, one.first_seat) for one in controls(results)]
    for bot, against, played, share in rows:
        met.add_row(bot, against, f"{played}", told_share(share.value, tongue), _between(share, tongue))
    met.caption = "\n".join(lost_words(_lost_turns(results), tongue)) or None
    console.print(met)
