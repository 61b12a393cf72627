"""The start of each effect: pure ones are done at once, the others leave a frame that asks."""

from typing import assert_never

from understory.games.everdell_duo.counting import count
from understory.games.everdell_duo.effects.carrying import ACTS
from understory.games.everdell_duo.effects.gains import receive
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
from understory.games.everdell_duo.state import Ask, Frame, State
from understory.games.everdell_duo.vocabulary import CardId


def settle_effect(draft: State, frame: Frame) -> bool:
    """Begin the effect that the frame names."""
    draft.pop()
    seat, what, index = frame.seat, frame.what, frame.part
    act = ACTS[what][index]
    match act:
        case Gain(bundle):
            receive(draft, seat, bundle, what)
        case Each(of, most):
            draft.score(seat, min(count(draft, seat, of), most), what)
        case Put(points):
            card = CardId(what)
            draft.set_counter(card, draft.counter(card) + points)
        case Exchange(times=times):
            draft.push(Frame(Ask.EXCHANGE, seat, what, index, times))
        case Activate(count=times):
            draft.push(Frame(Ask.ACTIVATE, seat, what, index, times))
        case Show(most=times):
            draft.push(Frame(Ask.SHOW, seat, what, index, times))
        case Store(count=times):
            draft.push(Frame(Ask.STORE, seat, what, index, times))
        case Carry(count=times):
            draft.push(Frame(Ask.CARRY, seat, what, index, times))
        case Reclaim():
            draft.push(Frame(Ask.RECLAIM, seat, what, index))
        case Achieve():
            draft.push(Frame(Ask.ACHIEVE, seat, what, index))
        case Shift():
            draft.push(Frame(Ask.LIFT, seat, what, index))
        case Grant():
            draft.push(Frame(Ask.GRANT, seat, what, index))
        case Pigeon(cards=cards):
            draft.push(
                Frame(Ask.ASIDE, seat, what, index, cards),
                Frame(Ask.PIGEON, seat, what, index),
                Frame(Ask.SINK, seat, what, index),
            )
        case Both(bundle):
            receive(draft, 1 - seat, bundle, what)
            receive(draft, seat, bundle, what)
        case Shoo():
            draft.push(Frame(Ask.SHOO, seat, what, index))
        case Back():
            draft.push(Frame(Ask.BACK, seat, what, index))
        case Deliver(count=times):
            draft.push(Frame(Ask.DELIVER, seat, what, index, times))
        case _:
            assert_never(act)
    return True


def settle_done(draft: State, _: Frame) -> bool:
    """What was under way is over: from now on it can be activated again."""
    draft.pop()
    return True
