"""The table of steps of Lanterns: what is dealt and chosen, why something is refused, and what follows."""

from collections.abc import Iterator
from typing import Final

from understory.core import (
    Chance,
    Entry,
    Reason,
    Seat,
    Terminal,
    Veiled,
    Viewer,
    knows,
    only,
    seats_of,
    steps,
    totals,
)
from understory.testing.lanterns.rules.legal import Hangings
from understory.testing.lanterns.rules.moves import Bury, Deal, Hang, Lantern, Move, Return, Wish
from understory.testing.lanterns.rules.state import Ask, Hung, Pending, State

# ---------------------------------------------------------------- a deal


def outcomes_of_deal(state: State, step: Pending) -> Chance[Deal]:
    """Any lantern that may lie on top of the pile."""
    pile = state.pile
    return Chance(pile.odds, lambda n: Deal(step.seat, pile.next(n)))


def dealt(new: State, _: Pending, move: Deal) -> None:
    """The lantern goes into the hand."""
    card, new.pile = new.pile.drawn(move.lantern, move.to)
    new.receive(move.to, card)


def deal_seen(state: State, _: Pending, move: Deal, viewer: Viewer) -> Deal | Veiled:
    """Seen by who gets it, and by who knows what lay there."""
    card, _pile = state.pile.drawn(move.lantern, move.to)
    return move if knows(card.knowers, viewer) else Veiled(f"deal {move.to} ?")


# ---------------------------------------------------------------- the lanterns put away at the start


def all_seats(state: State, _: Pending) -> tuple[Seat, ...]:
    """Everybody returns a lantern."""
    return seats_of(state.players)


def returnable(state: State, _: Pending, seat: Seat) -> list[Return]:
    """Any lantern in hand."""
    return [Return(lantern) for lantern in state.held(seat)]


def return_faults(_: State, __: Pending, ___: Seat, move: Return) -> Iterator[Reason]:
    """What is not in hand cannot be returned."""
    yield Reason.of("lanterns.hold", lantern=move.lantern)


def returned(new: State, _: Pending, choices: tuple[tuple[Seat, Return], ...]) -> None:
    """All go under the pile, in seat order."""
    for seat, move in choices:
        _put_under(new, seat, move.lantern)


# ---------------------------------------------------------------- a turn


def nothing_to_hang(new: State, step: Pending) -> bool:
    """Who has no lantern left draws one first, and hangs it then."""
    if new.hands[step.seat]:
        return False
    new.push(Pending(Ask.DEAL, step.seat), step)
    return True


def hangings(state: State, step: Pending) -> Hangings:
    """Any lantern in hand, at any height with room."""
    return Hangings(state.held(step.seat), tuple(hung.height for hung in state.hung))


def hang_faults(state: State, step: Pending, move: Hang) -> Iterator[Reason]:
    """Every rule that a hanging breaks."""
    return hangings(state, step).faults(move)


def hung(new: State, step: Pending, move: Hang) -> None:
    """A point for every lantern below; an odd one grants a wish."""
    below = tuple(other.lantern for other in new.hung if other.height < move.height)
    new.give_up(step.seat, move.lantern)
    new.hung += (Hung(step.seat, move.lantern, move.height),)
    round_now = "first round" if len(new.hung) <= new.players else "second round"
    new.ledger += (Entry(step.seat, len(below), "lanterns.score", round_now, (("below", below),)),)
    if int(move.lantern[1:]) % 2:
        new.push(Pending(Ask.WISH, step.seat))


# ---------------------------------------------------------------- a wish


def wishes(_: State, __: Pending) -> list[Wish]:
    """Made, or forgone."""
    return [Wish(granted=True), Wish(granted=False)]


def wished(new: State, step: Pending, move: Wish) -> None:
    """A lantern is drawn, then one is buried."""
    if move.granted:
        new.push(Pending(Ask.DEAL, step.seat), Pending(Ask.BURY, step.seat))


def buriable(state: State, step: Pending) -> list[Bury]:
    """Any lantern in hand."""
    return [Bury(lantern) for lantern in state.held(step.seat)]


def bury_faults(_: State, __: Pending, move: Bury) -> Iterator[Reason]:
    """What is not in hand cannot be buried."""
    yield Reason.of("lanterns.hold", lantern=move.lantern)


def buried(new: State, step: Pending, move: Bury) -> None:
    """The lantern goes under the pile."""
    _put_under(new, step.seat, move.lantern)


def bury_seen(_: State, __: Pending, ___: Bury, ____: Viewer) -> Veiled:
    """Which it was, others are not told."""
    return Veiled("bury ?")


def _put_under(new: State, seat: Seat, lantern: Lantern) -> None:
    new.give_up(seat, lantern)
    new.pile = new.pile.with_under(lantern, only(seat))


# ---------------------------------------------------------------- the end


def result(state: State) -> Terminal:
    """Most points; then the highest lantern."""
    scores = totals(state.ledger, state.players)
    tied = [hung for hung in state.hung if scores[hung.seat] == max(scores)]
    highest = max(tied, key=lambda hung: hung.height)
    if len({hung.seat for hung in tied}) == 1:
        return Terminal(scores, (highest.seat,), Reason.of("lanterns.end", points=max(scores)))
    return Terminal(scores, (highest.seat,), Reason.of("lanterns.tie", height=highest.height))


STEPS: Final[dict[Ask, steps.Handler[State, Pending]]] = {
    Ask.DEAL: steps.Deal("lanterns.deal", outcomes_of_deal, dealt, seen=deal_seen),
    Ask.RETURN: steps.Together(
        "lanterns.return", (Return,), all_seats, returnable, returned, "return ?", return_faults, kept=True
    ),
    Ask.HANG: steps.Choice("lanterns.hang", (Hang,), hangings, hung, hang_faults, settle=nothing_to_hang),
    Ask.WISH: steps.Choice("lanterns.wish", (Wish,), wishes, wished),
    Ask.BURY: steps.Choice("lanterns.wish", (Bury,), buriable, buried, bury_faults, seen=bury_seen),
}

FLOW: Final[steps.Flow[State, Pending, Move]] = steps.Flow(STEPS, result)
