"""A turn: the action, what follows it, and the token that moves."""

from typing import Final

from understory.games.everdell_duo.city import facts
from understory.games.everdell_duo.counting import open_events
from understory.games.everdell_duo.effects.gains import pick_up
from understory.games.everdell_duo.effects.trading import may_trade, start_trade
from understory.games.everdell_duo.effects.visiting import arrive, bridge
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
    Token,
    Trade,
    place,
    play,
    take,
)
from understory.games.everdell_duo.payment import affordable, means
from understory.games.everdell_duo.playing import begin_play
from understory.games.everdell_duo.seasons import end_season
from understory.games.everdell_duo.spaces import EVENT_SPACES, FARMS, LAST, REACH, RIVERS, WORKERS
from understory.games.everdell_duo.state import Ask, Frame, State
from understory.games.everdell_duo.vocabulary import CardId, Space

EITHER: Final = ""
"""In an `AFTER` or `STEP` frame's `what`: the token is for the player to choose."""

_BOTH: Final = tuple(Token)
_ONLY: Final[dict[str, tuple[Token, ...]]] = {str(token): (token,) for token in Token}


def settle_begin(draft: State, frame: Frame) -> bool:
    """A turn begins: what was new is so no longer."""
    draft.again(Frame(Ask.ACT, frame.seat))
    draft.turn = frame.seat
    draft.fresh = 0
    draft.new = ()
    return True


# ---------------------------------------------------------------- the action


def act_options(state: State, frame: Frame) -> list[Move]:
    """Places, plays, draws, and two cards for a resource."""
    seat = frame.seat
    moves: list[Move] = []
    if state.sun < LAST and state.placed(seat) < WORKERS:
        moves += [place(space) for space in open_spaces(state, seat)]
    if state.moon < LAST:
        have = means(state, seat)
        moves += [play(card) for card in playable(state, seat) if affordable(state, seat, card, have, 0, starred=False)]
    meadow: list[Move] = [take(card) for card in state.meadow if card]
    if can_draw(state) or not meadow:
        moves.append(DRAW)
    moves += meadow
    if len(state.hands[seat]) >= 2:
        moves.append(TRADE)
    return moves


def open_spaces(state: State, seat: int) -> list[Space]:
    """Where the seat may place a worker: what is free, what the Bridge opens, events it qualifies for."""
    taken = {space for space, _ in state.workers}
    spaces = [*FARMS, *RIVERS]
    spaces += [Space(card) for card in facts(state.cities[seat]).reds]
    spaces += [Space(card) for card in facts(state.cities[1 - seat]).reds]
    if taken and bridge(state, seat) is None:
        spaces = [space for space in spaces if space not in taken]
    return spaces + [EVENT_SPACES[at] for at in open_events(state, seat)]


def playable(state: State, seat: int) -> list[CardId]:
    """The cards that could be played for what they cost: in hand, or touching sun or moon (everdell.play.sources)."""
    meadow = state.meadow
    return [*state.hands[seat], *(meadow[at] for at in REACH[state.sun][state.moon] if meadow[at])]


def can_draw(state: State) -> bool:
    """Whether the deck has a card, or the discard pile to make a new one of."""
    return bool(state.deck or state.discard or any(state.buried) or any(state.sunk))


def answer_act(draft: State, frame: Frame, move: Move) -> None:
    """The action; what follows it waits below its effects."""
    seat = frame.seat
    match move:
        case Place(space):
            draft.again(Frame(Ask.AFTER, seat, Token.SUN))
            _place(draft, seat, space)
        case Play(card):
            draft.again(Frame(Ask.AFTER, seat, Token.MOON))
            begin_play(draft, seat, card, 0, starred=False)
        case Draw():
            draft.again(Frame(Ask.AFTER, seat, EITHER))
            draft.push(Frame(Ask.DRAW, seat, "", 0, 1))
        case Take(card):
            draft.again(Frame(Ask.AFTER, seat, EITHER))
            pick_up(draft, seat, card)
        case _:
            start_trade(draft, seat)


def _place(draft: State, seat: int, space: Space) -> None:
    """A worker stands; on an occupied space the Bridge has paid for it."""
    crossing = bridge(draft, seat)
    if crossing is not None and any(space == taken for taken, _ in draft.workers):
        draft.set_counter(crossing, draft.counter(crossing) - 1)
    draft.workers += ((space, seat),)
    arrive(draft, seat, space, by_action=True)


# ---------------------------------------------------------------- after the action


def settle_after(draft: State, frame: Frame) -> bool:
    """The meadow is filled, then the token moves (everdell.effect.order)."""
    draft.again(Frame(Ask.STEP, frame.seat, frame.what))
    draft.push(Frame(Ask.REFILL, frame.seat))
    return True


def _steps(state: State, frame: Frame) -> tuple[Token, ...]:
    """The tokens that may move now."""
    if frame.what:
        return _ONLY[frame.what]
    if state.sun == LAST:
        return _ONLY["moon"]
    return _ONLY["sun"] if state.moon == LAST else _BOTH


def settle_step(draft: State, frame: Frame) -> bool:
    """Asked where the token is to be chosen, or two cards could still be given for a resource."""
    tokens = _steps(draft, frame)
    if len(tokens) > 1 or may_trade(draft, frame.seat):
        return False
    _step(draft, frame, tokens[0])
    return True


def step_options(state: State, frame: Frame) -> list[Move]:
    """Which token moves, where there is a choice; and two cards for a resource."""
    tokens = _steps(state, frame)
    moves: list[Move] = [STEPS[token] for token in tokens] if len(tokens) > 1 else [NO_MORE]
    if may_trade(state, frame.seat):
        moves.append(TRADE)
    return moves


def answer_step(draft: State, frame: Frame, move: Move) -> None:
    """The token moves, and the turn is over."""
    match move:
        case Trade():
            start_trade(draft, frame.seat)
        case Step(token):
            _step(draft, frame, token)
        case _:
            _step(draft, frame, _steps(draft, frame)[0])


def _step(draft: State, frame: Frame, token: Token) -> None:
    """One space to the right; when both tokens have arrived the season ends at once (everdell.season.end)."""
    draft.pop()
    if token is Token.SUN:
        draft.sun += 1
    else:
        draft.moon += 1
    if draft.sun == LAST and draft.moon == LAST:
        end_season(draft)
    else:
        draft.push(Frame(Ask.BEGIN, 1 - frame.seat))
