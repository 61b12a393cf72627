"""Kodama as drawings: standalone SVG of a tree, a card, a row of cards, the whole table.

Trees and cards are drawn in their own lengths: one unit is 0.01 mm, so a drawing printed at its size is as large as
the cards. Bark is the law's own capsules, and icons are drawn 0.5 mm smaller than they are tested.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Final, assert_never

from understory.core import Entry, Ledger, Seat, total
from understory.drawing.icons import icon_defs
from understory.drawing.ink import element, group, number
from understory.drawing.paper import ground
from understory.drawing.season import Tint, palette
from understory.games.kodama.face import wording
from understory.games.kodama.face.art.faces import DISPLAY, DecreeFace, KodamaFace, decree_card, kodama_card, text
from understory.games.kodama.face.art.highlight import MOTION, Highlight, glow, lit
from understory.games.kodama.face.art.leaves import leaf_defs
from understory.games.kodama.face.art.planted import (
    Brushes,
    Laid,
    Tokens,
    clips,
    described,
    earth,
    extent,
    grass,
    icons,
    layer,
)
from understory.games.kodama.face.art.tabletop import CARD, HEIGHT, WIDTH, Standing, Tabletop, tabletop
from understory.games.kodama.face.homes import homes
from understory.games.kodama.pack.cards import Branch, Card, CardId, Icon, Trunk
from understory.games.kodama.pack.spirits import Decree, DecreeId, Kodama, KodamaId
from understory.games.kodama.rules.awards import award
from understory.games.kodama.rules.decrees import counts_as
from understory.games.kodama.rules.shelf import Shelf, shipped_shelf
from understory.games.kodama.rules.state import ROUNDS, Ask
from understory.games.kodama.rules.tree import Tree
from understory.games.kodama.rules.view import View

TRUE: Final = 96 / 2540
"""Pixels for 0.01 mm in a drawing as large as the cards: 96 to the inch, by SVG's definition."""

MARGIN: Final = 1500
"""Room round a tree."""

GAP: Final = 500
"""Between cards that lie in a row."""


def tree_svg(
    tree: Tree,
    wood: Iterable[Card],
    *,
    season: str | None = None,
    dark: bool = False,
    title: str = "",
    scores: Sequence[tuple[str, int]] | None = None,
    highlight: Highlight | None = None,
    tokens: Tokens | None = None,
    key: str = "k",
) -> str:
    """One tree as a standalone drawing, as large as the cards.

    `scores`: words and points to write at its foot; `tokens`: spirits that lie on icons; `key`: what its ids start
    with, for a page that holds several drawings.
    """
    brushes = _brushes(season, key, dark=dark)
    cards = laid(tree, {card.id: card for card in wood})
    light = highlight or Highlight()
    veiled = light.veiled(len(cards))
    left, top, width, height = extent(cards, MARGIN)
    height += 1700 if scores else 0
    content = (
        ground(left, top, width, height, brushes.colours, brushes.season, 60)
        + earth(left + 500, width - 1000, brushes.colours, cards[0].id)
        + "".join(layer(cards, i, brushes, veiled=i in veiled) for i in range(len(cards)))
        + grass(left, width, brushes.colours, brushes.season, cards[0].id)
        + glow(cards, light, brushes.colours)
        + icons(cards, brushes, veiled, tokens)
        + lit(cards, light, brushes.colours)
        + _tally(scores or (), left, width, brushes)
    )
    defs = (MOTION if light.counted else "") + _shared(brushes) + clips(cards, key)
    told = "; ".join(card.label for card in cards)
    return document((left, top, width, height), TRUE, (title or "A tree", told, key), defs, content)


def kept_tree(tree: Tree | None, shelf: Shelf, seat: int) -> str:
    """A tree to be kept, with ids that no other tree of the picture has; bare ground where none was planted yet."""
    if tree is None:
        return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"></svg>'
    return tree_svg(tree, wood_of(shelf).values(), key=f"k{seat}")


def _brushes(season: str | None, key: str, *, dark: bool) -> Brushes:
    return Brushes(palette(dark=dark), Tint(season) if season else None, key, f"{key}-icon", f"{key}-leaf")


def _shared(brushes: Brushes) -> str:
    """Icons and leaves, defined once for a drawing."""
    colours = brushes.colours
    return icon_defs(colours.icons, brushes.icon_key) + leaf_defs(brushes.season, colours, brushes.leaf_key)


def _tally(scores: Sequence[tuple[str, int]], left: float, width: float, brushes: Brushes) -> str:
    """Words and points in a row below the table edge."""
    out = []
    for i, (word, points) in enumerate(scores):
        x = left + width * (i + 0.5) / len(scores)
        out.append(text(x, 1350, word, 520, brushes.colours.ink, family=DISPLAY))
        out.append(text(x, 2450, str(points), 1050, brushes.colours.ink, family=DISPLAY, bold=True))
    return group(*out, class_="scores")


def card_svg(
    card: Card | Kodama | Decree,
    *,
    season: str | None = None,
    dark: bool = False,
    now: int | None = None,
    key: str = "k",
) -> str:
    """One card of any kind as a standalone drawing. `now`: what a Kodama would score at this time."""
    return row_svg((card,), season=season, dark=dark, now=(now,), key=key)


def row_svg(
    cards: Sequence[Card | Kodama | Decree],
    *,
    season: str | None = None,
    dark: bool = False,
    now: Sequence[int | None] = (),
    title: str = "",
    key: str = "k",
) -> str:
    """Cards side by side, as in the market or in hand."""
    shared = _brushes(season, key, dark=dark)
    drawn, defs, left = [], [_shared(shared)], 0.0
    tall = max((_size(card)[1] for card in cards), default=0)
    for i, card in enumerate(cards):
        brushes = Brushes(shared.colours, shared.season, f"{key}{i}", shared.icon_key, shared.leaf_key)
        more, front = _front(card, brushes, now[i] if i < len(now) else None)
        width, _ = _size(card)
        defs.append(more)
        drawn.append(group(front, transform=f"translate({number(left + width / 2)} 0)"))
        left += width + GAP
    box = (-GAP, -tall / 2 - GAP, left + GAP, tall + 2 * GAP)
    names = ", ".join(card.name for card in cards)
    back = ground(*box, shared.colours, shared.season, 60)
    return document(box, TRUE, (title or names, names, key), "".join(defs), back + "".join(drawn))


def _size(card: Card | Kodama | Decree) -> tuple[int, int]:
    """A card's width and height."""
    return CARD if isinstance(card, Kodama | Decree) else (card.shape.width, card.shape.height)


def _front(card: Card | Kodama | Decree, brushes: Brushes, now: int | None) -> tuple[str, str]:
    """What a card needs defined, and its drawing about its centre."""
    match card:
        case Kodama():
            return "", kodama_card(kodama_face(card, now), brushes.colours, brushes.icon_key)
        case Decree():
            return "", decree_card(decree_face(card), brushes.colours, brushes.icon_key)
        case Trunk() | Branch():
            lone = alone(card)
            return clips([lone], brushes.key), layer([lone], 0, brushes) + icons([lone], brushes)
        case _:
            assert_never(card)


def svg(view: View, *, dark: bool = False, shelf: Shelf | None = None) -> str:
    """The whole table as one seat, or a spectator, sees it."""
    return page(_table(view, shelf or shipped_shelf()), "Kodama", dark=dark)


def page(on: Tabletop, game: str, *, dark: bool = False) -> str:
    """A laid table as a standalone drawing."""
    defs, content = tabletop(on, palette(dark=dark))
    told = "; ".join(f"{one.name}: {one.score}" for one in on.standings)
    names = (f"{game}: {on.heading}", told, "table")
    return document((0, 0, WIDTH, HEIGHT), 1, names, MOTION + defs, content)


def _table(view: View, shelf: Shelf) -> Tabletop:
    step = view.pending[-1] if view.pending else None
    growing = step is not None and step.ask in {Ask.GROW, Ask.PICK, Ask.PLANT}
    where = f"Round {step.round + 1} of {ROUNDS} · " if step and growing else ""
    offer, cards = _offer(view)
    return Tabletop(
        heading=view.season.capitalize() if step else "The forest has grown",
        note=f"{where}Deck: {view.deck}",
        season=Tint(view.season),
        standings=tuple(_standing(view, shelf, seat) for seat in range(view.options.players)),
        market=tuple(alone(card) for card in shelf.cards(cards)),
        decree=decree_face(shelf.decrees[view.decree]) if view.decree else None,
        kodamas=_own(view, shelf),
        offer=offer,
    )


def _offer(view: View) -> tuple[str, tuple[CardId, ...]]:
    """What can be taken or placed now: the market, or in a hidden draft what was picked or is in hand."""
    if view.draft is None:
        return "Market", view.market
    picked = tuple(card for card in view.draft.picks if card)
    if picked or view.viewer is None:
        return "Picked", picked
    return "Your branch cards", view.draft.hands[view.viewer].known


def _asked(view: View) -> tuple[Seat, ...]:
    """Who has to act now."""
    if view.draft is not None and view.draft.waiting is not None:
        return view.draft.waiting
    step = view.pending[-1] if view.pending else None
    return (step.seat,) if step and step.ask in {Ask.GROW, Ask.KODAMA} else ()


def _standing(view: View, shelf: Shelf, seat: int) -> Standing:
    own = seat == view.viewer
    tree = view.trees[seat] if seat < len(view.trees) else None
    return Standing(
        name=f"Seat {seat} (you)" if own else f"Seat {seat}",
        score=total(view.ledger, Seat(seat)),
        cards=laid(tree, wood_of(shelf)) if tree else (),
        spirits=settlers(shelf, tree, view.ledger, Seat(seat), view.scored[seat]) if tree else (),
        hidden=0 if own else len(view.hands[seat].known) + view.hands[seat].hidden,
        own=own,
        asked=seat in _asked(view),
        first=seat == view.first,
        highlight=_last_light(view, shelf, seat, tree) if tree else None,
    )


def settlers(
    shelf: Shelf, tree: Tree, ledger: Ledger, seat: Seat, scored: Sequence[KodamaId]
) -> tuple[tuple[int, float, float], ...]:
    """The spirits that live in a tree, as they are drawn."""
    found = homes(tree, shelf.shapes, ledger, seat, scored)
    return tuple((shelf.kodamas[home.kodama].number, home.x, home.y) for home in found)


def wood_of(shelf: Shelf) -> dict[str, Card]:
    """Trunks and branches by id."""
    known: dict[str, Card] = {}
    known.update({trunk.id: trunk for trunk in shelf.trunks.values()})
    known.update({branch.id: branch for branch in shelf.branches.values()})
    return known


def _own(view: View, shelf: Shelf) -> tuple[KodamaFace, ...]:
    """The viewer's Kodamas, each with what it would score now."""
    if view.viewer is None:
        return ()
    foliage = shelf.foliage(view.trees[view.viewer]) if view.viewer < len(view.trees) else None
    cards = [shelf.kodamas[kodama] for kodama in view.hands[view.viewer].known]
    return tuple(kodama_face(card, award(card.condition, foliage).points if foliage else None) for card in cards)


def _last_light(view: View, shelf: Shelf, seat: int, tree: Tree) -> Highlight | None:
    """The icons that counted in the last placement, if it was this seat's and the last thing that scored."""
    if not view.ledger or view.ledger[-1].seat != seat:
        return None
    return placement_light(view.ledger[-1], tree, wood_of(shelf), counting(shelf, view.decree))


def counting(shelf: Shelf, decree: DecreeId | None) -> dict[str, str]:
    """What each icon counts as under a decree."""
    card = shelf.decrees[decree] if decree else None
    return {str(icon): str(counts_as(card, icon)) for icon in Icon}


def placement_light(
    entry: Entry,
    tree: Tree,
    known: Mapping[str, Card],
    counts_as: Mapping[str, str] | None = None,
    tokens: Mapping[tuple[int, int], str] | None = None,
) -> Highlight | None:
    """A placement's entry in the ledger as light upon the tree: icons light up run by run, from the new card down.

    `counts_as`: the icons that a decree made count as others; `tokens`: the spirits' kinds by card and icon. Nothing is
    lit once a spirit has changed what was counted.
    """
    proof = dict(entry.evidence)
    if "runs" not in proof or not entry.amount or proof["card"] not in tree.cards:
        return None
    places: dict[str, int] = {card: at for at, card in enumerate(tree.cards)}
    counted: list[tuple[int, int]] = []
    runs = proof["runs"]
    for run in runs if isinstance(runs, tuple) else ():
        icon, points, *cards = run if isinstance(run, tuple) else ("", 0)
        for card in (proof["card"], *cards) if points else ():
            place = places[str(card)]
            for at, printed in enumerate(known[str(card)].shape.kinds):
                kind = (tokens or {}).get((place, at), str(printed))
                if (counts_as or {}).get(kind, kind) == icon:
                    counted.append((place, at))
    return Highlight(counted=tuple(counted), points=entry.amount) if len(counted) == entry.amount else None


def laid(tree: Tree, known: Mapping[str, Card]) -> tuple[Laid, ...]:
    """A tree's cards as they lie."""
    out = []
    for i, name in enumerate(tree.cards):
        card, pose = known[name], tree.pose(i)
        connect = card.connect if isinstance(card, Branch) else None
        out.append(Laid(card.id, _label(card), card.shape, pose.x, pose.y, pose.angle, tree.parent(i), connect))
    return tuple(out)


def alone(card: Card) -> Laid:
    """A card by itself."""
    return Laid(card.id, _label(card), card.shape, 0, 0, 0)


def _label(card: Card) -> str:
    return f"{card.name} ({card.id}): {', '.join(card.shape.kinds)}"


def kodama_face(card: Kodama, now: int | None = None) -> KodamaFace:
    """What a Kodama card shows."""
    season = Tint(card.kid.season) if card.kid else None
    shown = icons_named(card.condition)
    return KodamaFace(card.number, card.name, wording.scores(card.condition), shown, card.yellow, season, now)


def decree_face(card: Decree) -> DecreeFace:
    """What a decree shows."""
    return DecreeFace(card.name, Tint(card.season), wording.decrees(card.effect), icons_named(card.effect))


def icons_named(word: object) -> tuple[str, ...]:
    """The icons that a condition or an effect names, in its own order."""
    if isinstance(word, Icon):
        return (str(word),)
    if isinstance(word, tuple):
        return tuple(icon for part in word for icon in icons_named(part))
    if is_dataclass(word):
        return tuple(icon for field in fields(word) for icon in icons_named(getattr(word, field.name)))
    return ()


def document(
    box: tuple[float, float, float, float], scale: float, names: tuple[str, str, str], defs: str, content: str
) -> str:
    """A standalone drawing of this box of the plane; `scale`: pixels for a unit; `names`: title, text and key."""
    title, told, key = names
    width, height = number(box[2] * scale), number(box[3] * scale)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" '
        f'viewBox="{" ".join(map(number, box))}" width="{width}" height="{height}" '
        f'role="img" aria-labelledby="{key}-title {key}-desc">{described(title, told, key)}'
        f"{element('defs', defs)}{group(content)}</svg>\n"
    )
