"""Kodama in the terminal: the trees as outlines, the market, the Kodamas and what each would score right now."""

from collections.abc import Iterator

from understory.core import CardWords, Item, LegalMoves, Plain, Seat, flat_menu, total
from understory.games.kodama.draft import Picking
from understory.games.kodama.draw import svg
from understory.games.kodama.glance import glance_at
from understory.games.kodama.legal import Growing
from understory.games.kodama.moves import Move, Pick, ScoreKodama
from understory.games.kodama.scoring import Foliage
from understory.games.kodama.shelf import Shelf
from understory.games.kodama.state import ROUNDS, Ask
from understory.games.kodama.telling import Teller
from understory.games.kodama.view import View


class KodamaFace:
    """Shows views of Kodama."""

    def __init__(self, shelf: Shelf, words: CardWords | None = None) -> None:
        self.shelf = shelf
        self.teller = Teller(shelf, words)

    def speaking(self, words: CardWords) -> "KodamaFace":
        """The same face, with cards in these words."""
        return KodamaFace(self.shelf, words)

    def text(self, view: View) -> str:
        """The table as lines of text."""
        parts = [self._season(view)]
        parts += [self._tree(view, seat) for seat in range(len(view.trees))]
        if view.market:
            parts.append(self.teller.cards("Market", view.market))
        parts += self._draft(view)
        if view.viewer is not None and view.hands[view.viewer].known:
            parts.append("\n".join(["Your Kodamas", *self._hand(view)]))
        return "\n\n".join(parts)

    def menu(self, view: View, legal: LegalMoves[Move]) -> tuple[Item[Move], ...]:
        """While growing: card and parent with what they score, then the place. After it: the Kodamas."""
        if isinstance(legal, Growing):
            return tuple(self.teller.growing(legal))
        if isinstance(legal, Picking):
            return tuple(Item(self._pick(legal, move), move) for move in legal)
        kodamas = [move for move in legal if isinstance(move, ScoreKodama)]
        if len(kodamas) == len(legal):
            own = self._own(view)
            return tuple(Item(self.teller.kodama(move.kodama, own), move) for move in kodamas)
        return flat_menu(legal)

    def svg(self, view: View) -> str:
        """The table as a drawing."""
        return svg(view)

    def glance(self, view: View) -> Plain:
        """What the viewer's Kodamas and the decree would score now."""
        trees = [self.shelf.foliage(tree) for tree in view.trees]
        hand = () if view.viewer is None else view.hands[view.viewer].known
        return glance_at(self.shelf, trees, view.viewer, hand, view.decree)

    def _draft(self, view: View) -> Iterator[str]:
        """What is picked and held in a hidden draft."""
        if view.draft is None:
            return
        picked = tuple(card for card in view.draft.picks if card)
        if picked:
            yield self.teller.cards("Picked", picked)
        for seat, hand in enumerate(view.draft.hands):
            if hand.known:
                whose = (
                    "Your branch cards" if seat == view.viewer else f"Branch cards that you passed on to seat {seat}"
                )
                yield self.teller.cards(whose, hand.known)
        if view.draft.own is not None:
            yield f"You have put down: {view.draft.own}"

    def _pick(self, legal: Picking, move: Move) -> str:
        if not isinstance(move, Pick):
            return str(move)
        growing = legal.growing(move.card)
        most = max((growing.points(*pair) for pair in growing.canonical.pairs()), default=0)
        return f"{self.teller.card(move.card)}  up to +{most}"

    def _season(self, view: View) -> str:
        step = view.pending[-1] if view.pending else None
        growing = step is not None and step.ask in {Ask.GROW, Ask.PICK, Ask.PLANT}
        where = f", round {step.round + 1} of {ROUNDS}" if step and growing else ""
        line = f"{str(view.season).capitalize()}{where}. Seat {view.first} is first player. Deck: {view.deck}."
        return line if view.decree is None else f"{line}\nDecree: {self.teller.decree(view.decree)}"

    def _tree(self, view: View, seat: int) -> str:
        you = " (you)" if seat == view.viewer else ""
        return self.teller.tree(f"Seat {seat}{you}: {total(view.ledger, Seat(seat))} points", view.trees[seat])

    def _hand(self, view: View) -> Iterator[str]:
        own = self._own(view)
        if view.viewer is not None:
            yield from (f"  {self.teller.kodama(kodama, own)}" for kodama in view.hands[view.viewer].known)

    def _own(self, view: View) -> Foliage | None:
        """The viewer's own tree, if it stands already."""
        if view.viewer is None or len(view.trees) <= view.viewer:
            return None
        return self.shelf.foliage(view.trees[view.viewer])
