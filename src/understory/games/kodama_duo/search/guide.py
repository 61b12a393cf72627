"""What Kodama Duo tells those who search it. Worth is in points; a turn is a placement of one seat."""

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias, cast

from understory.core import Candidate, LegalMoves, Seat
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import Decree
from understory.games.kodama.rules.decrees import as_placed, while_growing
from understory.games.kodama.rules.family import decree_now
from understory.games.kodama.rules.legal import Growing, growing_in
from understory.games.kodama.rules.scoring import LIMIT, Counts, Cover, Foliage, strides
from understory.games.kodama.rules.tree import Tree
from understory.games.kodama.search.appraisal import Eyes
from understory.games.kodama.search.evaluation import POINT, Evaluator
from understory.games.kodama.search.flat import BUILDING, FANCY, TURNED
from understory.games.kodama.search.guide import (
    SPREAD,
    Placements,
    anywhere,
    by_worth,
    kodamas_weighed,
    move_of,
    valued,
)
from understory.games.kodama.search.swift import Swift
from understory.games.kodama_duo.rules.game import DuoGame
from understory.games.kodama_duo.rules.legal import Splitting, Summoning
from understory.games.kodama_duo.rules.moves import Choose, Move, Split, Summon
from understory.games.kodama_duo.rules.state import SEATS, Ask, State, kinds_on, other
from understory.games.kodama_duo.search.evaluation import SPIRIT
from understory.games.kodama_duo.search.outlook import DuoAppraiser

SPOTS: Final = 12
"""So many of the best ways to lay a spirit are searched."""
DRAWS: Final = 4
"""The quick way takes the best of so many random ways to lay one."""


Weighing: TypeAlias = Callable[[State, Seat, tuple[CardId, ...]], dict[CardId, float]]
"""What each of some cards would bring a seat."""


class DuoGuide:
    """Advice for whoever searches Kodama Duo."""

    ahead: Final = 8
    efforts: Final = ((100, 6), (800, 8))
    edition: Final = 1
    wide: Final = 1
    apart: Final = False
    spread: Final = SPREAD

    def __init__(self, game: DuoGame) -> None:
        self.game = game
        self.evaluator = Evaluator(game.shelf)
        self.appraiser = DuoAppraiser(game.shelf)
        self.placements = Placements(self.evaluator, self.appraiser, TURNED)
        self.swift = Swift(self.appraiser)
        self._glanced: dict[Seat, tuple[Tree, tuple[Cover, ...], Decree | None, dict[CardId, float]]] = {}

    def turn(self, state: State) -> int:
        """Cards placed and Kodamas scored by both, when the turn is over; within it, one less."""
        done = sum(map(len, state.trees)) + sum(map(len, state.scored))
        return done - (bool(state.pending) and state.pending[-1].ask in {Ask.SUMMON, Ask.SUMMON_MORE})

    def candidates(self, state: State, seat: Seat, rng: Random) -> list[Candidate[Move]]:
        """The best placements, splits, piles, spirits or Kodamas."""
        legal = self.game.legal(state, seat)
        growing = growing_in(legal)
        if growing is not None:
            found = self.placements.candidates(self.eyes(state, seat), growing, rng)
            return [Candidate(cast("Move", each.move), each.worth) for each in found]
        if isinstance(legal, Summoning):
            before, moves = self.tree(state, seat), list[Move](legal)
            return by_worth((move, self._spirit(state, seat, before, move)) for move in moves)[:SPOTS]
        if isinstance(legal, Splitting) or state.piles:
            return by_worth(self._piles(state, seat, legal, self._cards).items())
        tree = self.tree(state, seat)
        return by_worth(kodamas_weighed(self.game.shelf, tree, state.season_number, legal))

    def quick(self, state: State, seat: Seat, rng: Random) -> Move:
        """A good placement, the better split and pile at a glance, a good spirit of a few."""
        legal = self.game.legal(state, seat)
        growing = growing_in(legal)
        if growing is not None:
            return self._quick_placement(state, seat, growing, rng)
        if isinstance(legal, Summoning):
            before = self.tree(state, seat)
            few = [legal.sample(rng) for _ in range(DRAWS)]
            return max(few, key=lambda move: self._spirit(state, seat, before, move))
        if isinstance(legal, Splitting) or state.piles:
            worth = self._piles(state, seat, legal, self.at_a_glance)
            return max(worth, key=lambda move: worth[move] + FANCY * rng.random())
        tree = self.tree(state, seat)
        weighed = kodamas_weighed(self.game.shelf, tree, state.season_number, legal)
        return max(weighed, key=lambda each: each[1])[0]

    def values(self, state: State) -> tuple[float, ...]:
        """By points, Kodamas in hand, runs to carry on, room, and what the decree would give if the season ended."""
        return valued(self.appraiser, state, [(self.eyes(state, seat), self.tree(state, seat)) for seat in SEATS])

    def _quick_placement(self, state: State, seat: Seat, legal: Growing, rng: Random) -> Move:
        held = tuple([known.card for known in state.hands[seat]])
        hand = self.swift.hand_of(held, legal.lasting.trunk_icon, state.season_number, len(legal.tree))
        place = self.swift.placement(hand, legal, 1 + rng.getrandbits(30))
        return cast("Move", move_of(legal, place) if place else anywhere(legal, rng))

    def tree(self, state: State, seat: Seat) -> Foliage:
        """A seat's tree as it counts when Kodamas are scored."""
        return self.game.foliage(state, seat)

    def eyes(self, state: State, seat: Seat) -> Eyes:
        """What a seat knows that weighs placements."""
        return Eyes(seat, tuple(tuple(known.card for known in hand) for hand in state.hands), state.season_number)

    # ------------------------------------------------------------ piles and spirits

    def _piles(self, state: State, seat: Seat, legal: LegalMoves[Move], weigh: Weighing) -> dict[Move, float]:
        """What each way to split or to choose brings, the other's gain taken off."""
        cards = state.revealed or (*state.piles[0], *state.piles[1])
        mine, theirs = weigh(state, seat, cards), weigh(state, other(seat), cards)
        worth: dict[Move, float] = {}
        for move in legal:
            own = move.pile if isinstance(move, Split | Choose) else ()
            rest = tuple(card for card in cards if card not in own)
            taken, left = _pile(mine, own) - _pile(theirs, rest), _pile(mine, rest) - _pile(theirs, own)
            worth[move] = min(taken, left) if isinstance(move, Split) else taken
        return worth

    def _cards(self, state: State, seat: Seat, cards: tuple[CardId, ...]) -> dict[CardId, float]:
        """What each card would bring a seat where it does best."""
        decree = self.game.shelf.decrees[state.decree] if state.decree else None
        growing = Growing(self.game.shelf, state.trees[seat], cards, decree, covers=state.covers[seat])
        eyes = self.eyes(state, seat)
        return {card: self.evaluator.card_worth(eyes, growing, card) / POINT for card in cards}

    def at_a_glance(self, state: State, seat: Seat, cards: tuple[CardId, ...]) -> dict[CardId, float]:
        """The same without Kodamas, and whether or not there is room: for play-outs. Who chooses looks at what was
        looked at for the split."""
        tree, covers, decree = state.trees[seat], state.covers[seat], decree_now(state)
        if seat in self._glanced:
            *seen, found = self._glanced[seat]
            if seen[0] is tree and seen[1:] == [covers, decree] and found.keys() == {*cards}:
                return found
        runs = strides(while_growing(decree, self.game.shelf.foliage(tree, covers)))
        found = {card: _best(runs, as_placed(decree, self.game.shelf.counts[card])) for card in cards}
        self._glanced[seat] = tree, covers, decree, found
        return found

    def _spirit(self, state: State, seat: Seat, before: Foliage, move: Move) -> float:
        """What laying a spirit promises; a point more where the other loses it."""
        eyes = self.eyes(state, seat)
        cover = cover_of(state, seat, move)
        if cover is None:
            return self.appraiser.bare_promise(eyes, before)
        after = before.under((cover,), self.game.shelf.kinds)
        return self.appraiser.bare_promise(eyes, after) + (cover.kind in kinds_on(state.covers[other(seat)]))


def _best(runs: list[list[int]], new: Counts) -> float:
    """What a card scores where it does best, runs to build on included."""
    icons = [(at, own) for at, own in enumerate(new) if own]
    best = 0.0
    for run in runs:
        scored = building = 0
        for at, own in icons:
            below = run[at]
            building += own + below
            if below:
                scored += own + below
        if scored <= LIMIT:
            best = max(best, scored + BUILDING * building)
    return best


def cover_of(state: State, seat: Seat, move: Move) -> Cover | None:
    """The spirit that a move lays, if it lays one."""
    if not isinstance(move, Summon):
        return None
    return Cover(state.trees[seat].cards.index(move.card), move.icon - 1, move.kind)


def _pile(worth: dict[CardId, float], pile: tuple[CardId, ...]) -> float:
    """The better of two cards, or one card and a spirit."""
    return max(worth[card] for card in pile) + (SPIRIT / POINT if len(pile) == 1 else 0.0)
