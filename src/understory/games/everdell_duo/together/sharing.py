"""The share tile, pocket watches and giving up: what two mayors may do in a turn besides its action."""

from understory.games.everdell_duo.city import CARDS
from understory.games.everdell_duo.effects.gains import owned
from understory.games.everdell_duo.knowledge import leave_hand, take_openly
from understory.games.everdell_duo.moves import NO_MORE, Move
from understory.games.everdell_duo.spaces import BEHIND, HANDSHAKE
from understory.games.everdell_duo.state import Ask, Frame, State, paired
from understory.games.everdell_duo.together.levels import LEVELS
from understory.games.everdell_duo.together.moves import AGREE, WATCHES, Agree, Share, Watch, share
from understory.games.everdell_duo.together.skunks import chapter_of
from understory.games.everdell_duo.vocabulary import (
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


def look(draft: State) -> None:
    """Whether sharing is allowed in the turn that begins: looked at once, before anything else in it."""
    rule = sharing_rule(draft)
    allowed = rule is Sharing.FREE or (rule is Sharing.LIMITED and HANDSHAKE in (draft.sun, draft.moon))
    draft.together = draft.together._replace(open=allowed, gave=False)


def collect(draft: State, mayor: int) -> None:
    """What the partner has put on the tile is taken first thing in one's turn."""
    together = draft.together
    if together.shared and together.giver != mayor:
        draft.together = together._replace(shared="", giver=-1)
        _receive(draft, mayor, together.shared)


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


def put_down(draft: State, mayor: int, what: str) -> None:
    """A thing onto the share tile, where it belongs to nobody."""
    _surrender(draft, mayor, what)
    draft.together = draft.together._replace(shared=what, giver=mayor, gave=True)


def _surrender(draft: State, mayor: int, what: str) -> None:
    if what in CARDS:
        leave_hand(draft, mayor, CardId(what))
    elif what in COLOURS:
        draft.tokens = paired(draft.tokens, mayor, draft.tokens[mayor] & ~Colour(what).bit)
    else:
        draft.supplies = paired(draft.supplies, mayor, minus(draft.supplies[mayor], UNIT[Good(what)]))


def _receive(draft: State, mayor: int, what: str) -> None:
    if what in CARDS:
        take_openly(draft, mayor, CardId(what))
    elif what in COLOURS:
        draft.tokens = paired(draft.tokens, mayor, draft.tokens[mayor] | Colour(what).bit)
    else:
        draft.receive(mayor, UNIT[Good(what)])


# ---------------------------------------------------------------- handing over


def settle_deliver(draft: State, frame: Frame) -> bool:
    """Over when enough was handed over, or nothing is left that could be."""
    if frame.left and givable(draft, frame.seat):
        return False
    draft.pop()
    return True


def deliver_options(state: State, frame: Frame) -> list[Move]:
    """Everything that could be handed over, or no more."""
    return [*(share(what) for what in givable(state, frame.seat)), NO_MORE]


def answer_deliver(draft: State, frame: Frame, move: Move) -> None:
    """One thing goes to the partner at once."""
    match move:
        case Share(what):
            draft.again(frame.once_less())
            _surrender(draft, frame.seat, what)
            _receive(draft, 1 - frame.seat, what)
        case _:
            draft.pop()


# ---------------------------------------------------------------- back along the path


def winders(state: State) -> list[Token]:
    """The tokens that can go back: neither leaves the space from which it started."""
    behind, start = BEHIND[state.path], state.together.start
    places = (state.sun, state.moon)
    return [token for token, at in zip(Token, places, strict=True) if behind[at] >= start]


def watch_options(state: State) -> list[Move]:
    """What a pocket watch may do now."""
    return [WATCHES[token] for token in winders(state)] if state.together.watches else []


def use_watch(draft: State, token: Token) -> None:
    """A watch is used."""
    together = draft.together
    draft.together = together._replace(watches=together.watches - 1, wound=together.wound + 1)
    wind_back(draft, token)


def wind_back(draft: State, token: Token) -> None:
    """A token to the nearest space on its left without a skunk."""
    if token is Token.SUN:
        draft.sun = BEHIND[draft.path][draft.sun]
    else:
        draft.moon = BEHIND[draft.path][draft.moon]


def settle_back(draft: State, _: Frame) -> bool:
    """Asked while a token can go back."""
    if winders(draft):
        return False
    draft.pop()
    return True


def back_options(state: State, _: Frame) -> list[Move]:
    """Either token that can, or neither."""
    return [*(WATCHES[token] for token in winders(state)), NO_MORE]


def answer_back(draft: State, _: Frame, move: Move) -> None:
    """One token goes back."""
    draft.pop()
    if isinstance(move, Watch):
        wind_back(draft, move.token)


# ---------------------------------------------------------------- giving up


def may_concede(state: State) -> bool:
    """Whether the mayors may count the game as lost: chapters only."""
    return state.together.mode is Mode.COOPERATIVE


def concede(draft: State, mayor: int) -> None:
    """The chapter is lost if the partner agrees; who plays both mayors agrees already."""
    if draft.together.solo:
        give_up(draft)
    else:
        draft.push(Frame(Ask.AGREE, 1 - mayor))


def agree_options(_: State, __: Frame) -> list[Move]:
    """Agree, or play on."""
    return [AGREE, NO_MORE]


def answer_agree(draft: State, _: Frame, move: Move) -> None:
    """Both think that it is lost; or the game goes on."""
    if isinstance(move, Agree):
        give_up(draft)
    else:
        draft.pop()


def give_up(draft: State) -> None:
    """The game is over at once."""
    draft.together = draft.together._replace(conceded=True)
    draft.turn = -1
    draft.stack = ()
