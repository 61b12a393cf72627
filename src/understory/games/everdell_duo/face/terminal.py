"""Everdell Duo on a terminal: the table on one screen, and menus in short steps."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from textwrap import wrap
from typing import Final

from understory.core import CardWords, Item, LegalMoves, Seat, Speaker
from understory.games.everdell_duo.face.glance import Glance, glance_at
from understory.games.everdell_duo.face.reading import Reader
from understory.games.everdell_duo.face.together import company_lines, looks_text
from understory.games.everdell_duo.face.together import label as company_label
from understory.games.everdell_duo.face.wording import amount, cost_text
from understory.games.everdell_duo.pack.model import Card
from understory.games.everdell_duo.rules.asking import BEGINS, NAMES
from understory.games.everdell_duo.rules.moves import (
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
from understory.games.everdell_duo.rules.shelf import shipped_shelf
from understory.games.everdell_duo.rules.spaces import COLUMNS, EVENT_SPACES, FARMS, LAST, RIVERS
from understory.games.everdell_duo.rules.together.moves import CONCEDE, News, Share
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import COLOURS, RESOURCES, SEASONS, SKUNK, CardId, Space

WIDE: Final = 80
HIGH: Final = 40
"""Columns and lines that the table keeps to."""
_CELL: Final = 12
_ANIMALS: Final = ("tortoise", "hare")


class Face:
    """Shows views to people."""

    def __init__(self, words: CardWords | None = None) -> None:
        self.reader = Reader(words)

    def speaking(self, words: CardWords, speaker: Speaker) -> "Face":  # noqa: ARG002  (its labels are English)
        """The same face, with cards in these words."""
        return Face(words)

    def text(self, view: View) -> str:
        """Events, meadow with its path, spaces, both cities and the hands: as much of it as one screen holds."""
        return _Screen(view, self.reader).text()

    def brief(self, view: View) -> str | None:
        """What the viewer has, where a choice within a turn is asked; `None` where the whole table is to be seen."""
        if not view.pending or NAMES[view.pending[-1].ask] in BEGINS:
            return None
        seat = view.pending[-1].seat
        return f"{_who(view, seat)} {_goods(view, seat)}"

    def told(self, card: str) -> str | None:
        """A card in one line, of what kind it is and what it costs; `None` of what is no card."""
        printed = shipped_shelf().cards.get(CardId(card))
        return f"{printed.colour} {printed.kind}, {printed.points} p, {cost_text(printed)}" if printed else None

    def menu(self, view: View, legal: LegalMoves[Move]) -> tuple[Item[Move], ...]:
        """An action in two steps, first which kind; everything else as one list, with what the words mean."""
        moves = list(legal)
        if not any(isinstance(move, Draw | Take) for move in moves) or len(moves) <= COLUMNS:
            flat: list[Item[Move]] = [Item(self._label(view, move), move) for move in moves]
            return (*flat, *self._unlisted(view, legal))
        groups: tuple[tuple[str, Callable[[Move], bool]], ...] = (
            ("place a worker", lambda move: isinstance(move, Place)),
            ("play a card", lambda move: isinstance(move, Play)),
            ("draw a card", lambda move: isinstance(move, Draw | Take)),
            ("share something", lambda move: isinstance(move, Share)),
            ("use Good News", lambda move: isinstance(move, News)),
        )
        items: list[Item[Move]] = []
        for label, belongs in groups:
            inside: tuple[Item[Move], ...] = tuple(
                Item(self._label(view, move), move) for move in moves if belongs(move)
            )
            if inside:
                items.append(Item(f"{label} ({len(inside)})", inside))
        rest = [move for move in moves if not any(belongs(move) for _, belongs in groups)]
        items += [Item(self._label(view, move), move) for move in rest]
        return (*items, *self._unlisted(view, legal))

    def glance(self, view: View) -> Glance:
        """Points as they stand, events within reach, turns left."""
        return glance_at(view)

    def keepsake(self, view: View, seat: Seat) -> str:
        """The seat's city alone."""
        from understory.games.everdell_duo.face.drawing import city_svg  # noqa: PLC0415  (playing needs no brush)

        return city_svg(view, seat)

    def scene(self, view: View, seat: Seat) -> str:
        """Meadow, path and places by their pictures, and the seat's city."""
        from understory.games.everdell_duo.face.scene import scene_svg  # noqa: PLC0415  (playing needs no brush)

        return scene_svg(view, seat)

    def svg(self, view: View) -> str:
        """The whole table."""
        from understory.games.everdell_duo.face.drawing import table_svg  # noqa: PLC0415  (playing needs no brush)

        return table_svg(view)

    # ------------------------------------------------------------ menus

    def _unlisted(self, view: View, legal: LegalMoves[Move]) -> tuple[Item[Move], ...]:
        """Giving up, where that is allowed: it is not among the moves listed."""
        return (Item(self._label(view, CONCEDE), CONCEDE),) if CONCEDE in legal else ()

    def _label(self, view: View, move: Move) -> str:
        match move:
            case Play(card) | Take(card) | Discard(card) | Tuck(card) | Show(card):
                return f"{move}  {self.reader.line(view.shelf.cards[card])}"
            case Place(space):
                return f"{move}  {self.reader.space(view, space)}"
            case Trade():
                return "trade  discard two cards for a resource"
            case Pay(()):
                return "pay  the plain price"
            case _:
                return company_label(view, move, (animal(view, 0), animal(view, 1))) or str(move)


# ---------------------------------------------------------------- the table


class _Screen:
    """A table that is being written: what is told at length is cut short before anything is left out."""

    def __init__(self, view: View, reader: Reader) -> None:
        self.view = view
        self.reader = reader
        self.glance = glance_at(view)

    def text(self) -> str:
        parts = [self._status(), self._events(), self._meadow(), self._spaces()]
        if self.view.shared:
            name = partial(self.reader.name, self.view.shelf)
            parts.append([*company_lines(self.view, name), f"{self._points(0)}; {self._city(0)}"])
        parts += [self._player(seat) for seat in (0, 1)]
        blocks = [[line for told in part for line in _wrapped(told)] for part in parts]
        text = ""
        for hands in (self._whole_hand, self._named_hand, self._short_hand):
            held = [line for seat in (0, 1) for line in hands(seat)]
            for gap in ("\n\n", "\n"):
                text = gap.join("\n".join(block) for block in (*blocks, held) if block)
                if text.count("\n") < HIGH:
                    return text
        return text

    def _status(self) -> list[str]:
        view = self.view
        if not view.pending:
            return ["The game is over."]
        turn = f"{_who(view, view.turn)[:-1]} is on turn" if view.turn >= 0 else "before the first turn"
        if view.shared and view.turn < 0:
            turn = "the season tile"
        sun, moon = self.glance.steps
        left = f"sun {sun} and moon {moon} more steps"
        return [f"{SEASONS[view.season]}: {turn}; {left}; deck {view.deck}, discard {view.discarded}"]

    def _standing(self, space: Space) -> str:
        here = [animal(self.view, seat) for taken, seat in self.view.workers if taken == space]
        return f" [{' '.join(here)}]" if here else ""

    def _events(self) -> list[str]:
        spaces = EVENT_SPACES[: len(self.view.events)]
        return [f"{space}{self._standing(space)}: {self.reader.space(self.view, space)}" for space in spaces]

    def _spaces(self) -> list[str]:
        told = {space: f"{space}{self._standing(space)}: {self.reader.space(self.view, space)}" for space in FARMS}
        return ["; ".join(told.values()), *(self._river(space) for space in RIVERS)]

    def _river(self, space: Space) -> str:
        return f"{space}{self._standing(space)}: {self.reader.space(self.view, space)}"

    def _meadow(self) -> list[str]:
        """Two rows of six, and the path between them: each token stands at the corners of what it touches."""
        view = self.view
        marks = [
            ("S" if view.sun == at else "")
            + ("M" if view.moon == at else "")
            + ("skunk" if view.path >> at & 1 else "")
            for at in range(LAST + 1)
        ]
        marks = [mark or "." for mark in marks]
        path = "".join(mark.ljust(_CELL, "-") for mark in marks[:-1]) + marks[-1]
        return [*self._row(view.meadow[:COLUMNS]), path, *self._row(view.meadow[COLUMNS:])]

    def _row(self, cards: Sequence[CardId]) -> Iterator[str]:
        shelf = self.view.shelf
        names = [_broken(self.reader.name(shelf, card)) if card else [] for card in cards]
        for line in range(max(1, *map(len, names))):
            yield _cells(name[line] if line < len(name) else "" for name in names)
        printed = [shelf.cards[card] if card else None for card in cards]
        yield _cells(f"{card.colour} {card.points}p" if card else "" for card in printed)
        yield _cells(_price(card) if card else "" for card in printed)

    # ------------------------------------------------------------ players

    def _player(self, seat: int) -> list[str]:
        view = self.view
        points = "" if view.shared else f"; {self._points(seat)}"
        told = [f"{_who(view, seat)} {_goods(view, seat)}{points}"]
        if view.achieved[seat]:
            told.append(f"  events: {', '.join(self.reader.name(view.shelf, event) for event in view.achieved[seat])}")
        if not view.shared and view.city(seat):
            told.append(f"  {self._city(seat)}")
        return told

    def _points(self, seat: int) -> str:
        return f"{amount(sum(entry.amount for entry in self.glance.standing if entry.seat == seat), 'point')} now"

    def _city(self, seat: int) -> str:
        built = self.view.city(seat)
        return f"city ({len(built)}): {', '.join(map(self._in_city, built))}".rstrip()

    def _in_city(self, card: CardId) -> str:
        view = self.view
        marks = [f"{count}p" for other, count in view.counters if other == card]
        marks += [f"{sum(goods)} stored" for other, goods in view.loads if other == card]
        marks += ["occupied" for lodging in view.housed if lodging.card == card]
        marks += [animal(view, seat) for space, seat in view.workers if CardId(space) == card]
        name = self.reader.name(view.shelf, card)
        return f"{name} [{', '.join(marks)}]" if marks else name

    # ------------------------------------------------------------ hands

    def _whole_hand(self, seat: int) -> list[str]:
        """Each card with cost, colour and text."""
        return self._listed(seat, lambda card: self.reader.line(self.view.shelf.cards[card]))

    def _named_hand(self, seat: int) -> list[str]:
        """Each card with cost and colour; what it says can be asked for."""
        return self._listed(seat, lambda card: self.reader.short(self.view.shelf.cards[card]))

    def _short_hand(self, seat: int) -> list[str]:
        cards = [self.view.shelf.cards[card] for card in self.view.holdings[seat].cards]
        if not self.view.own(seat):
            return self._unseen(seat)
        name = self.reader.name
        told = (f"{name(self.view.shelf, card.id)} ({card.colour}, {_price(card)})" for card in cards)
        return _wrapped(f"hand of {_whose(self.view, seat)}: {'; '.join(told) or 'no card'}")

    def _listed(self, seat: int, told: Callable[[CardId], str]) -> list[str]:
        if not self.view.own(seat):
            return self._unseen(seat)
        held = self.view.holdings[seat].cards
        cards = [line for card in held for line in _wrapped(f"  {told(card)}")]
        return [f"hand of {_whose(self.view, seat)}: {amount(len(held), 'card') if held else 'no card'}", *cards]

    def _unseen(self, seat: int) -> list[str]:
        held = self.view.holdings[seat]
        looks = f" ({looks_text(self.view, seat)})" if held.looks else ""
        names = ", ".join(self.reader.name(self.view.shelf, card) for card in held.followed)
        known = f", known: {names}" if names else ""
        return _wrapped(f"hand of {_whose(self.view, seat)}: {amount(held.size, 'card')}{looks}{known}")


def animal(view: View, seat: int) -> str:
    """Whose worker it is."""
    return "skunk" if seat == SKUNK else _ANIMALS[seat == view.hare]


def _who(view: View, seat: int) -> str:
    where = "mayor" if view.together.solo else "seat"
    you = ", you" if view.own(seat) else ""
    return f"{where} {seat} ({animal(view, seat)}{you}):"


def _whose(view: View, seat: int) -> str:
    return f"the {animal(view, seat)}" + (", you" if view.own(seat) and not view.together.solo else "")


def _goods(view: View, seat: int) -> str:
    goods = ", ".join(amount(count, good) for good, count in zip(RESOURCES, view.supplies[seat], strict=True))
    left = view.together.workers - sum(1 for _, whose in view.workers if whose == seat)
    tokens = " ".join(colour for colour in COLOURS if view.tokens[seat] & colour.bit)
    return f"{goods}; {amount(left, 'worker')} left" + (f"; occupied tokens: {tokens}" if tokens else "")


def _price(card: Card) -> str:
    """A cost in at most eleven letters: `2tw 1re`."""
    pairs = zip(RESOURCES, card.cost, strict=True)
    return "discard" if card.toll else " ".join(f"{count}{good[:2]}" for good, count in pairs if count)


def _cells(texts: "Iterator[str]") -> str:
    return "".join(text.ljust(_CELL) for text in texts).rstrip()


def _broken(name: str) -> list[str]:
    """A name in lines that a cell holds; a word too long for one is broken with a hyphen."""
    most = _CELL - 1
    words = [part for word in name.split() for part in _parts(word, most)]
    return wrap(" ".join(words), most, break_long_words=False, break_on_hyphens=False)


def _parts(word: str, most: int) -> Iterator[str]:
    while len(word) > most:
        yield f"{word[: most - 1]}-"
        word = word[most - 1 :]
    yield word


def _wrapped(line: str) -> list[str]:
    """A line as several that the screen holds, what follows moved in."""
    indent = len(line) - len(line.lstrip())
    if len(line) <= WIDE:
        return [line]
    return wrap(line, WIDE, subsequent_indent=" " * (indent + 2), break_on_hyphens=False)
