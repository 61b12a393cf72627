"""Kodama Duo as a drawing: Kodama's table with two trees, their spirits as tokens, and this turn's cards."""

from collections.abc import Iterator

from understory.core import Seat, total
from understory.drawing.season import Tint
from understory.games.kodama.face.art.highlight import Highlight
from understory.games.kodama.face.art.tabletop import Standing, Tabletop
from understory.games.kodama.face.drawing import (
    alone,
    counting,
    decree_face,
    kodama_face,
    laid,
    page,
    placement_light,
    settlers,
    wood_of,
)
from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.rules.awards import award
from understory.games.kodama.rules.growth import RUN
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.state import ROUNDS
from understory.games.kodama_duo.rules.scoring import foliage_of
from understory.games.kodama_duo.rules.state import Ask, kinds_on
from understory.games.kodama_duo.rules.view import View

_ASKED = {Ask.SPLIT, Ask.CHOOSE, Ask.SUMMON, Ask.SUMMON_MORE}


def svg(view: View, shelf: Shelf, *, dark: bool = False) -> str:
    """The whole table as one seat, or a spectator, sees it."""
    turn = next((step.turn for step in reversed(view.pending) if step.ask is Ask.TURN_END), None)
    where = "" if turn is None else f"Turn {turn + 1} of {ROUNDS} · "
    own = view.viewer if view.viewer is not None and view.viewer < len(view.trees) else None
    tree = None if own is None else foliage_of(shelf, view, own)
    hand = () if view.viewer is None else view.hands[view.viewer].known
    kodamas = [shelf.kodamas[kodama] for kodama in hand]
    taken = kinds_on(view.covers[0]) | kinds_on(view.covers[1])
    free = ", ".join(kind for kind in Icon if kind not in taken)
    on = Tabletop(
        heading=view.season.capitalize() if view.pending else "The forest has grown",
        note=f"{where}Seat {view.pruner} prunes · Beside the deck of {view.deck}: {free or 'no spirit'}",
        season=Tint(view.season),
        standings=tuple(_standing(view, shelf, Seat(seat)) for seat in range(view.options.players)),
        market=(),
        decree=decree_face(shelf.decrees[view.decree]) if view.decree else None,
        kodamas=tuple(kodama_face(card, award(card.condition, tree).points if tree else None) for card in kodamas),
        decree_word="Season card",
        piles=tuple((name, tuple(alone(card) for card in shelf.cards(cards))) for name, cards in _cards(view)),
    )
    return page(on, "Kodama Duo", dark=dark)


def _cards(view: View) -> Iterator[tuple[str, tuple[CardId, ...]]]:
    """This turn's cards on the table, and what they are: revealed, in piles, or discarded."""
    chosen = bool(view.pending) and view.pending[-1].ask is Ask.PLACE
    for at, pile in enumerate(view.piles):
        yield f"Seat {at}'s pile" if chosen else "A pile", pile
    yield "Revealed", view.revealed
    yield "Discarded", view.spares


def _light(view: View, shelf: Shelf, seat: Seat) -> Highlight | None:
    """The icons that counted in the seat's placement of this turn, as long as the turn's discard lies on the table."""
    placed = [entry for entry in view.ledger if entry.seat == seat and entry.source == RUN]
    if not placed or not view.spares:
        return None
    return placement_light(
        placed[-1], view.trees[seat], wood_of(shelf), counting(shelf, view.decree), _tokens(view, seat)
    )


def _tokens(view: View, seat: Seat) -> dict[tuple[int, int], str]:
    return {(cover.card, cover.icon): str(cover.kind) for cover in view.covers[seat]}


def _standing(view: View, shelf: Shelf, seat: Seat) -> Standing:
    own = seat == view.viewer
    step = view.pending[-1] if view.pending else None
    return Standing(
        name=f"Seat {seat} (you)" if own else f"Seat {seat}",
        score=total(view.ledger, seat),
        cards=laid(view.trees[seat], wood_of(shelf)) if seat < len(view.trees) else (),
        spirits=settlers(shelf, view.trees[seat], view.ledger, seat, view.scored[seat])
        if seat < len(view.trees)
        else (),
        hidden=0 if own else len(view.hands[seat].known) + view.hands[seat].hidden,
        own=own,
        asked=bool(step and step.ask in _ASKED and step.seat == seat) or seat in (view.waiting or ()),
        first=seat == view.pruner,
        tokens=_tokens(view, seat),
        highlight=_light(view, shelf, seat),
    )
