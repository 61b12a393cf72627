"""A turn: the action, what follows it, and the token that moves."""

from typing import Final

from understory.games.everdell_duo.city import TOLLED
from understory.games.everdell_duo.counting import open_events
from understory.games.everdell_duo.effects.gains import pick_up
from understory.games.everdell_duo.effects.trading import may_trade, start_trade
from understory.games.everdell_duo.effects.visiting import all_reds, arrive, bridge
from understory.games.everdell_duo.knowledge import can_draw
from understory.games.everdell_duo.moves import (
    DRAW,
    NO_MORE,
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
from understory.games.everdell_duo.pack.model import Moment
from understory.games.everdell_duo.payment import NO_HELP, affordable, means, within
from understory.games.everdell_duo.playing import begin_play
from understory.games.everdell_duo.seasons import end_season
from understory.games.everdell_duo.spaces import AHEAD, EVENT_SPACES, FARMS, REACH, RIVERS
from understory.games.everdell_duo.state import Ask, Frame, State
from understory.games.everdell_duo.together.moves import Concede, News, Share, Watch
from understory.games.everdell_duo.together.news import news_options, use_news
from understory.games.everdell_duo.together.objectives import look_at_objectives
from understory.games.everdell_duo.together.sharing import (
    collect,
    concede,
    look,
    put_down,
    share_options,
    use_watch,
    watch_options,
)
from understory.games.everdell_duo.together.skunks import occupied
from understory.games.everdell_duo.vocabulary import CardId, Space, Token

BEGUN: Final = 1
"""In an `ACT` frame's `part`: something was done in this turn."""
EITHER: Final = ""
"""In an `AFTER` or `STEP` frame's `what`: the token is for the player to choose."""

_ACT, _BEGIN, _REFILL = (tuple(Frame(ask, seat) for seat in (0, 1)) for ask in (Ask.ACT, Ask.BEGIN, Ask.REFILL))
_AFTER, _STEP = (
    {what: tuple(Frame(ask, seat, what) for seat in (0, 1)) for what in (EITHER, *Token)}
    for ask in (Ask.AFTER, Ask.STEP)
)
"""Frames of every turn by seat, some by token too: made once."""

_BOTH: Final = tuple(Token)
_ONLY: Final[dict[str, tuple[Token, ...]]] = {str(token): (token,) for token in Token}


def settle_begin(draft: State, frame: Frame) -> bool:
    """A turn begins: what was new is so no longer, and what the partner shared is taken."""
    draft.again(_ACT[frame.seat])
    shared = draft.shared
    if shared:
        look_at_objectives(draft)
    draft.turn = frame.seat
    draft.fresh = 0
    draft.new = ()
    if shared:
        look(draft)
        collect(draft, frame.seat)
    return True


# ---------------------------------------------------------------- the action


def act_options(state: State, frame: Frame) -> list[Move]:
    """Places, plays, draws, and two cards for a resource."""
    seat = frame.seat
    moves: list[Move] = []
    if AHEAD[state.path][state.sun] >= 0 and state.placed(seat) < state.together.workers:
        moves += map(place, open_spaces(state, seat))
    if AHEAD[state.path][state.moon] >= 0:
        have, plain = means(state, seat), within(state.supplies[seat])
        helped = have != NO_HELP
        moves += [
            play(card)
            for card in playable(state, seat)
            if card in plain or ((helped or card in TOLLED) and affordable(state, seat, card, have, 0, starred=False))
        ]
    meadow: list[Move] = [*map(take, filter(None, state.meadow))]
    if can_draw(state) or not meadow:
        moves.append(DRAW)
    moves += meadow
    if may_trade(state, seat):
        moves.append(TRADE)
    return moves + beside(state, seat) if state.shared else moves


def beside(state: State, mayor: int) -> list[Move]:
    """What two who play together may do before or after an action."""
    return [*share_options(state, mayor), *watch_options(state), *news_options(state, mayor, Moment.TURN)]


def answer_beside(draft: State, mayor: int, move: Move) -> bool:
    """Do it, if it is something done beside the action."""
    match move:
        case Share(what):
            put_down(draft, mayor, what)
        case Watch(token):
            use_watch(draft, token)
        case News(card, user):
            use_news(draft, card, user)
        case _:
            return False
    return True


def open_spaces(state: State, seat: int) -> list[Space]:
    """Where the seat may place a worker: what is free, what the Bridge opens, events it qualifies for."""
    spaces = [*FARMS, *RIVERS, *all_reds(state, seat)]
    events = [EVENT_SPACES[at] for at in open_events(state, seat)]
    if state.workers and bridge(state, seat) is None:
        for space, _ in state.workers:
            if space in spaces:
                spaces.remove(space)
        if state.shared:
            events = [space for space in events if not occupied(state, space)]
    return spaces + events


def playable(state: State, seat: int) -> list[CardId]:
    """The cards that could be played for what they cost: in hand, or touching sun or moon (everdell.play.sources)."""
    near = map(state.meadow.__getitem__, REACH[state.sun][state.moon])
    return [*state.hands[seat], *filter(None, near)]


def answer_act(draft: State, frame: Frame, move: Move) -> None:
    """The action; what follows it waits below its effects."""
    seat = frame.seat
    match move:  # without fields, which would take as long as the action
        case Place():
            draft.again(_AFTER[Token.SUN][seat])
            _place(draft, seat, move.space)
        case Play():
            draft.again(_AFTER[Token.MOON][seat])
            begin_play(draft, seat, move.card, 0, starred=False)
        case Draw():
            draft.again(_AFTER[EITHER][seat])
            draft.push(Frame(Ask.DRAW, seat, "", 0, 1))
        case Take():
            draft.again(_AFTER[EITHER][seat])
            pick_up(draft, seat, move.card)
        case Watch(token) if not frame.part:
            # The first thing done counts as done between two turns (everdell.coop.share.limited).
            use_watch(draft, token)
            look(draft)
        case Concede():
            concede(draft, seat)
        case _:
            draft.again(frame._replace(part=BEGUN))
            if not answer_beside(draft, seat, move):
                start_trade(draft, seat)


def _place(draft: State, seat: int, space: Space) -> None:
    """A worker stands; on an occupied space the Bridge has paid for it."""
    crossing = bridge(draft, seat)
    if crossing is not None and occupied(draft, space):
        draft.set_counter(crossing, draft.counter(crossing) - 1)
    draft.workers += ((space, seat),)
    arrive(draft, seat, space, by_action=True)


# ---------------------------------------------------------------- after the action


def settle_after(draft: State, frame: Frame) -> bool:
    """The meadow is filled, then the token moves (everdell.effect.order)."""
    draft.stack = (*draft.stack[:-1], _STEP[frame.what][frame.seat], _REFILL[frame.seat])
    return True


def _steps(state: State, frame: Frame) -> tuple[Token, ...]:
    """The tokens that may move now."""
    if frame.what:
        return _ONLY[frame.what]
    ahead = AHEAD[state.path]
    if ahead[state.sun] < 0:
        return _ONLY["moon"]
    return _ONLY["sun"] if ahead[state.moon] < 0 else _BOTH


def settle_step(draft: State, frame: Frame) -> bool:
    """Asked where the token is to be chosen, two cards could still be given for a resource, or, by two who play
    together, something shared or used."""
    tokens = _steps(draft, frame)
    if len(tokens) > 1 or may_trade(draft, frame.seat) or (draft.shared and beside(draft, frame.seat)):
        return False
    _step(draft, frame, tokens[0])
    return True


def step_options(state: State, frame: Frame) -> list[Move]:
    """Which token moves, where there is a choice; and two cards for a resource."""
    tokens = _steps(state, frame)
    moves: list[Move] = [STEPS[token] for token in tokens] if len(tokens) > 1 else [NO_MORE]
    if may_trade(state, frame.seat):
        moves.append(TRADE)
    return moves + beside(state, frame.seat) if state.shared else moves


def answer_step(draft: State, frame: Frame, move: Move) -> None:
    """The token moves, and the turn is over."""
    match move:
        case Trade():
            start_trade(draft, frame.seat)
        case Step():
            _step(draft, frame, move.token)
        case _ if answer_beside(draft, frame.seat, move):
            return
        case _:
            _step(draft, frame, _steps(draft, frame)[0])


def _step(draft: State, frame: Frame, token: Token) -> None:
    """One free space to the right; when both tokens have arrived the season ends at once (everdell.season.end)."""
    draft.pop()
    ahead = AHEAD[draft.path]
    if draft.shared:
        look_at_objectives(draft)
    if token is Token.SUN:
        draft.sun = ahead[draft.sun]
    else:
        draft.moon = ahead[draft.moon]
    if ahead[draft.sun] < 0 and ahead[draft.moon] < 0:
        end_season(draft)
    else:
        draft.stack += (_BEGIN[1 - frame.seat],)
