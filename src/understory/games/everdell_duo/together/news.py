"""Good News: dealt after set-up, kept, and used before or after an action or between two steps of a season tile."""

from typing import Final

from understory.core import Chance, Seat
from understory.games.everdell_duo.effects.carrying import act_of, carry_out
from understory.games.everdell_duo.effects.idle import idle
from understory.games.everdell_duo.moves import NO_MORE, Move, the
from understory.games.everdell_duo.pack import LIBRARY, model
from understory.games.everdell_duo.pack.model import Moment
from understory.games.everdell_duo.state import Ask, Frame, State
from understory.games.everdell_duo.together.moves import Herald, Keep, Shoo, herald, keep, news, shoo
from understory.games.everdell_duo.together.skunks import send_away, standing
from understory.games.everdell_duo.vocabulary import Difficulty, NewsId, Section, Space

DEALT: Final = 3
"""Good News cards dealt at the start of a chapter."""

# ---------------------------------------------------------------- dealing and keeping


def undealt(state: State) -> list[NewsId]:
    """The Good News deck: all that is neither held, nor out, nor on the table."""
    together = state.together
    gone = {*together.news, *together.offered, *together.spent}
    return [card for card in LIBRARY.news if card not in gone]


def settle_herald(draft: State, frame: Frame) -> bool:
    """Over when three lie on the table, or all there are."""
    if frame.left and undealt(draft):
        return False
    draft.pop()
    return True


def herald_chance(state: State, _: Frame) -> Chance[Move]:
    """Any card of the Good News deck."""
    cards = undealt(state)
    return Chance(len(cards), lambda n: herald(cards[n]))


def answer_herald(draft: State, frame: Frame, move: Move) -> None:
    """A card onto the table."""
    draft.again(frame.once_less())
    together = draft.together
    draft.together = together._replace(offered=(*together.offered, the(Herald, move).news))


def settle_keep(draft: State, _: Frame) -> bool:
    """Asked while there is a card to be kept."""
    if draft.together.offered:
        return False
    draft.pop()
    return True


def keep_options(state: State, _: Frame) -> list[Move]:
    """One of the cards dealt; on hard, where only one may be held, the one of before instead."""
    together = state.together
    cards = together.offered
    if together.difficulty is Difficulty.HARD:
        cards += together.news
    return [keep(card) for card in cards]


def answer_keep(draft: State, _: Frame, move: Move) -> None:
    """The card is kept, the others dealt go back to their deck; what is replaced on hard is out for good."""
    draft.pop()
    together, kept = draft.together, the(Keep, move).news
    held, spent = together.news, together.spent
    if kept in together.offered:
        if together.difficulty is Difficulty.HARD:
            held, spent = (), (*spent, *held)
        held += (kept,)
    draft.together = together._replace(news=held, spent=spent, offered=())


# ---------------------------------------------------------------- using


def usable(state: State, card: NewsId, moment: Moment) -> bool:
    """Whether a card may be used at such a moment of this season."""
    printed = LIBRARY.news[card]
    return printed.moment in (Moment.ANY, moment) and state.season in printed.seasons


def news_options(state: State, mayor: int, moment: Moment) -> list[Move]:
    """Good News that either mayor could use now, the one who is asked first; none that could do nothing at all."""
    return [
        news(card, Seat(who))
        for card in state.together.news
        if usable(state, card, moment)
        for who in (mayor, 1 - mayor)
        if not idle(state, who, card)
    ]


def use_news(draft: State, card: NewsId, mayor: int) -> None:
    """A card acts for a mayor and is out; gaps it leaves in the meadow are filled."""
    together = draft.together
    held = tuple(other for other in together.news if other != card)
    draft.together = together._replace(news=held, spent=(*together.spent, card))
    draft.push(Frame(Ask.REFILL, mayor))
    carry_out(draft, mayor, card, card)


# ---------------------------------------------------------------- a skunk sent away


def shooable(state: State, section: Section | None) -> list[Space]:
    """Where a skunk stands that could be sent away."""
    sections = Section if section is None else (section,)
    return [space for each in sections for space in standing(state, each)]


def settle_shoo(draft: State, frame: Frame) -> bool:
    """Asked while there is a skunk to send away."""
    if shooable(draft, act_of(frame, model.Shoo).section):
        return False
    draft.pop()
    return True


def shoo_options(state: State, frame: Frame) -> list[Move]:
    """Every skunk of the section, or none."""
    return [*(shoo(space) for space in shooable(state, act_of(frame, model.Shoo).section)), NO_MORE]


def answer_shoo(draft: State, _: Frame, move: Move) -> None:
    """One skunk goes."""
    draft.pop()
    if isinstance(move, Shoo):
        send_away(draft, move.space)
