"""Everdell Duo on a terminal: the table on one screen, and menus in short steps."""

from collections.abc import Callable, Iterator, Sequence
from textwrap import wrap
from typing import Final

from understory.core import CardWords, Item, LegalMoves, Seat, Speaker
from understory.games.everdell_duo.face.glance import Glance, glance_at
from understory.games.everdell_duo.face.labels import label
from understory.games.everdell_duo.face.reading import Reader
from understory.games.everdell_duo.face.together import company_lines, looks_text
from understory.games.everdell_duo.pack.model import Card
from understory.games.everdell_duo.rules.asking import BEGINS, NAMES
from understory.games.everdell_duo.rules.moves import Draw, Move, Place, Play, Take
from understory.games.everdell_duo.rules.shelf import Shelf, shipped_shelf
from understory.games.everdell_duo.rules.spaces import COLUMNS, EVENT_SPACES, FARMS, LAST, RIVERS
from understory.games.everdell_duo.rules.together.moves import CONCEDE, News, Share
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import RESOURCES, SEASONS, CardId, Space, Thing

WIDE: Final = 80
HIGH: Final = 40
"""Columns and lines that the table keeps to."""
_CELL: Final = 12


class Face:
    """Shows views to people."""

    def __init__(self, words: CardWords | None = None, speaker: Speaker | None = None) -> None:
        self.reader = Reader(words, speaker)

    def speaking(self, words: CardWords, speaker: Speaker) -> "Face":
        """The same face, with cards in these words, and all else in this language."""
        return Face(words, speaker)

    def text(self, view: View) -> str:
        """Events, meadow with its path, spaces, both cities and the hands: as much of it as one screen holds."""
        return _Screen(view, self.reader).text()

    def brief(self, view: View) -> str | None:
        """What the viewer has, where a choice within a turn is asked; `None` where the whole table is to be seen."""
        if not view.pending or NAMES[view.pending[-1].ask] in BEGINS:
            return None
        seat = view.pending[-1].seat
        return _has(self.reader, view, seat, _goods(self.reader, view, seat))

    def told(self, card: str) -> str | None:
        """A card in one line, of what kind it is and what it costs; `None` of what is no card."""
        printed = shipped_shelf().cards.get(CardId(card))
        return self.reader.printed(printed) if printed else None

    def menu(self, view: View, legal: LegalMoves[Move]) -> tuple[Item[Move], ...]:
        """An action in two steps, first which kind; everything else as one list, with what the words mean."""
        moves = list(legal)
        if not any(isinstance(move, Draw | Take) for move in moves) or len(moves) <= COLUMNS:
            flat: list[Item[Move]] = [Item(label(self.reader, view, move), move) for move in moves]
            return (*flat, *self._unlisted(view, legal))
        groups: tuple[tuple[str, Callable[[Move], bool]], ...] = (
            ("place", lambda move: isinstance(move, Place)),
            ("play", lambda move: isinstance(move, Play)),
            ("draw", lambda move: isinstance(move, Draw | Take)),
            ("share", lambda move: isinstance(move, Share)),
            ("news", lambda move: isinstance(move, News)),
        )
        items: list[Item[Move]] = []
        for kind, belongs in groups:
            inside: tuple[Item[Move], ...] = tuple(
                Item(label(self.reader, view, move), move) for move in moves if belongs(move)
            )
            if inside:
                items.append(Item(self.reader.say(f"text-everdell-menu-{kind}", {"count": len(inside)}), inside))
        rest = [move for move in moves if not any(belongs(move) for _, belongs in groups)]
        items += [Item(label(self.reader, view, move), move) for move in rest]
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
        return (Item(label(self.reader, view, CONCEDE), CONCEDE),) if CONCEDE in legal else ()


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
            parts.append([*company_lines(self.view, self.reader), self.reader.then(self._points(0), self._city(0))])
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
        view, say = self.view, self.reader.say
        if not view.pending:
            return [say("text-everdell-over")]
        turn = say("text-everdell-tile" if view.shared else "text-everdell-before")
        if view.turn >= 0:
            turn = say("text-everdell-turn", {"who": _who(self.reader, view, view.turn)})
        sun, moon = self.glance.steps
        told: dict[str, int | str] = {
            "season": self.reader.season(SEASONS[view.season]),
            "turn": turn,
            "sun": sun,
            "moon": moon,
            "deck": view.deck,
            "discard": view.discarded,
        }
        return [say("text-everdell-status", told)]

    def _space(self, space: Space) -> str:
        """A space, who stands there, and what it does."""
        here = [self.reader.animal(self.view, seat) for taken, seat in self.view.workers if taken == space]
        standing = f"{space} [{' '.join(here)}]" if here else space
        return self.reader.say("text-everdell-space", {"space": standing, "does": self.reader.space(self.view, space)})

    def _events(self) -> list[str]:
        return [self._space(space) for space in EVENT_SPACES[: len(self.view.events)]]

    def _spaces(self) -> list[str]:
        return [self.reader.then(*map(self._space, FARMS)), *map(self._space, RIVERS)]

    def _meadow(self) -> list[str]:
        """Two rows of six, and the path between them: each token stands at the corners of what it touches."""
        view = self.view
        *marks, last = (self._mark(at) for at in range(LAST + 1))
        path = "".join(mark.ljust(_CELL, "-") for mark in marks)[: WIDE - len(last)] + last
        return [*self._row(view.meadow[:COLUMNS]), path, *self._row(view.meadow[COLUMNS:])]

    def _mark(self, at: int) -> str:
        """What stands on a space of the path."""
        view = self.view
        here = {"sun": view.sun == at, "moon": view.moon == at, "skunk": bool(view.path >> at & 1)}
        return "".join(self.reader.say(f"text-everdell-{token}") for token, stands in here.items() if stands) or "."

    def _row(self, cards: Sequence[CardId]) -> Iterator[str]:
        shelf = self.view.shelf
        names = [_broken(self.reader.name(shelf, card)) if card else [] for card in cards]
        for line in range(max(1, *map(len, names))):
            yield _cells(name[line] if line < len(name) else "" for name in names)
        printed = [shelf.cards[card] if card else None for card in cards]
        yield _cells(self._worth(card) if card else "" for card in printed)
        yield _cells(self.reader.price(card) if card else "" for card in printed)

    def _worth(self, card: Card) -> str:
        colour = self.reader.say(f"text-everdell-colour-{card.colour}")
        return self.reader.say("text-everdell-worth", {"colour": colour, "points": card.points})

    # ------------------------------------------------------------ players

    def _player(self, seat: int) -> list[str]:
        view, reader = self.view, self.reader
        goods = _goods(reader, view, seat)
        told = [_has(reader, view, seat, goods if view.shared else reader.then(goods, self._points(seat)))]
        if view.achieved[seat]:
            events = reader.names(view.shelf, view.achieved[seat])
            told.append(f"  {reader.say('text-everdell-events', {'events': events})}")
        if not view.shared and view.city(seat):
            told.append(f"  {self._city(seat)}")
        return told

    def _points(self, seat: int) -> str:
        points = sum(entry.amount for entry in self.glance.standing if entry.seat == seat)
        return self.reader.say("text-everdell-points", {"points": points})

    def _city(self, seat: int) -> str:
        built, say = self.view.city(seat), self.reader.say
        names = say("list-comma").join(map(self._in_city, built))
        told: dict[str, int | str] = {"cards": len(built), "names": names}
        return say("text-everdell-city", told) if built else say("text-everdell-city-empty")

    def _in_city(self, card: CardId) -> str:
        view, say = self.view, self.reader.say
        marks = [say("text-everdell-counter", {"points": count}) for other, count in view.counters if other == card]
        marks += [say("text-everdell-stored", {"goods": sum(goods)}) for other, goods in view.loads if other == card]
        marks += [say("text-everdell-occupied") for lodging in view.housed if lodging.card == card]
        marks += [self.reader.animal(view, seat) for space, seat in view.workers if CardId(space) == card]
        name = self.reader.name(view.shelf, card)
        return f"{name} [{', '.join(marks)}]" if marks else name

    # ------------------------------------------------------------ hands

    def _whole_hand(self, seat: int) -> list[str]:
        """Each card with cost, colour and text."""
        return self._listed(seat, self.reader.line)

    def _named_hand(self, seat: int) -> list[str]:
        """Each card with cost and colour; what it says can be asked for."""
        return self._listed(seat, self.reader.short)

    def _short_hand(self, seat: int) -> list[str]:
        if not self.view.own(seat):
            return self._unseen(seat)
        return _wrapped(self._hand(seat, self.reader.then(*map(self._named, self.view.holdings[seat].cards))))

    def _named(self, card: CardId) -> str:
        printed = self.view.shelf.cards[card]
        colour = self.reader.say(f"text-everdell-colour-{printed.colour}")
        return f"{self.reader.name(self.view.shelf, card)} ({colour}, {self.reader.price(printed)})"

    def _listed(self, seat: int, told: Callable[[Shelf, Card], str]) -> list[str]:
        if not self.view.own(seat):
            return self._unseen(seat)
        held, shelf = self.view.holdings[seat].cards, self.view.shelf
        cards = [line for card in held for line in _wrapped(f"  {told(shelf, shelf.cards[card])}")]
        return [self._hand(seat, self._count(len(held)) if held else ""), *cards]

    def _unseen(self, seat: int) -> list[str]:
        held, reader = self.view.holdings[seat], self.reader
        told = self._count(held.size)
        if held.looks:
            told += f" ({looks_text(self.view, seat, reader)})"
        if held.followed:
            known = reader.names(self.view.shelf, held.followed)
            told += f", {reader.say('text-everdell-known', {'names': known})}"
        return _wrapped(self._hand(seat, told))

    def _count(self, cards: int) -> str:
        return self.reader.say("text-everdell-cards", {"cards": cards})

    def _hand(self, seat: int, cards: str) -> str:
        yours = self.view.own(seat) and not self.view.together.solo
        told = {
            "animal": self.reader.whose(self.view, seat),
            "cards": cards or self.reader.say("text-everdell-no-card"),
        }
        return self.reader.say("text-everdell-hand-yours" if yours else "text-everdell-hand", told)


def _who(reader: Reader, view: View, seat: int) -> str:
    where = "mayor" if view.together.solo else "seat"
    yours = "-yours" if view.own(seat) else ""
    return reader.say(f"text-everdell-{where}{yours}", {"seat": seat, "animal": reader.animal(view, seat)})


def _has(reader: Reader, view: View, seat: int, goods: str) -> str:
    return reader.say("text-everdell-has", {"who": _who(reader, view, seat), "goods": goods})


def _goods(reader: Reader, view: View, seat: int) -> str:
    pairs = zip(RESOURCES, view.supplies[seat], strict=True)
    goods = reader.say("list-comma").join(reader.amount(Thing(good), count) for good, count in pairs)
    left = view.together.workers - sum(1 for _, whose in view.workers if whose == seat)
    told = [goods, reader.say("text-everdell-workers", {"workers": left})]
    tokens = reader.colours(view.tokens[seat])
    return reader.then(*told, reader.say("text-everdell-tokens", {"tokens": tokens})) if tokens else reader.then(*told)


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
