"""`python -m bench.soak [GAME ...] [--games N]`: long random play over all games, every law watched.

Game number n is set up at random from the options there are, played to its end by random and greedy players, and
checked: nobody is ever stuck, it ends, its ledger adds up, its record replays, its face shows it. One further law of
the conformance kit is put to the same set-up, all of them in turn. Writes `bench/soak.json` after a full run.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress

from understory.bots import UNHURRIED, bot, decided
from understory.cli.shelf import checked_name, game_names, open_box
from understory.core import (
    Box,
    Decision,
    Line,
    OneOf,
    OneSeat,
    Option,
    OptionError,
    Options,
    Seat,
    SomeOf,
    SomeSeats,
    Spec,
    Terminal,
    digest,
    read,
    replayed,
    totals,
)
from understory.core.files import save
from understory.core.record import written
from understory.testing import CHECKS, Trial, menu_moves, played_line

GAMES: Final = 1000
LONGEST: Final = 5000
"""More moves than any game may take."""
SHARE: Final = 20
_LOOKS: Final = 4
RESULTS: Final = Path(__file__).with_name("soak.json")


@dataclass(slots=True)
class Soaked:
    """What some games of one kind came to."""

    games: int = 0
    moves: int = 0
    longest: int = 0
    failures: tuple[str, ...] = ()

    def add(self, other: "Soaked") -> None:
        """Take in what other games came to."""
        self.games += other.games
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)
        self.failures += other.failures


def set_up(spec: Spec, rng: Random) -> Options:
    """Some way to play the game, every option as likely to be any of its values."""
    while True:
        players = rng.randint(spec.fewest, spec.most)
        try:
            return spec.chosen(players, {option.name: _some_value(option, players, rng) for option in spec.options})
        except OptionError:
            continue  # values that do not go together


def _some_value(option: Option, players: int, rng: Random) -> str:
    match option:
        case OneOf(values=values):
            return rng.choice(values)
        case OneSeat():
            return rng.choice(["random", *map(str, range(players))])
        case SomeSeats():
            return ",".join(str(seat) for seat in range(players) if rng.random() < 0.5) or "none"
        case SomeOf(values=values):
            return ",".join(rng.sample(values, rng.randint(0, min(3, len(values))))) or "none"


def startable(box: Box[Any, Any, Any], rng: Random) -> Options:
    """A way to set the game up that the game itself accepts."""
    while True:
        options = set_up(box.game.spec, rng)
        try:
            box.game.start(options)
        except OptionError:
            continue
        return options


def played_out(
    box: Box[Any, Any, Any], options: Options, rng: Random, kinds: Sequence[str] = ("random", "random", "greedy")
) -> Line[Any, Any, Any]:
    """A whole game, each seat played by a bot of one of these kinds."""
    game, players = box.game, [bot(rng.choice(kinds), box) for _ in range(options.players)]

    def choose(state: Any, seat: Seat) -> Any:
        assert game.legal(state, seat), f"seat {seat} is stuck at {game.node(state)}"
        return decided(game, players[seat], game.view(state, seat), UNHURRIED, rng).move

    return played_line(game, options, rng, choose, LONGEST)


def check_line(line: Line[Any, Any, Any], rng: Random) -> None:
    """The ledger adds up to the scores, and the record's text replays to the same end, whole and cut."""
    end = line.node
    assert isinstance(end, Terminal)
    assert totals(line.game.ledger(line.state), line.options.players) == end.scores, "the ledger does not add up"
    record = read(str(written(line, over=True)))
    assert digest(replayed(line.game, record).state) == digest(line.state), "the record replays to another end"
    length = rng.randrange(len(line.steps) + 1)
    cut = replayed(line.game, record.cut(length))
    assert digest(cut.states[length]) == digest(line.states[length]), f"cut after {length} moves it differs"


def check_face(box: Box[Any, Any, Any], line: Line[Any, Any, Any], rng: Random) -> None:
    """At some states the table can be told, and drawn at one, and the menu offers legal moves, at least one."""
    assert box.face.svg(box.game.view(rng.choice(line.states), None)).startswith("<"), "the table cannot be drawn"
    for at in rng.sample(range(len(line.states)), min(_LOOKS, len(line.states))):
        state = line.states[at]
        node = box.game.node(state)
        viewer = rng.choice(node.seats) if isinstance(node, Decision) else None
        view = box.game.view(state, viewer)
        assert box.face.text(view), "the table cannot be told"
        if viewer is not None:
            legal = box.game.legal(state, viewer)
            offered = list(menu_moves(box.face.menu(view, legal)))
            assert offered, "the menu is empty"
            assert all(move in legal for move in offered), "the menu offers what is not legal"


def soak(name: str, numbers: range) -> Soaked:
    """Play and check the games of these numbers."""
    box = open_box(name)
    result = Soaked()
    for number in numbers:
        rng = Random(f"soak/{name}/{number}")
        options = startable(box, rng)
        law = CHECKS[number % len(CHECKS)]
        line: Line[Any, Any, Any] | None = None
        try:
            line = played_out(box, options, rng)
            check_line(line, rng)
            check_face(box, line, rng)
            law(Trial(box.game, options, seed=number, longest=LONGEST))
        except Exception as error:  # whatever breaks is what we came for
            told = f"game {number} ({options.players} players, {dict(options.values)}), then {law.__name__}"
            result.failures += (f"{told}: {type(error).__name__}: {error}",)
        moves = len(line.steps) if line else 0
        result.add(Soaked(1, moves, moves))
    return result


def shares(games: int) -> Iterator[range]:
    """The numbers of all games in handy parts."""
    return (range(first, min(first + SHARE, games)) for first in range(0, games, SHARE))


def soaked(name: str, games: int, jobs: int, advance: Callable[[int], None]) -> Soaked:
    """All games of one kind, shared among processes."""
    result = Soaked()
    parts = list(shares(games))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for part in pool.map(soak, [name] * len(parts), parts):
            result.add(part)
            advance(part.games)
    return result


def main(arguments: list[str]) -> int:
    """Soak, print, write; the exit code says whether every law held."""
    parser = argparse.ArgumentParser(prog="bench.soak", description=__doc__)
    parser.add_argument("game", nargs="*", help="left out: all")
    parser.add_argument("--games", type=int, default=GAMES, help="of each kind (default %(default)s)")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    asked = parser.parse_args(arguments)
    try:
        names = [checked_name(name) for name in asked.game] or list(game_names())
    except OptionError as error:
        print(f"soak: {error}", file=sys.stderr)
        return 2
    report: dict[str, dict[str, object]] = {}
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        for name in names:
            task = progress.add_task(name, total=asked.games)
            result = soaked(name, asked.games, asked.jobs, partial(progress.advance, task))
            report[name] = _told(result)
            print(f"{name}: {result.games} games, {result.moves} moves, {len(result.failures)} failures")
            print(*result.failures, sep="\n", end="\n" if result.failures else "")
    if not asked.game:
        save(RESULTS, json.dumps(report, indent=2, sort_keys=True) + "\n")
        print(f"written to bench/{RESULTS.name}")
    return int(any(told["failures"] for told in report.values()))


def _told(result: Soaked) -> dict[str, object]:
    return {
        "games": result.games,
        "moves": result.moves,
        "longest_game_in_moves": result.longest,
        "laws": [law.__name__ for law in CHECKS],
        "failures": list(result.failures),
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
