"""A card attached and scored: what every game of the family does with a placement."""

from typing import Final, NamedTuple

from understory.core import Entry, Ledger, Seat
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import Decree
from understory.games.kodama.rules.decrees import as_placed, placement_bonus, while_growing
from understory.games.kodama.rules.moves import Place
from understory.games.kodama.rules.scoring import Counts, Foliage, Run, points, proof, runs
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.tree import Tree

RUN: Final = "kodama.score.run"
"""The source of what a placement scores by itself."""


class Worth(NamedTuple):
    """What a placement brings: the run of each icon, their points together, and the decree's apart."""

    runs: tuple[Run, ...]
    points: int
    bonus: int


def worth(foliage: Foliage, decree: Decree | None, new: Counts, parent: int, *, lone: bool = False) -> Worth:
    """All that a card laid on `parent` brings; `new` and the tree's icons as they count in the growth phase.

    Translated for the page too: there it is what a held card would score.
    """
    found = runs(foliage, new, parent)
    scored = sum([run.points for run in found])
    return Worth(found, scored, placement_bonus(decree, new, foliage.tree, parent, scored, lone=lone))


def attached(
    shelf: Shelf, lasting: Foliage, decree: Decree | None, seat: Seat, move: Place, when: str, *, lone: bool = False
) -> tuple[Tree, Ledger]:
    """The tree with the card, and the points for it."""
    tree, card = lasting.tree, move.card
    parent = tree.cards.index(move.on)
    new, foliage = as_placed(decree, shelf.counts[card]), while_growing(decree, lasting)
    scored = points(foliage, new, parent)
    bonus = placement_bonus(decree, new, tree, parent, scored, lone=lone)
    entry = Entry.proven(seat, scored, RUN, when, lambda: proof(tree, card, runs(foliage, new, parent)))
    return shelf.grown(lasting, card, parent, move.u, move.v, move.turn), _with_bonus(entry, card, bonus, decree)


def scored(seat: Seat, tree: Tree, card: CardId, found: Worth, decree: Decree | None, when: str) -> Ledger:
    """What a placement brings as entries: its own points, then the decree's (kodama.score.decree-after)."""
    entry = Entry(seat, found.points, RUN, when, proof(tree, card, found.runs))
    return _with_bonus(entry, card, found.bonus, decree)


def _with_bonus(entry: Entry, card: CardId, bonus: int, decree: Decree | None) -> Ledger:
    if decree and bonus:
        return (entry, Entry(entry.seat, bonus, decree.id, entry.when, (("card", card),)))
    return (entry,)
