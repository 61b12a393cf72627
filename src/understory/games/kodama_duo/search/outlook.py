"""What a tree of Kodama Duo promises: points to come, told from its Kodamas and its runs."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from understory.games.kodama.pack.spirits import SEASONS
from understory.games.kodama.rules.legal import Growing
from understory.games.kodama.rules.placement import Placement
from understory.games.kodama.rules.scoring import Foliage
from understory.games.kodama.search.appraisal import Eyes, open_runs
from understory.games.kodama.search.evaluation import POINT, Evaluator
from understory.games.kodama.search.points import points_of


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


class DuoAppraiser:
    """Judges trees by what they would give now, and poses by how far apart cards lie."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator

    def hopes(self, eyes: Eyes, tree: Foliage) -> float:
        """What the hand's Kodamas would give for a tree, a part of it as the tree will still change."""
        kodamas, outlook = self.evaluator.shelf.kodamas, _outlook(tree)
        points = sorted(points_of(tuple([kodamas[card].condition for card in eyes.hand]), tree))
        rest = max(0, len(points) - (len(SEASONS) - eyes.season_number))
        return outlook.best * sum(points[rest:]) + outlook.others * sum(points[:rest])

    def promise(self, eyes: Eyes, tree: Foliage) -> float:
        """The hand's Kodamas, and runs that a next card may carry on."""
        outlook = _outlook(tree)
        longest, second = open_runs(tree)
        return outlook.anyway + self.hopes(eyes, tree) + outlook.longest * longest + outlook.second * second

    def room(self, legal: Growing, places: Sequence[Placement]) -> list[float]:
        """By the distance to the nearest card, and to the table edge."""
        return [self.evaluator.room(legal.tree, place) / POINT for place in places]


def _outlook(tree: Foliage) -> Outlook:
    return OUTLOOKS[len(OUTLOOKS) - len(tree.counts)]
