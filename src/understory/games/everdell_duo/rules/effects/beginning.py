"""The start of each effect: pure ones are done at once, the others leave a frame that asks."""

from typing import assert_never

from understory.games.everdell_duo.pack.model import (
    Achieve,
    Activate,
    Back,
    Both,
    Carry,
    Deliver,
    Each,
    Exchange,
    Gain,
    Grant,
    Pigeon,
    Put,
    Reclaim,
    Shift,
    Shoo,
    Show,
    Store,
)
from understory.games.everdell_duo.rules.counting import count
from understory.games.everdell_duo.rules.effects.gains import receive
from understory.games.everdell_duo.rules.state import Ask, Frame, State, framed
from understory.games.everdell_duo.rules.vocabulary import CardId


def begin_effect(new: State, frame: Frame) -> None:
    """Begin the effect that the frame names."""
    seat, what, index = frame.seat, frame.what, frame.part
    act = new.shelf.acts[what][index]
    match act:
        case Gain(bundle):
            receive(new, seat, bundle, what)
        case Each(of, most):
            new.score(seat, min(count(new, seat, of), most), what)
        case Put(points):
            card = CardId(what)
            new.set_counter(card, new.counter(card) + points)
        case Exchange(times=times):
            new.push(framed(Ask.EXCHANGE, seat, what, index, times))
        case Activate(count=times):
            new.push(framed(Ask.ACTIVATE, seat, what, index, times))
        case Show(most=times):
            new.push(framed(Ask.SHOW, seat, what, index, times))
        case Store(count=times):
            new.push(framed(Ask.STORE, seat, what, index, times))
        case Carry(count=times):
            new.push(framed(Ask.CARRY, seat, what, index, times))
        case Reclaim():
            new.push(framed(Ask.RECLAIM, seat, what, index))
        case Achieve():
            new.push(framed(Ask.ACHIEVE, seat, what, index))
        case Shift():
            new.push(framed(Ask.LIFT, seat, what, index))
        case Grant():
            new.push(framed(Ask.GRANT, seat, what, index))
        case Pigeon(cards=cards):
            new.push(
                framed(Ask.ASIDE, seat, what, index, cards),
                framed(Ask.PIGEON, seat, what, index),
                framed(Ask.SINK, seat, what, index),
            )
        case Both(bundle):
            receive(new, 1 - seat, bundle, what)
            receive(new, seat, bundle, what)
        case Shoo():
            new.push(framed(Ask.SHOO, seat, what, index))
        case Back():
            new.push(framed(Ask.BACK, seat, what, index))
        case Deliver(count=times):
            new.push(framed(Ask.DELIVER, seat, what, index, times))
        case _:
            assert_never(act)


def end_carrying(_: State, __: Frame) -> None:
    """What was under way is over: with its mark gone it can be activated again."""
