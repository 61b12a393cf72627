"""Observations and action ids for learners. Both are fixed for a pack: same digests, same numbers.

A card is placed in four steps, as in Kodama. A spirit is summoned in three: which, over which card, over which of its
icons. A split is named by its lone card; of two piles one is the lone card and one is the pair.
"""

from array import array
from collections.abc import Sequence
from typing import Final

from understory.core import LegalMoves, Path, Tensor, totals
from understory.core.coding import LEAST
from understory.games.kodama.coding import MOST_CARDS, STEPS, Group, Numbering, Placements, Sights, around, tree_tensor
from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.pack.spirits import KodamaId
from understory.games.kodama.rules.legal import growing_in
from understory.games.kodama.rules.moves import Pass, Place, ScoreKodama
from understory.games.kodama.rules.scoring import ICONS, Cover
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama_duo.rules.legal import Summoning
from understory.games.kodama_duo.rules.moves import Choose, Move, Split, Summon
from understory.games.kodama_duo.rules.spec import PLAYERS
from understory.games.kodama_duo.rules.state import Ask
from understory.games.kodama_duo.rules.view import View

LONE: Final = "lone"
PAIR: Final = "pair"
_ASKS: Final = {ask: number for number, ask in enumerate(Ask, 1)}


class DuoCoding:
    """Kodama Duo's moves and views in numbers, for the cards of one shelf."""

    longest: Final = STEPS
    quick_numbers: Final = None

    def __init__(self, shelf: Shelf) -> None:
        self._placements = Placements(shelf)
        self._sights = Sights(shelf)
        self._most_icons = max(map(len, shelf.kinds.values()))
        self._table = Numbering(
            Group("pass", ("",)),
            *self._placements.groups,
            Group("score", tuple(shelf.kodamas)),
            Group("split", tuple(shelf.branches)),
            Group("choose", (LONE, PAIR)),
            Group("summon", tuple(Icon)),
            Group("icon", range(1, self._most_icons + 1)),
        )

    @property
    def actions(self) -> Sequence[str]:
        """What every action means."""
        return self._table.names

    def choices(self, legal: LegalMoves[Move], chosen: Path) -> Sequence[int]:
        """What may come next."""
        growing = growing_in(legal)
        if growing is not None:
            return self._placements.choices(self._table, growing, chosen) or [self._table.id("pass")]
        if isinstance(legal, Summoning):
            return self._summonings(legal, chosen)
        return [self._listed(move) for move in legal]

    def move(self, legal: LegalMoves[Move], chosen: Path) -> Move | None:
        """The move of a whole path."""
        verb, _, thing = self._table.names[chosen[0]].partition(" ")
        match verb:
            case "pass":
                return Pass()
            case "score":
                return ScoreKodama(KodamaId(thing))
            case "split":
                return Split((CardId(thing),))
            case "choose":
                piles = [move for move in legal if isinstance(move, Choose)]
                return next((move for move in piles if self._listed(move) == chosen[0]), None)
            case "summon":
                return self._summon(Icon(thing), chosen)
            case _:
                return self._placements.move(self._table, chosen)

    def path(self, move: Move) -> Path:
        """The path to a move."""
        match move:
            case Place():
                return self._placements.path(self._table, move)
            case Summon(kind, card, icon):
                return self._table.id("summon", kind), self._table.id("on", card), self._table.id("icon", icon)
            case _:
                return (self._listed(move),)

    def attempt(self, legal: LegalMoves[Move], chosen: Path) -> Move | None:
        """A move that begins so."""
        verb, _, thing = self._table.names[chosen[0]].partition(" ")
        if verb == "place":
            return self._placements.attempt(self._table, legal, chosen)
        if verb != "summon":
            return self.move(legal, chosen)
        card, icon = (*(self._table.names[action].partition(" ") for action in chosen[1:]), None, None)[:2]
        if (card and card[0] != "on") or (icon and icon[0] != "icon"):
            return None
        tree = legal.tree.cards if isinstance(legal, Summoning) else tuple(self._sights.cards)
        return Summon(Icon(thing), CardId(card[2]) if card else tree[0], int(icon[2]) if icon else 1)

    def layout(self, players: int) -> tuple[Tensor, ...]:
        """The tensors of an observation."""
        sights = self._sights
        branches, kodamas = len(sights.branches), len(sights.kodamas)
        return (
            Tensor("table", (6,)),
            Tensor("decree", (len(sights.decrees),), most=1),
            Tensor("revealed", (branches,), most=1),
            Tensor("spares", (branches,), most=1),
            Tensor("discards", (branches,), most=1),
            Tensor("piles", (PLAYERS, branches), most=1),
            Tensor("scores", (players,), LEAST),
            tree_tensor(players),
            Tensor("spirits", (players, MOST_CARDS, self._most_icons)),
            Tensor("kodamas", (players, kodamas), most=1),
            Tensor("kodamas_hidden", (players,)),
            Tensor("kodamas_scored", (players, kodamas), most=1),
            Tensor("waiting", (players,), most=1),
        )

    def numbers(self, view: View) -> bytes:
        """The view: season, turn, what is asked, of whom, who prunes, cards in the deck; then cards, trees and spirits.

        Before the sower has chosen, the piles are as they lie; after, the viewer's comes first.
        """
        sights = self._sights
        order = around(view.viewer, PLAYERS)
        step = view.pending[-1] if view.pending else None
        of = order.index(step.seat) + 1 if step and step.seat >= 0 else 0
        ask = _ASKS[step.ask] if step else 0
        numbers = array(
            "h", [view.season_number, step.turn if step else 0, ask, of, order.index(view.pruner), view.deck]
        )
        numbers.extend(sights.marks(sights.decrees, [view.decree] if view.decree else []))
        for cards in (view.revealed, view.spares, view.discards):
            numbers.extend(sights.marks(sights.branches, cards))
        shared = step is None or step.ask is not Ask.CHOOSE
        for at in order if shared else range(PLAYERS):
            numbers.extend(sights.marks(sights.branches, view.piles[at] if view.piles else ()))
        scores = totals(view.ledger, PLAYERS)
        numbers.extend(scores[seat] for seat in order)
        for seat in order:
            numbers.extend(sights.tree(view.trees[seat] if seat < len(view.trees) else None))
        for seat in order:
            numbers.extend(self._spirits(view.covers[seat]))
        for seat in order:
            numbers.extend(sights.marks(sights.kodamas, view.hands[seat].known))
        numbers.extend(view.hands[seat].hidden for seat in order)
        for seat in order:
            numbers.extend(sights.marks(sights.kodamas, view.scored[seat]))
        numbers.extend(int(seat in (view.waiting or ())) for seat in order)
        return numbers.tobytes()

    def _spirits(self, covers: Sequence[Cover]) -> list[int]:
        """For every icon of a tree the kind of the spirit over it, from 1."""
        numbers = [0] * (MOST_CARDS * self._most_icons)
        for cover in covers:
            numbers[cover.card * self._most_icons + cover.icon] = 1 + ICONS.index(cover.kind)
        return numbers

    def _listed(self, move: Move) -> int:
        """The id of a move that is one step."""
        match move:
            case Choose(pile):
                return self._table.id("choose", LONE if len(pile) == 1 else PAIR)
            case Split((lone,)) if isinstance(move, Split):
                return self._table.id("split", lone)
            case Pass() | ScoreKodama():
                return self._table.id(str(move))
            case _:
                raise KeyError(str(move))

    def _summonings(self, legal: Summoning, chosen: Path) -> list[int]:
        if not chosen:
            declining = [self._table.id("pass")] if legal.may_decline else []
            return declining + [self._table.id("summon", kind) for kind in legal.kinds]
        if len(chosen) == 1:
            return sorted({self._table.id("on", legal.tree.cards[card]) for card, _ in legal.spots})
        on = legal.tree.cards.index(CardId(str(self._table.thing(chosen[1], "on"))))
        return [self._table.id("icon", icon + 1) for card, icon in legal.spots if card == on]

    def _summon(self, kind: Icon, chosen: Path) -> Summon | None:
        card = self._table.thing(chosen[1], "on") if len(chosen) > 1 else None
        icon = self._table.thing(chosen[2], "icon") if len(chosen) > 2 else None
        return Summon(kind, CardId(card), icon) if isinstance(card, str) and isinstance(icon, int) else None
