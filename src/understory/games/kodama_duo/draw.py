"""Kodama Duo as a drawing: Kodama's table with two trees, their spirits as tokens, and this turn's cards."""

from understory.core import Seat, total
from understory.games.kodama.art.season import Tint
from understory.games.kodama.art.table import Standing, Table
from understory.games.kodama.awards import award
from understory.games.kodama.draw import alone, decree_face, kodama_face, laid, page, wood_of
from understory.games.kodama.pack import CardId
from understory.games.kodama.shelf import Shelf
from understory.games.kodama.state import ROUNDS
from understory.games.kodama_duo.state import Ask
from understory.games.kodama_duo.view import View

_ASKED = {Ask.SPLIT, Ask.CHOOSE, Ask.SUMMON, Ask.SUMMON_MORE}


def svg(view: View, shelf: Shelf, *, dark: bool = False) -> str:
    """The whole table as one seat, or a spectator, sees it."""
    name, cards = _cards(view)
    turn = next((step.turn for step in reversed(view.pending) if step.ask is Ask.TURN_END), None)
    where = "" if turn is None else f"Turn {turn + 1} of {ROUNDS} · "
    own = view.viewer if view.viewer is not None and view.viewer < len(view.trees) else None
    tree = None if own is None else shelf.foliage(view.trees[own], view.covers[own])
    hand = () if view.viewer is None else view.hands[view.viewer].known
    kodamas = [shelf.kodamas[kodama] for kodama in hand]
    on = Table(
        heading=view.season.capitalize() if view.pending else "The forest has grown",
        note=f"{where}Seat {view.pruner} prunes · Deck: {view.deck}",
        season=Tint(view.season),
        standings=tuple(_standing(view, shelf, Seat(seat)) for seat in range(view.options.players)),
        market=tuple(alone(card) for card in shelf.cards(cards)),
        decree=decree_face(shelf.decrees[view.decree]) if view.decree else None,
        kodamas=tuple(kodama_face(card, award(card.condition, tree).points if tree else None) for card in kodamas),
        offer=name,
    )
    return page(on, "Kodama Duo", dark=dark)


def _cards(view: View) -> tuple[str, tuple[CardId, ...]]:
    """This turn's cards on the table, and what they are: on offer, in piles, or discarded."""
    if view.piles:
        chosen = bool(view.pending) and view.pending[-1].ask is Ask.PLACE
        between = "Seat 0's pile has {} · Seat 1's {}" if chosen else "Two piles of {} and {}"
        first, second = view.piles
        return between.format(len(first), len(second)), first + second
    return ("Discarded", view.spares) if view.spares else ("Revealed", view.revealed)


def _standing(view: View, shelf: Shelf, seat: Seat) -> Standing:
    own = seat == view.viewer
    step = view.pending[-1] if view.pending else None
    return Standing(
        name=f"Seat {seat} (you)" if own else f"Seat {seat}",
        score=total(view.ledger, seat),
        cards=laid(view.trees[seat], wood_of(shelf)) if seat < len(view.trees) else (),
        spirits=tuple(shelf.kodamas[kodama].number for kodama in view.scored[seat]),
        hidden=0 if own else len(view.hands[seat].known) + view.hands[seat].hidden,
        own=own,
        asked=bool(step and step.ask in _ASKED and step.seat == seat) or seat in (view.waiting or ()),
        first=seat == view.pruner,
        tokens={(cover.card, cover.icon): str(cover.kind) for cover in view.covers[seat]},
    )
