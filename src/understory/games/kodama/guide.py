"""What Kodama tells those who search it. Worth is in points; a turn is a placement of one seat."""

from collections.abc import Iterable
from itertools import zip_longest
from random import Random
from typing import Final, NamedTuple, TypeAlias, TypeVar

from understory.core import Candidate, HandView, LegalMoves, Seat, Viewer, chances, totals
from understory.games.kodama.decrees import as_placed, limit
from understory.games.kodama.draft import Picking
from understory.games.kodama.evaluate import POINT, Evaluator
from understory.games.kodama.game import KodamaGame
from understory.games.kodama.legal import Growing
from understory.games.kodama.moves import Blow, Move, Pass, Pick, Place
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import SEASONS, KodamaId
from understory.games.kodama.placement import Placement
from understory.games.kodama.scoring import ICONS, Foliage
from understory.games.kodama.state import State
from understory.games.kodama.tally import strides, tally
from understory.games.kodama.tree import Tree

M = TypeVar("M")

Growth: TypeAlias = Place | Pass | Blow

PAIRS: Final = 6
"""So many of the most promising (card, parent) pairs are searched,"""
POSES: Final = 2
"""so many poses of each,"""
SAMPLED: Final = 10
"""the roomiest of so many."""
WEIGHED: Final = 5
"""The quick way looks at what Kodamas think of so many pairs, the best by points,"""
TRIED: Final = 4
"""and for a pose of so many at most."""
TURNED: Final = 4
"""In Kodama it takes the roomiest of so many poses."""
BUILDING: Final = 0.3
"""What an icon of a run that can still be carried on is worth."""
LONGEST: Final = 8
"""A run of more icons hardly grows within the limit."""
FANCY: Final = 1.0
"""How far the quick way may stray from what scores best, in points."""
SPREAD: Final = 12.0
"""Points by which games are usually won."""


class Outlook(NamedTuple):
    """What points to come can be told from a tree, each weight in points."""

    anyway: float
    best: float
    """For each point of the Kodamas that give most now, one for each season that is left,"""
    others: float
    """and of the others."""
    longest: float
    """For each icon of the longest run of its kind that can be carried on,"""
    second: float
    """and of the second."""


OUTLOOKS: Final = (
    Outlook(1.5, 1.0, 0.0, 0.0, 0.0),
    Outlook(9.0, 1.0, 0.06, 0.05, 0.1),
    Outlook(17.0, 1.0, 0.07, 0.13, 0.1),
    Outlook(24.5, 1.0, 0.1, 0.2, 0.15),
    Outlook(33.0, 1.0, 0.16, 0.3, 0.2),
    Outlook(43.0, 0.95, 0.2, 0.36, 0.25),
    Outlook(54.0, 0.88, 0.22, 0.42, 0.3),
    Outlook(66.0, 0.8, 0.2, 0.45, 0.35),
    Outlook(80.0, 0.75, 0.2, 0.45, 0.4),
    Outlook(92.0, 0.65, 0.15, 0.5, 0.5),
    Outlook(102.0, 0.5, 0.1, 0.7, 0.5),
    Outlook(111.0, 0.4, 0.1, 1.0, 0.5),
    Outlook(118.0, 0.3, 0.1, 1.0, 0.5),
)
"""By the cards that a tree still takes; fitted to how greedy players' games went on."""


class Eyes:
    """What weighing placements needs to know, for a seat whose hand is known."""

    __slots__ = ("hands", "season_number", "viewer")

    def __init__(self, seat: Seat, hands: tuple[tuple[KodamaId, ...], ...], season_number: int) -> None:
        self.viewer: Viewer = seat
        self.hands = tuple(HandView(hand if at == seat else (), 0) for at, hand in enumerate(hands))
        self.season_number = season_number


class Placements:
    """Advice on placing cards, for Kodama and Kodama Duo alike."""

    def __init__(self, evaluator: Evaluator, turned: int) -> None:
        self.evaluator = evaluator
        self.turned = turned
        self.shelf = evaluator.shelf

    def candidates(self, eyes: Eyes, legal: Growing, rng: Random) -> list[Candidate[Growth]]:
        """The roomiest poses of the best pairs of card and parent: one of each pair, then the second of each."""
        places = legal.canonical.pairs()
        others: list[Candidate[Growth]] = [Candidate(Blow(), 0.0)] if legal.may_gust else []
        if not places:
            return [*others, Candidate(Pass(), 0.0)]
        worth = {pair: self._worth(eyes, legal, *pair) for pair in places}
        likely = sorted(worth, key=lambda pair: (-worth[pair], pair))[:PAIRS]
        families = [self._poses(legal, places[pair], worth[pair], rng) for pair in likely]
        found = [each for rank in zip_longest(*families) for each in rank if each is not None]
        return [*found, *others]

    def _poses(self, legal: Growing, places: range, worth: float, rng: Random) -> list[Candidate[Growth]]:
        sampled = [legal.canonical[index] for index in rng.sample(places, min(SAMPLED, len(places)))]
        room = {place: self.evaluator.room(legal.tree, place) / POINT for place in sampled}
        best = sorted(sampled, key=lambda place: (-room[place], place))[:POSES]
        return [Candidate(_move(legal, place), worth + room[place]) for place in best]

    def _worth(self, eyes: Eyes, legal: Growing, card: CardId, parent: int) -> float:
        """What laying a card on a parent is worth, wherever it lies there."""
        return self.evaluator.growth_worth(legal, card, parent) / POINT + self._hopes_with(eyes, legal, card, parent)

    def quick(self, eyes: Eyes, legal: Growing, rng: Random) -> Growth:
        """A random pose of the pair that scores best, runs to build on, Kodamas and a fancy counted in."""
        likely = [
            (rough + self._hopes_with(eyes, legal, card, parent), card, parent)
            for rough, card, parent in self._pairs(legal, rng)[:WEIGHED]
        ]
        for _, card, parent in sorted(likely, reverse=True)[:TRIED]:
            place = self._roomy(legal.tree, card, parent, rng)
            if place is not None:
                return _move(legal, place)
        move = legal.sample(rng)
        return move if isinstance(move, Growth) else Pass()

    def _roomy(self, tree: Tree, card: CardId, parent: int, rng: Random) -> Placement | None:
        """The roomiest of a few random poses on a parent, if there is one at all."""
        first = self.shelf.placing.on_parent(tree, card, parent, rng)
        if first is None or self.turned == 1:
            return first
        others = [self.shelf.placing.on_parent(tree, card, parent, rng) for _ in range(1, self.turned)]
        places = [first, *(place for place in others if place is not None)]
        return max(places, key=lambda place: self.evaluator.room(tree, place))

    def _pairs(self, legal: Growing, rng: Random) -> list[tuple[float, CardId, int]]:
        """Each card on each parent where it keeps within the limit, with a rough worth. The play-outs' inner loop."""
        runs, most, random = strides(legal.foliage), limit(legal.decree), rng.random
        longest = most - 2
        found: list[tuple[float, CardId, int]] = []
        for card in legal.offer:
            new = as_placed(legal.decree, self.shelf.counts[card])
            icons = [(at, own) for at, own in enumerate(new) if own]
            for parent, run in enumerate(runs):
                scored = open_ended = 0
                for at, own in icons:
                    below = run[at]
                    if below:
                        below += own
                        scored += below
                        open_ended += below if below < longest else longest
                    else:
                        open_ended += own
                if scored <= most:
                    found.append((scored + BUILDING * open_ended + FANCY * random(), card, parent))
        found.sort(reverse=True)
        return found

    def promise(self, eyes: Eyes, tree: Foliage) -> float:
        """What a tree promises beyond the points scored: the hand's Kodamas, and runs that a next card may carry on."""
        outlook = OUTLOOKS[len(OUTLOOKS) - len(tree.counts)]
        longest, second = open_runs(tree)
        return outlook.anyway + self.hopes(eyes, tree) + outlook.longest * longest + outlook.second * second

    def hopes(self, eyes: Eyes, tree: Foliage) -> float:
        """What the hand's Kodamas would give for a tree, a part of it as the tree will still change."""
        if eyes.viewer is None:
            return 0.0
        kodamas, outlook = self.shelf.kodamas, OUTLOOKS[len(OUTLOOKS) - len(tree.counts)]
        points = sorted([tally(kodamas[card].condition, tree) for card in eyes.hands[eyes.viewer].known])
        rest = max(0, len(points) - (len(SEASONS) - eyes.season_number))
        return outlook.best * sum(points[rest:]) + outlook.others * sum(points[:rest])

    def _hopes_with(self, eyes: Eyes, legal: Growing, card: CardId, parent: int) -> float:
        """Those with one more card."""
        return self.hopes(eyes, self.evaluator.grown(legal, card, parent))


def open_runs(foliage: Foliage) -> tuple[int, int]:
    """How long the runs are that can be carried on: the longest of each icon together, and the second longest."""
    longest, second = [0] * len(ICONS), [0] * len(ICONS)
    for run in strides(foliage):
        for at, length in enumerate(run):
            if length > second[at]:
                if length > longest[at]:
                    longest[at], second[at] = min(length, LONGEST), longest[at]
                else:
                    second[at] = length
    return sum(longest), sum(second)


def by_worth(moves: Iterable[tuple[M, float]]) -> list[Candidate[M]]:
    """Moves that were weighed, as candidates, the best first."""
    return [Candidate(move, worth) for move, worth in sorted(moves, key=lambda each: -each[1])]


def _move(legal: Growing, place: Placement) -> Place:
    return Place(place.card, legal.tree.cards[place.parent], place.u, place.v, place.turn)


class KodamaGuide:
    """Advice for whoever searches Kodama."""

    ahead: Final = 12
    efforts: Final = ((150, 5), (1500, 12))
    wide: Final = 1
    apart: Final = True
    spread: Final = SPREAD

    def __init__(self, game: KodamaGame) -> None:
        self.game = game
        self.evaluator = Evaluator(game.shelf)
        self.placements = Placements(self.evaluator, TURNED)

    def turn(self, state: State) -> int:
        """Cards placed, and Kodama phases passed."""
        return sum(map(len, state.trees)) + sum(map(len, state.scored))

    def candidates(self, state: State, seat: Seat, rng: Random) -> list[Candidate[Move]]:
        """The best pairs of card and parent in their roomiest poses; cards to pick; Kodamas by what they give."""
        legal = self.game.legal(state, seat)
        eyes = self._eyes(state, seat)
        if isinstance(legal, Growing):
            return [Candidate(each.move, each.worth) for each in self.placements.candidates(eyes, legal, rng)]
        return by_worth((move, self._worth(state, eyes, legal, seat, move)) for move in legal)

    def quick(self, state: State, seat: Seat, rng: Random) -> Move:
        """The best of a few placements; the Kodama that gives most."""
        legal = self.game.legal(state, seat)
        if isinstance(legal, Growing):
            return self.placements.quick(self._eyes(state, seat), legal, rng)
        if isinstance(legal, Picking):
            return legal.sample(rng)
        eyes = self._eyes(state, seat)
        return max(legal, key=lambda move: self._worth(state, eyes, legal, seat, move))

    def values(self, state: State) -> tuple[float, ...]:
        """By points, Kodamas in hand and runs to carry on."""
        points: list[float] = list(totals(state.ledger, state.players))
        if state.pending:
            for at, tree in enumerate(state.trees):
                seat = Seat(at)
                points[at] += self.placements.promise(self._eyes(state, seat), self.game.shelf.foliage(tree))
        return chances(points, SPREAD)

    def _eyes(self, state: State, seat: Seat) -> Eyes:
        return Eyes(seat, tuple(tuple(known.card for known in hand) for hand in state.hands), state.season_number)

    def _worth(self, state: State, eyes: Eyes, legal: LegalMoves[Move], seat: Seat, move: Move) -> float:
        if isinstance(legal, Picking) and isinstance(move, Pick):
            return self.evaluator.card_worth(eyes, legal.growing(move.card), move.card) / POINT
        return self.evaluator.kodama_points(move, self.game.shelf.foliage(state.trees[seat]))
