"""Everdell Duo on a terminal: the table as text, and menus in short steps."""

from collections.abc import Callable, Iterator
from typing import Final

from understory.core import Item, LegalMoves
from understory.games.everdell_duo.moves import (
    Discard,
    Draw,
    Move,
    Pay,
    Place,
    Play,
    Show,
    Take,
    Trade,
    Tuck,
)
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.spaces import COLUMNS, EVENT_AT, EVENT_SPACES, FARMS, LAST, RIVER_AT, RIVERS
from understory.games.everdell_duo.together.moves import CONCEDE, News, Share
from understory.games.everdell_duo.together.telling import company_lines, looks_text
from understory.games.everdell_duo.together.telling import label as company_label
from understory.games.everdell_duo.view import View
from understory.games.everdell_duo.vocabulary import COLOURS, RESOURCES, SEASONS, SKUNK, CardId, Source, Space
from understory.games.everdell_duo.wording import bundle_text, card_text, effects_text, requirement_text, short_cost

_CELL: Final = 16
_ANIMALS: Final = ("tortoise", "hare")


class Face:
    """Shows views to people."""

    def text(self, view: View) -> str:
        """Events, meadow with its path, spaces, both cities and the hands."""
        lines = [_status(view), "", *_events(view), "", *_meadow(view), "", *_spaces(view)]
        if view.shared:
            lines += ["", *company_lines(view), "", _city(view, 0)]
        for seat in (0, 1):
            lines += ["", *_player(view, seat)]
        return "\n".join(lines)

    def menu(self, view: View, legal: LegalMoves[Move]) -> tuple[Item[Move], ...]:
        """An action in two steps, first which kind; everything else as one list, with what the words mean."""
        moves = list(legal)
        if not any(isinstance(move, Draw | Take) for move in moves) or len(moves) <= COLUMNS:
            flat: list[Item[Move]] = [Item(_label(view, move), move) for move in moves]
            return (*flat, *_unlisted(view, legal))
        groups: tuple[tuple[str, Callable[[Move], bool]], ...] = (
            ("place a worker", lambda move: isinstance(move, Place)),
            ("play a card", lambda move: isinstance(move, Play)),
            ("draw a card", lambda move: isinstance(move, Draw | Take)),
            ("share something", lambda move: isinstance(move, Share)),
            ("use Good News", lambda move: isinstance(move, News)),
        )
        items: list[Item[Move]] = []
        for label, belongs in groups:
            inside: tuple[Item[Move], ...] = tuple(Item(_label(view, move), move) for move in moves if belongs(move))
            if inside:
                items.append(Item(f"{label} ({len(inside)})", inside))
        rest = [move for move in moves if not any(belongs(move) for _, belongs in groups)]
        items += [Item(_label(view, move), move) for move in rest]
        return (*items, *_unlisted(view, legal))

    def svg(self, view: View) -> str:
        """The whole table."""
        from understory.games.everdell_duo.draw import table_svg  # noqa: PLC0415  (playing needs no brush)

        return table_svg(view)


# ---------------------------------------------------------------- menus


def _unlisted(view: View, legal: LegalMoves[Move]) -> tuple[Item[Move], ...]:
    """Giving up, where that is allowed: it is not among the moves listed."""
    return (Item(_label(view, CONCEDE), CONCEDE),) if CONCEDE in legal else ()


def _label(view: View, move: Move) -> str:
    match move:
        case Play(card) | Take(card) | Discard(card) | Tuck(card) | Show(card):
            return f"{move}  {card_text(card)}"
        case Place(space):
            return f"{move}  {space_text(view, space)}"
        case Trade():
            return "trade  discard two cards for a resource"
        case Pay(()):
            return "pay  the plain price"
        case _:
            return company_label(move, (_animal(view, 0), _animal(view, 1))) or str(move)


def space_text(view: View, space: Space) -> str:
    """What a space does."""
    if space in EVENT_AT:
        event = view.events[EVENT_AT[space]]
        if not event:
            return "achieved"
        printed = LIBRARY.events[event]
        reward = bundle_text(LIBRARY.places[Source(space)].bundle)
        return f"{printed.name}: {requirement_text(printed)} ({printed.points} p; {reward})"
    if space in RIVER_AT:
        return effects_text(LIBRARY.tiles[view.river[RIVER_AT[space]]].acts) if len(view.river) == 2 else ""
    if space in FARMS:
        return bundle_text(LIBRARY.places[Source(space)].bundle)
    return effects_text(LIBRARY.cards[CardId(space)].acts)


# ---------------------------------------------------------------- the table


def _status(view: View) -> str:
    if not view.stack:
        return "The game is over."
    turn = f"seat {view.turn} ({_animal(view, view.turn)}) is on turn" if view.turn >= 0 else "the season tile"
    if view.together.solo and view.turn >= 0:
        turn = f"the {_animal(view, view.turn)} is on turn"
    return f"{SEASONS[view.season]}: {turn}. deck {view.deck}, discard {view.discarded}"


def _animal(view: View, seat: int) -> str:
    return "skunk" if seat == SKUNK else _ANIMALS[seat == view.hare]


def _standing(view: View, space: Space) -> str:
    here = [_animal(view, seat) for taken, seat in view.workers if taken == space]
    return f" [{' '.join(here)}]" if here else ""


def _events(view: View) -> Iterator[str]:
    for space in EVENT_SPACES[: len(view.events)]:
        yield f"{space}{_standing(view, space)}: {space_text(view, space)}"


def _meadow(view: View) -> Iterator[str]:
    """Two rows of six, and the path between them: each token stands at the corners of what it touches."""
    upper, lower = view.meadow[:COLUMNS], view.meadow[COLUMNS:]
    yield from _row(upper)
    marks = [
        ("S" if view.sun == at else "") + ("M" if view.moon == at else "") + ("skunk" if view.path >> at & 1 else "")
        for at in range(LAST + 1)
    ]
    marks = [mark or "." for mark in marks]
    yield "".join(mark.ljust(_CELL + 1, "-") for mark in marks[:-1]) + marks[-1]
    yield from _row(lower)


def _row(cards: tuple[CardId, ...]) -> Iterator[str]:
    printed = [LIBRARY.cards[card] if card else None for card in cards]
    yield " ".join((card or "").ljust(_CELL) for card in cards).rstrip()
    yield " ".join((f"{card.colour} {card.points}p" if card else "").ljust(_CELL) for card in printed).rstrip()
    yield " ".join((short_cost(card) if card else "").ljust(_CELL) for card in printed).rstrip()


def _spaces(view: View) -> Iterator[str]:
    for space in (*FARMS, *RIVERS):
        yield f"{space}{_standing(view, space)}: {space_text(view, space)}"


def _player(view: View, seat: int) -> Iterator[str]:
    goods = ", ".join(f"{count} {good}" for good, count in zip(RESOURCES, view.supplies[seat], strict=True))
    tokens = " ".join(colour for colour in COLOURS if view.tokens[seat] & colour.bit) or "none"
    points = sum(gain.points for gain in view.scored if gain.seat == seat or view.shared)
    if not view.stack:
        points = sum(entry.amount for entry in view.ledger if entry.seat == (0 if view.shared else seat))
    you = ", you" if view.own(seat) else ""
    where = "mayor" if view.together.solo else "seat"
    yield f"{where} {seat} ({_animal(view, seat)}{you}): {goods}; occupied tokens: {tokens}; points so far {points}"
    yield f"  events: {' '.join(view.achieved[seat]) or 'none'}"
    if not view.shared:
        yield f"  {_city(view, seat)}"
    yield f"  {_hand(view, seat)}"


def _city(view: View, seat: int) -> str:
    return f"city ({len(view.city(seat))}): {' '.join(_in_city(view, card) for card in view.city(seat))}".rstrip()


def _in_city(view: View, card: CardId) -> str:
    marks = [f"{count}p" for other, count in view.counters if other == card]
    marks += [f"{sum(goods)} stored" for other, goods in view.loads if other == card]
    marks += ["occupied" for lodging in view.housed if lodging.card == card]
    marks += [_animal(view, seat) for space, seat in view.workers if CardId(space) == card]
    return f"{card}[{', '.join(marks)}]" if marks else str(card)


def _hand(view: View, seat: int) -> str:
    held = view.holdings[seat]
    if view.own(seat):
        return f"hand ({held.size}): {' '.join(held.cards)}".rstrip()
    seen = held.followed
    looks = f" ({looks_text(view, seat)})" if held.looks else ""
    return f"hand: {held.size} cards{looks}" + (f", known: {' '.join(seen)}" if seen else "")
