"""A card attached and scored: what every game of the family does with a placement."""

from typing import Final

from understory.core import Entry, Ledger, Seat
from understory.games.kodama.decrees import as_placed, placement_bonus
from understory.games.kodama.legal import Growing
from understory.games.kodama.moves import Place
from understory.games.kodama.scoring import proof, runs
from understory.games.kodama.tree import Tree

RUN: Final = "kodama.score.run"
"""The source of what a placement scores by itself."""


def attached(growing: Growing, seat: Seat, move: Place, when: str, *, lone: bool = False) -> tuple[Tree, Ledger]:
    """The tree with the card, and the points for it: its own, then the decree's (kodama.score.decree-after)."""
    shelf, tree, decree = growing.shelf, growing.tree, growing.decree
    parent = tree.cards.index(move.on)
    new = as_placed(decree, shelf.counts[move.card])
    found = runs(growing.foliage, new, parent)
    scored = sum(run.points for run in found)
    grown = tree.grown(shelf.branches[move.card], parent, move.u, move.v, move.turn)
    bonus = placement_bonus(decree, new, grown.depth(len(tree)), scored, lone=lone)
    entry = Entry(seat, scored, RUN, when, proof(tree, move.card, found))
    if decree and bonus:
        return grown, (entry, Entry(seat, bonus, decree.id, when, (("card", str(move.card)),)))
    return grown, (entry,)
