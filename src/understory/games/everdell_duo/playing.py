"""Playing a card: it leaves where it lay, is paid step by step, enters the city, acts, and is rewarded.

Frames: `PAY` (what: the card, part: what it was granted less, left: 1 if that is a star), then `TUCK`, `TOLL`, `HOUSE`
or `SPEND` (part: what is off in all, left: 1 if one resource is swapped), then `ENTER` and `REWARD`.
"""

from understory.games.everdell_duo.city import CARDS, facts
from understory.games.everdell_duo.effects.carrying import carry_out
from understory.games.everdell_duo.effects.gains import clear, receive
from understory.games.everdell_duo.knowledge import leave_hand, without
from understory.games.everdell_duo.moves import TOKEN_WAY, House, Move, Pay, Spend, Tuck, house, pay, spend, the, tuck
from understory.games.everdell_duo.pack.model import Card, Discount, Price, Rebate, Whose
from understory.games.everdell_duo.payment import means, prices, tuckable, ways
from understory.games.everdell_duo.state import Ask, Frame, Lodging, State, paired
from understory.games.everdell_duo.vocabulary import NOTHING, CardId, Colour, Goods, minus


def begin_play(draft: State, seat: int, card: CardId, less: int, *, starred: bool) -> None:
    """A card leaves hand, meadow or what was set aside, to be paid and to enter the city."""
    if card in draft.aside:
        draft.aside = without(draft.aside, card)
    elif card in draft.meadow:
        clear(draft, card)
    else:
        leave_hand(draft, seat, card)
    draft.push(Frame(Ask.PAY, seat, card, less, int(starred)))


# ---------------------------------------------------------------- how


def pay_options(state: State, frame: Frame) -> list[Move]:
    """Every way to pay, cheapest first."""
    card = CardId(frame.what)
    return [pay(way) for way in ways(state, frame.seat, card, frame.part, starred=bool(frame.left))]


def settle_pay(draft: State, frame: Frame) -> bool:
    """Not asked where there is one way, unless that would tell whether a card to be tucked is in hand."""
    if not frame.left and draft.hands[frame.seat] and not CARDS[CardId(frame.what)].toll:
        stars = means(draft, frame.seat).stars
        if any(star.price is not Price.ITSELF for _, star in stars):
            return False
    options = pay_options(draft, frame)
    if len(options) > 1:
        return False
    answer_pay(draft, frame, options[0])
    return True


def answer_pay(draft: State, frame: Frame, move: Move) -> None:
    """The way is chosen: what it takes comes next, then the card enters the city."""
    chosen = the(Pay, move)
    seat, card = frame.seat, CARDS[CardId(frame.what)]
    draft.again(Frame(Ask.ENTER, seat, card.id))
    if chosen.ways == (TOKEN_WAY,):
        draft.push(Frame(Ask.HOUSE, seat, card.colour))
    elif card.toll:
        draft.push(Frame(Ask.TOLL, seat, card.id, 0, card.toll))
    else:
        _use_abilities(draft, frame, card, tuple(CardId(word) for word in chosen.ways))


def _use_abilities(draft: State, frame: Frame, card: Card, used: tuple[CardId, ...]) -> None:
    """Spend what the abilities ask for, and leave the resources to a frame of their own."""
    off, swapped, steps = frame.part, 0, []
    for name in used:
        for power in CARDS[name].powers:
            match power:
                case Discount(less=less, price=price):
                    off += less
                    if price is Price.ITSELF:
                        leave_city(draft, frame.seat, name)
                    else:
                        steps.append(Frame(Ask.TUCK, frame.seat, name, used=(card.id,)))
                case Rebate(less):
                    off += less
                    draft.set_counter(name, draft.counter(name) - 1)
                case _:
                    swapped = 1
    draft.push(*steps, Frame(Ask.SPEND, frame.seat, card.id, off, swapped))


def leave_city(draft: State, seat: int, card: CardId) -> None:
    """A card goes from the city to the discard pile, what lay on it to the supply (everdell.card.leaves)."""
    draft.rebuild(seat, without(draft.city(seat), card))
    draft.discard += (card, *(below for over, below in draft.under if over == card))
    draft.under = tuple(pair for pair in draft.under if pair[0] != card)
    draft.housed = tuple(lodging for lodging in draft.housed if lodging.card != card)
    draft.set_counter(card, 0)
    draft.set_load(card, NOTHING)


# ---------------------------------------------------------------- with what


def _payments(state: State, frame: Frame) -> tuple[Goods, ...]:
    cost = CARDS[CardId(frame.what)].cost
    return prices(cost, state.supplies[frame.seat], frame.part, swapped=bool(frame.left))


def settle_spend(draft: State, frame: Frame) -> bool:
    """Asked where it matters which resources go."""
    payments = _payments(draft, frame)
    if len(payments) > 1:
        return False
    _spend(draft, frame, payments[0])
    return True


def spend_options(state: State, frame: Frame) -> list[Move]:
    """The different payments."""
    return [spend(goods) for goods in _payments(state, frame)]


def answer_spend(draft: State, frame: Frame, move: Move) -> None:
    """The resources go."""
    chosen = the(Spend, move)
    _spend(draft, frame, chosen.goods)


def _spend(draft: State, frame: Frame, goods: Goods) -> None:
    draft.pop()
    draft.supplies = paired(draft.supplies, frame.seat, minus(draft.supplies[frame.seat], goods))


def tuck_options(state: State, frame: Frame) -> list[Move]:
    """The cards in hand that can go under the Dungeon or the Trail Guide."""
    star = next(power for power in CARDS[CardId(frame.what)].powers if isinstance(power, Discount))
    return [tuck(card) for card in tuckable(state, frame.seat, star, CardId(frame.used[0]))]


def answer_tuck(draft: State, frame: Frame, move: Move) -> None:
    """A card from hand, shown, goes under; what lay on it returns to the supply."""
    chosen = the(Tuck, move)
    draft.pop()
    leave_hand(draft, frame.seat, chosen.card)
    draft.set_load(chosen.card, NOTHING)
    draft.under += ((CardId(frame.what), chosen.card),)


def settle_house(draft: State, frame: Frame) -> bool:
    """Asked where more than one construction could take the token."""
    homes = facts(draft.city(frame.seat)).built[Colour(frame.what)]
    if len(homes) > 1:
        return False
    _house(draft, frame, homes[0])
    return True


def house_options(state: State, frame: Frame) -> list[Move]:
    """The constructions of the creature's colour."""
    return [house(card) for card in facts(state.city(frame.seat)).built[Colour(frame.what)]]


def answer_house(draft: State, frame: Frame, move: Move) -> None:
    """The token goes onto a construction."""
    chosen = the(House, move)
    _house(draft, frame, chosen.card)


def _house(draft: State, frame: Frame, card: CardId) -> None:
    draft.pop()
    draft.tokens = paired(draft.tokens, frame.seat, draft.tokens[frame.seat] & ~Colour(frame.what).bit)
    draft.housed += (Lodging(card, frame.seat),)


# ---------------------------------------------------------------- in the city


def settle_enter(draft: State, frame: Frame) -> bool:
    """The card enters the city and acts, if its colour acts when played; rewards follow once that is over."""
    draft.pop()
    card = CARDS[CardId(frame.what)]
    draft.rebuild(frame.seat, (*draft.city(frame.seat), card.id))
    draft.new += (card.id,)
    draft.push(Frame(Ask.REWARD, frame.seat, card.id))
    if card.acts and card.colour is not Colour.RED:
        carry_out(draft, frame.seat, card.id, card.id)
    return True


def settle_reward(draft: State, frame: Frame) -> bool:
    """Blue cards reward the play: first those of the player on turn, then the other's (everdell.effect.order)."""
    draft.pop()
    card = CARDS[CardId(frame.what)]
    for seat, whose in ((frame.seat, Whose.OWN), (1 - frame.seat, Whose.OTHER)):
        for name, reward in facts(draft.city(seat)).rewards:
            fits = reward.of is None or reward.of in (card.kind, card.colour)
            if reward.whose is whose and fits and name not in draft.new:
                receive(draft, seat, reward.bundle, name)
    return True
