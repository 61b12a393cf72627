"""Playing a card: it leaves where it lay, is paid step by step, enters the city, acts, and is rewarded.

Frames: `PAY` (what: the card, part: what it was granted less, left: 1 if that is a star), then `TUCK`, `TOLL`, `HOUSE`
or `SPEND` (part: what is off in all, left: 1 if one resource is swapped), then `ENTER` and `REWARD`.
"""

from collections.abc import Iterator, Sequence

from understory.core import Private, Reason
from understory.games.everdell_duo.pack.model import Card, Discount, Price, Rebate, Whose
from understory.games.everdell_duo.rules.effects.carrying import carry_out
from understory.games.everdell_duo.rules.effects.gains import clear, receive
from understory.games.everdell_duo.rules.knowledge import leave_hand, without
from understory.games.everdell_duo.rules.moves import (
    TOKEN_WAY,
    House,
    Move,
    Pay,
    Spend,
    Tuck,
    house,
    pay,
    spend,
    the,
    tuck,
)
from understory.games.everdell_duo.rules.payment import (
    NO_HELP,
    affordable,
    costs_a_card,
    means,
    missing,
    prices,
    tuckable,
    ways,
)
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.spaces import NEAR
from understory.games.everdell_duo.rules.state import Ask, Frame, Lodging, State, framed, paired
from understory.games.everdell_duo.rules.vocabulary import NOTHING, CardId, Colour, Goods, minus


def playable(state: State, seat: int) -> list[CardId]:
    """The cards that could be played for what they cost: in hand, or touching sun or moon (everdell.play.sources)."""
    return [*state.hands[seat], *filter(None, NEAR[state.sun][state.moon](state.meadow))]


def play_faults(state: State, seat: int, card: CardId) -> Iterator[Reason]:
    """It is not within reach, or it cannot be paid."""
    if card not in playable(state, seat):
        yield Reason.of("everdell.play.sources", card=card, in_meadow=int(card in state.meadow))
    if not affordable(state, seat, card, means(state, seat), 0, starred=False):
        yield missing(state, seat, card, 0)


def begin_play(new: State, seat: int, card: CardId, less: int, *, starred: bool) -> None:
    """A card leaves hand, meadow or what was set aside, to be paid and to enter the city."""
    if card in new.aside:
        new.aside = without(new.aside, card)
    elif card in new.meadow:
        clear(new, card)
    else:
        leave_hand(new, seat, card)
    new.pending += (framed(Ask.PAY, seat, card, less, int(starred)),)


# ---------------------------------------------------------------- how


class Paying(Private[Move]):
    """The ways to pay: some go by cards in hand, and what costs a card of the city is asked even where nothing else
    would pay (everdell.play.discount)."""

    __slots__ = ("shelf",)

    def __init__(self, moves: Sequence[Move], shelf: Shelf) -> None:
        super().__init__(moves)
        self.shelf = shelf

    def only(self) -> Move | None:
        """The one way, unless it costs a card of the city."""
        way = super().only()
        return None if isinstance(way, Pay) and costs_a_card(self.shelf, way) else way


def pay_options(state: State, frame: Frame) -> Paying:
    """Every way to pay, cheapest first."""
    card = CardId(frame.what)
    found = ways(state, frame.seat, card, frame.part, starred=bool(frame.left))
    return Paying([pay(way) for way in found], state.shelf)


def pay_faults(state: State, frame: Frame, move: Move) -> Iterator[Reason]:
    """Why a way of paying is closed."""
    used = the(Pay, move).ways
    seat, card = frame.seat, state.shelf.cards[CardId(frame.what)]
    have = means(state, seat)
    if TOKEN_WAY in used:
        fresh = int(bool(state.fresh[seat] & card.colour.bit))
        yield Reason.of("everdell.occupied.use", card=card.id, colour=card.colour, gained_now=fresh)
        return
    if not used:
        yield missing(state, seat, card.id, frame.part)
        return
    stars = [word for word in used if word in {name for name, _ in have.stars}]
    wrong = [Reason.of("everdell.card.star", used=tuple(stars))] if len(stars) + frame.left > 1 else []
    wrong += [Reason.of("everdell.card.blue", card=word) for word in used if word in state.new]
    unknown = [word for word in used if word not in (*stars, *have.rebates, *have.swaps, *state.new)]
    wrong += [Reason.of("everdell.play.discount", card=word) for word in unknown]
    # Each is at hand, but not so: out of order, of no use for this card, or not enough together.
    yield from wrong or [Reason.of("everdell.play.discount", ways=used)]


def settle_pay(new: State, frame: Frame) -> bool:
    """Not asked where there is one way, unless it costs a card of the city, or not asking would tell whether a card to
    be tucked is in hand."""
    card, have = CardId(frame.what), means(new, frame.seat)
    helped = have is not NO_HELP and (have.able or have.tokens & new.shelf.lodgers[card])
    if not helped and not frame.part and card not in new.shelf.tolled:
        _pay_plainly(new, frame.seat, card)
        return True
    tucks = bool(have.stars) and any(star.price is not Price.ITSELF for _, star in have.stars)
    if tucks and not frame.left and new.hands[frame.seat] and not new.shelf.cards[card].toll:
        return False
    found = ways(new, frame.seat, card, frame.part, starred=bool(frame.left), have=have)
    only = pay(found[0])
    if len(found) > 1 or costs_a_card(new.shelf, only):
        return False
    answer_pay(new, frame, only)
    return True


def _pay_plainly(new: State, seat: int, card: CardId) -> None:
    """For the printed price, which is all there is: what `answer_pay` and `SPEND` come to, at once."""
    new.supplies = paired(new.supplies, seat, minus(new.supplies[seat], new.shelf.cards[card].cost))
    new.pending += (framed(Ask.ENTER, seat, card),)


def answer_pay(new: State, frame: Frame, move: Move) -> None:
    """The way is chosen: what it takes comes next, then the card enters the city."""
    chosen = the(Pay, move)
    seat, card = frame.seat, new.shelf.cards[CardId(frame.what)]
    new.pending += (framed(Ask.ENTER, seat, card.id),)
    if chosen.ways == (TOKEN_WAY,):
        new.push(framed(Ask.HOUSE, seat, card.colour))
    elif card.toll:
        new.push(framed(Ask.TOLL, seat, card.id, 0, card.toll))
    else:
        _use_abilities(new, frame, card, tuple(CardId(word) for word in chosen.ways))


def _use_abilities(new: State, frame: Frame, card: Card, used: tuple[CardId, ...]) -> None:
    """Spend what the abilities ask for, and leave the resources to a frame of their own."""
    off, swapped, steps = frame.part, 0, []
    for name in used:
        for power in new.shelf.cards[name].powers:
            match power:
                case Discount(less=less, price=price):
                    off += less
                    if price is Price.ITSELF:
                        leave_city(new, frame.seat, name)
                    else:
                        steps.append(Frame(Ask.TUCK, frame.seat, name, used=(card.id,)))
                case Rebate(less):
                    off += less
                    new.set_counter(name, new.counter(name) - 1)
                case _:
                    swapped = 1
    new.push(*steps, framed(Ask.SPEND, frame.seat, card.id, off, swapped))


def leave_city(new: State, seat: int, card: CardId) -> None:
    """A card goes from the city to the discard pile, what lay on it to the supply (everdell.card.leaves)."""
    new.rebuild(seat, without(new.city(seat), card))
    new.discard += (card, *(below for over, below in new.under if over == card))
    new.under = tuple(pair for pair in new.under if pair[0] != card)
    new.housed = tuple(lodging for lodging in new.housed if lodging.card != card)
    new.set_counter(card, 0)
    new.set_load(card, NOTHING)


# ---------------------------------------------------------------- with what


def _payments(state: State, frame: Frame) -> tuple[Goods, ...]:
    cost = state.shelf.cards[CardId(frame.what)].cost
    return prices(cost, state.supplies[frame.seat], frame.part, swapped=bool(frame.left))


def settle_spend(new: State, frame: Frame) -> bool:
    """Asked where it matters which resources go."""
    payments = _payments(new, frame)
    if len(payments) > 1:
        return False
    _spend(new, frame, payments[0])
    return True


def spend_options(state: State, frame: Frame) -> list[Move]:
    """The different payments."""
    return [spend(goods) for goods in _payments(state, frame)]


def answer_spend(new: State, frame: Frame, move: Move) -> None:
    """The resources go."""
    chosen = the(Spend, move)
    _spend(new, frame, chosen.goods)


def _spend(new: State, frame: Frame, goods: Goods) -> None:
    new.supplies = paired(new.supplies, frame.seat, minus(new.supplies[frame.seat], goods))


def tuck_options(state: State, frame: Frame) -> list[Move]:
    """The cards in hand that can go under the Dungeon or the Trail Guide."""
    star = next(power for power in state.shelf.cards[CardId(frame.what)].powers if isinstance(power, Discount))
    return [tuck(card) for card in tuckable(state, frame.seat, star, CardId(frame.used[0]))]


def answer_tuck(new: State, frame: Frame, move: Move) -> None:
    """A card from hand, shown, goes under; what lay on it returns to the supply."""
    chosen = the(Tuck, move)
    leave_hand(new, frame.seat, chosen.card)
    new.set_load(chosen.card, NOTHING)
    new.under += ((CardId(frame.what), chosen.card),)


def settle_house(new: State, frame: Frame) -> bool:
    """Asked where more than one construction could take the token."""
    homes = new.shelf.facts(new.city(frame.seat)).built[Colour(frame.what)]
    if len(homes) > 1:
        return False
    _house(new, frame, homes[0])
    return True


def house_options(state: State, frame: Frame) -> list[Move]:
    """The constructions of the creature's colour."""
    return [house(card) for card in state.shelf.facts(state.city(frame.seat)).built[Colour(frame.what)]]


def answer_house(new: State, frame: Frame, move: Move) -> None:
    """The token goes onto a construction."""
    chosen = the(House, move)
    _house(new, frame, chosen.card)


def _house(new: State, frame: Frame, card: CardId) -> None:
    new.tokens = paired(new.tokens, frame.seat, new.tokens[frame.seat] & ~Colour(frame.what).bit)
    new.housed += (Lodging(card, frame.seat),)


# ---------------------------------------------------------------- in the city


def enter(new: State, frame: Frame) -> None:
    """The card enters the city and acts, if its colour acts when played; rewards follow once that is over."""
    card = new.shelf.cards[CardId(frame.what)]
    new.rebuild(frame.seat, (*new.city(frame.seat), card.id))
    new.new += (card.id,)
    new.pending += (framed(Ask.REWARD, frame.seat, card.id),)
    if card.acts and card.colour is not Colour.RED:
        carry_out(new, frame.seat, card.id, card.id)


def reward(new: State, frame: Frame) -> None:
    """Blue cards reward the play: first those of the player on turn, then the other's (everdell.effect.order)."""
    card, facts = new.shelf.cards[CardId(frame.what)], new.shelf.facts
    for seat, whose in ((frame.seat, Whose.OWN), (1 - frame.seat, Whose.OTHER)):
        for name, given in facts(new.city(seat)).rewards:
            fits = given.of is None or given.of in (card.kind, card.colour)
            if given.whose is whose and fits and name not in new.new:
                receive(new, seat, given.bundle, name)
