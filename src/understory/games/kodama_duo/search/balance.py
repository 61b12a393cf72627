"""Whether Duo's Kodamas are worth about the same, measured as Kodama's are."""

from collections.abc import Callable
from random import Random

from understory.core import Decision
from understory.games.kodama.rules.shelf import Shelf, shipped_shelf
from understory.games.kodama.search.balance import Tallies, count_hands, markdown, play_greedily, tallies_of
from understory.games.kodama_duo.rules.game import DuoGame
from understory.games.kodama_duo.rules.state import SEATS, Ask, State
from understory.games.kodama_duo.search.evaluation import DuoEvaluator


def report(games: int, seed: int, progress: Callable[[int], None]) -> str:
    """Play so many greedy games and tell of every Kodama, as Markdown."""
    shelf = shipped_shelf()
    tallies = measured(shelf, games, seed, progress)
    return markdown("Kodama Duo", shelf, tallies, f"{games:,} greedy games, seed {seed}")


def mixed_report(games: int, seed: int, progress: Callable[[int], None]) -> str:
    """The same with the second edition's cards mixed in."""
    shelf = shipped_shelf()
    tallies = measured(shelf, games, seed, progress, cards="mixed")
    return markdown("Kodama Duo mixed with Kodama", shelf, tallies, f"{games:,} greedy games, seed {seed}")


def measured(shelf: Shelf, games: int, seed: int, progress: Callable[[int], None], cards: str = "duo") -> Tallies:
    """What each Kodama would have given; `progress` is told how many more games are done."""
    game, evaluator = DuoGame(shelf), DuoEvaluator(shelf)
    options = game.spec.chosen(2, {"cards": cards})
    tallies = tallies_of(shelf.kodamas[card] for card in game.setup(options).kodamas)

    def watch(state: State) -> None:
        if game.node(state) == Decision(SEATS, Ask.KODAMA):
            trees = (game.foliage(state, seat) for seat in SEATS)
            count_hands(shelf, state.hands, trees, state.season_number, tallies)

    for number in range(games):
        play_greedily(game, evaluator.choose, options, Random(f"{seed}/{number}"), watch)
        progress(1)
    return tallies
