"""Placements and strokes that Python and TypeScript must agree on: `python tests/golden/kodama_vectors.py` writes them.

Each tree is told by its cards and where they were laid; each probe is a placement near the edge of legality with the
rules it breaks, what it would score icon by icon, the decree's points, and where it snaps to.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from understory.core import Plain, plain
from understory.games.kodama.art.bark import body, flesh, knuckle
from understory.games.kodama.art.ink import seed_of
from understory.games.kodama.art.leaves import moss
from understory.games.kodama.decrees import as_placed, placement_bonus
from understory.games.kodama.export import INKS
from understory.games.kodama.legal import Growing
from understory.games.kodama.moves import Place
from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.scoring import Cover, runs
from understory.games.kodama.shelf import Shelf, shipped_shelf
from understory.games.kodama.tree import Tree

FILE: Final = Path(__file__).with_name("kodama_vectors.json")
TREES: Final = 14
PROBES: Final = 24


def vectors(shelf: Shelf) -> Plain:
    """All of them."""
    rng = Random("vectors")
    return {"trees": [_tree(shelf, rng, at) for at in range(TREES)], "strokes": list(_strokes(shelf))}


def _tree(shelf: Shelf, rng: Random, at: int) -> Plain:
    decree = None if at % 3 == 0 else rng.choice(sorted(shelf.decrees))
    trunk = rng.choice(sorted(shelf.trunks))
    deck = rng.sample(sorted(shelf.branches), 16)
    tree = Tree.of(shelf.trunks[trunk])
    laid: list[Plain] = []
    for card in deck[: rng.randrange(13)]:
        place = shelf.placing.sample(tree, [card], rng)
        if place is not None:
            tree = tree.grown(shelf.branches[card], place.parent, place.u, place.v, place.turn)
            laid.append([str(card), place.parent, place.u, place.v, place.turn])
    covers = tuple(_covers(shelf, tree, rng)) if at % 2 else ()
    growing = Growing(shelf, tree, tuple(deck[13:]), shelf.decrees[decree] if decree else None, covers=covers)
    return {
        "trunk": str(trunk),
        "laid": laid,
        "poses": plain(list(memoryview(tree.poses).cast("q"))),
        "decree": str(decree) if decree else None,
        "covers": [[cover.card, cover.icon, str(cover.kind)] for cover in covers],
        "counts": {str(card): len(shelf.placing.canonical(tree, [card])) for card in growing.offer},
        "probes": [_probe(growing, rng) for _ in range(PROBES)],
    }


def _covers(shelf: Shelf, tree: Tree, rng: Random) -> Iterator[Cover]:
    """One or two spirits, no two over one icon."""
    icons = [(at, icon) for at, card in enumerate(tree.cards) for icon in range(len(shelf.kinds[card]))]
    for (card, icon), kind in zip(rng.sample(icons, min(2, len(icons))), rng.sample(list(Icon), 2), strict=False):
        yield Cover(card, icon, kind)


def _probe(growing: Growing, rng: Random) -> Plain:
    """A canonical place shaken a little, or much, so that about half are legal."""
    shelf, tree = growing.shelf, growing.tree
    card = rng.choice(growing.offer)
    placing = shelf.placing
    found = placing.sample(tree, [card], rng)
    parent, u, v, turn = found[1:] if found else (0, 0, 0, 0)
    shake = rng.choice((0, 20, 200, 900))
    u, v = u + rng.randint(-shake, shake), v + rng.randint(-shake, shake)
    turn = (turn + rng.randint(-shake, shake) // 2) % 3600
    move = Place(card, tree.cards[parent], u, v, turn)
    new = as_placed(growing.decree, shelf.counts[card])
    scored = runs(growing.foliage, new, parent)
    points = sum(run.points for run in scored)
    lone = rng.random() < 0.5
    snapped = placing.snap(tree, card, parent, u, v, turn)
    return {
        "card": str(card),
        "lie": [parent, u, v, turn],
        "faults": [[reason.rule, plain(dict(reason.evidence))] for reason in growing.faults(move)],
        "runs": [[str(run.icon), run.points, list(run.cards)] for run in scored],
        "lone": lone,
        "bonus": placement_bonus(growing.decree, new, tree.depth(parent) + 1, points, lone=lone),
        "snap": list(snapped[2:]) if snapped else None,
    }


def _strokes(shelf: Shelf) -> Iterator[Plain]:
    """Fingerprints of a few cards' bark and moss as they are drawn, turned this way and that."""
    for name, angle in (("t1", 0), ("b01", 0), ("b07", 35.5), ("b22", 180), ("b40", 270)):
        card = shelf.trunks.get(CardId(name)) or shelf.branches[CardId(name)]
        drawn = (
            body(card.shape, INKS), flesh(card.shape, INKS, name, angle), knuckle(card.shape, INKS, name),
            moss(card.shape, INKS, None, name, angle),
        )  # fmt: skip
        yield {"card": name, "angle": int(angle * 10), "drawn": [seed_of(_paths(markup)) for markup in drawn]}


def _paths(markup: str) -> str:
    """The shapes of some markup, one after another."""
    return " ".join(part.split('"', 1)[0] for part in markup.split(' d="')[1:])


def text() -> str:
    """The file's content, a tree a line."""
    found = vectors(shipped_shelf())
    assert isinstance(found, dict)
    parts = (
        f'"{name}": [\n' + ",\n".join(json.dumps(one, separators=(",", ":")) for one in content) + "\n]"
        for name, content in found.items()
        if isinstance(content, list)
    )
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
