"""What happened in a chapter, in numbers and card ids: all that a headline may speak of."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Final

from understory.games.everdell_duo.campaign.sheet import sheet
from understory.games.everdell_duo.campaign.story import Campaign, Result, recorded
from understory.games.everdell_duo.rules.scoring import ledger
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.together.objectives import point_tokens
from understory.games.everdell_duo.rules.vocabulary import COLOURS, FAIR, CardId, ChapterId

_SPRING: Final = 1
_AUTUMN: Final = 3


@dataclass(frozen=True, slots=True)
class Happened:
    """A chapter for the newspaper. Flags are 0 or 1; cards are ids, empty where there is none."""

    chapter: int
    won: int
    replay: int
    conceded: int
    points: int
    target: int
    missed: int
    """Objectives."""
    events: int
    hare: int
    tortoise: int
    """Events of each mayor."""
    early: int
    """Events by the end of spring."""
    late: int
    """Events in autumn."""
    fair: int
    cards: int
    creatures: int
    constructions: int
    green: int
    tan: int
    red: int
    blue: int
    purple: int
    tokens: int
    """Points in tokens."""
    occupied: int
    """Occupied tokens on constructions."""
    hand: int
    """Cards in the larger hand."""
    goods: int
    """Resources left over."""
    watches: int
    """Not used."""
    turned: int
    news: int
    """Good News used in this game."""
    traded: int
    """Times that cards were given for a resource."""
    drawn: int
    """Turns in which a card was drawn."""
    streak: int
    """Chapters won in a row, this one included."""
    losses: int
    """Chapters lost in a row, this one included."""
    best: int
    """Whether no game before came to as many points; 0 where none was played before."""
    total: int
    """The campaign's score after it."""
    before: int
    """The same before it."""
    building: str
    """The construction that brought the most."""
    building_points: int
    creature: str
    """The creature that brought the most."""
    city: tuple[str, ...]
    """The cards of the city."""

    @property
    def margin(self) -> int:
        """Points above the target; below, where negative."""
        return self.points - self.target

    @property
    def apart(self) -> int:
        """How far the mayors' events are apart."""
        return abs(self.hare - self.tortoise)


NUMBERS: Final = tuple(field.name for field in fields(Happened) if field.type in (int, "int"))
"""The names of what is a number."""


def happened(campaign: Campaign, result: Result, end: State, moves: Sequence[str]) -> Happened:
    """What a game that is over, or was given up, tells of its chapter. `campaign` is as it was before."""
    after = recorded(campaign, result)
    together, claims = end.together, end.together.claims
    mayors = Counter(claim.mayor for claim in claims)
    city = tuple(end.city(0))
    green, tan, red, blue, purple = end.shelf.facts(end.city(0)).counts[: len(COLOURS)]
    done = Counter(move.split()[0] for move in moves)
    worth = _worth(end)
    creatures = end.shelf.creatures
    building = _proudest(worth, [card for card in city if card not in creatures])
    creature = _proudest(worth, [card for card in city if card in creatures])
    earlier = [each.points for each in campaign.results]
    return Happened(
        result.chapter,
        int(result.won),
        int(any(each.chapter == result.chapter for each in campaign.results)),
        int(together.conceded),
        result.points,
        end.shelf.chapters[ChapterId(str(result.chapter))].target(campaign.difficulty),
        len(result.missed),
        len(claims),
        mayors[end.hare],
        mayors[1 - end.hare],
        sum(claim.season <= _SPRING for claim in claims),
        sum(claim.season == _AUTUMN for claim in claims),
        int(any(claim.event == FAIR for claim in claims)),
        len(city),
        sum(card in creatures for card in city),
        sum(card not in creatures for card in city),
        green,
        tan,
        red,
        blue,
        purple,
        point_tokens(end),
        len(end.housed),
        max(map(len, end.hands)),
        sum(map(sum, end.supplies)),
        together.watches,
        together.wound,
        done["news"],
        done["trade"],
        done["draw"],
        _run(after, won=True),
        _run(after, won=False),
        int(bool(earlier) and result.points > max(earlier)),
        sheet(after).total,
        sheet(campaign).total,
        building,
        worth[building] if building else 0,
        creature,
        city,
    )


def _run(campaign: Campaign, *, won: bool) -> int:
    """How many of the last chapters in a row were won, or lost."""
    length = 0
    for result in reversed(campaign.counted):
        if result.won is not won:
            break
        length += 1
    return length


def _worth(end: State) -> Counter[str]:
    """What each card of the city has brought."""
    worth: Counter[str] = Counter()
    for entry in ledger(end):
        worth[entry.source] += entry.amount
    return worth


def _proudest(worth: Counter[str], cards: Sequence[CardId]) -> str:
    """The card that brought the most; of equals the one that stands there longest."""
    return str(max(cards, key=lambda card: worth[card], default=""))
