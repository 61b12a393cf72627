"""A turn: three cards revealed, split and chosen, both placed at the same time, a spirit summoned.

What may be done stands beside why the rest may not, and what follows.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, TypeAlias

from understory.core import Entry, Reason, Seat
from understory.games.kodama.rules import decrees as decreed
from understory.games.kodama.rules.family import decree_now, renew_deck
from understory.games.kodama.rules.growth import attached
from understory.games.kodama.rules.legal import Growing
from understory.games.kodama.rules.moves import DealBranch, Pass, Place
from understory.games.kodama.rules.scoring import Cover
from understory.games.kodama.rules.state import less, replaced
from understory.games.kodama_duo.rules.legal import Splitting, Summoning, summonable
from understory.games.kodama_duo.rules.moves import Choose, Split, Summon
from understory.games.kodama_duo.rules.spec import REVEALED
from understory.games.kodama_duo.rules.state import SEATS, Ask, Pending, State, other

Placed: TypeAlias = tuple[tuple[Seat, Place | Pass], ...]

_SUMMON: Final = tuple((Pending(Ask.SUMMON, seat),) for seat in SEATS)
"""The step by its seat, ready to be put on the stack."""


def begin_turn(new: State, step: Pending) -> None:
    """The steps of a turn, in order; summoning comes when it is clear who does (duo.growth.steps)."""
    renew_deck(new)
    new.pending += _steps_of(step.turn, new.pruner)


@cache
def _steps_of(turn: int, pruner: Seat) -> tuple[Pending, ...]:
    """As they lie on the stack: the last comes first."""
    return (
        Pending(Ask.TURN_END, turn=turn),
        Pending(Ask.PLACE, turn=turn),
        Pending(Ask.CHOOSE, other(pruner), turn),
        Pending(Ask.SPLIT, pruner, turn),
        *[Pending(Ask.REVEAL, turn=turn)] * REVEALED,
    )


def end_turn(new: State, _: Pending) -> None:
    """Roles change."""
    new.spares = ()
    new.pruner = other(new.pruner)


# ---------------------------------------------------------------- three cards


def reveal(new: State, _: Pending, move: DealBranch) -> None:
    """One of this turn's cards. Where the deck is empty before the next, it is made of what was discarded."""
    new.branches = new.branches.turned_up(move.card)
    new.revealed += (move.card,)
    if len(new.revealed) < REVEALED:
        renew_deck(new)


def splits(state: State, _: Pending) -> Splitting:
    """The ways to make two piles."""
    return Splitting(state.revealed)


def split(new: State, _: Pending, move: Split) -> None:
    """The pile named, and one of the rest."""
    pile, rest = move.pile, tuple(sorted([card for card in new.revealed if card not in move.pile]))
    new.piles, new.revealed = (pile, rest) if pile < rest else (rest, pile), ()


def piles(state: State, _: Pending) -> list[Choose]:
    """Either pile."""
    return [Choose(pile) for pile in state.piles]


def pile_faults(_: State, __: Pending, move: Choose) -> Iterator[Reason]:
    """It is no pile of this turn."""
    yield Reason.of("duo.growth.choose", pile=move.pile)


def choose(new: State, _: Pending, move: Choose) -> None:
    """The sower takes one pile, the pruner has the other."""
    first, second = new.piles
    left = second if move.pile == first else first
    new.piles = (left, move.pile) if new.pruner == 0 else (move.pile, left)


# ---------------------------------------------------------------- growing


def growing(state: State, _: Pending, seat: Seat) -> Growing:
    """Where a card of the own pile may be placed. No season card of Duo acts on a market: there is no gust."""
    return Growing(
        state.shelf,
        state.trees[seat],
        state.piles[seat],
        decree_now(state),
        covers=state.covers[seat],
        rule="duo.growth.place",
        stuck="duo.growth.stuck",
    )


def growing_faults(state: State, step: Pending, seat: Seat, move: Place | Pass) -> Iterator[Reason]:
    """Every rule that a placement breaks, or passing where a card can be placed."""
    return growing(state, step, seat).faults(move)


def grow(new: State, _: Pending, choices: Placed) -> None:
    """Attach and score both cards; what is left is discarded, and who had one card summons from the other's.

    Rules: duo.growth.place, .score, .discard, .stuck.
    """
    shelf, decree, left = new.shelf, decree_now(new), list(new.piles)
    for seat, move in choices:
        if isinstance(move, Place):
            lone = len(new.piles[seat]) == 1
            lasting = shelf.foliage(new.trees[seat], new.covers[seat])
            grown, points = attached(shelf, lasting, decree, seat, move, new.season, lone=lone)
            new.trees = replaced(new.trees, seat, grown)
            if lone:
                new.lone = replaced(new.lone, seat, (*new.lone[seat], len(grown) - 1))
            new.ledger += points
            left[seat] = less(left[seat], move.card)
    one, two = new.piles
    summoner = SEATS[len(one) > len(two)]
    new.spares = left[other(summoner)]
    new.discards += left[summoner] + new.spares
    new.piles = ()
    new.pending += _SUMMON[summoner]


# ---------------------------------------------------------------- a spirit


def nothing_to_summon(new: State, step: Pending) -> bool:
    """There is no spirit to take, or no icon to lay it over."""
    seat, kinds = step.seat, new.shelf.kinds
    icons = sum(map(len, map(kinds.__getitem__, new.trees[seat].cards)))
    return icons <= len(new.covers[seat]) or not summonable(new, seat)


def spirits(state: State, step: Pending) -> Summoning:
    """Any spirit that may be summoned, over any free icon."""
    return Summoning(state, step)


def summon(new: State, step: Pending, move: Summon | Pass) -> None:
    """The spirit leaves the other tree if it lies there; its icon shows again (duo.spirit.steal)."""
    if isinstance(move, Pass):
        return
    seat, decree = step.seat, decree_now(new)
    cover = Cover(new.trees[seat].cards.index(move.card), move.icon - 1, move.kind)
    mine, theirs = (*new.covers[seat], cover), new.covers[other(seat)]
    if theirs:
        theirs = tuple([held for held in theirs if held.kind is not move.kind])
    new.covers = (mine, theirs) if seat == SEATS[0] else (theirs, mine)
    bonus = decreed.summoning_bonus(decree)
    if decree and bonus:
        new.ledger += (Entry(seat, bonus, decree.id, new.season, (("spirit", str(move.kind)),)),)
    if step.ask is Ask.SUMMON and decreed.allows_two_spirits(decree):
        new.push(Pending(Ask.SUMMON_MORE, seat))
