"""Whether the Kodamas are worth about the same: what each would give, in every hand at the end of every season.

Not only those that were chosen count: a card that is always held back would else look good.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from understory.core import CHANCE, Chance, Decision
from understory.games.kodama.awards import award
from understory.games.kodama.evaluate import Evaluator
from understory.games.kodama.game import KodamaGame
from understory.games.kodama.pack.spirits import SEASONS, KodamaId
from understory.games.kodama.shelf import Shelf, shipped_shelf
from understory.games.kodama.state import Ask, State
from understory.games.kodama.wording import scores

LEAST: Final = 50
MOST: Final = 160
"""Hundredths of the mean of all Kodamas between which every one's mean has to lie."""


@dataclass(slots=True)
class Tally:
    """How often a Kodama was in a hand at a season's end, and what it would have given in all."""

    hands: int = 0
    points: int = 0

    @property
    def mean(self) -> float:
        """Points a hand."""
        return self.points / self.hands if self.hands else 0.0


Tallies = dict[tuple[KodamaId, int], Tally]
"""By Kodama and number of the season."""


def table(games: int, seed: int, progress: Callable[[int], None]) -> str:
    """Play so many greedy games, for two to five players in turn, and tell of every Kodama, as Markdown."""
    shelf = shipped_shelf()
    return markdown(shelf, measured(shelf, games, seed, progress), games, seed)


def measured(shelf: Shelf, games: int, seed: int, progress: Callable[[int], None]) -> Tallies:
    """What each Kodama would have given; `progress` is told how many more games are done."""
    game, evaluator = KodamaGame(shelf), Evaluator(shelf)
    tallies: Tallies = {
        (card, season): Tally()
        for card, kodama in shelf.kodamas.items()
        if kodama.kid is None and kodama.mark is None
        for season in range(len(SEASONS))
    }
    for number in range(games):
        _play(game, evaluator, 2 + number % 4, Random(f"{seed}/{number}"), tallies)
        progress(1)
    return tallies


def _play(game: KodamaGame, evaluator: Evaluator, players: int, rng: Random, tallies: Tallies) -> None:
    state = game.start(game.spec.chosen(players))
    while True:
        node = game.node(state)
        if isinstance(node, Chance):
            state = game.apply(state, CHANCE, node.pick(rng.randrange(node.total)))
        elif isinstance(node, Decision):
            (seat,) = node.seats
            if node.ask == Ask.KODAMA and seat == state.first:
                _count_hands(game.shelf, state, tallies)
            move = evaluator.choose(game.view(state, seat), game.legal(state, seat), rng)
            state = game.apply(state, seat, move)
        else:
            return


def _count_hands(shelf: Shelf, state: State, tallies: Tallies) -> None:
    for hand, tree in zip(state.hands, state.trees, strict=True):
        foliage = shelf.foliage(tree)
        for card in hand:
            tally = tallies[card.card, state.season_number]
            tally.hands += 1
            tally.points += award(shelf.kodamas[card.card].condition, foliage).points


def overall(tallies: Tallies) -> dict[KodamaId, Tally]:
    """Each Kodama over all seasons."""
    sums: dict[KodamaId, Tally] = {}
    for (card, _), tally in tallies.items():
        whole = sums.setdefault(card, Tally())
        whole.hands += tally.hands
        whole.points += tally.points
    return sums


def markdown(shelf: Shelf, tallies: Tallies, games: int, seed: int) -> str:
    """The table, and whether every Kodama is within bounds."""
    sums = overall(tallies)
    hands = sum(tally.hands for tally in sums.values())
    mean = sum(tally.points for tally in sums.values()) / max(1, hands)
    lines = [
        "# Kodama: what a Kodama is worth",
        "",
        f"{games:,} greedy games for two to five players in turn, seed {seed}: every Kodama in every hand at the end",
        f"of every season. Mean of all: {mean:.2f} points. Each mean should lie between {LEAST} and {MOST} % of it.",
        "",
        "| no. | Kodama | says | in hand | spring | summer | autumn | mean | of all |",
        "|---:|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    outside = []
    for card, whole in sums.items():
        kodama, share = shelf.kodamas[card], 100 * whole.mean / mean if mean else 0.0
        seasons = " | ".join(f"{tallies[card, season].mean:.1f}" for season in range(len(SEASONS)))
        yellow = " (yellow)" if kodama.yellow else ""
        lines.append(
            f"| {kodama.number}{yellow} | {kodama.name} | {scores(kodama.condition)} | {whole.hands:,} | {seasons} "
            f"| {whole.mean:.2f} | {share:.0f} % |"
        )
        if not LEAST <= share <= MOST:
            outside.append(kodama.name)
    verdict = f"Outside the bounds: {', '.join(outside)}." if outside else "Every Kodama lies within the bounds."
    return "\n".join([*lines, "", verdict, ""])
