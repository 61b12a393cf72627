"""Kodama Duo in the terminal: trees with their spirits, the piles, the Kodamas and what each would score right now."""

from collections.abc import Iterator
from typing import cast

from understory.core import CardWords, Item, LegalMoves, Seat, Speaker, flat_menu, total
from understory.core.speaker import English
from understory.games.kodama.face import english
from understory.games.kodama.face.drawing import kept_tree
from understory.games.kodama.face.glance import Glance, Glances
from understory.games.kodama.face.lines import Teller
from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.rules.legal import growing_in
from understory.games.kodama.rules.moves import Pass, ScoreKodama
from understory.games.kodama.rules.scoring import Foliage
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.state import ROUNDS
from understory.games.kodama_duo.face.drawing import svg
from understory.games.kodama_duo.face.english import TEXT
from understory.games.kodama_duo.rules.legal import Splitting, Summoning
from understory.games.kodama_duo.rules.moves import Choose, Move, Split
from understory.games.kodama_duo.rules.scoring import foliage_of
from understory.games.kodama_duo.rules.state import Ask, kinds_on, other
from understory.games.kodama_duo.rules.view import View


class DuoFace:
    """Shows views of Kodama Duo."""

    def __init__(self, shelf: Shelf, words: CardWords | None = None, speaker: Speaker | None = None) -> None:
        self.shelf = shelf
        self._glances = Glances(shelf)
        self.teller = Teller(shelf, words, speaker or English({**english.TEXT, **TEXT}))
        self.say = self.teller.say

    def speaking(self, words: CardWords, speaker: Speaker) -> "DuoFace":
        """The same face, with cards in these words, and all else in this language."""
        return DuoFace(self.shelf, words, speaker)

    def text(self, view: View) -> str:
        """The table as lines of text."""
        parts = [self._season(view)]
        parts += [self._tree(view, Seat(seat)) for seat in range(len(view.trees))]
        parts += self._branches(view)
        free = set(Icon) - kinds_on(view.covers[0]) - kinds_on(view.covers[1])
        beside = ", ".join(self.teller.icon(kind) for kind in Icon if kind in free)
        parts.append(self.say("text-duo-spirits" if beside else "text-duo-no-spirits", {"spirits": beside}))
        if view.viewer is not None and view.hands[view.viewer].known:
            own = self._own(view)
            known = view.hands[view.viewer].known
            parts.append(
                "\n".join([self.say("text-kodama-hand"), *(f"  {self.teller.kodama(kodama, own)}" for kodama in known)])
            )
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

    def keepsake(self, view: View, seat: Seat) -> str:
        """The seat's tree alone."""
        return kept_tree(view.trees[seat] if seat < len(view.trees) else None, self.shelf, seat)

    def glance(self, view: View) -> Glance:
        """What the viewer's Kodamas and the season card would score now."""
        trees = [foliage_of(self.shelf, view, Seat(seat)) for seat in range(len(view.trees))]
        hand = () if view.viewer is None else view.hands[view.viewer].known
        return self._glances.at(trees, view.viewer, hand, view.decree, view.scored, view.ledger)

    # ------------------------------------------------------------ text

    def _season(self, view: View) -> str:
        turn = next((step.turn for step in reversed(view.pending) if step.ask is Ask.TURN_END), None)
        known: dict[str, int | str] = {
            "season": self.teller.season(view.season),
            "pruner": view.pruner,
            "sower": other(view.pruner),
            "deck": view.deck,
        }
        if turn is None:
            line = self.say("text-duo-season", known)
        else:
            line = self.say("text-duo-season-turn", {**known, "turn": turn + 1, "turns": ROUNDS})
        if view.decree is None:
            return line
        return f"{line}\n{self.say('text-duo-season-card', {'decree': self.teller.decree(view.decree)})}"

    def _tree(self, view: View, seat: Seat) -> str:
        head = self.teller.head(seat, total(view.ledger, seat), yours=seat == view.viewer)
        return self.teller.tree(head, view.trees[seat], view.covers[seat])

    def _branches(self, view: View) -> Iterator[str]:
        if view.revealed:
            yield self.teller.cards(self.say("text-duo-revealed"), view.revealed)
        chosen = bool(view.pending) and view.pending[-1].ask is Ask.PLACE
        for at, pile in enumerate(view.piles):
            whose = (
                self.say("text-duo-pile-of", {"seat": at}) if chosen else self.say("text-duo-pile", {"number": at + 1})
            )
            yield self.teller.cards(whose, pile)
        if view.spares:
            yield self.teller.cards(self.say("text-duo-discarded"), view.spares)
        if view.own is not None:
            yield self.say("text-kodama-put-down", {"card": str(view.own)})

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
                Item(self._spot(legal.tree.cards[card], icon), legal.move(kind, (card, icon)))
                for card, icon in legal.spots
            )
            whose = "text-duo-spirit-theirs" if kind in theirs else "text-duo-spirit"
            yield Item(self.say(whose, {"spirit": str(kind)}), places)
        if legal.may_decline:
            yield Item(self.say("text-duo-no-second"), Pass())

    def _spot(self, card: CardId, icon: int) -> str:
        """An icon of a card; which one, where the card has several of its kind."""
        kinds = self.shelf.kinds[card]
        where: dict[str, int | str] = {"icon": str(kinds[icon]), "card": card, "number": icon + 1}
        return self.say("text-duo-over-one" if kinds.count(kinds[icon]) > 1 else "text-duo-over", where)
