"""Kodama in the terminal: the trees as outlines, the market, the Kodamas and what each would score right now."""

from collections.abc import Iterator

from understory.core import Item, LegalMoves, Seat, flat_menu, total
from understory.games.kodama import wording
from understory.games.kodama.awards import award
from understory.games.kodama.draw import svg
from understory.games.kodama.legal import Growing
from understory.games.kodama.moves import Blow, Move, Pass, Place, ScoreKodama
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import KodamaId
from understory.games.kodama.shelf import Shelf
from understory.games.kodama.state import ROUNDS, Ask
from understory.games.kodama.tree import Tree
from understory.games.kodama.view import View

_SHOWN = 12
"""So many places of a pair are listed, spread over all of them."""


class KodamaFace:
    """Shows views of Kodama."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    def text(self, view: View) -> str:
        """The table as lines of text."""
        parts = [self._season(view)]
        parts += [self._tree(view, seat) for seat in range(len(view.trees))]
        if view.market:
            parts.append("\n".join(["Market", *(f"  {self._card(card)}" for card in view.market)]))
        if view.viewer is not None and view.hands[view.viewer].known:
            parts.append("\n".join(["Your Kodamas", *self._hand(view)]))
        return "\n\n".join(parts)

    def menu(self, view: View, legal: LegalMoves[Move]) -> tuple[Item[Move], ...]:
        """While growing: card and parent with what they score, then the place. After it: the Kodamas."""
        if isinstance(legal, Growing):
            return tuple(self._growing(legal))
        if all(isinstance(move, ScoreKodama) for move in legal):
            worth = {move: self._worth(view, move.kodama) for move in legal if isinstance(move, ScoreKodama)}
            return tuple(Item(self._kodama(move.kodama, worth[move]), move) for move in worth)
        return flat_menu(legal)

    def svg(self, view: View) -> str:
        """The table as a drawing."""
        return svg(view)

    def _season(self, view: View) -> str:
        grow = next((step for step in reversed(view.pending) if step.ask is Ask.GROW), None)
        waits = view.pending[-1].ask if view.pending else None
        where = f", round {grow.round + 1} of {ROUNDS}" if grow and waits is Ask.GROW else ""
        line = f"{str(view.season).capitalize()}{where}. Seat {view.first} is first player. Deck: {view.deck}."
        if view.decree is None:
            return line
        decree = self.shelf.decrees[view.decree]
        return f"{line}\nDecree: {decree.name}. {wording.decrees(decree.effect)}"

    def _tree(self, view: View, seat: int) -> str:
        tree = view.trees[seat]
        you = " (you)" if seat == view.viewer else ""
        head = f"Seat {seat}{you}: {total(view.ledger, Seat(seat))} points"
        return "\n".join([head, *self._outline(tree, 0, 1)])

    def _outline(self, tree: Tree, card: int, depth: int) -> Iterator[str]:
        yield f"{'  ' * depth}{self._card(tree.cards[card])}"
        for child in tree.children(card):
            yield from self._outline(tree, child, depth + 1)

    def _card(self, card: CardId) -> str:
        kinds = (self.shelf.trunks.get(card) or self.shelf.branches[card]).shape.kinds
        return f"{card}: {', '.join(kinds)}"

    def _hand(self, view: View) -> Iterator[str]:
        assert view.viewer is not None  # noqa: S101  (asked only for a seat)
        for kodama in view.hands[view.viewer].known:
            yield f"  {self._kodama(kodama, self._worth(view, kodama))}"

    def _worth(self, view: View, kodama: KodamaId) -> int:
        if view.viewer is None or len(view.trees) <= view.viewer:
            return 0
        return award(self.shelf.kodamas[kodama].condition, self.shelf.foliage(view.trees[view.viewer])).points

    def _kodama(self, kodama: KodamaId, now: int) -> str:
        card = self.shelf.kodamas[kodama]
        season = f" [{card.kid.season} only]" if card.kid else ""
        return f"{kodama} {card.name}: {wording.scores(card.condition)}{season} Now: {now}."

    def _growing(self, legal: Growing) -> Iterator[Item[Move]]:
        pairs = legal.canonical.pairs()
        for card, parent in sorted(pairs, key=lambda pair: (-legal.points(*pair), pair)):
            on = legal.tree.cards[parent]
            label = f"{self._card(card)}  on {on}  +{legal.points(card, parent)}"
            yield Item(label, tuple(self._places(legal, pairs[card, parent])))
        if not pairs:
            yield Item("pass: nothing can be placed", Pass())
        if legal.may_gust:
            yield Item("gust: have the market dealt anew", Blow())

    def _places(self, legal: Growing, listed: range) -> Iterator[Item[Move]]:
        tree = legal.tree
        for index in listed[:: max(1, len(listed) // _SHOWN)][:_SHOWN]:
            place = legal.canonical[index]
            lie = (place.parent, place.u, place.v, place.turn)
            pose = tree.grown(self.shelf.branches[place.card], *lie).pose(len(tree))
            side = "left" if pose.x < 0 else "right"
            where = f"{abs(pose.x) // 100} mm {side}, {pose.y // 100} mm up, turned {pose.angle // 10} degrees"
            yield Item(where, Place(place.card, tree.cards[place.parent], *lie[1:]))
