"""Where points come from, and who wins: the ledger, the Journey, the four steps of the tie-break, and how two
who play together have fared."""

from collections.abc import Iterable, Iterator
from typing import Final

from understory.core import Entry, Evidence, Ledger, Reason, Seat, Terminal, totals
from understory.games.everdell_duo.pack.model import Bonus
from understory.games.everdell_duo.rules.counting import best, count
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.together.objectives import is_met
from understory.games.everdell_duo.rules.together.skunks import chapter_of
from understory.games.everdell_duo.rules.together.thorn import achievements, thorn_score
from understory.games.everdell_duo.rules.vocabulary import JOURNEY, SEASONS, Thing

SEATS: Final = (Seat(0), Seat(1))
END: Final = "end"


def seats(state: State) -> tuple[Seat, ...]:
    """Everybody at the table."""
    return SEATS[: state.together.seats]


def ledger(state: State) -> Ledger:
    """Point tokens as they were gained; once the game is over everything else that counts.

    Two who play together have one score. It stands in the ledger of each, so that each reads the whole of it.
    """
    if state.shared:
        return tuple(entry for seat in seats(state) for entry in _joint(state, seat))
    gained = tuple(Entry(Seat(s.seat), s.points, s.source, SEASONS[s.season]) for s in state.scored)
    return gained if state.pending else gained + final(state)


def ledger_if_over(state: State) -> Ledger:
    """Every point that would count if the game ended here."""
    over = state.clone()
    over.pending = ()
    return ledger(over)


def _joint(state: State, seat: Seat) -> Iterator[Entry]:
    """The one score of two who play together, as one of them reads it."""
    yield from (Entry(seat, s.points, s.source, SEASONS[s.season]) for s in state.scored)
    if not state.pending:
        yield from _cards(state, seat)
        for mayor in (0, 1):
            yield from (Entry(seat, state.shelf.events[event].points, event, END) for event in state.achieved[mayor])


def final(state: State) -> Ledger:
    """What counts at the end alone (everdell.end)."""
    return tuple(entry for seat in SEATS for entry in (*_cards(state, seat), *_events(state, seat)))


def _cards(state: State, seat: Seat) -> Iterator[Entry]:
    """Printed points, purple bonuses and the tokens that lie on cards, card by card."""
    for card in state.city(seat):
        if state.shelf.cards[card].points:
            yield Entry(seat, state.shelf.cards[card].points, card, END)
        if state.counter(card):
            yield Entry(seat, state.counter(card), card, END, (("tokens", state.counter(card)),))
    for card, bonus in state.shelf.facts(state.city(seat)).bonuses:
        points = bonus_points(state, seat, bonus)
        if points:
            yield Entry(seat, points, card, END, _counted(state, seat, bonus))


def bonus_points(state: State, seat: int, bonus: Bonus) -> int:
    """What a purple card is worth beyond its printed points."""
    return bonus_for(bonus, bonus_count(state, seat, bonus))


def bonus_for(bonus: Bonus, counted: int) -> int:
    """What a purple card gives for so many of what it counts."""
    return counted // bonus.every * bonus.points


def bonus_count(state: State, seat: int, bonus: Bonus) -> int:
    """How many of what a purple card counts its owner has; at the end the Journey is an event."""
    if len(state.cities) == 1:
        return best(state, bonus.each)
    counted = count(state, seat, bonus.each)
    if bonus.each is Thing.EVENT and not state.pending and journey(state) == seat:
        return counted + 1
    return counted


def _counted(state: State, seat: Seat, bonus: Bonus) -> Evidence:
    return ((str(bonus.each), bonus_count(state, seat, bonus)),)


def _events(state: State, seat: Seat) -> Iterator[Entry]:
    for event in state.achieved[seat]:
        yield Entry(seat, state.shelf.events[event].points, event, END)
    cards = journey_cards(state, 0), journey_cards(state, 1)
    if journey(state) == seat:
        yield journey_entry(state.shelf, cards, seat)


def journey_entry(shelf: Shelf, cards: tuple[int, int], seat: Seat) -> Entry:
    """The Journey's points for who has so many cards (everdell.event.journey)."""
    evidence = (("cards", cards[seat]), ("opponent", cards[1 - seat]))
    return Entry(seat, shelf.events[JOURNEY].points, JOURNEY, END, evidence)


def journey_cards(state: State, seat: int) -> int:
    """Cards in hand and city together (everdell.event.journey)."""
    return len(state.hands[seat]) + len(state.city(seat))


def journey(state: State) -> Seat | None:
    """Who has strictly more cards in hand and city; nobody on a tie, nor where two play together."""
    if state.shared:
        return None
    return ahead((journey_cards(state, 0), journey_cards(state, 1)))


def ahead(have: tuple[int, int]) -> Seat | None:
    """Who has strictly more."""
    return None if have[0] == have[1] else SEATS[have[1] > have[0]]


# ---------------------------------------------------------------- who wins


def _events_won(state: State, seat: int) -> int:
    return len(state.achieved[seat]) + (journey(state) == seat)


def _resources(state: State, seat: int) -> int:
    return sum(state.supplies[seat])


def _city(state: State, seat: int) -> int:
    return len(state.city(seat))


def _hand(state: State, seat: int) -> int:
    return len(state.hands[seat])


TIE_BREAKS: Final = {"events": _events_won, "resources": _resources, "city": _city, "hand": _hand}
"""In this order (everdell.end.tie)."""


def terminal(state: State) -> Terminal:
    """The final scores, and what decided."""
    if state.shared:
        return _together_at_the_end(state)
    scores = totals(ledger(state), len(SEATS))
    return decided(scores, ((name, (measured(state, 0), measured(state, 1))) for name, measured in TIE_BREAKS.items()))


def decided(scores: tuple[int, ...], measures: Iterable[tuple[str, tuple[int, int]]]) -> Terminal:
    """Who wins with these scores; a tie goes by what each has of the measures, which are asked for one by one."""
    if scores[0] != scores[1]:
        winner = SEATS[scores[1] > scores[0]]
        return Terminal(scores, (winner,), Reason.of("everdell.end", points=scores[winner]))
    for name, have in measures:
        leader = ahead(have)
        if leader is not None:
            reason = Reason.of("everdell.end.tie", by=name, winner=have[leader], other=have[1 - leader])
            return Terminal(scores, (leader,), reason)
    return Terminal(scores, SEATS, Reason.of("everdell.end.tie", by="nothing"))


def _together_at_the_end(state: State) -> Terminal:
    """All win or nobody does (everdell.coop.end, everdell.challenge.end)."""
    scores = totals(ledger(state), len(seats(state)))
    won, reason = verdict(state, scores[0])
    return Terminal(scores, seats(state) if won else (), reason)


def verdict(state: State, total: int) -> tuple[bool, Reason]:
    """Whether a game played together is won with so many points, and why."""
    chapter = chapter_of(state)
    if chapter is None:
        hers = thorn_score(state)
        won = total > hers
        ticked = achievements(state, total)
        return won, Reason.of("everdell.challenge.end", points=total, thorn=hers, achievements=ticked)
    if state.together.conceded:
        return False, Reason.of("everdell.coop.concede", points=total)
    target = chapter.target(state.together.difficulty)
    missed = tuple(objective.id for objective in chapter.objectives if not is_met(state, objective))
    if missed:
        return False, Reason.of("everdell.coop.end", points=total, target=target, missed=missed)
    return total >= target, Reason.of("everdell.coop.end", points=total, target=target)


def standing(state: State, seat: int) -> int:
    """What the seat's points would come to if the game ended now, the Journey apart; together, what both have."""
    city = state.city(seat)
    known = state.shelf.facts(city)
    shared = state.shared
    total = known.points + sum([gain.points for gain in state.scored if shared or gain.seat == seat])
    for card, lying in state.counters:
        if card in city:
            total += lying
    for _, bonus in known.bonuses:
        total += bonus_points(state, seat, bonus)
    for event in (*state.achieved[0], *state.achieved[1]) if shared else state.achieved[seat]:
        total += state.shelf.events[event].points
    return total
