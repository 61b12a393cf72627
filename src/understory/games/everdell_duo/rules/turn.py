"""A turn: the action, what follows it, and the token that moves."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from understory.core import NOT_ASKED, Private, Reason, Seat
from understory.games.everdell_duo.pack.model import Moment
from understory.games.everdell_duo.rules.counting import event_faults, events_open_to
from understory.games.everdell_duo.rules.effects.gains import pick_up
from understory.games.everdell_duo.rules.effects.trading import may_trade, start_trade, two_cards
from understory.games.everdell_duo.rules.effects.visiting import all_reds, arrive, bridge, with_token
from understory.games.everdell_duo.rules.knowledge import can_draw
from understory.games.everdell_duo.rules.moves import (
    DRAW,
    STEPS,
    TRADE,
    Draw,
    Move,
    Place,
    Play,
    Step,
    Take,
    Trade,
    place,
    play,
    take,
)
from understory.games.everdell_duo.rules.payment import NO_HELP, affordable, lodged, means, within
from understory.games.everdell_duo.rules.playing import begin_play, play_faults, playable
from understory.games.everdell_duo.rules.seasons import end_season
from understory.games.everdell_duo.rules.spaces import AHEAD, EVENT_AT, EVENT_SPACES, FARMS, RIVERS
from understory.games.everdell_duo.rules.state import Ask, Frame, State
from understory.games.everdell_duo.rules.together.moves import CONCEDE, Concede, News, Share, Watch
from understory.games.everdell_duo.rules.together.news import news_faults, news_options, use_news
from understory.games.everdell_duo.rules.together.objectives import look_at_objectives
from understory.games.everdell_duo.rules.together.sharing import (
    collect,
    concede,
    look,
    look_again,
    may_concede,
    put_down,
    share_faults,
    share_options,
    use_watch,
    watch_faults,
    watch_options,
)
from understory.games.everdell_duo.rules.together.skunks import blocked, occupied
from understory.games.everdell_duo.rules.vocabulary import NO_CARD, CardId, Space, Token

BEGUN: Final = 1
"""In an `ACT` frame's `part`: something was done in this turn."""
EITHER: Final = ""
"""In an `AFTER` or `STEP` frame's `what`: the token is for the player to choose."""

_ACT, _BEGIN, _REFILL = (tuple(Frame(ask, seat) for seat in (0, 1)) for ask in (Ask.ACT, Ask.BEGIN, Ask.REFILL))
_DRAW: Final = tuple(Frame(Ask.DRAW, seat, "", 0, 1) for seat in (0, 1))
_AFTER, _STEP = (
    {what: tuple(Frame(ask, seat, what) for seat in (0, 1)) for what in (EITHER, *Token)}
    for ask in (Ask.AFTER, Ask.STEP)
)
"""Frames of every turn by seat, some by token too: made once."""

_PLACES: Final = (*FARMS, *RIVERS)
_BOTH: Final = tuple(Token)
_ONLY: Final[dict[str, tuple[Token, ...]]] = {str(token): (token,) for token in Token}
_STEP_MOVES: Final[dict[tuple[Token, ...], tuple[Move, ...]]] = {
    tokens: tuple(STEPS[token] for token in tokens) for tokens in (_BOTH, *_ONLY.values())
}


def begin(new: State, frame: Frame) -> None:
    """A turn begins: what was new is so no longer, and what the partner shared is taken."""
    new.pending += (_ACT[frame.seat],)
    shared = len(new.cities) == 1
    if shared:
        look_at_objectives(new)
    new.turn = frame.seat
    new.fresh = (0, 0)
    new.new = ()
    if shared:
        look(new)
        collect(new, frame.seat)


def on_turn(state: State, seat: Seat) -> State | None:
    """The state as if the seat's turn had just begun; `None` between seasons, where nobody has one."""
    if not state.pending or state.pending[0].ask not in (Ask.ACT, Ask.AFTER, Ask.STEP):
        return None
    new = state.clone()
    new.pending = (_ACT[seat],)
    new.turn, new.fresh, new.new = seat, (0, 0), ()
    return new


# ---------------------------------------------------------------- the action


class Playable(Private[Move]):
    """What an action may be where the chapter can also be given up: that is allowed, but never listed, so that nobody
    who picks from the list gives up by accident."""

    __slots__ = ()

    closed = False

    def __contains__(self, move: object) -> bool:
        return move == CONCEDE or move in self.moves

    def only(self) -> Move | None:
        """Nothing is forced: giving up is possible too."""
        return None


def act_options(state: State, frame: Frame) -> list[Move] | Playable:
    """Places, plays, draws, and two cards for a resource."""
    seat = frame.seat
    moves: list[Move] = [*map(place, placeable(state, seat))]
    moves += map(play, payable(state, seat))
    takes = [*map(take, filter(None, state.meadow))]
    if may_draw(state, len(takes)):
        moves.append(DRAW)
    moves += takes
    if may_trade(state, seat):
        moves.append(TRADE)
    if len(state.cities) > 1:
        return moves
    moves += beside(state, seat)
    return Playable(moves) if may_concede(state) else moves


def placeable(state: State, seat: int) -> Sequence[Space]:
    """Where the seat may place a worker as its action: while it has one, and the sun can move."""
    workers = state.together.workers
    free = len(state.workers) < workers or state.placed(seat) < workers
    return open_spaces(state, seat) if free and AHEAD[state.path][state.sun] >= 0 else ()


def payable(state: State, seat: int) -> Iterable[CardId]:
    """The cards that may be played as an action: within reach, to be paid in some way, and the moon can move."""
    if AHEAD[state.path][state.moon] < 0:
        return ()
    shelf, have, cards = state.shelf, means(state, seat), playable(state, seat)
    plain, tolled = within(shelf, state.supplies[seat]), shelf.tolled
    if have is NO_HELP and tolled.isdisjoint(cards):
        return filter(plain.__contains__, cards)
    housed, helped = lodged(shelf, have.tokens), have.able
    return [
        card
        for card in cards
        if card in plain
        or card in housed
        or ((helped or card in tolled) and affordable(state, seat, card, have, 0, starred=False))
    ]


def may_draw(state: State, meadow: int) -> bool:
    """Whether a card may be drawn as an action, with so many in the meadow: where there is nothing to be had at all, a
    turn is still taken."""
    return not meadow or can_draw(state)


def act_faults(state: State, frame: Frame, move: Move) -> Iterator[Reason]:
    """Every rule that an action breaks, with what is missing."""
    seat = frame.seat
    match move:
        case Place(space):
            yield from _place_faults(state, seat, space)
        case Play(card):
            if AHEAD[state.path][state.moon] < 0:
                yield _at_end(state, Token.MOON)
            yield from play_faults(state, seat, card)
        case Take(card):
            yield Reason.of("everdell.draw", card=card)
        case Draw():
            yield Reason.of("everdell.draw.empty", deck=0)
        case Trade():
            yield two_cards(state, seat)
        case Concede() if state.shared:
            yield Reason.of("everdell.coop.concede", mode=state.together.mode)
        case _:
            yield from beside_faults(state, frame, move)


def _place_faults(state: State, seat: int, space: Space) -> Iterator[Reason]:
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
    if not (space in FARMS or space in RIVERS or space in all_reds(state, seat)):
        yield Reason.of("everdell.worker.destination", space=space)
    elif occupied(state, space) and bridge(state, seat) is None:
        rule = "everdell.coop.worker" if state.shared else "everdell.worker.place"
        yield Reason.of(rule, space=space, occupied=1)


def _at_end(state: State, token: Token) -> Reason:
    """The token has no free space ahead of it."""
    rule = "everdell.coop.path.jump" if state.path else "everdell.turn.token-at-end"
    return Reason.of(rule, at_end=token)


def beside(state: State, mayor: int) -> list[Move]:
    """What two who play together may do before or after an action."""
    return [*share_options(state, mayor), *watch_options(state), *news_options(state, mayor, Moment.TURN)]


def beside_faults(state: State, frame: Frame, move: Move) -> Iterator[Reason]:
    """What stands against it; where no two play together it is not asked for at all."""
    match move:
        case Share(what) if state.shared:
            yield from share_faults(state, frame.seat, what)
        case Watch(token) if state.shared:
            yield from watch_faults(state, token)
        case News(card, mayor) if state.shared:
            yield from news_faults(state, card, mayor, Moment.TURN)
        case _:
            yield NOT_ASKED


def answer_beside(new: State, mayor: int, move: Move) -> bool:
    """Do it, if it is something done beside the action."""
    match move:
        case Share(what):
            put_down(new, mayor, what)
        case Watch(token):
            use_watch(new, token)
        case News(card, user):
            use_news(new, card, user)
        case _:
            return False
    return True


def open_spaces(state: State, seat: int) -> list[Space]:
    """Where the seat may place a worker: what is free, what the Bridge opens, events it qualifies for."""
    cities, facts, workers = state.cities, state.shelf.facts, state.workers
    shared = len(cities) == 1
    mine = facts(cities[0 if shared else seat])
    spaces = [*_PLACES, *mine.reds] if shared else [*_PLACES, *mine.reds, *facts(cities[1 - seat]).reds]
    events = [EVENT_SPACES[at] for at in events_open_to(state, seat, mine)]
    if workers and (not mine.bridges or with_token(state, mine.bridges) is None):
        for space, _ in workers:
            if space in spaces:
                spaces.remove(space)
        if shared:
            events = [space for space in events if not occupied(state, space)]
    spaces += events
    return spaces


def answer_act(new: State, frame: Frame, move: Move) -> None:
    """The action; what follows it waits below its effects."""
    seat = frame.seat
    match move:  # without fields, which would take as long as the action
        case Place():
            new.pending += (_AFTER[Token.SUN][seat],)
            _place(new, seat, move.space)
        case Play():
            new.pending += (_AFTER[Token.MOON][seat],)
            begin_play(new, seat, move.card, 0, starred=False)
        case Draw():
            new.pending += (_AFTER[EITHER][seat], _DRAW[seat])
        case Take():
            new.pending += (_STEP[EITHER][seat], _REFILL[seat])  # what `AFTER` comes to where there is a gap
            pick_up(new, seat, move.card)
        case Watch(token) if not frame.part:
            new.push(frame)
            use_watch(new, token)
            look_again(new)
        case Concede():
            new.push(frame)
            concede(new, seat)
        case _:
            new.push(frame._replace(part=BEGUN))
            if not answer_beside(new, seat, move):
                start_trade(new, seat)


def _place(new: State, seat: int, space: Space) -> None:
    """A worker stands; on an occupied space the Bridge has paid for it."""
    crossing = bridge(new, seat)
    if crossing is not None and occupied(new, space):
        new.set_counter(crossing, new.counter(crossing) - 1)
    new.workers += ((space, seat),)
    arrive(new, seat, space, by_action=True)


# ---------------------------------------------------------------- after the action


def after(new: State, frame: Frame) -> None:
    """The meadow is filled, then the token moves (everdell.effect.order)."""
    step = _STEP[frame.what][frame.seat]
    new.pending += (step, _REFILL[frame.seat]) if NO_CARD in new.meadow else (step,)


def _steps(state: State, frame: Frame) -> tuple[Token, ...]:
    """The tokens that may move now."""
    if frame.what:
        return _ONLY[frame.what]
    ahead = AHEAD[state.path]
    if ahead[state.sun] < 0:
        return _ONLY["moon"]
    return _ONLY["sun"] if ahead[state.moon] < 0 else _BOTH


def settle_step(new: State, frame: Frame) -> bool:
    """Asked where the token is to be chosen, two cards could still be given for a resource, or, by two who play
    together, something shared or used."""
    if may_trade(new, frame.seat):
        return False
    tokens = _steps(new, frame)
    if len(tokens) > 1 or (len(new.cities) == 1 and beside(new, frame.seat)):
        return False
    _step(new, frame, tokens[0])
    return True


def first_step(state: State, frame: Frame) -> Move:
    """The token that is listed first."""
    return STEPS[_steps(state, frame)[0]]


def step_options(state: State, frame: Frame) -> list[Move]:
    """Which token moves, also where there is no choice; and two cards for a resource first."""
    moves = [*_STEP_MOVES[_steps(state, frame)]]
    if may_trade(state, frame.seat):
        moves.append(TRADE)
    return moves + beside(state, frame.seat) if len(state.cities) == 1 else moves


def step_faults(state: State, frame: Frame, move: Move) -> Iterator[Reason]:
    """The token is another one, or has no space ahead; two cards cannot be given; or what stands against the rest."""
    match move:
        case Step(token) if frame.what:
            yield Reason.of("everdell.turn.token", token=frame.what)
        case Step(token):
            yield _at_end(state, token)
        case Trade():
            yield two_cards(state, frame.seat)
        case _:
            yield from beside_faults(state, frame, move)


def answer_step(new: State, frame: Frame, move: Move) -> None:
    """The token moves, and the turn is over."""
    match move:
        case Step():
            _step(new, frame, move.token)
        case Trade():
            new.push(frame)
            start_trade(new, frame.seat)
        case _:
            new.push(frame)
            answer_beside(new, frame.seat, move)


def _step(new: State, frame: Frame, token: Token) -> None:
    """One free space to the right; when both tokens have arrived the season ends at once (everdell.season.end)."""
    ahead = AHEAD[new.path]
    if len(new.cities) == 1:
        look_at_objectives(new)
    if token is Token.SUN:
        new.sun = ahead[new.sun]
    else:
        new.moon = ahead[new.moon]
    if ahead[new.sun] < 0 and ahead[new.moon] < 0:
        end_season(new)
    else:
        begin(new, _BEGIN[1 - frame.seat])
