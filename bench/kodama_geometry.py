"""How fast Kodama's geometry is, numba warm: `python -m bench.kodama_geometry`. Each function measures one figure."""

import time
from array import array
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from understory.games.kodama.pack import CardId, shipped_wood
from understory.games.kodama.pack.ground import ground_of, join_of, places_on
from understory.games.kodama.rules.placement import Placing
from understory.games.kodama.rules.tree import Tree
from understory.geometry import WAVES, Kernel, kernel, plain_kernel

WOOD: Final = shipped_wood()
BRANCHES: Final = {branch.id: branch for branch in WOOD.branches}
FORGETFUL: Final = Placing(WOOD, remember=0)
"""Remembers no legal sets: whatever is asked is worked out anew."""


def mid_game(seed: int, branches: int = 9) -> tuple[Tree, list[CardId]]:
    """A random tree with so many branches, and four cards on offer."""
    rng = Random(seed)
    while True:
        tree, market = _grown(rng, branches)
        if len(tree) == branches + 1:
            return tree, market


def _grown(rng: Random, branches: int) -> tuple[Tree, list[CardId]]:
    deck = list(BRANCHES)
    rng.shuffle(deck)
    tree = Tree.of(rng.choice(WOOD.trunks))
    market = [deck.pop() for _ in range(4)]
    for _ in range(branches):
        place = FORGETFUL.sample(tree, market, rng)
        if place is None:
            break
        tree = tree.grown(BRANCHES[place.card], place.parent, place.u, place.v, place.turn)
        market[market.index(place.card)] = deck.pop()
    return tree, market


def _seconds(work: Callable[[], object], times: int) -> float:
    """Seconds for one run, the best of so many."""
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best


def kernel_ratio() -> float:
    """How many times faster the compiled kernel lists the legal places of a mid-game tree than the same code as is."""
    tree, market = mid_game(1)
    places, spans = array("h"), array("q")
    join = join_of(BRANCHES[market[0]])
    cards = {card.id: card for card in WOOD}
    for parent, card in enumerate(tree.cards):
        table = places_on(ground_of(cards[card]), join)
        spans.extend((parent, len(places) // 3, len(table) // 3, 0))
        places.extend(table)
    room = array("h", bytes(len(places) // 3 * 8))
    poses = memoryview(tree.poses).cast("q")

    def listing(by: Kernel) -> Callable[[], int]:
        return lambda: by.enumerate_free(WAVES, poses, places, spans, array("q", join), room)

    assert listing(kernel())() == listing(plain_kernel())()
    return _seconds(listing(plain_kernel()), 3) / _seconds(listing(kernel()), 50)


def canonical_ms() -> float:
    """Milliseconds for the canonical set of a mid-game tree and four cards, from scratch; the mean over trees."""
    cases = [mid_game(seed) for seed in range(20)]
    for tree, market in cases:
        FORGETFUL.canonical(tree, market)
    best = [_seconds(partial(FORGETFUL.canonical, tree, market), 5) for tree, market in cases]
    return 1000 * sum(best) / len(best)


def faults_us() -> float:
    """Microseconds to name all faults of an arbitrary pose on a mid-game tree."""
    tree, market = mid_game(2)
    rng = Random(3)
    poses = [
        (rng.randrange(len(tree)), rng.randint(-4500, 4500), rng.randint(-6400, 6400), rng.randrange(3600))
        for _ in range(1000)
    ]

    def judge_all() -> None:
        for pose in poses:
            FORGETFUL.faults(tree, market[0], *pose)

    judge_all()
    return 1_000_000 * _seconds(judge_all, 5) / len(poses)


def snap_us() -> float:
    """Microseconds to snap a drop 4 mm and 8 degrees off a legal place."""
    tree, market = mid_game(4)
    rng = Random(5)
    listed = FORGETFUL.canonical(tree, market)
    aims = [listed[rng.randrange(len(listed))] for _ in range(300)]

    def snap_all() -> None:
        for aim in aims:
            FORGETFUL.snap(tree, aim.card, aim.parent, aim.u + 283, aim.v - 283, (aim.turn + 80) % 3600)

    snap_all()
    return 1_000_000 * _seconds(snap_all, 3) / len(aims)


def tree_games_per_second() -> float:
    """Random games of two players a second, placing and growing only: twice twelve branches, four cards on offer."""
    rng = Random(6)

    def play() -> None:
        for _ in range(100):
            _grown(rng, 12)
            _grown(rng, 12)

    play()
    return 100 / _seconds(play, 3)


def main() -> None:
    """Measure and print everything."""
    for measure in (kernel_ratio, canonical_ms, faults_us, snap_us, tree_games_per_second):
        print(f"{measure.__name__:24} {measure():10.2f}")


if __name__ == "__main__":
    main()
