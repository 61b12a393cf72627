"""Kodama in the terminal: the trees as outlines, the market, the Kodamas and what each would score right now."""

from collections.abc import Iterator

from understory.core import CardWords, Item, LegalMoves, Seat, Speaker, flat_menu, total
from understory.games.kodama.face.drawing import kept_tree, svg
from understory.games.kodama.face.glance import Glance, Glances
from understory.games.kodama.face.lines import Teller
from understory.games.kodama.rules.draft import Picking
from understory.games.kodama.rules.legal import Growing
from understory.games.kodama.rules.moves import Move, Pick, ScoreKodama
from understory.games.kodama.rules.scoring import Foliage
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.state import ROUNDS, Ask
from understory.games.kodama.rules.view import View


class KodamaFace:
    """Shows views of Kodama."""

    def __init__(self, shelf: Shelf, words: CardWords | None = None, speaker: Speaker | None = None) -> None:
        self.shelf = shelf
        self._glances = Glances(shelf)
        self.teller = Teller(shelf, words, speaker)
        self.say = self.teller.say

    def speaking(self, words: CardWords, speaker: Speaker) -> "KodamaFace":
        """The same face, with cards in these words, and all else in this language."""
        return KodamaFace(self.shelf, words, speaker)

    def text(self, view: View) -> str:
        """The table as lines of text."""
        parts = [self._season(view)]
        parts += [self._tree(view, seat) for seat in range(len(view.trees))]
        if view.market:
            parts.append(self.teller.cards(self.say("text-kodama-market"), view.market))
        parts += self._draft(view)
        if view.viewer is not None and view.hands[view.viewer].known:
            parts.append("\n".join([self.say("text-kodama-hand"), *self._hand(view)]))
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
        return svg(view, shelf=self.shelf)

    def keepsake(self, view: View, seat: Seat) -> str:
        """The seat's tree alone."""
        return kept_tree(view.trees[seat] if seat < len(view.trees) else None, self.shelf, seat)

    def glance(self, view: View) -> Glance:
        """What the viewer's Kodamas and the decree would score now."""
        trees = [self.shelf.foliage(tree) for tree in view.trees]
        hand = () if view.viewer is None else view.hands[view.viewer].known
        return self._glances.at(trees, view.viewer, hand, view.decree, view.scored, view.ledger)

    def _draft(self, view: View) -> Iterator[str]:
        """What is picked and held in a hidden draft."""
        if view.draft is None:
            return
        picked = tuple(card for card in view.draft.picks if card)
        if picked:
            yield self.teller.cards(self.say("text-kodama-picked"), picked)
        for seat, hand in enumerate(view.draft.hands):
            if hand.known:
                whose = "text-kodama-branches" if seat == view.viewer else "text-kodama-passed-on"
                yield self.teller.cards(self.say(whose, {"seat": seat}), hand.known)
        if view.draft.own is not None:
            yield self.say("text-kodama-put-down", {"card": str(view.draft.own)})

    def _pick(self, legal: Picking, move: Move) -> str:
        if not isinstance(move, Pick):
            return str(move)
        growing = legal.growing(move.card)
        most = max((growing.points(*pair) for pair in growing.canonical.pairs()), default=0)
        return self.say("text-kodama-up-to", {"card": self.teller.card(move.card), "points": most})

    def _season(self, view: View) -> str:
        step = view.pending[-1] if view.pending else None
        growing = step is not None and step.ask in {Ask.GROW, Ask.PICK, Ask.PLANT}
        known: dict[str, int | str] = {
            "season": self.teller.season(view.season),
            "first": view.first,
            "deck": view.deck,
        }
        if step is not None and growing:
            line = self.say("text-kodama-season-round", {**known, "round": step.round + 1, "rounds": ROUNDS})
        else:
            line = self.say("text-kodama-season", known)
        if view.decree is None:
            return line
        return f"{line}\n{self.say('text-kodama-decree', {'decree': self.teller.decree(view.decree)})}"

    def _tree(self, view: View, seat: int) -> str:
        head = self.teller.head(seat, total(view.ledger, Seat(seat)), yours=seat == view.viewer)
        return self.teller.tree(head, view.trees[seat])

    def _hand(self, view: View) -> Iterator[str]:
        own = self._own(view)
        if view.viewer is not None:
            yield from (f"  {self.teller.kodama(kodama, own)}" for kodama in view.hands[view.viewer].known)

    def _own(self, view: View) -> Foliage | None:
        """The viewer's own tree, if it stands already."""
        if view.viewer is None or len(view.trees) <= view.viewer:
            return None
        return self.shelf.foliage(view.trees[view.viewer])
