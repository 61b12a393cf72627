"""Why a move is refused: every rule it breaks, with what is missing. Called only for moves that are not legal."""

from collections.abc import Iterator
from typing import Final

from understory.core import NOT_ASKED, Reason
from understory.games.everdell_duo.city import CARDS
from understory.games.everdell_duo.counting import event_faults
from understory.games.everdell_duo.effects.carrying import act_of
from understory.games.everdell_duo.effects.visiting import all_reds, bridge
from understory.games.everdell_duo.moves import (
    TOKEN_WAY,
    Achieve,
    Activate,
    Discard,
    Draw,
    Earn,
    Gain,
    House,
    Lift,
    Move,
    Pay,
    Place,
    Play,
    Reclaim,
    Show,
    Spend,
    Step,
    Take,
    Trade,
    Tuck,
    Use,
)
from understory.games.everdell_duo.pack.model import Grant, Pigeon
from understory.games.everdell_duo.payment import affordable, means
from understory.games.everdell_duo.spaces import AHEAD, EVENT_AT, FARMS, RIVERS
from understory.games.everdell_duo.state import Ask, Frame, State
from understory.games.everdell_duo.table import RULES
from understory.games.everdell_duo.together.faults import beside_faults
from understory.games.everdell_duo.together.moves import Concede, Give, Keep, News, Share, Shoo, Watch
from understory.games.everdell_duo.together.skunks import blocked, occupied
from understory.games.everdell_duo.turn import playable
from understory.games.everdell_duo.vocabulary import JOURNEY, NO_EVENT, RESOURCES, CardId, Goods, Kind, Space, Token

_KINDS: Final[dict[Ask, tuple[type, ...]]] = {
    Ask.TRADE: (Discard,),
    Ask.GAIN: (Gain,),
    Ask.EARN: (Earn,),
    Ask.TAKE: (Take,),
    Ask.SPEND: (Spend,),
    Ask.HOUSE: (House,),
    Ask.TUCK: (Tuck,),
    Ask.TOLL: (Discard,),
    Ask.EXCHANGE: (Spend, Discard, Trade),
    Ask.ACTIVATE: (Activate,),
    Ask.SHOW: (Show,),
    Ask.CARRY: (Use,),
    Ask.RECLAIM: (Reclaim,),
    Ask.LIFT: (Lift,),
    Ask.PRODUCE: (Activate,),
    Ask.SPLIT: (Give,),
    Ask.KEEP: (Keep,),
    Ask.SHOO: (Shoo,),
    Ask.BACK: (Watch,),
}
"""The kinds of moves that a frame takes where nothing more can be said than which rule it goes by."""


def faults(state: State, move: Move) -> tuple[Reason, ...]:
    """The rules that an illegal move breaks; `NOT_ASKED` where it is of another kind than what is asked."""
    frame = state.stack[-1]
    seat = frame.seat
    match frame.ask, move:
        case ((Ask.ACT | Ask.STEP | Ask.SPLIT | Ask.DELIVER), (Share() | Watch() | News() | Concede())):
            found = tuple(beside_faults(state, frame, move))
        case Ask.ACT, _:
            found = tuple(_action(state, seat, move))
        case ((Ask.GRANT | Ask.PIGEON), Play(card)):
            found = tuple(_granted(state, frame, card))
        case Ask.PAY, Pay():
            found = tuple(_payment(state, frame, move))
        case Ask.SHIFT, Place(space):
            found = _shift(state, seat, frame, space)
        case Ask.ACHIEVE, Achieve(event):
            there = event in state.events or event == JOURNEY
            found = event_faults(state, seat, event if there else NO_EVENT)
        case Ask.STEP, Step(token):
            found = (_at_end(state, token),) if not frame.what else ()
        case ((Ask.STEP | Ask.GRANT | Ask.PIGEON | Ask.EXCHANGE), Trade()):
            found = (_two_cards(state, seat),)
        case _ if isinstance(move, _KINDS.get(frame.ask, ())):
            found = (Reason.of(RULES[frame.ask], what=str(move)),)
        case _:
            found = ()
    return found or (NOT_ASKED,)


def _two_cards(state: State, seat: int) -> Reason:
    rule = "everdell.turn.discard-for-resource"
    if not state.together.trade:
        return Reason.of(rule, chapter=state.together.chapter)
    return Reason.of(rule, hand=len(state.hands[seat]), needed=2)


def _at_end(state: State, token: Token) -> Reason:
    """The token has no free space ahead of it."""
    rule = "everdell.coop.path.jump" if state.path else "everdell.turn.token-at-end"
    return Reason.of(rule, at_end=token)


# ---------------------------------------------------------------- the action


def _action(state: State, seat: int, move: Move) -> Iterator[Reason]:
    match move:
        case Place(space):
            yield from _place(state, seat, space)
        case Play(card):
            if AHEAD[state.path][state.moon] < 0:
                yield _at_end(state, Token.MOON)
            yield from _play(state, seat, card, 0, starred=False)
        case Take(card):
            yield Reason.of("everdell.draw", card=card)
        case Draw():
            yield Reason.of("everdell.draw.empty", deck=0)
        case Trade():
            yield _two_cards(state, seat)
        case _:
            return


def _place(state: State, seat: int, space: Space) -> Iterator[Reason]:
    free = state.together.workers - state.placed(seat)
    if AHEAD[state.path][state.sun] < 0:
        yield _at_end(state, Token.SUN)
        if free:
            yield Reason.of("everdell.turn.unplaced", workers=free)
    if not free:
        yield Reason.of("everdell.worker.place", workers=0)
    if space in EVENT_AT:
        yield from event_faults(state, seat, state.events[EVENT_AT[space]])
        if blocked(state, EVENT_AT[space]) and bridge(state, seat) is None:
            yield Reason.of("everdell.coop.event.skunk", space=space)
        return
    if not _is_space(state, seat, space):
        yield Reason.of("everdell.worker.destination", space=space)
    elif occupied(state, space) and bridge(state, seat) is None:
        rule = "everdell.coop.worker" if state.shared else "everdell.worker.place"
        yield Reason.of(rule, space=space, occupied=1)


def _is_space(state: State, seat: int, space: Space) -> bool:
    return space in FARMS or space in RIVERS or space in all_reds(state, seat)


def _shift(state: State, seat: int, frame: Frame, space: Space) -> tuple[Reason, ...]:
    if space == frame.what:
        return (Reason.of("everdell.creature.ranger", space=space),)
    if state.under_way(space):
        return (Reason.of("everdell.activate.chain", what=space),)
    if space in EVENT_AT:
        return event_faults(state, seat, state.events[EVENT_AT[space]])
    return (Reason.of("everdell.worker.destination", space=space),)


# ---------------------------------------------------------------- playing


def _play(state: State, seat: int, card: CardId, less: int, *, starred: bool) -> Iterator[Reason]:
    if card not in playable(state, seat):
        yield Reason.of("everdell.play.sources", card=card, in_meadow=int(card in state.meadow))
    have = means(state, seat)
    if not affordable(state, seat, card, have, less, starred=starred):
        yield _missing(state, seat, card, less)


def _missing(state: State, seat: int, card: CardId, less: int) -> Reason:
    """What the supply lacks of a card's cost, resource by resource, and how many of it a grant would make up for."""
    printed = CARDS[card]
    if printed.toll:
        return Reason.of("everdell.play.cost", card=card, discard=printed.toll, hand=len(state.hands[seat]))
    lacking = lacks(state.supplies[seat], printed.cost)
    return Reason.of("everdell.play.cost", card=card, missing=lacking, less=less)


def lacks(supply: Goods, cost: Goods) -> tuple[tuple[str, int], ...]:
    """Which resources are missing, and how many of each."""
    pairs = zip(RESOURCES, supply, cost, strict=True)
    return tuple((str(good), need - have) for good, have, need in pairs if need > have)


def _granted(state: State, frame: Frame, card: CardId) -> Iterator[Reason]:
    """What is wrong with a granted play: not one of the cards it is for, or not to be paid even so."""
    if frame.ask is Ask.PIGEON:
        less, eligible = act_of(frame, Pigeon).less, card in state.aside
    else:
        act = act_of(frame, Grant)
        less = act.less
        eligible = card in playable(state, frame.seat) and act.of in (None, CARDS[card].kind)
    if not eligible:
        yield Reason.of("everdell.play.by-effect", card=card)
    if not affordable(state, frame.seat, card, means(state, frame.seat), less, starred=True):
        yield _missing(state, frame.seat, card, less)


def _payment(state: State, frame: Frame, move: Pay) -> Iterator[Reason]:
    """Why a way of paying is closed."""
    seat, card = frame.seat, CARDS[CardId(frame.what)]
    have = means(state, seat)
    if TOKEN_WAY in move.ways:
        usable = bool(have.tokens & card.colour.bit) and card.kind is Kind.CREATURE and len(move.ways) == 1
        if not usable:
            fresh = int(bool(state.fresh & card.colour.bit))
            yield Reason.of("everdell.occupied.use", card=card.id, colour=card.colour, gained_now=fresh)
        return
    if not move.ways:
        yield _missing(state, seat, card.id, frame.part)
        return
    stars = [word for word in move.ways if word in {name for name, _ in have.stars}]
    wrong = [Reason.of("everdell.card.star", used=tuple(stars))] if len(stars) + frame.left > 1 else []
    wrong += [Reason.of("everdell.card.blue", card=word) for word in move.ways if word in state.new]
    unknown = [word for word in move.ways if word not in (*stars, *have.rebates, *have.swaps, *state.new)]
    wrong += [Reason.of("everdell.play.discount", card=word) for word in unknown]
    # Each is at hand, but not so: out of order, of no use for this card, or not enough together.
    yield from wrong or [Reason.of("everdell.play.discount", ways=move.ways)]
