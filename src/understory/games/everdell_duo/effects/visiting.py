"""Workers that arrive somewhere, spaces carried out without one, events achieved, the Ranger."""

from understory.games.everdell_duo.city import facts
from understory.games.everdell_duo.counting import open_events
from understory.games.everdell_duo.effects.carrying import PLAIN, act_of, carry_out, carry_space, source_of
from understory.games.everdell_duo.effects.idle import idle, spaces_for
from understory.games.everdell_duo.moves import NO_MORE, TWICE, Achieve, Lift, Move, Place, Twice, Use, place, the, use
from understory.games.everdell_duo.pack.model import Carry
from understory.games.everdell_duo.spaces import EVENT_AT, EVENT_SPACES, FARMS, REWARDS, RIVERS
from understory.games.everdell_duo.state import Ask, Frame, State, paired
from understory.games.everdell_duo.together.record import Claim
from understory.games.everdell_duo.vocabulary import NO_EVENT, CardId, Space


def all_reds(state: State, seat: int) -> list[Space]:
    """The red cards of the seat's own city, and of the opponent's where there is one."""
    cities = state.cities
    if len(cities) == 1:
        return [*facts(cities[0]).reds]
    return [*facts(cities[seat]).reds, *facts(cities[1 - seat]).reds]


# ---------------------------------------------------------------- arriving


def arrive(draft: State, seat: int, space: Space, *, by_action: bool) -> None:
    """What follows once a worker stands on a space: the owner's point, then the space's action."""
    if space in EVENT_AT:
        claim(draft, seat, EVENT_AT[space])
        carry_out(draft, seat, REWARDS[EVENT_AT[space]], space)
        return
    if not draft.shared and CardId(space) in draft.city(1 - seat):
        draft.score(1 - seat, 1, "everdell.card.red")
    if by_action and space in FARMS and clock(draft, seat):
        draft.push(Frame(Ask.TWICE, seat, space))
    else:
        carry_space(draft, seat, space)


def clock(state: State, seat: int) -> CardId | None:
    """A Clock Tower of the seat's city with a token left to spend."""
    return next((card for card in facts(state.city(seat)).clocks if state.counter(card)), None)


def bridge(state: State, seat: int) -> CardId | None:
    """A Bridge of the seat's city with a token left to spend."""
    bridges = facts(state.city(seat)).bridges
    return next((card for card in bridges if state.counter(card)), None) if bridges else None


def twice_options(_: State, __: Frame) -> list[Move]:
    """Twice, or once."""
    return [TWICE, NO_MORE]


def answer_twice(draft: State, frame: Frame, move: Move) -> None:
    """The farm, once more if a token of the Clock Tower is spent."""
    draft.pop()
    space = Space(frame.what)
    tower = clock(draft, frame.seat)
    if isinstance(move, Twice) and tower is not None:
        draft.set_counter(tower, draft.counter(tower) - 1)
        carry_space(draft, frame.seat, space)
    carry_space(draft, frame.seat, space)


# ---------------------------------------------------------------- events


def claim(draft: State, seat: int, at: int) -> None:
    """The event tile of a space goes to a seat."""
    if draft.shared:
        claimed = Claim(draft.events[at], seat, draft.season)
        draft.together = draft.together._replace(claims=(*draft.together.claims, claimed))
    draft.achieved = paired(draft.achieved, seat, (*draft.achieved[seat], draft.events[at]))
    draft.events = (*draft.events[:at], NO_EVENT, *draft.events[at + 1 :])


def settle_achieve(draft: State, frame: Frame) -> bool:
    """Asked while there is an event to be achieved."""
    if open_events(draft, frame.seat):
        return False
    draft.pop()
    return True


def achieve_options(state: State, frame: Frame) -> list[Move]:
    """Every event that is open to the seat, or none."""
    return [*(Achieve(state.events[at]) for at in open_events(state, frame.seat)), NO_MORE]


def answer_achieve(draft: State, frame: Frame, move: Move) -> None:
    """One event, without reward."""
    draft.pop()
    if isinstance(move, Achieve):
        claim(draft, frame.seat, draft.events.index(move.event))


# ---------------------------------------------------------------- without a worker


def usable(state: State, frame: Frame) -> list[Space]:
    """The spaces that may be carried out: different ones, none under way, none that could do nothing."""
    return [
        space
        for space in spaces_for(state, frame.seat, act_of(frame, Carry).which)
        if space not in frame.used and not idle(state, frame.seat, source_of(state, space))
    ]


def settle_carry(draft: State, frame: Frame) -> bool:
    """Over when enough were carried out; what leaves nothing to choose is done unasked if there is room for all."""
    found = usable(draft, frame) if frame.left else []
    if any(source_of(draft, space) not in PLAIN for space in found) or len(found) > frame.left:
        return False
    draft.pop()
    for space in found:
        carry_space(draft, frame.seat, space)
    return True


def carry_options(state: State, frame: Frame) -> list[Move]:
    """Each space that may be carried out, or no more."""
    return [*(use(space) for space in usable(state, frame)), NO_MORE]


def answer_carry(draft: State, frame: Frame, move: Move) -> None:
    """One space carried out, without a worker and without a point for its owner (everdell.activate.without-worker)."""
    match move:
        case Use(space):
            draft.again(frame._replace(left=frame.left - 1, used=(*frame.used, space)))
            carry_space(draft, frame.seat, space)
        case _:
            draft.pop()


# ---------------------------------------------------------------- the Ranger


def settle_lift(draft: State, frame: Frame) -> bool:
    """Asked while the seat has a worker to move."""
    if draft.placed(frame.seat):
        return False
    draft.pop()
    return True


def lift_options(state: State, frame: Frame) -> list[Move]:
    """The seat's placed workers, by where they stand, or none."""
    spaces = dict.fromkeys(space for space, whose in state.workers if whose == frame.seat)
    return [*(Lift(space) for space in spaces), NO_MORE]


def answer_lift(draft: State, frame: Frame, move: Move) -> None:
    """The worker that moves; it is put down next."""
    match move:
        case Lift(space):
            draft.again(Frame(Ask.SHIFT, frame.seat, space))
        case _:
            draft.pop()


def shift_options(state: State, frame: Frame) -> list[Move]:
    """Every other space, occupied or not, that is not under way; events where the requirement is met."""
    reds = all_reds(state, frame.seat)
    events = [EVENT_SPACES[at] for at in open_events(state, frame.seat)]
    spaces = (*FARMS, *RIVERS, *reds, *events)
    return [place(space) for space in spaces if space != frame.what and not state.under_way(space)]


def answer_shift(draft: State, frame: Frame, move: Move) -> None:
    """The worker arrives as if placed there."""
    chosen = the(Place, move)
    draft.pop()
    at = draft.workers.index((Space(frame.what), frame.seat))
    draft.workers = (*draft.workers[:at], (chosen.space, frame.seat), *draft.workers[at + 1 :])
    arrive(draft, frame.seat, chosen.space, by_action=False)
