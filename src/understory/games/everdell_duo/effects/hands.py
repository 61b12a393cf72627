"""Effects about cards in hand and things on cards: showing, storing, and the Fool's token."""

from understory.games.everdell_duo.city import CARDS, CREATURES
from understory.games.everdell_duo.effects.carrying import act_of
from understory.games.everdell_duo.effects.gains import ONTO, OR_POINT, hold, owned
from understory.games.everdell_duo.knowledge import show
from understory.games.everdell_duo.moves import NO_MORE, STORE, UNLOAD, Move, Reclaim, Show, Store, Unload
from understory.games.everdell_duo.moves import show as show_move
from understory.games.everdell_duo.pack import model
from understory.games.everdell_duo.state import Ask, Frame, Lodging, State
from understory.games.everdell_duo.vocabulary import NOTHING, CardId, Kind

# ---------------------------------------------------------------- Hotel and Wanderer


def settle_show(draft: State, frame: Frame) -> bool:
    """Asked while a card not yet shown is in hand: of which kind it is, is secret."""
    if frame.left and len(draft.hands[frame.seat]) > len(frame.used):
        return False
    draft.pop()
    return True


def show_options(state: State, frame: Frame) -> list[Move]:
    """Each card of the kind that was not shown yet, or no more."""
    wanted = act_of(frame, model.Show).of is Kind.CREATURE
    cards = (card for card in state.hands[frame.seat] if (card in CREATURES) == wanted and card not in frame.used)
    return [*(show_move(card) for card in cards), NO_MORE]


def answer_show(draft: State, frame: Frame, move: Move) -> None:
    """A card shown, and a resource or a point for it."""
    match move:
        case Show(card):
            draft.again(frame._replace(left=frame.left - 1, used=(*frame.used, card)))
            show(draft, frame.seat, card)
            draft.push(Frame(Ask.GAIN, frame.seat, frame.what, OR_POINT, 1))
        case _:
            draft.pop()


# ---------------------------------------------------------------- Storehouse


def store_options(state: State, frame: Frame) -> list[Move]:
    """Put resources on it, take all from it, or neither."""
    loaded = state.load(CardId(frame.what)) != NOTHING
    return [STORE, UNLOAD, NO_MORE] if loaded else [STORE, NO_MORE]


def answer_store(draft: State, frame: Frame, move: Move) -> None:
    """Resources go onto the card, or all of them into the supply."""
    draft.pop()
    card = CardId(frame.what)
    match move:
        case Store():
            draft.push(Frame(Ask.GAIN, frame.seat, card, ONTO, frame.left))
        case Unload():
            draft.receive(frame.seat, draft.load(card))
            draft.set_load(card, NOTHING)


# ---------------------------------------------------------------- the Fool


def _reclaimable(state: State, seat: int) -> dict[CardId, Lodging]:
    """The tokens that a seat could take back, by the card they lie on: its own, and of a shared city the partner's of
    colours that the seat does not own (everdell.coop.occupied)."""
    found = {lodging.card: lodging for lodging in state.housed if lodging.seat == seat}
    if state.shared:
        mine = owned(state, seat)
        for lodging in state.housed:
            if not mine & CARDS[lodging.card].colour.bit:
                found[lodging.card] = lodging
    return found


def settle_reclaim(draft: State, frame: Frame) -> bool:
    """Asked while a token lies on a card of the city."""
    if _reclaimable(draft, frame.seat):
        return False
    draft.pop()
    return True


def reclaim_options(state: State, frame: Frame) -> list[Move]:
    """Each construction with a token, or none."""
    return [*(Reclaim(card) for card in _reclaimable(state, frame.seat)), NO_MORE]


def answer_reclaim(draft: State, frame: Frame, move: Move) -> None:
    """The token returns to the supply; it is of use from the next turn on."""
    draft.pop()
    if isinstance(move, Reclaim):
        bit = CARDS[move.card].colour.bit
        back = _reclaimable(draft, frame.seat)[move.card]
        draft.housed = tuple(lodging for lodging in draft.housed if lodging != back)
        hold(draft, frame.seat, bit)
