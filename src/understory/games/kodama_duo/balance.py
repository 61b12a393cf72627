"""Whether Duo's Kodamas are worth about the same, measured as Kodama's are."""

from collections.abc import Callable
from random import Random

from understory.core import Decision
from understory.games.kodama.balance import Tallies, count_hands, markdown, play_greedily, tallies_of
from understory.games.kodama.pack import Deck
from understory.games.kodama.shelf import Shelf, shipped_shelf
from understory.games.kodama_duo.evaluate import DuoEvaluator
from understory.games.kodama_duo.game import SEATS, DuoGame
from understory.games.kodama_duo.state import Ask, State


def table(games: int, seed: int, progress: Callable[[int], None]) -> str:
    """Play so many greedy games and tell of every Kodama, as Markdown."""
    shelf = shipped_shelf()
    tallies = measured(shelf, games, seed, progress)
    return markdown("Kodama Duo", shelf, tallies, f"{games:,} greedy games, seed {seed}")


def measured(shelf: Shelf, games: int, seed: int, progress: Callable[[int], None]) -> Tallies:
    """What each Kodama would have given; `progress` is told how many more games are done."""
    game, evaluator = DuoGame(shelf), DuoEvaluator(shelf)
    tallies = tallies_of(shelf.kodamas_of(Deck.DUO))

    def watch(state: State, node: Decision) -> None:
        if node.ask == Ask.KODAMA and node.seats == SEATS:
            trees = (game.foliage(state, seat) for seat in SEATS)
            count_hands(shelf, state.hands, trees, state.season_number, tallies)

    for number in range(games):
        play_greedily(game, evaluator.choose, game.spec.chosen(2), Random(f"{seed}/{number}"), watch)
        progress(1)
    return tallies
