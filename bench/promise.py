"""`python -m bench.promise [GAMES]`: fits what goals of Kodama 3D promise to games played the quick way.

Prints for each measure, by the tiles to come and by level, how many instances more there were in the end, in
thousandths: the table of `kodama_3d.search.promise`, where it is entered. What was seldom seen stays near what stands
there. Then, by the tiles to come, how many points the table as it was erred by over a hand.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from understory.core import LegalMoves, Seat, drawing_from, drive
from understory.games.kodama_3d.pack import printed
from understory.games.kodama_3d.rules.game import Kodama3D
from understory.games.kodama_3d.rules.moves import Move
from understory.games.kodama_3d.rules.pieces import GoalName
from understory.games.kodama_3d.rules.state import Ask, State
from understory.games.kodama_3d.rules.tree import Tree
from understory.games.kodama_3d.search import measures, tallies
from understory.games.kodama_3d.search.guide import Guide3D, to_come
from understory.games.kodama_3d.search.promise import PROMISE
from understory.games.kodama_3d.search.swift import Swift

GAMES: Final = 6000
WEIGHT: Final = 20
"""What stands in the table counts as much as so many times that something was seen."""


class Seen(NamedTuple):
    """A goal in a hand: its place in the table, instances then and in the end, its points, and what it promised."""

    place: int
    then: int
    last: int
    vp: int
    promised: int


Hands = dict[int, list[list[Seen]]]
"""By the tiles to come."""


def hands_seen(guide: Guide3D, seed: str) -> Iterator[tuple[int, list[Seen]]]:
    """Every hand of a game played the quick way, each time that its seat began a turn or added a last tile."""
    rng, game = Random(seed), guide.game
    decided: list[tuple[State, Seat]] = []

    def choose(state: State, seat: Seat, _legal: LegalMoves[Move]) -> Move:
        if state.ask in (Ask.MOVE, Ask.LAST):
            decided.append((state, seat))
        return guide.quick(state, seat, rng)

    end, _ = drive(game, game.start(game.spec.chosen(2)), drawing_from(rng), choose)
    for state, seat in decided:
        left, tree, last = to_come(state, seat), state.tree(seat), end.tree(seat)
        yield left, [_seen(guide.swift, card.card, tree, last, left) for card in state.hands[seat]]


def _seen(swift: Swift, goal: GoalName, tree: Tree, last: Tree, left: int) -> Seen:
    numbers, mark = swift.goal(goal), [0] * tallies.MARKS
    then, level = measures.measured(swift.flat(tree), numbers, 0, mark)
    came, _ = measures.measured(swift.flat(last), numbers, 0, mark)
    if not numbers[tallies.PER]:
        then, came = min(1, then), min(1, came)
    place = (numbers[tallies.MEASURE] * measures.TILES_TO_COME + left) * tallies.LEVELS
    promised = measures.promised(swift.flat(tree), numbers, 0, PROMISE, left, mark)
    return Seen(place + min(level, tallies.LEVELS - 1), then, came, numbers[tallies.VP], promised)


def fitted(hands: Hands) -> list[int]:
    """The table that promises what came."""
    gains, times = [WEIGHT * float(number) for number in PROMISE], [WEIGHT] * len(PROMISE)
    for seen in (each for held in hands.values() for hand in held for each in hand):
        gains[seen.place] += measures.WHOLE * (seen.last - seen.then)
        times[seen.place] += 1
    return [round(gain / often) for gain, often in zip(gains, times, strict=True)]


def error(hands: list[list[Seen]]) -> float:
    """How many points what was promised is from what came, over a hand: the root of the mean square."""
    missed = [sum(seen.promised / measures.WHOLE - seen.vp * seen.last for seen in hand) for hand in hands]
    return sqrt(sum(miss * miss for miss in missed) / len(missed))


def main(arguments: list[str]) -> int:
    """Play, fit and print; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.promise", description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("games", nargs="?", type=int, default=GAMES)
    guide = Guide3D(Kodama3D(printed()))
    hands: Hands = defaultdict(list)
    for number in range(parser.parse_args(arguments).games):
        for left, hand in hands_seen(guide, f"promise {number}"):
            hands[left].append(hand)
    table = fitted(hands)
    for measure in range(tallies.MEASURES):
        print(f"measure {measure}")
        for left in range(1, measures.TILES_TO_COME):
            place = (measure * measures.TILES_TO_COME + left) * tallies.LEVELS
            print(f"        ({', '.join(map(str, table[place : place + tallies.LEVELS]))}),")
    for left, held in sorted(hands.items()):
        print(f"{left:2} tiles to come: errs by {error(held):.2f} points ({len(held)} hands)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
