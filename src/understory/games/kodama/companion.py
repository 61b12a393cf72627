"""The companion of the Kodama family: twelve rounds and three Kodamas, counted from a sketch of each tree.

A sketch knows which card each card grows from and which icons it shows: all that the rules of scoring look at. Cards
are named in evidence by their number in the sketch, the trunk by 0.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, get_type_hints

from understory.core import Entry, Reason, Seat, Terminal, totals
from understory.core.companion import (
    SKETCH,
    UNCLEAR,
    Blank,
    Column,
    Counted,
    Fault,
    Fill,
    Filled,
    Kind,
    Phrase,
    Row,
    Sheet,
    Sketch,
    Wanted,
    Word,
    checked,
    typed,
)
from understory.core.packs import Fields, PackError, Source
from understory.games.kodama.pack import CardId, Icon
from understory.games.kodama.pack.conditions import (
    CONDITIONS,
    EFFECTS,
    ChosenSpirit,
    Gust,
    Icons,
    LaidAlone,
    LaidFromPair,
    Market,
    PlacedLone,
    RootedSpirits,
    SmallerSide,
    SpiritsAway,
    SpiritsLaid,
    SpiritsOnEnds,
    Summoned,
    TouchingSpirits,
    TwoSpirits,
)
from understory.games.kodama.pack.reading import MOST_POINTS, read_condition, read_effect
from understory.games.kodama.pack.spirits import SEASONS, Decree, DecreeId, Season
from understory.games.kodama.rules.awards import award
from understory.games.kodama.rules.decrees import as_placed, limit, season_end, while_growing
from understory.games.kodama.rules.family import leading, most_trunk_icons, next_first
from understory.games.kodama.rules.growth import scored, worth
from understory.games.kodama.rules.scoring import ICONS, Foliage, counted
from understory.games.kodama.rules.state import ROUNDS
from understory.games.kodama.rules.tree import Tree

PRINTED: Final = "kodama.kodama.one-each"
"""The source of a Kodama's points: the card itself has no id of ours."""
DECREED: Final = "kodama.score.decree-after"
TRUNK_ICONS: Final = "trunk-icons"
SMALLER_SIDE: Final = "smaller-side"
LONE: Final = "lone"
_MARKETS: Final = (Market, Gust, TwoSpirits, RootedSpirits)
"""Effects on which no points depend."""
SPIRITED: Final = (
    *(SpiritsLaid, SpiritsAway, SpiritsOnEnds, TouchingSpirits, ChosenSpirit, LaidAlone, LaidFromPair),
    *(PlacedLone, Summoned),
)
"""Words of Kodama Duo alone."""


def round_row(season: Season, turn: int) -> str:
    """The row of a round, counted from 1."""
    return f"{season}-{turn}"


def kodama_row(season: Season) -> str:
    """The row of a season's Kodama and of what its decree gives at the end."""
    return f"{season}-kodama"


def rows() -> tuple[Row, ...]:
    """The sheet as it is printed: a row a round, a row a Kodama."""
    return tuple(
        row
        for season in SEASONS
        for row in (
            *(
                Row(round_row(season, turn), "kodama.score.run", season, Fill.CARD, most=30)
                for turn in range(1, ROUNDS + 1)
            ),
            Row(kodama_row(season), PRINTED, season, Fill.WORDS, "spirit", most=60),
        )
    )


def vocabulary(words: Mapping[str, type], without: tuple[type, ...] = ()) -> tuple[Word, ...]:
    """Words of a pack as blanks."""
    return tuple(
        Word(word, tuple(_blank(kind, name, hint) for name, hint in get_type_hints(kind).items()))
        for word, kind in words.items()
        if kind not in without
    )


def _blank(kind: type, name: str, hint: object) -> Blank:
    icons = tuple(map(str, Icon))
    if hint is Icon:
        return Blank(name, Kind.ONE, icons, named="icon")
    if hint == tuple[Icon, ...]:
        return Blank(name, Kind.SOME, icons, int(kind is Icons), len(icons), "icon")  # other words go without as well
    if hint is int:
        return Blank(name, Kind.NUMBER, least=1, most=MOST_POINTS)
    return Blank(name, Kind.WORD, named="spirit")


def decree_blanks() -> tuple[Blank, ...]:
    """A decree for each season, if one is played with."""
    return tuple(Blank(season, Kind.WORD, named="decree") for season in SEASONS)


ICON_MARKS: Final = Blank("icons", Kind.SOME, tuple(map(str, Icon)), 1, 6, "icon")
ICON_TRUNK: Final = Blank("icon", Kind.ONE, tuple(map(str, Icon)), 1, 1, "icon")
COUNTERS: Final = (Blank(TRUNK_ICONS, Kind.NUMBER, most=60), Blank(SMALLER_SIDE, Kind.NUMBER, most=6))
"""What is asked for where no sketch tells it: how often a trunk's icon is in a tree, and how many cards lie on the side
of the trunk that has fewer."""

SHEET: Final = Sheet(
    "tree",
    "tree",
    2,
    6,
    rows(),
    table=decree_blanks(),
    words={
        "spirit": vocabulary(CONDITIONS, SPIRITED),
        "decree": vocabulary(EFFECTS, (*_MARKETS, *SPIRITED)),
    },
    sketch=Sketch(ICON_TRUNK, (ICON_MARKS,)),
    counters=COUNTERS,
    begins=("green",),
    turns=True,
    chips=(100, 50),
)


@dataclass(frozen=True, slots=True)
class Grown:
    """A column's tree in the making, card by card."""

    column: Column
    tree: Tree
    kinds: Mapping[CardId, tuple[Icon, ...]]

    @classmethod
    def of(cls, column: Column) -> "Grown":
        """The tree of a sketch; so many of its cards as were counted lie on one side of the trunk, the others on the
        other."""
        cards = tuple(CardId(str(at)) for at in range(len(column.cards) + 1))
        smaller = column.counters.get(SMALLER_SIDE, 0)
        poses = b"".join(Tree.lying(0 if not at else -1 if at <= smaller else 1) for at in range(len(cards)))
        tree = Tree(cards, bytes([0, *(card.on for card in column.cards)]), poses)
        marks = ((column.trunk,), *(card.marks for card in column.cards))
        return cls(column, tree, {card: tuple(map(Icon, shown)) for card, shown in zip(cards, marks, strict=True)})

    def first(self, cards: int) -> Foliage:
        """The tree with its first so many cards, the trunk among them, and icons as printed."""
        tree = self.tree
        while len(tree) > cards:
            tree = tree.before()
        counts = tuple(counted(self.kinds[card]) for card in tree.cards)
        lone = tuple(at for at, card in enumerate(self.column.cards[: cards - 1], 1) if LONE in card.notes)
        return Foliage(tree, counts, ICONS[counts[0].index(1)], lone=lone)


class FamilyCompanion:
    """Counts the sheets of one box of the family."""

    def __init__(self, sheet: Sheet = SHEET) -> None:
        self.sheets = (sheet,)

    def count(self, sheet: Sheet, filled: Filled) -> Counted:
        """What the sheet comes to; `Unreadable` where it has no room for something."""
        checked(sheet, filled)
        counting = _Counting(sheet, filled, self)
        counting.run()
        return counting.counted()

    def at(self, grown: Grown, cards: int, _filled: Filled, _seat: int, _row: int) -> Foliage:
        """A tree with its first so many cards as it counted before a row, the rows counted from 0."""
        return grown.first(cards)

    def summoned(self, _filled: Filled, _season: Season, _decree: Decree) -> Iterator[Entry]:
        """What a decree gives for what was laid over icons."""
        return iter(())

    def result(self, scores: tuple[int, ...], icons: Mapping[Seat, int]) -> Terminal:
        """Who wins (kodama.end.winner, .tie)."""
        tied = leading(scores)
        if len(tied) == 1:
            return Terminal(scores, tied, Reason.of("kodama.end.winner", points=max(scores)))
        most = tuple(seat for seat in tied if icons[seat] == max(icons[seat] for seat in tied))
        told = Reason.of("kodama.end.tie", seats=tied, icons=tuple(icons[seat] for seat in tied))
        return Terminal(scores, most, told)

    def next_first(self, scores: tuple[int, ...], first: Seat) -> Seat:
        """Who begins the next season."""
        return next_first(scores, first)


class _Counting:
    """One sheet being counted: season by season, as the game goes."""

    def __init__(self, sheet: Sheet, filled: Filled, rules: FamilyCompanion) -> None:
        self.sheet = sheet
        self.filled = filled
        self.rules = rules
        self.order = [row.id for row in sheet.rows]
        self.trees = {Seat(at): Grown.of(one) for at, one in enumerate(filled.columns) if one.trunk}
        self.ledger: list[Entry] = list(typed(sheet, filled))
        self.faults: list[Fault] = []
        self.wanted: list[Wanted] = []
        self.first = Seat(filled.first)

    def run(self) -> None:
        """Count everything."""
        for season in SEASONS:
            decree = self._decree(season)
            for seat in self.trees:
                self._placements(seat, season, decree)
            for at, column in enumerate(self.filled.columns):
                for phrase in column.words.get(kodama_row(season), ()):
                    self._kodama(Seat(at), season, phrase)
            if decree:
                self.ledger += self.rules.summoned(self.filled, season, decree)
                self._season_end(season, decree)
            if season is not SEASONS[-1] and self._over(season):
                self.first = self.rules.next_first(self._scores(), self.first)

    def counted(self) -> Counted:
        """What was counted, and who wins; a tie asks for the trunks' icons where no sketch tells them."""
        scores = self._scores()
        icons: dict[Seat, int] = {}
        whole = {seat: self._lasting(seat, SEASONS[-1]) for seat in self.trees if self._drawn(seat, SEASONS[-1])}
        tied = leading(scores)
        for seat in tied:
            if seat in whole:
                icons |= most_trunk_icons([seat], whole)[0]
            else:
                counters = self.filled.columns[seat].counters
                icons[seat] = counters.get(TRUNK_ICONS, 0)
                if len(tied) > 1 and TRUNK_ICONS not in counters and self._over(SEASONS[-1]):
                    self.wanted.append(Wanted(seat, TRUNK_ICONS))
        result = self.rules.result(scores, icons)
        first = self.first if self._over(SEASONS[0]) else None
        return Counted(tuple(self.ledger), result, tuple(self.faults), tuple(self.wanted), first)

    def _scores(self) -> tuple[int, ...]:
        return totals(tuple(self.ledger), len(self.filled.columns))

    # ------------------------------------------------------------ a season

    def _decree(self, season: Season) -> Decree | None:
        phrase = self.filled.phrases.get(season)
        if not phrase:
            return None
        try:
            effect = read_effect(Fields("", "", {"effect": dict(phrase)}), "effect")
        except PackError as problem:
            self.faults.append(Fault(0, season, Reason.of(UNCLEAR, problem=problem.problem)))
            return None
        return Decree(DecreeId(DECREED), "", season, Source.PRINTED, frozenset(), effect, None)

    def _placements(self, seat: Seat, season: Season, decree: Decree | None) -> None:
        """Every card laid in the season, scored as it was laid on the tree of that moment."""
        grown = self.trees[seat]
        for at, card in enumerate(grown.column.cards, 1):
            if self._season(card.row) is not season:
                continue
            foliage = while_growing(decree, self.rules.at(grown, at, self.filled, seat, self.order.index(card.row)))
            new = as_placed(decree, counted(grown.kinds[CardId(str(at))]))
            found = worth(foliage, decree, new, card.on, lone=LONE in card.notes)
            if found.points > limit(decree):
                most = limit(decree)
                self.faults.append(Fault(seat, card.row, Reason.of("kodama.place.ten", points=found.points, most=most)))
            self.ledger += scored(seat, foliage.tree, CardId(str(at)), found, decree, card.row)

    def _kodama(self, seat: Seat, season: Season, phrase: Phrase) -> None:
        """A Kodama typed from the vocabulary, read out for the tree as it stood then."""
        row = kodama_row(season)
        try:
            condition = read_condition(Fields("", "", {"scores": dict(phrase)}), "scores")
        except PackError as problem:
            self.faults.append(Fault(seat, row, Reason.of(UNCLEAR, problem=problem.problem)))
            return
        if not self._drawn(seat, season):
            self.wanted.append(Wanted(seat, SKETCH, row))
            return
        given = award(condition, self._lasting(seat, season))
        evidence = given.evidence
        if isinstance(condition, SmallerSide):
            evidence = ((SMALLER_SIDE, given.times),)  # which cards lie there, a sketch does not tell
            if SMALLER_SIDE not in self.filled.columns[seat].counters:
                self.wanted.append(Wanted(seat, SMALLER_SIDE))
                return
        self.ledger.append(Entry(seat, given.points, PRINTED, row, evidence))

    def _season_end(self, season: Season, decree: Decree) -> None:
        """What the decree gives when the season ends, once every tree is drawn: some compare them all."""
        seats = range(len(self.filled.columns))
        if all(self._drawn(Seat(seat), season) for seat in seats):
            trees = [self._lasting(Seat(seat), season) for seat in seats]
            self.ledger += season_end(decree, trees, kodama_row(season))

    # ------------------------------------------------------------ how far things are

    def _season(self, row: str) -> Season:
        return Season(next(each.part for each in self.sheet.rows if each.id == row))

    def _until(self, season: Season) -> list[Row]:
        last = SEASONS.index(season)
        return [row for row in self.sheet.rows if SEASONS.index(Season(row.part)) <= last]

    def _lasting(self, seat: Seat, season: Season) -> Foliage:
        """The tree at the end of a season, decrees apart."""
        grown = self.trees[seat]
        rounds = {row.id for row in self._until(season)}
        cards = 1 + sum(card.row in rounds for card in grown.column.cards)
        return self.rules.at(grown, cards, self.filled, seat, self.order.index(kodama_row(season)))

    def _drawn(self, seat: Seat, season: Season) -> bool:
        """Whether a tree is drawn up to the end of a season; in a round that gave nothing no card may have grown."""
        if seat not in self.trees:
            return False
        column = self.trees[seat].column
        laid = {card.row for card in column.cards} | {row for row, points in column.typed.items() if not points}
        return all(row.id in laid for row in self._until(season) if row.fill is Fill.CARD)

    def _over(self, season: Season) -> bool:
        """Whether every row up to a season's end is filled in."""
        return all(
            row.id in column.typed or row.id in column.words or row.id in {card.row for card in column.cards}
            for column in self.filled.columns
            for row in self._until(season)
        )
