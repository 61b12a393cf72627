"""The companion of Kodama Duo: Kodama's sheet for two, with spirits that lie over icons and move from tree to tree."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from understory.core import Entry, Reason, Seat, Terminal
from understory.core.companion import Blank, Counted, Covered, Filled, Kind, Laid, Sheet, Sketch
from understory.games.kodama.companion import (
    COUNTERS,
    ICON_MARKS,
    ICON_TRUNK,
    LONE,
    FamilyCompanion,
    Grown,
    decree_blanks,
    rows,
    vocabulary,
)
from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.pack.conditions import CONDITIONS, EFFECTS, Gust, Market, RootedSpirits, TwoSpirits
from understory.games.kodama.pack.spirits import Decree, Season
from understory.games.kodama.rules.decrees import summoning_bonus
from understory.games.kodama.rules.family import leading
from understory.games.kodama.rules.scoring import Cover, Foliage
from understory.games.kodama_duo.rules.state import next_pruner

SHEET: Final = Sheet(
    "duo",
    "tree",
    2,
    2,
    rows(),
    table=decree_blanks(),
    words={
        "spirit": vocabulary(CONDITIONS),
        "decree": vocabulary(EFFECTS, (Market, Gust, TwoSpirits, RootedSpirits)),
    },
    sketch=Sketch(
        ICON_TRUNK,
        (ICON_MARKS,),
        (Blank(LONE, Kind.FLAG),),
        Blank("spirit", Kind.ONE, tuple(map(str, Icon)), named="icon"),
    ),
    counters=COUNTERS,
    begins=("green-sower",),
    turns=True,
    chips=(100, 50),
)
_ORDER: Final = tuple(row.id for row in SHEET.rows)


class DuoCompanion(FamilyCompanion):
    """Counts Duo's sheet."""

    def __init__(self) -> None:
        super().__init__(SHEET)

    def count(self, sheet: Sheet, filled: Filled) -> Counted:
        """What the sheet comes to; who summoned in a turn had laid the only card of their pile (duo.spirit.summon)."""
        turns = {(cover.column, cover.row) for cover in filled.covers}
        columns = tuple(
            replace(column, cards=tuple(_alone(card) if (seat, card.row) in turns else card for card in column.cards))
            for seat, column in enumerate(filled.columns)
        )
        return super().count(sheet, replace(filled, columns=columns))

    def at(self, grown: Grown, cards: int, filled: Filled, seat: int, row: int) -> Foliage:
        """A tree as it counted before a row, under the spirits that lay on it then (duo.spirit.summon, .steal)."""
        lying: dict[str, Covered] = {}
        for cover in filled.covers:
            if _ORDER.index(cover.row) < row:
                lying.pop(cover.by, None)
                lying[cover.by] = cover
        foliage = grown.first(cards)
        covers = tuple(_covers(grown, [one for one in lying.values() if one.column == seat and one.card < cards]))
        return foliage.under(covers, grown.kinds) if covers else foliage

    def summoned(self, filled: Filled, season: Season, decree: Decree) -> Iterator[Entry]:
        """What a season card gives for each spirit summoned."""
        bonus = summoning_bonus(decree)
        for cover in filled.covers:
            if bonus and cover.row.startswith(f"{season}-"):
                yield Entry(Seat(cover.column), bonus, decree.id, cover.row, (("spirit", cover.by),))

    def result(self, scores: tuple[int, ...], icons: Mapping[Seat, int]) -> Terminal:
        """Who wins (duo.end)."""
        tied = leading(scores)
        if len(tied) == 1:
            return Terminal(scores, tied, Reason.of("duo.end", points=max(scores)))
        most = tuple(seat for seat in tied if icons[seat] == max(icons.values()))
        return Terminal(scores, most, Reason.of("duo.end", points=max(scores), icons=tuple(icons.values())))

    def next_first(self, scores: tuple[int, ...], first: Seat) -> Seat:
        """Who prunes first in the next season."""
        return next_pruner(scores, first)


def _alone(card: Laid) -> Laid:
    return card if LONE in card.notes else replace(card, notes=(*card.notes, LONE))


def _covers(grown: Grown, lying: list[Covered]) -> Iterator[Cover]:
    """The spirits on a tree; of icons that a card shows twice each spirit takes one that is free."""
    taken: set[tuple[int, int]] = set()
    for cover in lying:
        shown = grown.kinds[CardId(str(cover.card))]
        places = [at for at, icon in enumerate(shown) if icon == cover.mark and (cover.card, at) not in taken]
        if places:
            taken.add((cover.card, places[0]))
            yield Cover(cover.card, places[0], Icon(cover.by))
