"""Placements, calls of the kernel and strokes on which Python and TypeScript must agree:
`python tests/golden/kodama_vectors.py` writes them.

Each tree is told by its cards and where they were laid; each probe is a placement near the edge of legality with the
rules it breaks, what it would score icon by icon, the decree's points, and where it snaps to. Each call is a function
of the kernel with its arguments ("waves" for the table of sines, null for the buffer that it writes to), what it
returned and what it wrote.
"""

import json
import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

from understory.core import Plain, plain
from understory.drawing.ink import Whim, seed_of
from understory.drawing.season import Tint
from understory.games.kodama.face.art.highlight import Highlight, lit
from understory.games.kodama.face.art.leaves import leaf_defs
from understory.games.kodama.face.art.planted import Brushes, Laid, clips, earth, grass, layer
from understory.games.kodama.face.drawing import laid, wood_of
from understory.games.kodama.face.export import INKS
from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.pack.ground import ground_of, join_of
from understory.games.kodama.rules.decrees import as_placed, placement_bonus
from understory.games.kodama.rules.legal import Growing
from understory.games.kodama.rules.moves import Place
from understory.games.kodama.rules.placement import SNAP_OFFSETS, SNAP_SWING, SNAP_TURN
from understory.games.kodama.rules.scoring import Cover, runs
from understory.games.kodama.rules.shelf import Shelf, shipped_shelf
from understory.games.kodama.rules.tree import Tree, unpacked
from understory.games.kodama.search import flat, tallies
from understory.games.kodama.search.points import in_numbers
from understory.geometry import WAVES, probing, snapping

law = import_module("understory.geometry.kernel")

FILE: Final = Path(__file__).with_name("kodama_vectors.json")
TREES: Final = 14
PROBES: Final = 24
CALLED: Final = 4
DRAWN: Final = 5
COARSE: Final = 500
"""Turns by which places are tabulated for the calls: few, so that the file stays small."""


def vectors(shelf: Shelf) -> Plain:
    """All of them."""
    rng = Random("vectors")
    return {
        "trees": [_tree(shelf, rng, at) for at in range(TREES)],
        "calls": [call for at in range(CALLED) for call in _calls(shelf, rng, at)],
        "strokes": list(_strokes(shelf, rng)),
    }


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
        "poses": plain(list(unpacked(tree.poses))),
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
        "bonus": placement_bonus(growing.decree, new, tree, parent, points, lone=lone),
        "snap": list(snapped[2:]) if snapped else None,
    }


def _calls(shelf: Shelf, rng: Random, cards: int) -> Iterator[Plain]:
    """Every entry point of the kernel on a tree of so many branches whose last card offers a place."""
    tree = Tree.of(shelf.trunks[rng.choice(sorted(shelf.trunks))])
    for card in rng.sample(sorted(shelf.branches), cards):
        place = shelf.placing.sample(tree, [card], rng)
        assert place
        tree = tree.grown(shelf.branches[card], place.parent, place.u, place.v, place.turn)
    poses = list(unpacked(tree.poses))
    ground = ground_of((shelf.branches | shelf.trunks)[tree.cards[-1]])
    joins = [*join_of(shelf.branches[CardId("b01")]), *join_of(shelf.branches[CardId("b14")])]
    bark, icons, size = list(ground.bark), list(ground.icons), [ground.half_width, ground.half_height]
    places: list[int] = []
    spans: list[int] = []
    tabulated = []
    for at in (0, 4):
        found = _call(
            "tabulate", ["waves", bark, icons, *size, *joins[at : at + 4], list(ground.points[:140]), COARSE, None]
        )
        tabulated.append(found)
        spans += [len(places) // 3, found["returned"]]
        places += found["wrote"][: 3 * found["returned"]]
    last = len(tree) - 1
    listed = _call("enumerate_free", ["waves", poses, places, [last, *spans[:2], 0, last, *spans[2:], 1], joins, None])
    spots = listed["wrote"][: 4 * listed["returned"]]
    if not spots:
        yield from _calls(shelf, rng, cards)
        return
    yield from (*tabulated, listed)
    yield _call("keep_clear", ["waves", [*poses, spots[1], poses[1] + 9000, 450, 3150, 4400], spots, *joins[:4], None])
    grounds, luck = [1] * last + [0], [rng.getrandbits(32) for _ in range(8)]
    tables = ["waves", poses, places, [*spans[:2], 0, 0, *spans[2:], 0, 0], grounds, joins]
    yield _call("draw", [*tables, [1, 0], 3, luck, None])
    yield _call("draw_on", ["waves", poses, places, *spans[:2], last, *joins[:4], luck, 4, None])
    laid = [*poses[-5:], spots[1], poses[1] + 9000, 450, 3150, 4400]
    yield _call("openness", ["waves", poses[:-5], laid, 2, *tables[2:], [30 + at for at in range(len(tree))], 5, None])
    yield from _quick_calls(shelf, tree, places, tables[3:])
    u, v, turn = spots[1] + 230, spots[2] - 170, spots[3] + 40
    aim = ["waves", poses, last, bark, icons, *joins[:4], u, v, turn]
    yield _call("judge", [*aim, None])
    yield _call("legal", [*aim, 0])
    yield _call("snap", [*aim, 20, list(SNAP_OFFSETS), SNAP_SWING, SNAP_TURN, None])
    yield _call("nearest", [spots, last, u, v, turn, 1500, 450])
    yield _call("unposed", ["waves", poses, last, u, v, turn, *joins[:2]])


_EXTRA: Final = (
    (flat.NO_BONUS, 0, 0),
    (flat.PER_ICON, 1, 1),
    (flat.TO_TRUNK, 0, 2),
    (flat.FAR_OUT, 2, 2),
    (flat.BESIDE, 0, 2),
    (flat.FOR_NOTHING, 0, 3),
    (flat.OF_KINDS, 2, 1),
)
"""What decrees give points for when a card is laid."""


def _quick_calls(shelf: Shelf, tree: Tree, places: list[int], tables: list[Any]) -> Iterator[Plain]:
    """What play-outs ask: all that Kodamas count, and a card placed, two to choose from."""
    spans, grounds, joins = tables
    poses, parents = list(unpacked(tree.poses)), list(tree.parents)
    counts = [number for card in tree.cards for number in shelf.counts[card]]
    conditions = tuple(kodama.condition for kodama in shelf.kodamas.values())
    wanted = list(in_numbers(conditions, shelf.trunk_icon(tree))[0])
    rows = [0] * (tallies.ROW * (len(tree) + 1))
    yield _call("tally", [poses, parents, counts, wanted, rows[: -tallies.ROW], None])
    printed = [0, 2, 1, 0, 0, 0, 1, 0, 0, 1, 0, 1]
    hand = [wanted[: 4 * tallies.CONDITION], [0.9, 0.3, 1.0, 1.5, 2.25], [4, 8]]
    scratch = [rows, [0] * 10, [0] * 4, [0.0] * 5, [0.0] * 4, [0] * 20, [0] * (len(tree) + 1), [0] * 8]
    told = [printed, [0, 1], [*grounds, 0], parents, counts, [0, 1, 1, 0], 3, 4, 10]
    for luck, extra in zip((1, 12345, 77, 78, 79, 80, 81), _EXTRA, strict=True):
        given = ["waves", poses, places, spans, joins, *told, list(extra), *hand, 4, luck, *scratch, None]
        yield _call("quick_growth", given)


def _call(name: str, args: list[Any]) -> dict[str, Any]:
    wrote = [0] * 9000
    given = [WAVES if one == "waves" else wrote if one is None else deepcopy(one) for one in args]
    returned = next(getattr(each, name) for each in (law, probing, snapping, flat, tallies) if hasattr(each, name))(
        *given
    )
    written = max((at + 1 for at, number in enumerate(wrote) if number), default=0)
    return {"name": name, "args": args, "returned": returned, "wrote": wrote[:written]}


def _strokes(shelf: Shelf, rng: Random) -> Iterator[Plain]:
    """Fingerprints of whole trees as they are drawn: each card near and from afar, the ground, the marks upon it."""
    known = wood_of(shelf)
    for at in range(DRAWN):
        tree = Tree.of(shelf.trunks[sorted(shelf.trunks)[at]])
        grown: list[Plain] = []
        for card in rng.sample(sorted(shelf.branches), 3 * at):
            place = shelf.placing.sample(tree, [card], rng)
            assert place
            tree = tree.grown(shelf.branches[card], place.parent, place.u, place.v, place.turn)
            grown.append([str(card), *place[1:]])
        cards = laid(tree, known)
        light = Highlight(
            counted=tuple((at, 0) for at in range(len(tree))), points=at + 3, covered=((0, 0),), chosen=len(tree) - 1
        )
        yield {
            "trunk": str(tree.cards[0]),
            "laid": grown,
            "near": [_card(cards, i, fine=True) for i in range(len(cards))],
            "far": [_card(cards, i, fine=False) for i in range(len(cards))],
            "ground": _fingerprint(earth(-9000, 18000, INKS, "t") + grass(-9000, 18000, INKS, None, "t")),
            "icons": [[round(Whim("tilt", card.id, j).between(-9, 9)) for j in range(2)] for card in cards],
            "marks": _fingerprint(lit(cards, light, INKS)),
            "leaves": [_fingerprint(leaf_defs(season, INKS, "leaf")) for season in (None, Tint.AUTUMN)],
        }


def _card(cards: Sequence[Laid], i: int, *, fine: bool) -> int:
    """The fingerprint of a card in its tree: the clips that it needs, then all that is drawn of it."""
    found = {one.split('id="')[1].split('"')[0]: one for one in clips(cards, "k").split("<clipPath ") if one}
    own = {name: found[f"k-{name}{i}"] for name in ("sheet", "bark", "end") if f"k-{name}{i}" in found}
    sheet, bark, end = own["sheet"], own.get("bark", own["sheet"]), own.get("end", "")
    brushes = Brushes(INKS, None, "k", "icon", "leaf", fine)
    return _fingerprint(bark + sheet + ("" if "M0 0z" in end else end) + layer(cards, i, brushes))


def _fingerprint(markup: str) -> int:
    """Of all shapes and places in some markup, one after another."""
    return seed_of(" ".join(re.findall(r' (?:d|transform)="([^"]*)"', markup)))


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
