"""Kodama Duo in the terminal: trees with their spirits, the piles, the Kodamas and what each would score right now."""

from collections.abc import Iterator
from typing import cast

from understory.core import CardWords, Item, LegalMoves, Plain, Seat, flat_menu, total
from understory.games.kodama.glance import glance_at
from understory.games.kodama.legal import growing_in
from understory.games.kodama.moves import Pass, ScoreKodama
from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.scoring import Foliage
from understory.games.kodama.shelf import Shelf
from understory.games.kodama.state import ROUNDS
from understory.games.kodama.telling import Teller
from understory.games.kodama_duo.draw import svg
from understory.games.kodama_duo.legal import Splitting, Summoning
from understory.games.kodama_duo.moves import Choose, Move, Split
from understory.games.kodama_duo.state import Ask, kinds_on, other
from understory.games.kodama_duo.view import View, foliage_of


class DuoFace:
    """Shows views of Kodama Duo."""

    def __init__(self, shelf: Shelf, words: CardWords | None = None) -> None:
        self.shelf = shelf
        self.teller = Teller(shelf, words)

    def speaking(self, words: CardWords) -> "DuoFace":
        """The same face, with cards in these words."""
        return DuoFace(self.shelf, words)

    def text(self, view: View) -> str:
        """The table as lines of text."""
        parts = [self._season(view)]
        parts += [self._tree(view, Seat(seat)) for seat in range(len(view.trees))]
        parts += self._branches(view)
        free = set(Icon) - kinds_on(view.covers[0]) - kinds_on(view.covers[1])
        parts.append(f"Spirits beside the deck: {', '.join(kind for kind in Icon if kind in free) or 'none'}")
        if view.viewer is not None and view.hands[view.viewer].known:
            own = self._own(view)
            known = view.hands[view.viewer].known
            parts.append("\n".join(["Your Kodamas", *(f"  {self.teller.kodama(kodama, own)}" for kodama in known)]))
        return "\n\n".join(parts)

    def menu(self, view: View, legal: LegalMoves[Move]) -> tuple[Item[Move], ...]:
        """Piles with their cards, placements with what they score, spirits with what they may cover, Kodamas."""
        growing = growing_in(legal)
        if growing is not None:
            # No season card of Duo acts on a market: there is no gust among them.
            return cast("tuple[Item[Move], ...]", tuple(self.teller.growing(growing)))
        if isinstance(legal, Splitting):
            return tuple(Item(self._split(legal, move), move) for move in legal)
        if isinstance(legal, Summoning):
            return tuple(self._summoning(view, legal))
        own = self._own(view)
        labels = [self._label(own, move) for move in legal]
        return tuple(Item(label, move) for label, move in zip(labels, legal, strict=True)) or flat_menu(legal)

    def svg(self, view: View) -> str:
        """The table as a drawing."""
        return svg(view, self.shelf)

    def glance(self, view: View) -> Plain:
        """What the viewer's Kodamas and the season card would score now."""
        trees = [foliage_of(self.shelf, view, Seat(seat)) for seat in range(len(view.trees))]
        hand = () if view.viewer is None else view.hands[view.viewer].known
        return glance_at(self.shelf, trees, view.viewer, hand, view.decree)

    # ------------------------------------------------------------ text

    def _season(self, view: View) -> str:
        turn = next((step.turn for step in reversed(view.pending) if step.ask is Ask.TURN_END), None)
        where = "" if turn is None else f", turn {turn + 1} of {ROUNDS}"
        roles = f"Seat {view.pruner} is the pruner, seat {other(view.pruner)} the sower."
        line = f"{str(view.season).capitalize()}{where}. {roles} Deck: {view.deck}."
        return line if view.decree is None else f"{line}\nSeason card: {self.teller.decree(view.decree)}"

    def _tree(self, view: View, seat: Seat) -> str:
        you = " (you)" if seat == view.viewer else ""
        head = f"Seat {seat}{you}: {total(view.ledger, seat)} points"
        return self.teller.tree(head, view.trees[seat], view.covers[seat])

    def _branches(self, view: View) -> Iterator[str]:
        if view.revealed:
            yield self.teller.cards("Revealed", view.revealed)
        chosen = bool(view.pending) and view.pending[-1].ask is Ask.PLACE
        for at, pile in enumerate(view.piles):
            yield self.teller.cards(f"Pile of seat {at}" if chosen else f"Pile {at + 1}", pile)
        if view.spares:
            yield self.teller.cards("Discarded", view.spares)
        if view.own is not None:
            yield f"You have put down: {view.own}"

    def _own(self, view: View) -> Foliage | None:
        """The viewer's own tree, if it stands already."""
        if view.viewer is None or len(view.trees) <= view.viewer:
            return None
        return foliage_of(self.shelf, view, view.viewer)

    # ------------------------------------------------------------ menus

    def _piled(self, cards: tuple[CardId, ...]) -> str:
        return " + ".join(f"{self.teller.card(card)}" for card in cards)

    def _split(self, legal: Splitting, move: Move) -> str:
        pile = move.pile if isinstance(move, Split) else ()
        rest = tuple(card for card in legal.revealed if card not in pile)
        return f"{self._piled(pile)}  |  {self._piled(rest)}"

    def _label(self, own: Foliage | None, move: Move) -> str:
        match move:
            case ScoreKodama(kodama):
                return self.teller.kodama(kodama, own)
            case Choose(pile):
                return self._piled(pile)
            case _:
                return str(move)

    def _summoning(self, view: View, legal: Summoning) -> Iterator[Item[Move]]:
        theirs = set() if view.viewer is None else kinds_on(view.covers[other(view.viewer)])
        for kind in legal.kinds:
            places: tuple[Item[Move], ...] = tuple(
                Item(f"over the {self.shelf.kinds[legal.tree.cards[card]][icon]} of {legal.tree.cards[card]}", move)
                for card, icon in legal.spots
                for move in (legal.move(kind, (card, icon)),)
            )
            yield Item(f"{kind} spirit{', from the other tree' if kind in theirs else ''}", places)
        if legal.may_decline:
            yield Item("pass: no second spirit", Pass())
