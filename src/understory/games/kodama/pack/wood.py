"""Trunk and branch cards from TOML, checked as they are read. Anyone's cards can be read: the files say all.

`trunks.toml` and `branches.toml` give, in 0.01 mm from the card's centre with y up: `size` and `icon_radius` for all
cards of the file, and for every card its icons, and its bark as lines, each a list of points with the width of every
stretch between two of them. A branch's first line starts at its connecting end, on the border.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from understory.core import digest
from understory.core.packs import Fields, PackError, Source, read_toml, tables
from understory.games.kodama.pack.cards import (
    Branch,
    Card,
    CardId,
    Deck,
    Icon,
    IconSpot,
    Shape,
    Trunk,
)
from understory.geometry import LARGEST_HALF, LONGEST_STRETCH, WIDEST_RADIUS, Stretch

MOST_KINDS: Final = 3
"""At most three kinds of icon on a branch card (kodama.components.branch)."""


@dataclass(frozen=True, slots=True)
class Wood:
    """The trunk and branch cards of a pack, in the order of its files."""

    trunks: tuple[Trunk, ...]
    branches: tuple[Branch, ...]

    def __iter__(self) -> Iterator[Card]:
        yield from self.trunks
        yield from self.branches

    def deck(self, deck: Deck) -> tuple[Branch, ...]:
        """The branch cards of one printed set."""
        return tuple(card for card in self.branches if deck in card.decks)

    def with_that_of(self, other: "Wood") -> "Wood":
        """The cards of two packs together, these first."""
        return Wood(self.trunks + other.trunks, self.branches + other.branches)

    def digest(self) -> str:
        """A fingerprint of all that matters for play: not names, families and sources, nor the order of cards."""
        return digest(tuple(sorted(_played(card) for card in self)))


def _played(card: Card) -> str:
    """All that matters for play of one card, in a line."""
    shape = card.shape
    connect = card.connect if isinstance(card, Branch) else ()
    numbers = (*connect, shape.width, shape.height, shape.icon_radius)
    lines = ";".join(",".join(str(n) for stretch in line for n in stretch) for line in shape.lines)
    icons = ";".join(f"{spot.kind},{spot.x},{spot.y}" for spot in shape.icons)
    return f"{card.id} {','.join(sorted(card.decks))} {numbers} {icons} {lines}"


def read_wood(folder: Path) -> Wood:
    """The trunks and branches of a pack's folder, or a `PackError`. Fertility is checked in `fertility`."""
    trunks = tuple(_trunks(folder / "trunks.toml"))
    branches = tuple(_branches(folder / "branches.toml"))
    shown: dict[Icon, CardId] = {}
    for trunk in trunks:
        if trunk.icon in shown:
            raise PackError("trunks.toml", trunk.id, "icons", f"{trunk.icon} is on trunk {shown[trunk.icon]} too")
        shown[trunk.icon] = trunk.id
    taken = {trunk.id for trunk in trunks}
    alike: dict[tuple[Shape, tuple[int, int]], CardId] = {}
    for branch in branches:
        if branch.id in taken:
            raise PackError("branches.toml", branch.id, "id", "is taken by a trunk")
        twin = alike.setdefault((branch.shape, branch.connect), branch.id)
        if twin != branch.id:
            raise PackError("branches.toml", branch.id, "lines", f"is card {twin} once more")
    return Wood(trunks, branches)


def _trunks(path: Path) -> Iterator[Trunk]:
    content = read_toml(path)
    size = _size(path.name, content)
    for fields in tables(path.name, content, "trunk"):
        trunk = Trunk(
            id=CardId(fields.card),
            name=fields.text("name"),
            source=fields.member("source", Source),
            decks=fields.members("decks", Deck),
            shape=_shape(fields, size, range(1, 2)),
        )
        fields.done()
        yield trunk


def _branches(path: Path) -> Iterator[Branch]:
    content = read_toml(path)
    size = _size(path.name, content)
    for fields in tables(path.name, content, "branch"):
        branch = Branch(
            id=CardId(fields.card),
            name=fields.text("name"),
            family=fields.text("family"),
            source=fields.member("source", Source),
            decks=fields.members("decks", Deck),
            shape=_shape(fields, size, range(3, 5)),
            connect=_connect(fields, size),
        )
        _check_branch(fields, branch)
        fields.done()
        yield branch


def _size(file: str, content: dict[str, object]) -> tuple[int, int, int]:
    """Width and height of the file's cards, and the radius of their icons."""
    fields = Fields(file, "", content)
    width, height = fields.parts("size", fields.take("size"), 2)
    most = 2 * LARGEST_HALF
    radius = fields.number("icon_radius", 1, 2000)
    return fields.whole("size", width, 2, most) // 2 * 2, fields.whole("size", height, 2, most) // 2 * 2, radius


def _shape(fields: Fields, size: tuple[int, int, int], icons: range) -> Shape:
    width, height, radius = size
    shape = Shape(
        width=width,
        height=height,
        lines=tuple(_lines(fields, width, height)),
        icons=tuple(_icons(fields, width - 2 * radius, height - 2 * radius)),
        icon_radius=radius,
    )
    if len(shape.icons) not in icons:
        raise fields.wrong("icons", f"{len(shape.icons)} icons, where {icons[0]} to {icons[-1]} belong")
    for first, a in enumerate(shape.icons):
        for second, b in enumerate(shape.icons[:first]):
            if (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < (2 * radius) ** 2:
                raise fields.wrong("icons", f"icons {second + 1} and {first + 1} overlap")
    return shape


def _icons(fields: Fields, width: int, height: int) -> Iterable[IconSpot]:
    for icon in fields.parts("icons", fields.take("icons")):
        kind, *place = fields.parts("icons", icon, 3)
        x, y = _point(fields, "icons", place, width, height)
        yield IconSpot(fields.one_of("icons", kind, Icon), x, y)


def _point(fields: Fields, field: str, value: object, width: int, height: int) -> tuple[int, int]:
    """A part of a field as a point of a card of this size."""
    x, y = fields.parts(field, value, 2)
    return fields.whole(field, x, -width // 2, width // 2), fields.whole(field, y, -height // 2, height // 2)


def _lines(fields: Fields, width: int, height: int) -> Iterable[tuple[Stretch, ...]]:
    lines = fields.parts("lines", fields.take("lines"))
    if not lines:
        raise fields.wrong("lines", "a card without bark")
    for line in lines:
        if not isinstance(line, dict) or sorted(line) != ["points", "widths"]:
            raise fields.wrong("lines", "a line has points and widths")
        points = [_point(fields, "lines", p, width, height) for p in fields.parts("lines", line["points"])]
        widths = fields.parts("lines", line["widths"], len(points) - 1)
        if not widths:
            raise fields.wrong("lines", "a line has two points or more")
        yield tuple(_stretches(fields, points, widths))


def _stretches(fields: Fields, points: list[tuple[int, int]], widths: list[object]) -> Iterable[Stretch]:
    for (ax, ay), (bx, by), width in zip(points, points[1:], widths, strict=False):
        stretch = Stretch(ax, ay, bx, by, fields.whole("lines", width, 2, 2 * WIDEST_RADIUS) // 2)
        if not 1 <= (bx - ax) ** 2 + (by - ay) ** 2 <= LONGEST_STRETCH**2:
            raise fields.wrong("lines", f"from ({ax}, {ay}) to ({bx}, {by}) is no stretch of up to {LONGEST_STRETCH}")
        yield stretch


def _connect(fields: Fields, size: tuple[int, int, int]) -> tuple[int, int]:
    width, height, _ = size
    x, y = _point(fields, "connect", fields.take("connect"), width, height)
    if abs(x) != width // 2 and abs(y) != height // 2:
        raise fields.wrong("connect", f"({x}, {y}) is not on the card's border")
    return x, y


def _check_branch(fields: Fields, branch: Branch) -> None:
    first = branch.shape.lines[0][0]
    if branch.connect != (first.ax, first.ay):
        raise fields.wrong("connect", "is not where the first line starts")
    kinds = len(set(branch.shape.kinds))
    if kinds > MOST_KINDS:
        raise fields.wrong("icons", f"{kinds} kinds, where {MOST_KINDS} are the most")
