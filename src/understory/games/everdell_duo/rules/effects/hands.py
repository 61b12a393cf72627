"""Effects about cards in hand and things on cards: showing, storing, and the Fool's token."""

from understory.games.everdell_duo.pack import model
from understory.games.everdell_duo.rules.effects.carrying import act_of
from understory.games.everdell_duo.rules.effects.gains import ONTO, OR_POINT, hold, owned
from understory.games.everdell_duo.rules.knowledge import show
from understory.games.everdell_duo.rules.moves import NO_MORE, STORE, UNLOAD, Move, Reclaim, Show, Store, Unload
from understory.games.everdell_duo.rules.moves import show as show_move
from understory.games.everdell_duo.rules.state import Ask, Frame, Lodging, State
from understory.games.everdell_duo.rules.vocabulary import NOTHING, CardId, Kind

# ---------------------------------------------------------------- Hotel and Wanderer


def settle_show(new: State, frame: Frame) -> bool:
    """Asked while a card not yet shown is in hand: of which kind it is, is secret."""
    return not frame.left or len(new.hands[frame.seat]) <= len(frame.used)


def show_options(state: State, frame: Frame) -> list[Move]:
    """Each card of the kind that was not shown yet, or no more."""
    wanted = act_of(state, frame, model.Show).of is Kind.CREATURE
    cards = (
        card for card in state.hands[frame.seat] if (card in state.shelf.creatures) == wanted and card not in frame.used
    )
    return [*(show_move(card) for card in cards), NO_MORE]


def answer_show(new: State, frame: Frame, move: Move) -> None:
    """A card shown, and a resource or a point for it."""
    if isinstance(move, Show):
        new.push(frame._replace(left=frame.left - 1, used=(*frame.used, move.card)))
        show(new, frame.seat, move.card)
        new.push(Frame(Ask.GAIN, frame.seat, frame.what, OR_POINT, 1))


# ---------------------------------------------------------------- Storehouse


def store_options(state: State, frame: Frame) -> list[Move]:
    """Put resources on it, take all from it, or neither."""
    loaded = state.load(CardId(frame.what)) != NOTHING
    return [STORE, UNLOAD, NO_MORE] if loaded else [STORE, NO_MORE]


def answer_store(new: State, frame: Frame, move: Move) -> None:
    """Resources go onto the card, or all of them into the supply."""
    card = CardId(frame.what)
    match move:
        case Store():
            new.push(Frame(Ask.GAIN, frame.seat, card, ONTO, frame.left))
        case Unload():
            new.receive(frame.seat, new.load(card))
            new.set_load(card, NOTHING)


# ---------------------------------------------------------------- the Fool


def reclaimable(state: State, seat: int) -> dict[CardId, Lodging]:
    """The tokens that a seat could take back, by the card they lie on: its own, and of a shared city the partner's of
    colours that the seat does not own (everdell.coop.occupied)."""
    found = {lodging.card: lodging for lodging in state.housed if lodging.seat == seat}
    if state.shared:
        mine = owned(state, seat)
        for lodging in state.housed:
            if not mine & state.shelf.cards[lodging.card].colour.bit:
                found[lodging.card] = lodging
    return found


def settle_reclaim(new: State, frame: Frame) -> bool:
    """Asked while a token lies on a card of the city."""
    return not reclaimable(new, frame.seat)


def reclaim_options(state: State, frame: Frame) -> list[Move]:
    """Each construction with a token, or none."""
    return [*(Reclaim(card) for card in reclaimable(state, frame.seat)), NO_MORE]


def answer_reclaim(new: State, frame: Frame, move: Move) -> None:
    """The token returns to the supply; it is of use from the next turn on."""
    if isinstance(move, Reclaim):
        bit = new.shelf.cards[move.card].colour.bit
        back = reclaimable(new, frame.seat)[move.card]
        new.housed = tuple(lodging for lodging in new.housed if lodging != back)
        hold(new, frame.seat, bit)
