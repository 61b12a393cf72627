"""What a town has, read off its counters: as the rules tally a city, a supply and a hand."""

from dataclasses import dataclass, field, replace
from typing import Final

from understory.core import Entry, Reason, Seat
from understory.core.companion import UNCLEAR, Blank, Column, Fault, Fill, Kind, Phrase, Row, Wanted, Word
from understory.core.packs import Fields, PackError
from understory.games.everdell_duo.pack.effects import effect
from understory.games.everdell_duo.pack.model import Bonus
from understory.games.everdell_duo.rules.counting import tallied
from understory.games.everdell_duo.rules.scoring import bonus_for
from understory.games.everdell_duo.rules.shelf import things
from understory.games.everdell_duo.rules.vocabulary import COLOURS, RESOURCES, Goods, Thing

CARDS, BONUSES, TOKENS, EVENTS = "cards", "bonuses", "tokens", "events"
"""The rows of every town."""
END: Final = "everdell.end"
_COLOURS: Final = tuple(map(str, COLOURS))
_GOODS: Final = tuple(map(str, RESOURCES))
_KINDS: Final = (str(Thing.CREATURE), str(Thing.CONSTRUCTION))

COUNTERS: Final = tuple(
    Blank(name, Kind.NUMBER, most=60, named="towns-thing")
    for name in (*_COLOURS, *_KINDS, *_GOODS, Thing.RESOURCE, Thing.CARD, Thing.HAND, Thing.EVENT, Thing.OCCUPIED)
)

WORDS: Final[dict[str, tuple[Word, ...]]] = {
    "bonus": (
        Word(
            "bonus",
            (
                Blank("each", Kind.ONE, tuple(map(str, Thing)), named="towns-thing"),
                Blank("points", Kind.NUMBER, least=1, most=9),
                Blank("every", Kind.NUMBER, least=1, most=9),
            ),
        ),
    )
}


def town_rows(*columns: str) -> tuple[Row, ...]:
    """What is added up for a town, as the booklet lists it."""
    return (
        Row(CARDS, END, fill=Fill.SUM, most=199, columns=columns),
        Row(BONUSES, "everdell.card.purple", fill=Fill.WORDS, words="bonus", phrases=15, columns=columns),
        Row(TOKENS, "everdell.points.kinds", fill=Fill.SUM, columns=columns),
        Row(EVENTS, "everdell.worker.event", fill=Fill.SUM, columns=columns),
    )


def asked_by(thing: Thing) -> tuple[str, ...]:
    """The counters that tell how many there are of a thing."""
    match thing:
        case Thing.COLOUR | Thing.RICH_COLOUR:
            return _COLOURS
        case Thing.PAIR:
            return _KINDS
        case Thing.RESOURCE_TYPE:
            return _GOODS
        case _:
            return (str(thing),)


def derived(column: Column) -> dict[str, int]:
    """The counters, with those that follow from others: cards from kinds or colours, resources from the four types,
    events from the points typed for each."""
    found = dict(column.counters)
    for parts in (_KINDS, _COLOURS):
        if Thing.CARD not in found and all(part in found for part in parts):
            found[Thing.CARD] = sum(found[part] for part in parts)
    if Thing.RESOURCE not in found and all(part in found for part in _GOODS):
        found[Thing.RESOURCE] = sum(found[part] for part in _GOODS)
    if Thing.EVENT not in found and EVENTS in column.sums:
        found[Thing.EVENT] = len(column.sums[EVENTS])
    return found


def tally(known: dict[str, int], *, journey: bool = False) -> tuple[int, ...]:
    """How many of each thing there are, in the order of `Thing`; what is not known is taken for none."""
    colours = [known.get(colour, 0) for colour in _COLOURS]
    twigs, resin, pebbles, berries = (known.get(good, 0) for good in _GOODS)
    goods: Goods = (twigs, resin, pebbles, berries)
    city = things(colours, known.get(Thing.CREATURE, 0), known.get(Thing.CONSTRUCTION, 0), known.get(Thing.CARD, 0))
    events = known.get(Thing.EVENT, 0) + journey
    counts = list(tallied(city, goods, known.get(Thing.HAND, 0), events, known.get(Thing.OCCUPIED, 0)))
    counts[tuple(Thing).index(Thing.RESOURCE)] = known.get(Thing.RESOURCE, 0)
    return tuple(counts)


@dataclass
class Notes:
    """What is found while a sheet is counted."""

    ledger: list[Entry] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    wanted: list[Wanted] = field(default_factory=list)

    def want_of_both(self, known: list[dict[str, int]], *counters: str, row: str = "") -> bool:
        """The same for every column."""
        found = [self.want(column, there, *counters, row=row) for column, there in enumerate(known)]
        return all(found)

    def want(self, column: int, known: dict[str, int], *counters: str, row: str = "") -> bool:
        """Ask for those of the counters that are not known, each once, for a row; whether all are."""
        missing = [name for name in counters if name not in known]
        asked = {one.blank for one in self.wanted if one.column == column}
        self.wanted += [Wanted(column, name, row) for name in missing if name not in asked]
        return not missing

    def bonuses(self, seat: Seat, column: Column, known: dict[str, int], *, journey: bool = False) -> None:
        """The purple cards of a town, each with what it counted (everdell.card.purple)."""
        counts = dict(zip(Thing, tally(known, journey=journey), strict=True))
        for phrase in column.words.get(BONUSES, ()):
            bonus = self._bonus(seat, phrase)
            if bonus is not None and self.want(seat, known, *asked_by(bonus.each), row=BONUSES):
                there = counts[bonus.each]
                evidence = ((str(bonus.each), there),)
                self.ledger.append(Entry(seat, bonus_for(bonus, there), "everdell.card.purple", BONUSES, evidence))

    def given(self, entry: Entry, seat: Seat, row: str) -> None:
        """An entry of the game's own ledger, in its row."""
        self.ledger.append(replace(entry, seat=seat, when=row))

    def _bonus(self, seat: Seat, phrase: Phrase) -> Bonus | None:
        table: dict[str, object] = {"do": "bonus", **{name: part for name, part in phrase.items() if name != "is"}}
        try:
            read = effect(Fields("", "", table))
        except PackError as problem:
            self.faults.append(Fault(seat, BONUSES, Reason.of(UNCLEAR, problem=problem.problem)))
            return None
        return read if isinstance(read, Bonus) else None


def has_row(column: Column, row: str) -> bool:
    """Whether a row of points is filled in."""
    return row in column.typed or row in column.sums


def counted_out(column: Column) -> bool:
    """Whether a town's last row that is read off the table is in: what else decides is asked for from then on."""
    return has_row(column, EVENTS)
