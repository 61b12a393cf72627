"""Workers that arrive somewhere, spaces carried out without one, events achieved, the Ranger."""

from understory.core import Reason
from understory.games.everdell_duo.pack.model import Carry
from understory.games.everdell_duo.rules.counting import event_faults, open_events
from understory.games.everdell_duo.rules.effects.carrying import act_of, carry_out, carry_space, source_of
from understory.games.everdell_duo.rules.effects.idle import idle, spaces_for
from understory.games.everdell_duo.rules.moves import (
    NO_MORE,
    TWICE,
    Achieve,
    Lift,
    Move,
    Place,
    Twice,
    Use,
    place,
    the,
    use,
)
from understory.games.everdell_duo.rules.spaces import EVENT_AT, EVENT_SPACES, FARMS, REWARDS, RIVERS
from understory.games.everdell_duo.rules.state import Ask, Frame, State, paired
from understory.games.everdell_duo.rules.together.record import Claim
from understory.games.everdell_duo.rules.vocabulary import JOURNEY, NO_EVENT, CardId, Space


def all_reds(state: State, seat: int) -> list[Space]:
    """The red cards of the seat's own city, and of the opponent's where there is one."""
    cities, facts = state.cities, state.shelf.facts
    if len(cities) == 1:
        return [*facts(cities[0]).reds]
    return [*facts(cities[seat]).reds, *facts(cities[1 - seat]).reds]


# ---------------------------------------------------------------- arriving


def arrive(new: State, seat: int, space: Space, *, by_action: bool) -> None:
    """What follows once a worker stands on a space: the owner's point, then the space's action."""
    if space in EVENT_AT:
        claim(new, seat, EVENT_AT[space])
        carry_out(new, seat, REWARDS[EVENT_AT[space]], space)
        return
    if not new.shared and CardId(space) in new.city(1 - seat):
        new.score(1 - seat, 1, "everdell.card.red")
    if by_action and space in FARMS and clock(new, seat):
        new.push(Frame(Ask.TWICE, seat, space))
    else:
        carry_space(new, seat, space)


def clock(state: State, seat: int) -> CardId | None:
    """A Clock Tower of the seat's city with a token left to spend."""
    return with_token(state, state.shelf.facts(state.city(seat)).clocks)


def bridge(state: State, seat: int) -> CardId | None:
    """A Bridge of the seat's city with a token left to spend."""
    return with_token(state, state.shelf.facts(state.city(seat)).bridges)


def with_token(state: State, cards: tuple[CardId, ...]) -> CardId | None:
    """The first of some blue cards that has a token left and was not played in this very turn (everdell.card.blue)."""
    return next((card for card in cards if state.counter(card) and card not in state.new), None) if cards else None


def twice_options(_: State, __: Frame) -> list[Move]:
    """Twice, or once."""
    return [TWICE, NO_MORE]


def answer_twice(new: State, frame: Frame, move: Move) -> None:
    """The farm, once more if a token of the Clock Tower is spent."""
    space = Space(frame.what)
    tower = clock(new, frame.seat)
    if isinstance(move, Twice) and tower is not None:
        new.set_counter(tower, new.counter(tower) - 1)
        carry_space(new, frame.seat, space)
    carry_space(new, frame.seat, space)


# ---------------------------------------------------------------- events


def claim(new: State, seat: int, at: int) -> None:
    """The event tile of a space goes to a seat."""
    if new.shared:
        claimed = Claim(new.events[at], seat, new.season)
        new.together = new.together._replace(claims=(*new.together.claims, claimed))
    new.achieved = paired(new.achieved, seat, (*new.achieved[seat], new.events[at]))
    new.events = (*new.events[:at], NO_EVENT, *new.events[at + 1 :])


def settle_achieve(new: State, frame: Frame) -> bool:
    """Asked while there is an event to be achieved."""
    return not open_events(new, frame.seat)


def achieve_options(state: State, frame: Frame) -> list[Move]:
    """Every event that is open to the seat, or none."""
    return [*(Achieve(state.events[at]) for at in open_events(state, frame.seat)), NO_MORE]


def achieve_faults(state: State, frame: Frame, move: Move) -> tuple[Reason, ...]:
    """What an event asks for that is missing."""
    event = the(Achieve, move).event
    there = event in state.events or event == JOURNEY
    return event_faults(state, frame.seat, event if there else NO_EVENT)


def answer_achieve(new: State, frame: Frame, move: Move) -> None:
    """One event, without reward."""
    if isinstance(move, Achieve):
        claim(new, frame.seat, new.events.index(move.event))


# ---------------------------------------------------------------- without a worker


def usable(state: State, frame: Frame) -> list[Space]:
    """The spaces that may be carried out: different ones, none under way, none that could do nothing."""
    return [
        space
        for space in spaces_for(state, frame.seat, act_of(state, frame, Carry).which)
        if space not in frame.used and not idle(state, frame.seat, source_of(state, space))
    ]


def settle_carry(new: State, frame: Frame) -> bool:
    """Over when enough were carried out; what leaves nothing to choose is done unasked if there is room for all."""
    found = usable(new, frame) if frame.left else []
    if any(source_of(new, space) not in new.shelf.plain for space in found) or len(found) > frame.left:
        return False
    for space in found:
        carry_space(new, frame.seat, space)
    return True


def carry_options(state: State, frame: Frame) -> list[Move]:
    """Each space that may be carried out, or no more."""
    return [*(use(space) for space in usable(state, frame)), NO_MORE]


def answer_carry(new: State, frame: Frame, move: Move) -> None:
    """One space carried out, without a worker and without a point for its owner (everdell.activate.without-worker)."""
    if isinstance(move, Use):
        new.push(frame._replace(left=frame.left - 1, used=(*frame.used, move.space)))
        carry_space(new, frame.seat, move.space)


# ---------------------------------------------------------------- the Ranger


def settle_lift(new: State, frame: Frame) -> bool:
    """Asked while the seat has a worker to move."""
    return not new.placed(frame.seat)


def lift_options(state: State, frame: Frame) -> list[Move]:
    """The seat's placed workers, by where they stand, or none."""
    spaces = dict.fromkeys(space for space, whose in state.workers if whose == frame.seat)
    return [*(Lift(space) for space in spaces), NO_MORE]


def answer_lift(new: State, frame: Frame, move: Move) -> None:
    """The worker that moves; it is put down next."""
    if isinstance(move, Lift):
        new.push(Frame(Ask.SHIFT, frame.seat, move.space))


def shift_options(state: State, frame: Frame) -> list[Move]:
    """Every other space, occupied or not, that is not under way; events where the requirement is met."""
    reds = all_reds(state, frame.seat)
    events = [EVENT_SPACES[at] for at in open_events(state, frame.seat)]
    spaces = (*FARMS, *RIVERS, *reds, *events)
    return [place(space) for space in spaces if space != frame.what and not state.under_way(space)]


def shift_faults(state: State, frame: Frame, move: Move) -> tuple[Reason, ...]:
    """It stands there already, what is there is under way, or there is no such space for it."""
    space = the(Place, move).space
    if space == frame.what:
        return (Reason.of("everdell.creature.ranger", space=space),)
    if state.under_way(space):
        return (Reason.of("everdell.activate.chain", what=space),)
    if space in EVENT_AT:
        return event_faults(state, frame.seat, state.events[EVENT_AT[space]])
    return (Reason.of("everdell.worker.destination", space=space),)


def answer_shift(new: State, frame: Frame, move: Move) -> None:
    """The worker arrives as if placed there."""
    chosen = the(Place, move)
    at = new.workers.index((Space(frame.what), frame.seat))
    new.workers = (*new.workers[:at], (chosen.space, frame.seat), *new.workers[at + 1 :])
    arrive(new, frame.seat, chosen.space, by_action=False)
