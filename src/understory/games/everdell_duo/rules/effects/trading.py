"""What asks a price: exchanges printed on cards and tiles, and the two cards for a resource of every turn."""

from collections.abc import Iterator

from understory.core import Reason, Veiled, Viewer
from understory.games.everdell_duo.pack.model import Exchange
from understory.games.everdell_duo.rules.effects.carrying import act_of, push_effects
from understory.games.everdell_duo.rules.effects.gains import RESOURCE, receive
from understory.games.everdell_duo.rules.knowledge import bury
from understory.games.everdell_duo.rules.moves import NO_MORE, TRADE, Discard, Move, Spend, Trade, discard, spend, the
from understory.games.everdell_duo.rules.state import Ask, Frame, State, framed, once_less, paired
from understory.games.everdell_duo.rules.vocabulary import RESOURCES, UNIT, Good, covers, minus, spoken

# ---------------------------------------------------------------- two cards for a resource


def may_trade(state: State, seat: int) -> bool:
    """Whether two cards can be given for a resource: in one's own turn, with two in hand."""
    return state.turn == seat and len(state.hands[seat]) >= 2 and state.together.trade


def start_trade(new: State, seat: int) -> None:
    """Two cards to be picked, then a resource, before whatever is pending goes on."""
    new.pending += (framed(Ask.GAIN, seat, "trade", RESOURCE, 1), framed(Ask.TRADE, seat, "", 0, 2))


def two_cards(state: State, seat: int) -> Reason:
    """Why two cards cannot be given for a resource: the chapter forbids it, or a hand has fewer."""
    rule = "everdell.turn.discard-for-resource"
    if not state.together.trade:
        return Reason.of(rule, chapter=state.together.chapter)
    return Reason.of(rule, hand=len(state.hands[seat]), needed=2)


def discard_options(state: State, frame: Frame) -> list[Move]:
    """Any card in hand."""
    return [*map(discard, state.hands[frame.seat])]


def answer_discard(new: State, frame: Frame, move: Move) -> None:
    """One of the cards to be discarded."""
    chosen = the(Discard, move)
    if frame.left > 1:
        new.pending += (once_less(frame),)
    bury(new, frame.seat, chosen.card)


def discard_seen(state: State, _: Frame, move: Move, __: Viewer) -> Move | Veiled:
    """Cards discarded from hand are hidden from the others, unless everybody knows them by what lies on them."""
    hidden = isinstance(move, Discard) and not any(move.card == loaded for loaded, _ in state.loads)
    return Veiled("discard ?") if hidden else move


# ---------------------------------------------------------------- exchanges


def offers(state: State, seat: int, act: Exchange, used: tuple[str, ...]) -> list[Good]:
    """The resources of free choice that could be paid now."""
    supply = state.supplies[seat]
    return [
        good for good, amount in zip(RESOURCES, supply, strict=True) if amount and not (act.different and good in used)
    ]


def payable(state: State, seat: int, act: Exchange, used: tuple[str, ...] = ()) -> bool:
    """Whether the price could be paid now."""
    supply = state.supplies[seat]
    if len(state.hands[seat]) < act.cards or not covers(supply, act.goods):
        return False
    return not act.free or (bool(offers(state, seat, act, used)) if act.different else any(supply))


def in_reach(state: State, seat: int, act: Exchange, used: tuple[str, ...] = ()) -> bool:
    """Whether the price could be paid now, or after giving two cards for a resource."""
    if payable(state, seat, act, used):
        return True
    return may_trade(state, seat) and len(state.hands[seat]) >= 2 + act.cards


def settle_exchange(new: State, frame: Frame) -> bool:
    """Over when it was done often enough or cannot be paid."""
    return not frame.left or not in_reach(new, frame.seat, act_of(new, frame, Exchange), frame.used)


def exchange_options(state: State, frame: Frame) -> list[Move]:
    """Each payment, two cards for a resource first, or no more."""
    return [*exchanges(state, frame)]


def exchanges(state: State, frame: Frame) -> Iterator[Move]:
    """The same one by one, for who needs but the first."""
    act, seat = act_of(state, frame, Exchange), frame.seat
    if payable(state, seat, act, frame.used):
        if any(act.goods):
            yield spend(act.goods)
        elif act.free:
            yield from (spend(UNIT[good]) for good in offers(state, seat, act, frame.used))
        else:
            yield from map(discard, state.hands[seat])
    if may_trade(state, seat):
        yield TRADE
    yield NO_MORE


def exchange_faults(state: State, frame: Frame, move: Move) -> Iterator[Reason]:
    """It is not the price, or two cards cannot be given."""
    yield (
        two_cards(state, frame.seat) if isinstance(move, Trade) else Reason.of("everdell.card.optional", what=str(move))
    )


def answer_exchange(new: State, frame: Frame, move: Move) -> None:
    """A payment and what it brings; cards of the price are picked before the gain is chosen."""
    act, seat = act_of(new, frame, Exchange), frame.seat
    match move:
        case Spend(goods):
            new.push(Frame(frame.ask, seat, frame.what, frame.part, frame.left - 1, (*frame.used, spoken(goods))))
            new.supplies = paired(new.supplies, seat, minus(new.supplies[seat], goods))
            _paid(new, frame, act)
            if act.cards:
                new.push(Frame(Ask.TOLL, seat, frame.what, 0, act.cards))
        case Discard(card):
            new.push(once_less(frame))
            bury(new, seat, card)
            _paid(new, frame, act)
        case Trade():
            new.push(frame)
            start_trade(new, seat)


def _paid(new: State, frame: Frame, act: Exchange) -> None:
    if act.opens:
        push_effects(new, frame.seat, frame.what, frame.part + 1)
    receive(new, frame.seat, act.bundle, frame.what)
