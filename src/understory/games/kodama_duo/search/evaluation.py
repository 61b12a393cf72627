"""How good a move looks in Kodama Duo: placements as in Kodama, and what piles and spirits are worth.

Worth is in tenths of a point, an integer, from views alone.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from understory.core import HandView, LegalMoves, Seat, Viewer
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import KodamaId
from understory.games.kodama.rules.awards import award
from understory.games.kodama.rules.legal import Growing, growing_in
from understory.games.kodama.rules.moves import Pass, ScoreKodama
from understory.games.kodama.rules.scoring import Cover, Foliage
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.search.evaluation import BUILD, POINT, Evaluator
from understory.games.kodama_duo.rules.legal import Splitting, Summoning
from understory.games.kodama_duo.rules.moves import Choose, Move, Split
from understory.games.kodama_duo.rules.scoring import foliage_of
from understory.games.kodama_duo.rules.state import kinds_on, other
from understory.games.kodama_duo.rules.view import View

SPIRIT: Final = 20
"""What summoning is worth to whoever gets the pile with one card."""


@dataclass(frozen=True, slots=True)
class _Eyes:
    """The other player's placements are weighed without their Kodamas, which nobody else knows."""

    viewer: Viewer
    hands: tuple[HandView[KodamaId], ...]
    season_number: int


class DuoEvaluator:
    """Weighs the moves of whoever owns the view."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.placements = Evaluator(shelf)

    def choose(self, view: View, legal: LegalMoves[Move], rng: Random) -> Move:
        """The move that looks best."""
        growing = growing_in(legal)
        if growing is not None:
            return self._placement(view, growing, rng)
        if view.viewer is None:
            return legal.sample(rng)
        if isinstance(legal, Splitting):
            return self._split(view, view.viewer, legal)
        if isinstance(legal, Summoning):
            return self._spirit(view, view.viewer, legal)
        if view.piles:
            return self._pile_taken(view, view.viewer, legal)
        own = self._foliage(view, view.viewer)
        return max(legal, key=lambda move: self._now(own, move))

    def _placement(self, view: View, legal: Growing, rng: Random) -> Move:
        move = self.placements.best_placement(view, legal, rng)
        return move if isinstance(move, Move) else Pass()

    def _now(self, own: Foliage, move: Move) -> int:
        """What a Kodama gives now."""
        return award(self.shelf.kodamas[move.kodama].condition, own).points if isinstance(move, ScoreKodama) else 0

    # ------------------------------------------------------------ piles

    def _split(self, view: View, seat: Seat, legal: Splitting) -> Move:
        """The split after which the other, taking what is best for them, leaves most."""
        cards = self._cards(view, legal.revealed)

        def left(move: Move) -> int:
            lone = move.pile if isinstance(move, Split) else ()
            rest = tuple(card for card in legal.revealed if card not in lone)
            mine, theirs = cards[seat], cards[other(seat)]
            gains = [self._pile(mine, own) - self._pile(theirs, given) for own, given in ((lone, rest), (rest, lone))]
            return min(gains)

        return max(legal, key=left)

    def _pile_taken(self, view: View, seat: Seat, legal: LegalMoves[Move]) -> Move:
        """The pile that is worth most more than the one that is left to the other."""
        first, second = view.piles
        cards = self._cards(view, first + second)
        mine, theirs = cards[seat], cards[other(seat)]
        gains = {
            Choose(own): self._pile(mine, own) - self._pile(theirs, left)
            for own, left in ((first, second), (second, first))
        }
        return max(legal, key=lambda move: gains[move] if isinstance(move, Choose) else 0)

    def _pile(self, worth: dict[CardId, int], pile: tuple[CardId, ...]) -> int:
        """The better of two cards, or one card and a spirit."""
        return max(worth[card] for card in pile) + (SPIRIT if len(pile) == 1 else 0)

    def _cards(self, view: View, cards: tuple[CardId, ...]) -> list[dict[CardId, int]]:
        """What each card would bring each seat, wherever it does best."""
        return [self._best_places(view, Seat(seat), cards) for seat in range(len(view.trees))]

    def _best_places(self, view: View, seat: Seat, cards: tuple[CardId, ...]) -> dict[CardId, int]:
        decree = self.shelf.decrees[view.decree] if view.decree else None
        growing = Growing(self.shelf, view.trees[seat], cards, decree, covers=view.covers[seat])
        eyes = _Eyes(seat, view.hands, view.season_number)
        return {card: self.placements.card_worth(eyes, growing, card) for card in cards}

    # ------------------------------------------------------------ spirits

    def _spirit(self, view: View, seat: Seat, legal: Summoning) -> Move:
        """The spirit and the icon that help most, the other's loss included; a second one only if it helps."""
        before = self._foliage(view, seat)
        stands = self._promise(before) + self.placements.prospects(view, before)
        theirs = kinds_on(view.covers[other(seat)])
        best: tuple[int, Move] | None = (0, Pass()) if legal.may_decline else None
        for kind in legal.kinds:
            for card, icon in legal.spots:
                after = before.under((Cover(card, icon, kind),), self.shelf.kinds)
                worth = self._promise(after) + self.placements.prospects(view, after) - stands
                worth += POINT if kind in theirs else 0
                if best is None or worth > best[0]:
                    best = (worth, legal.move(kind, (card, icon)))
        return best[1] if best else Pass()

    def _foliage(self, view: View, seat: Seat) -> Foliage:
        return foliage_of(self.shelf, view, seat)

    def _promise(self, foliage: Foliage) -> int:
        """Runs that a next card could carry on, wherever it is laid."""
        parents, worth = foliage.tree.parents, 0
        lengths: list[list[int]] = []
        for card, counts in enumerate(foliage.counts):
            below = lengths[parents[card]] if card else [0] * len(counts)
            lengths.append([own and own + run for own, run in zip(counts, below, strict=True)])
            worth += sum(BUILD * length * length for length in lengths[-1] if length < 9) // 4
        return worth
