"""What Kodama tells those who search it. Worth is in points; a turn is a placement of one seat."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from random import Random
from typing import Final, TypeAlias, TypeVar

from understory.core import Candidate, LegalMoves, Seat, chances, totals
from understory.games.kodama.pack import CardId
from understory.games.kodama.rules.decrees import as_placed, limit, placement_bonus, season_end
from understory.games.kodama.rules.draft import Picking
from understory.games.kodama.rules.family import Grove, decree_now
from understory.games.kodama.rules.game import KodamaGame
from understory.games.kodama.rules.legal import Growing
from understory.games.kodama.rules.moves import Blow, Move, Pass, Pick, Place, ScoreKodama
from understory.games.kodama.rules.placement import Placement
from understory.games.kodama.rules.scoring import Foliage, strides
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.state import Ask, Pending, State
from understory.games.kodama.search.appraisal import Appraiser, Eyes
from understory.games.kodama.search.evaluation import POINT, Evaluator
from understory.games.kodama.search.flat import BUILDING, FANCY, TRIED, TURNED, WEIGHED, WISHED
from understory.games.kodama.search.outlook import KodamaAppraiser, cards_to_come
from understory.games.kodama.search.points import points_of
from understory.games.kodama.search.swift import Swift
from understory.games.kodama.search.timing import Prospect, gain, if_scored_now

M = TypeVar("M")

Growth: TypeAlias = Place | Pass | Blow

PAIRS: Final = 6
"""So many of the most promising (card, parent) pairs are searched,"""
POSES: Final = 2
"""so many poses of each,"""
SAMPLED: Final = 32
"""the roomiest of so many."""
SPREAD: Final = 12.0
"""Points by which games are usually won."""


class Placements:
    """Advice on placing cards, for Kodama and Kodama Duo alike."""

    def __init__(self, evaluator: Evaluator, appraiser: Appraiser, turned: int) -> None:
        self.evaluator = evaluator
        self.appraiser = appraiser
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
        room = dict(zip(sampled, self.appraiser.room(legal, sampled), strict=True))
        best = sorted(sampled, key=lambda place: (-room[place], place))[:POSES]
        return [Candidate(move_of(legal, place), worth + room[place]) for place in best]

    def _worth(self, eyes: Eyes, legal: Growing, card: CardId, parent: int) -> float:
        """What laying a card on a parent is worth, wherever it lies there."""
        return self.evaluator.growth_worth(legal, card, parent) / POINT + self._hopes_with(eyes, legal, card, parent)

    def quick(self, eyes: Eyes, legal: Growing, rng: Random) -> Growth:
        """A random pose of the pair that scores best, runs to build on, Kodamas and a fancy counted in."""
        likely = [
            (rough + WISHED * self._hopes_with(eyes, legal, card, parent), card, parent)
            for rough, card, parent in self._pairs(legal, rng)[:WEIGHED]
        ]
        for _, card, parent in sorted(likely, reverse=True)[:TRIED]:
            place = self._roomy(legal, card, parent, rng)
            if place is not None:
                return move_of(legal, place)
        return anywhere(legal, rng)

    def _roomy(self, legal: Growing, card: CardId, parent: int, rng: Random) -> Placement | None:
        """The roomiest of a few random poses on a parent, if there is one at all."""
        on_parent = self.shelf.placing.on_parent
        first = on_parent(legal.tree, card, parent, rng)
        if not first or self.turned == 1:
            return first[0] if first else None
        places = first + on_parent(legal.tree, card, parent, rng, self.turned - 1)
        room = self.appraiser.room(legal, places)
        return places[room.index(max(room))]

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
                    scored += placement_bonus(legal.decree, new, legal.tree, parent, scored)
                    found.append((scored + BUILDING * open_ended + FANCY * random(), card, parent))
        found.sort(reverse=True)
        return found

    def _hopes_with(self, eyes: Eyes, legal: Growing, card: CardId, parent: int) -> float:
        """What the hand's Kodamas promise with one more card."""
        return self.appraiser.hopes(eyes, self.evaluator.grown(legal, card, parent))


def anywhere(legal: Growing, rng: Random) -> Growth:
    """Any placement, where there is one."""
    move = legal.sample(rng)
    return move if isinstance(move, Growth) else Pass()


def by_worth(moves: Iterable[tuple[M, float]]) -> list[Candidate[M]]:
    """Moves that were weighed, as candidates, the best first."""
    return [Candidate(move, worth) for move, worth in sorted(moves, key=lambda each: -each[1])]


def move_of(legal: Growing, place: Placement) -> Place:
    """The move that lays a card there."""
    return Place(place.card, legal.tree.cards[place.parent], place.u, place.v, place.turn)


def kodamas_weighed(shelf: Shelf, tree: Foliage, season: int, legal: Iterable[M]) -> list[tuple[M, float]]:
    """What scoring each Kodama brings, with those that are left for later."""
    moves = list(legal)
    scored = [move for move in moves if isinstance(move, ScoreKodama)]
    if not scored:
        return [(move, 0.0) for move in moves]
    conditions = tuple([shelf.kodamas[move.kodama].condition for move in scored])
    hand = [Prospect(points, gain(of)) for points, of in zip(points_of(conditions, tree), conditions, strict=True)]
    later = cards_to_come(season, len(tree.counts) - 1)[1:]
    return list(zip(scored, if_scored_now(hand, later), strict=True))


def valued(appraiser: Appraiser, grove: Grove, sides: Sequence[tuple[Eyes, Foliage]]) -> tuple[float, ...]:
    """How seats stand: by points, what their trees promise, and what the decree would give if the season ended."""
    points: list[float] = list(totals(grove.ledger, len(sides)))
    if grove.pending:
        for at, (eyes, tree) in enumerate(sides):
            points[at] += appraiser.promise(eyes, tree)
        for entry in season_end(decree_now(grove), [tree for _, tree in sides], grove.season):
            points[entry.seat] += entry.amount
    return chances(points, SPREAD)


def _with_gust(found: list[Candidate[Growth]]) -> list[Candidate[Move]]:
    """Candidates where a gust is worth what the best of them is, until it was tried: what comes may be better."""
    best = max(each.worth for each in found)
    candidates: list[Candidate[Move]] = [
        Candidate(each.move, best if isinstance(each.move, Blow) else each.worth) for each in found
    ]
    blown = [each for each in candidates if isinstance(each.move, Blow)]
    first, *rest = [each for each in candidates if not isinstance(each.move, Blow)]
    return [first, *blown, *rest]


class KodamaGuide:
    """Advice for whoever searches Kodama."""

    ahead: Final = 8
    efforts: Final = ((40, 4), (1550, 8))
    edition: Final = 3
    wide: Final = 1
    apart: Final = True
    spread: Final = SPREAD

    def __init__(self, game: KodamaGame) -> None:
        self.game = game
        self.evaluator = Evaluator(game.shelf)
        self.appraiser = KodamaAppraiser(game.shelf)
        self.placements = Placements(self.evaluator, self.appraiser, TURNED)
        self.swift = Swift(self.appraiser)

    def turn(self, state: State) -> int:
        """Cards placed, and Kodama phases passed."""
        return sum(map(len, state.trees)) + sum(map(len, state.scored))

    def candidates(self, state: State, seat: Seat, rng: Random) -> list[Candidate[Move]]:
        """The best pairs of card and parent in their roomiest poses; cards to pick; Kodamas by what they bring."""
        legal = self.game.legal(state, seat)
        eyes = self.eyes(state, seat)
        if isinstance(legal, Growing):
            return _with_gust(self.placements.candidates(eyes, legal, rng))
        if isinstance(legal, Picking):
            hand = legal.growing(*legal.hand)
            worth = {card: self.evaluator.card_worth(eyes, hand, card) / POINT for card in legal.hand}
            return by_worth((move, worth[move.card]) for move in legal if isinstance(move, Pick))
        return by_worth(self._kodamas(state, seat, legal))

    def quick(self, state: State, seat: Seat, rng: Random) -> Move:
        """The best of a few placements; the Kodama that others can wait for."""
        legal = self.game.legal(state, seat)
        if isinstance(legal, Growing):
            hand = self.swift.hand(state, seat)
            if hand is None:
                return self.placements.quick(self.eyes(state, seat), legal, rng)
            place = self.swift.placement(hand, legal, 1 + rng.getrandbits(30))
            return move_of(legal, place) if place else anywhere(legal, rng)
        if isinstance(legal, Picking):
            return legal.sample(rng)
        return max(self._kodamas(state, seat, legal), key=lambda each: each[1])[0]

    def values(self, state: State) -> tuple[float, ...]:
        """By points, Kodamas in hand, runs to carry on, room, and what the decree would give if the season ended."""
        seats = [Seat(at) for at in range(state.players)]
        return valued(self.appraiser, state, [(self._hoping(state, seat), self.tree(state, seat)) for seat in seats])

    def _kodamas(self, state: State, seat: Seat, legal: LegalMoves[Move]) -> list[tuple[Move, float]]:
        """What scoring each Kodama brings."""
        return kodamas_weighed(self.game.shelf, self.tree(state, seat), state.season_number, legal)

    def _hoping(self, state: State, seat: Seat) -> Eyes:
        """The same eyes, which hope for no more of a season once the seat has scored its Kodama."""
        eyes = self.eyes(state, seat)
        eyes.season_number += Pending(Ask.KODAMA, seat) not in state.pending
        return eyes

    def tree(self, state: State, seat: Seat) -> Foliage:
        """A seat's tree as it counts when Kodamas are scored."""
        return self.game.shelf.foliage(state.trees[seat])

    def eyes(self, state: State, seat: Seat) -> Eyes:
        """What a seat knows that weighs placements."""
        return Eyes(seat, tuple(tuple(known.card for known in hand) for hand in state.hands), state.season_number)
