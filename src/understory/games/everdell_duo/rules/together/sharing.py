"""The share tile, pocket watches and giving up: what two mayors may do in a turn besides its action."""

from collections.abc import Iterator

from understory.core import Reason
from understory.games.everdell_duo.rules.effects.gains import owned
from understory.games.everdell_duo.rules.knowledge import leave_hand, take_openly
from understory.games.everdell_duo.rules.moves import NO_MORE, Move, the
from understory.games.everdell_duo.rules.spaces import BEHIND, HANDSHAKE
from understory.games.everdell_duo.rules.state import Ask, Frame, State, once_less, paired
from understory.games.everdell_duo.rules.together.levels import LEVELS
from understory.games.everdell_duo.rules.together.moves import AGREE, WATCHES, Agree, Share, Watch, share
from understory.games.everdell_duo.rules.together.skunks import chapter_of
from understory.games.everdell_duo.rules.vocabulary import (
    COLOURS,
    RESOURCES,
    UNIT,
    CardId,
    Colour,
    Good,
    Mode,
    Sharing,
    Token,
    minus,
)

# ---------------------------------------------------------------- the share tile


def sharing_rule(state: State) -> Sharing:
    """How sharing goes in this season (everdell.coop.share.which)."""
    chapter = chapter_of(state)
    return chapter.sharing[state.season] if chapter else LEVELS[state.together.difficulty].sharing


def look(new: State) -> None:
    """Whether sharing is allowed in the turn that begins: looked at once, before anything else in it."""
    new.together = new.together._replace(open=_allowed(new), gave=False)


def look_again(new: State) -> None:
    """A watch used first thing counts as used between two turns: it can allow sharing, but what the turn began with it
    does not take away (everdell.coop.share.limited)."""
    new.together = new.together._replace(open=new.together.open or _allowed(new))


def _allowed(state: State) -> bool:
    rule = sharing_rule(state)
    return rule is Sharing.FREE or (rule is Sharing.LIMITED and HANDSHAKE in (state.sun, state.moon))


def collect(new: State, mayor: int) -> None:
    """What the partner has put on the tile is taken first thing in one's turn."""
    together = new.together
    if together.shared and together.giver != mayor:
        new.together = together._replace(shared="", giver=-1)
        _receive(new, mayor, together.shared)


def may_share(state: State) -> bool:
    """Whether something may be put on the tile now: allowed, once a turn, and never two things on it."""
    together = state.together
    return together.open and not together.gave and not together.shared


def givable(state: State, mayor: int) -> list[str]:
    """What a mayor could give the partner: resources, cards, tokens of colours that the partner does not own."""
    theirs = owned(state, 1 - mayor)
    tokens = state.tokens[mayor] & ~theirs
    return [
        *(str(good) for good, amount in zip(RESOURCES, state.supplies[mayor], strict=True) if amount),
        *state.hands[mayor],
        *(str(colour) for colour in COLOURS if tokens & colour.bit),
    ]


def share_options(state: State, mayor: int) -> list[Move]:
    """What may be put on the share tile now."""
    return [share(what) for what in givable(state, mayor)] if may_share(state) else []


def share_faults(state: State, mayor: int, what: str) -> Iterator[Reason]:
    """Why a thing may not be put on the share tile: one lies there, sharing is closed, or it is not the mayor's."""
    together = state.together
    if together.shared or together.gave:
        yield Reason.of("everdell.coop.share.free", gave=int(together.gave), on_tile=together.shared)
    elif not together.open:
        limited = sharing_rule(state) is Sharing.LIMITED
        rule = "everdell.coop.share.limited" if limited else "everdell.coop.share.none"
        yield Reason.of(rule, chapter=together.chapter)
    yield from give_faults(state, mayor, what)


def give_faults(state: State, mayor: int, what: str) -> Iterator[Reason]:
    """Why a thing cannot be given: the mayor has none, or the partner owns such a token."""
    if what in COLOURS:
        bit = Colour(what).bit
        if owned(state, 1 - mayor) & bit:
            yield Reason.of("everdell.coop.occupied", colour=what)
        elif not state.tokens[mayor] & bit:
            yield Reason.of("everdell.coop.share.free", lacks=what)
    elif what not in givable(state, mayor):
        yield Reason.of("everdell.coop.share.free", lacks=what)


def put_down(new: State, mayor: int, what: str) -> None:
    """A thing onto the share tile, where it belongs to nobody."""
    _surrender(new, mayor, what)
    new.together = new.together._replace(shared=what, giver=mayor, gave=True)


def _surrender(new: State, mayor: int, what: str) -> None:
    if what in new.shelf.cards:
        leave_hand(new, mayor, CardId(what))
    elif what in COLOURS:
        new.tokens = paired(new.tokens, mayor, new.tokens[mayor] & ~Colour(what).bit)
    else:
        new.supplies = paired(new.supplies, mayor, minus(new.supplies[mayor], UNIT[Good(what)]))


def _receive(new: State, mayor: int, what: str) -> None:
    if what in new.shelf.cards:
        take_openly(new, mayor, CardId(what))
    elif what in COLOURS:
        new.tokens = paired(new.tokens, mayor, new.tokens[mayor] | Colour(what).bit)
    else:
        new.receive(mayor, UNIT[Good(what)])


# ---------------------------------------------------------------- handing over


def settle_deliver(new: State, frame: Frame) -> bool:
    """Over when enough was handed over, or nothing is left that could be."""
    return not frame.left or not givable(new, frame.seat)


def deliver_options(state: State, frame: Frame) -> list[Move]:
    """Everything that could be handed over, or no more."""
    return [*(share(what) for what in givable(state, frame.seat)), NO_MORE]


def deliver_faults(state: State, frame: Frame, move: Move) -> Iterator[Reason]:
    """Why a thing cannot be handed over."""
    return give_faults(state, frame.seat, the(Share, move).what)


def answer_deliver(new: State, frame: Frame, move: Move) -> None:
    """One thing goes to the partner at once."""
    if isinstance(move, Share):
        new.push(once_less(frame))
        _surrender(new, frame.seat, move.what)
        _receive(new, 1 - frame.seat, move.what)


# ---------------------------------------------------------------- back along the path


def winders(state: State) -> list[Token]:
    """The tokens that can go back: neither leaves the space from which it started."""
    behind, start = BEHIND[state.path], state.together.start
    places = (state.sun, state.moon)
    return [token for token, at in zip(Token, places, strict=True) if behind[at] >= start]


def watch_options(state: State) -> list[Move]:
    """What a pocket watch may do now."""
    return [WATCHES[token] for token in winders(state)] if state.together.watches else []


def watch_faults(state: State, token: Token) -> Iterator[Reason]:
    """Why no watch can be used: there is none, or the token stands where it started."""
    if state.together.mode is Mode.CHALLENGE:
        yield Reason.of("everdell.challenge.setup", watches=0)
    else:
        at_start = int(token not in winders(state))
        yield Reason.of("everdell.coop.watch", watches=state.together.watches, at_start=at_start)


def use_watch(new: State, token: Token) -> None:
    """A watch is used."""
    together = new.together
    new.together = together._replace(watches=together.watches - 1, wound=together.wound + 1)
    wind_back(new, token)


def wind_back(new: State, token: Token) -> None:
    """A token to the nearest space on its left without a skunk."""
    if token is Token.SUN:
        new.sun = BEHIND[new.path][new.sun]
    else:
        new.moon = BEHIND[new.path][new.moon]


def settle_back(new: State, _: Frame) -> bool:
    """Asked while a token can go back."""
    return not winders(new)


def back_options(state: State, _: Frame) -> list[Move]:
    """Either token that can, or neither."""
    return [*(WATCHES[token] for token in winders(state)), NO_MORE]


def answer_back(new: State, _: Frame, move: Move) -> None:
    """One token goes back."""
    if isinstance(move, Watch):
        wind_back(new, move.token)


# ---------------------------------------------------------------- giving up


def may_concede(state: State) -> bool:
    """Whether the mayors may count the game as lost: chapters only."""
    return state.together.mode is Mode.COOPERATIVE


def concede(new: State, mayor: int) -> None:
    """The chapter is lost if the partner agrees; who plays both mayors agrees already."""
    if new.together.solo:
        give_up(new)
    else:
        new.push(Frame(Ask.AGREE, 1 - mayor))


def agree_options(_: State, __: Frame) -> list[Move]:
    """Agree, or play on."""
    return [AGREE, NO_MORE]


def answer_agree(new: State, _: Frame, move: Move) -> None:
    """Both think that it is lost; or the game goes on."""
    if isinstance(move, Agree):
        give_up(new)


def give_up(new: State) -> None:
    """The game is over at once."""
    new.together = new.together._replace(conceded=True)
    new.turn = -1
    new.pending = ()
