"""`python -m bench.outlook [GAMES] [--sims N] [--duo]`: fits what a tree of Kodama promises to games that were played.

Prints, by the cards that a tree still takes, the weights of `kodama.search.outlook`, by least squares, and
how many points they err by; and for each kind of Kodama how much more often it is met with each card laid, the gains
of `kodama.search.timing`; with `--duo`, the same of Kodama Duo. Both are entered there by hand, smoothed where
neighbours differ by chance. Games are played the quick way or, with `--sims`, by a search of so many simulations a
decision: what a tree promises depends on who goes on with it.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from understory.bots import UNHURRIED, IsmctsBot, decided
from understory.bots.ismcts import Effort
from understory.cli.shelf import open_box
from understory.core import LegalMoves, Seat, drawing_from, drive, totals
from understory.games.kodama.pack.spirits import SEASONS
from understory.games.kodama.rules.game import KodamaGame
from understory.games.kodama.rules.legal import growing_in
from understory.games.kodama.rules.moves import ScoreKodama
from understory.games.kodama.rules.scoring import Foliage
from understory.games.kodama.rules.shelf import shipped_shelf
from understory.games.kodama.rules.state import ROUNDS
from understory.games.kodama.search.guide import KodamaGuide
from understory.games.kodama.search.outlook import Outlook, Signs
from understory.games.kodama.search.points import points_of
from understory.games.kodama_duo.rules.game import DuoGame
from understory.games.kodama_duo.search.guide import DuoGuide

GAMES: Final = 1500

Rules: TypeAlias = KodamaGame | DuoGame
Advice: TypeAlias = KodamaGuide | DuoGuide

Seen: TypeAlias = tuple[Signs, float]
"""What a tree showed, and the points that came after."""


class Fit(NamedTuple):
    """Weights, and how far what they promise is from what came."""

    outlook: Outlook
    error: float


def of_kodama() -> tuple[Rules, Advice]:
    """Kodama, and what it tells those who search it."""
    game = KodamaGame(shipped_shelf())
    return game, KodamaGuide(game)


def of_duo() -> tuple[Rules, Advice]:
    """The same of Kodama Duo."""
    game = DuoGame(shipped_shelf())
    return game, DuoGuide(game)


def played(game: Rules, guide: Advice, seed: str, sims: int = 0) -> tuple[list[tuple[Any, Seat]], Any]:
    """A game played the quick way, or by searches of so many simulations: who was to decide when, and its end."""
    rng = Random(seed)
    choices: list[tuple[Any, Seat]] = []
    either: Any = game
    searcher = IsmctsBot(open_box(game.spec.name), Effort(sims)) if sims else None

    def choose(state: Any, seat: Seat, _legal: LegalMoves[Any]) -> Any:
        choices.append((state, seat))
        if searcher is None:
            return guide.quick(state, seat, rng)
        return decided(either, searcher, either.view(state, seat), UNHURRIED, rng).move

    state, _ = drive(either, either.start(either.spec.chosen(2)), drawing_from(rng), choose)
    return choices, state


def trees_seen(game: Rules, guide: Advice, seed: str, sims: int = 0) -> Iterator[tuple[int, Seen]]:
    """For every tree that was to be grown: how many cards it still took, and how it fared."""
    choices, end = played(game, guide, seed, sims)
    last = totals(end.ledger, len(end.hands))
    most = ROUNDS * len(SEASONS)
    for state, seat in choices:
        if growing_in(game.legal(state, seat)) is None:
            continue
        signs = guide.appraiser.signs(guide.eyes(state, seat), guide.tree(state, seat))
        came = last[seat] - totals(state.ledger, len(state.hands))[seat]
        yield most + 1 - len(state.trees[seat]), (signs, came)


def fitted(seen: list[Seen]) -> Fit:
    """The weights that promise what came, as nearly as they can."""
    shown: Any = np.array([(1.0, *signs) for signs, _ in seen])
    came: Any = np.array([points for _, points in seen])
    weights, *_ = np.linalg.lstsq(shown, came, rcond=None)
    return Fit(Outlook(*(round(float(each), 2) for each in weights)), float((came - shown @ weights).std()))


def gains(game: Rules, guide: Advice, games: int, sims: int = 0) -> dict[str, float]:
    """How much more often each kind of Kodama is met with each card laid, from one season's end to the next."""
    rises: dict[str, list[float]] = defaultdict(list)
    for number in range(games):
        ends: dict[Seat, list[tuple[Any, Foliage]]] = defaultdict(list)
        for state, seat in played(game, guide, f"gains {number}", sims)[0]:
            if any(isinstance(move, ScoreKodama) for move in game.legal(state, seat)):
                ends[seat].append((state, guide.tree(state, seat)))
        for seat, seen in ends.items():
            for card in guide.eyes(seen[0][0], seat).hand:
                condition = game.shelf.kodamas[card].condition
                counts = [points_of((condition,), tree)[0] / condition.points for _, tree in seen]
                rises[type(condition).__name__] += [(later - earlier) / ROUNDS for earlier, later in pairwise(counts)]
    return {name: sum(found) / len(found) for name, found in sorted(rises.items())}


def main(arguments: list[str]) -> int:
    """Play, fit and print; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.outlook", description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("games", nargs="?", type=int, default=GAMES)
    parser.add_argument("--sims", type=int, default=0, help="by a search of so many simulations; else the quick way")
    parser.add_argument("--duo", action="store_true")
    asked = parser.parse_args(arguments)
    games, sims = asked.games, asked.sims
    game, guide = of_duo() if asked.duo else of_kodama()
    seen: dict[int, list[Seen]] = defaultdict(list)
    for number in range(games):
        for left, tree in trees_seen(game, guide, f"outlook {number}", sims):
            seen[left].append(tree)
    for left in sorted(seen):
        fit = fitted(seen[left])
        print(f"{left:2} cards to come: {fit.outlook}, errs by {fit.error:.2f} points ({len(seen[left])} trees)")
    for name, rise in gains(game, guide, games // 5, sims).items():
        print(f"{name}: {rise:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
