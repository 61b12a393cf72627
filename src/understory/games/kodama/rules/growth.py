"""A card attached and scored: what every game of the family does with a placement."""

from typing import Final, NamedTuple

from understory.core import Entry, Ledger, Seat
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.spirits import Decree
from understory.games.kodama.rules.decrees import as_placed, placement_bonus, while_growing
from understory.games.kodama.rules.moves import Place
from understory.games.kodama.rules.scoring import Counts, Foliage, Run, proof, runs
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
    new = as_placed(decree, shelf.counts[card])
    found = worth(while_growing(decree, lasting), decree, new, parent, lone=lone)
    grown = shelf.grown(lasting, card, parent, move.u, move.v, move.turn)
    return grown, scored(seat, tree, card, found, decree, when)


def scored(seat: Seat, tree: Tree, card: CardId, found: Worth, decree: Decree | None, when: str) -> Ledger:
    """What a placement brings as entries: its own points, then the decree's (kodama.score.decree-after)."""
    entry = Entry(seat, found.points, RUN, when, proof(tree, card, found.runs))
    if decree and found.bonus:
        return (entry, Entry(seat, found.bonus, decree.id, when, (("card", str(card)),)))
    return (entry,)
