"""Whether the Kodamas are worth about the same: what each would give, in every hand at the end of every season.

Not only those that were chosen count: a card that is always held back would else look good.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from understory.core import (
    Decision,
    Game,
    Known,
    LegalMoves,
    Options,
    Player,
    Seat,
    drawing_from,
    drive,
)
from understory.games.kodama.face.wording import scores
from understory.games.kodama.pack.spirits import SEASONS, Kodama, KodamaId
from understory.games.kodama.rules.awards import award
from understory.games.kodama.rules.game import KodamaGame
from understory.games.kodama.rules.scoring import Foliage
from understory.games.kodama.rules.shelf import Shelf, shipped_shelf
from understory.games.kodama.rules.state import Ask, State
from understory.games.kodama.search.evaluation import Evaluator

LEAST: Final = 50
MOST: Final = 160
"""Hundredths of the mean of all Kodamas between which every one's mean has to lie."""


@dataclass(slots=True)
class KodamaTally:
    """How often a Kodama was in a hand at a season's end, and what it would have given in all."""

    hands: int = 0
    points: int = 0

    @property
    def mean(self) -> float:
        """Points a hand."""
        return self.points / self.hands if self.hands else 0.0


Tallies = dict[tuple[KodamaId, int], KodamaTally]
"""By Kodama and number of the season."""
Hand = tuple[Known[KodamaId], ...]


S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


def report(games: int, seed: int, progress: Callable[[int], None]) -> str:
    """Play so many greedy games, for two to five players in turn, and tell of every Kodama, as Markdown."""
    shelf = shipped_shelf()
    told = f"{games:,} greedy games for two to five players in turn, seed {seed}"
    return markdown("Kodama", shelf, measured(shelf, games, seed, progress), told)


def mixed_report(games: int, seed: int, progress: Callable[[int], None]) -> str:
    """The same with Kodama Duo's cards mixed in, for two to six."""
    shelf = shipped_shelf()
    told = f"{games:,} greedy games for two to six players in turn, seed {seed}"
    return markdown("Kodama mixed with Duo", shelf, measured(shelf, games, seed, progress, mixed=True), told)


def measured(shelf: Shelf, games: int, seed: int, progress: Callable[[int], None], *, mixed: bool = False) -> Tallies:
    """What each Kodama would have given; `progress` is told how many more games are done."""
    game, evaluator = KodamaGame(shelf), Evaluator(shelf)
    cards, most = {"cards": "mixed" if mixed else "base"}, game.spec.most if mixed else game.spec.most - 1
    dealt = game.setup(game.spec.chosen(2, cards)).kodamas
    tallies = tallies_of(shelf.kodamas[card] for card in dealt)

    def watch(state: State) -> None:
        if game.node(state) == Decision((state.first,), Ask.KODAMA):
            count_hands(shelf, state.hands, map(shelf.foliage, state.trees), state.season_number, tallies)

    for number in range(games):
        options = game.spec.chosen(2 + number % (most - 1), cards)
        play_greedily(game, evaluator.choose, options, Random(f"{seed}/{number}"), watch)
        progress(1)
    return tallies


def tallies_of(kodamas: Iterable[Kodama]) -> Tallies:
    """Nothing counted yet, for each of these Kodamas and each season."""
    return {(card.id, season): KodamaTally() for card in kodamas for season in range(len(SEASONS))}


def play_greedily(
    game: Game[S, M, V], choose: Player[V, M], options: Options, rng: Random, watch: Callable[[S], None]
) -> None:
    """One game; `watch` is shown the state before every decision."""

    def chosen(state: S, seat: Seat, legal: LegalMoves[M]) -> M:
        watch(state)
        return choose(game.view(state, seat), legal, rng)

    drive(game, game.start(options), drawing_from(rng), chosen)


def count_hands(
    shelf: Shelf, hands: Iterable[Hand], trees: Iterable[Foliage], season_number: int, tallies: Tallies
) -> None:
    """What every Kodama in every hand would give for its holder's tree."""
    for hand, foliage in zip(hands, trees, strict=True):
        for card in hand:
            tally = tallies[card.card, season_number]
            tally.hands += 1
            tally.points += award(shelf.kodamas[card.card].condition, foliage).points


def overall(tallies: Tallies) -> dict[KodamaId, KodamaTally]:
    """Each Kodama over all seasons."""
    sums: dict[KodamaId, KodamaTally] = {}
    for (card, _), tally in tallies.items():
        whole = sums.setdefault(card, KodamaTally())
        whole.hands += tally.hands
        whole.points += tally.points
    return sums


def markdown(title: str, shelf: Shelf, tallies: Tallies, told: str) -> str:
    """The table, how it came about, and whether every Kodama is within bounds."""
    sums = overall(tallies)
    hands = sum(tally.hands for tally in sums.values())
    mean = sum(tally.points for tally in sums.values()) / max(1, hands)
    lines = [
        f"# {title}: what a Kodama is worth",
        "",
        f"{told}: every Kodama in every hand at the end",
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
