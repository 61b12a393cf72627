"""What Kodama Duo tells those who search it. Worth is in points; a turn is a placement of one seat."""

from random import Random
from typing import Final, cast

from understory.core import Candidate, LegalMoves, Seat, chances, totals
from understory.games.kodama.pack import CardId
from understory.games.kodama.rules.legal import Growing, growing_in
from understory.games.kodama.rules.scoring import Cover, Foliage
from understory.games.kodama.search.appraisal import Eyes
from understory.games.kodama.search.evaluation import POINT, Evaluator
from understory.games.kodama.search.guide import SPREAD, Placements, by_worth
from understory.games.kodama_duo.rules.game import DuoGame
from understory.games.kodama_duo.rules.legal import Splitting, Summoning
from understory.games.kodama_duo.rules.moves import Choose, Move, Split, Summon
from understory.games.kodama_duo.rules.state import Ask, State, kinds_on, other
from understory.games.kodama_duo.search.evaluation import SPIRIT
from understory.games.kodama_duo.search.outlook import DuoAppraiser

SPOTS: Final = 12
"""So many of the best ways to lay a spirit are searched."""
TURNED: Final = 1
"""The quick way lays a card in any pose; Duo's levels were measured so."""
DRAWS: Final = 3
"""The quick way takes the best of so many random ways to lay one."""


class DuoGuide:
    """Advice for whoever searches Kodama Duo."""

    ahead: Final = 12
    efforts: Final = ((100, 6), (400, 12))
    wide: Final = 1
    apart: Final = False
    spread: Final = SPREAD

    def __init__(self, game: DuoGame) -> None:
        self.game = game
        self.evaluator = Evaluator(game.shelf)
        self.appraiser = DuoAppraiser(self.evaluator)
        self.placements = Placements(self.evaluator, self.appraiser, TURNED)

    def turn(self, state: State) -> int:
        """Cards placed and Kodamas scored by both, when the turn is over; within it, one less."""
        done = sum(map(len, state.trees)) + sum(map(len, state.scored))
        return done - (bool(state.pending) and state.pending[-1].ask in {Ask.SUMMON, Ask.SUMMON_MORE})

    def candidates(self, state: State, seat: Seat, rng: Random) -> list[Candidate[Move]]:
        """The best placements, splits, piles, spirits or Kodamas."""
        legal = self.game.legal(state, seat)
        growing = growing_in(legal)
        if growing is not None:
            found = self.placements.candidates(self._eyes(state, seat), growing, rng)
            return [Candidate(cast("Move", each.move), each.worth) for each in found]
        if isinstance(legal, Summoning):
            before, moves = self.game.foliage(state, seat), list[Move](legal)
            return by_worth((move, self._spirit(state, seat, before, move)) for move in moves)[:SPOTS]
        if isinstance(legal, Splitting) or state.piles:
            return by_worth(self._piles(state, seat, legal).items())
        tree = self.game.foliage(state, seat)
        return by_worth((move, self.evaluator.kodama_points(move, tree)) for move in legal)

    def quick(self, state: State, seat: Seat, rng: Random) -> Move:
        """A good placement, any split, the better pile, a good spirit of a few."""
        legal = self.game.legal(state, seat)
        growing = growing_in(legal)
        if growing is not None:
            return cast("Move", self.placements.quick(self._eyes(state, seat), growing, rng))
        if isinstance(legal, Summoning):
            before = self.game.foliage(state, seat)
            few = [legal.sample(rng) for _ in range(DRAWS)]
            return max(few, key=lambda move: self._spirit(state, seat, before, move))
        if isinstance(legal, Splitting) or state.piles:
            return legal.sample(rng)
        tree = self.game.foliage(state, seat)
        return max(legal, key=lambda move: self.evaluator.kodama_points(move, tree))

    def values(self, state: State) -> tuple[float, ...]:
        """By points, Kodamas in hand and runs to carry on."""
        points: list[float] = list(totals(state.ledger, len(state.hands)))
        if state.pending:
            for at in range(len(points)):
                seat = Seat(at)
                points[at] += self.appraiser.promise(self._eyes(state, seat), self.game.foliage(state, seat))
        return chances(points, SPREAD)

    def _eyes(self, state: State, seat: Seat) -> Eyes:
        return Eyes(seat, tuple(tuple(known.card for known in hand) for hand in state.hands), state.season_number)

    # ------------------------------------------------------------ piles and spirits

    def _piles(self, state: State, seat: Seat, legal: LegalMoves[Move]) -> dict[Move, float]:
        """What each way to split or to choose brings, the other's gain taken off."""
        cards = state.revealed or (*state.piles[0], *state.piles[1])
        mine, theirs = self._cards(state, seat, cards), self._cards(state, other(seat), cards)
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
        eyes = self._eyes(state, seat)
        return {card: self.evaluator.card_worth(eyes, growing, card) / POINT for card in cards}

    def _spirit(self, state: State, seat: Seat, before: Foliage, move: Move) -> float:
        """What laying a spirit promises; a point more where the other loses it."""
        eyes = self._eyes(state, seat)
        cover = cover_of(state, seat, move)
        if cover is None:
            return self.appraiser.promise(eyes, before)
        after = before.under((cover,), self.game.shelf.kinds)
        return self.appraiser.promise(eyes, after) + (cover.kind in kinds_on(state.covers[other(seat)]))


def cover_of(state: State, seat: Seat, move: Move) -> Cover | None:
    """The spirit that a move lays, if it lays one."""
    if not isinstance(move, Summon):
        return None
    return Cover(state.trees[seat].cards.index(move.card), move.icon - 1, move.kind)


def _pile(worth: dict[CardId, float], pile: tuple[CardId, ...]) -> float:
    """The better of two cards, or one card and a spirit."""
    return max(worth[card] for card in pile) + (SPIRIT / POINT if len(pile) == 1 else 0.0)
