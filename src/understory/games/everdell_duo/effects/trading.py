"""What asks a price: exchanges printed on cards and tiles, and the two cards for a resource of every turn."""

from understory.games.everdell_duo.effects.carrying import act_of, push_effects
from understory.games.everdell_duo.effects.gains import RESOURCE, receive
from understory.games.everdell_duo.knowledge import bury
from understory.games.everdell_duo.moves import NO_MORE, TRADE, Discard, Move, Spend, Trade, discard, spend, the
from understory.games.everdell_duo.pack.model import Exchange
from understory.games.everdell_duo.state import Ask, Frame, State, paired
from understory.games.everdell_duo.vocabulary import RESOURCES, UNIT, Good, covers, minus, spoken

# ---------------------------------------------------------------- two cards for a resource


def may_trade(state: State, seat: int) -> bool:
    """Whether two cards can be given for a resource: in one's own turn, with two in hand."""
    return state.turn == seat and len(state.hands[seat]) >= 2 and state.together.trade


def start_trade(draft: State, seat: int) -> None:
    """Two cards to be picked, then a resource, before whatever is pending goes on."""
    draft.push(Frame(Ask.TRADE, seat, "", 0, 2), Frame(Ask.GAIN, seat, "trade", RESOURCE, 1))


def discard_options(state: State, frame: Frame) -> list[Move]:
    """Any card in hand."""
    return [discard(card) for card in state.hands[frame.seat]]


def answer_discard(draft: State, frame: Frame, move: Move) -> None:
    """One of the cards to be discarded."""
    chosen = the(Discard, move)
    if frame.left > 1:
        draft.again(frame.once_less())
    else:
        draft.pop()
    bury(draft, frame.seat, chosen.card)


# ---------------------------------------------------------------- exchanges


def offers(state: State, seat: int, act: Exchange, used: tuple[str, ...]) -> list[Good]:
    """The resources of free choice that could be paid now."""
    supply = state.supplies[seat]
    return [
        good for good, amount in zip(RESOURCES, supply, strict=True) if amount and not (act.different and good in used)
    ]


def payable(state: State, seat: int, act: Exchange, used: tuple[str, ...] = ()) -> bool:
    """Whether the price could be paid now."""
    return (
        len(state.hands[seat]) >= act.cards
        and covers(state.supplies[seat], act.goods)
        and (not act.free or bool(offers(state, seat, act, used)))
    )


def in_reach(state: State, seat: int, act: Exchange, used: tuple[str, ...] = ()) -> bool:
    """Whether the price could be paid now, or after giving two cards for a resource."""
    if payable(state, seat, act, used):
        return True
    return may_trade(state, seat) and len(state.hands[seat]) >= 2 + act.cards


def settle_exchange(draft: State, frame: Frame) -> bool:
    """Over when it was done often enough or cannot be paid."""
    if frame.left and in_reach(draft, frame.seat, act_of(frame, Exchange), frame.used):
        return False
    draft.pop()
    return True


def exchange_options(state: State, frame: Frame) -> list[Move]:
    """Each payment, two cards for a resource first, or no more."""
    act, seat = act_of(frame, Exchange), frame.seat
    moves: list[Move] = []
    if payable(state, seat, act, frame.used):
        if any(act.goods):
            moves.append(spend(act.goods))
        elif act.free:
            moves += [spend(UNIT[good]) for good in offers(state, seat, act, frame.used)]
        else:
            moves += [discard(card) for card in state.hands[seat]]
    if may_trade(state, seat):
        moves.append(TRADE)
    moves.append(NO_MORE)
    return moves


def answer_exchange(draft: State, frame: Frame, move: Move) -> None:
    """A payment and what it brings; cards of the price are picked before the gain is chosen."""
    act, seat = act_of(frame, Exchange), frame.seat
    match move:
        case Spend(goods):
            draft.again(frame._replace(left=frame.left - 1, used=(*frame.used, spoken(goods))))
            draft.supplies = paired(draft.supplies, seat, minus(draft.supplies[seat], goods))
            _paid(draft, frame, act)
            if act.cards:
                draft.push(Frame(Ask.TOLL, seat, frame.what, 0, act.cards))
        case Discard(card):
            draft.again(frame.once_less())
            bury(draft, seat, card)
            _paid(draft, frame, act)
        case Trade():
            start_trade(draft, seat)
        case _:
            draft.pop()


def _paid(draft: State, frame: Frame, act: Exchange) -> None:
    if act.opens:
        push_effects(draft, frame.seat, frame.what, frame.part + 1)
    receive(draft, frame.seat, act.bundle, frame.what)
