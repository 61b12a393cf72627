"""Good News: dealt after set-up, kept, and used before or after an action or between two steps of a season tile."""

from collections.abc import Iterator
from typing import Final

from understory.core import Chance, Reason, Seat
from understory.games.everdell_duo.pack import model
from understory.games.everdell_duo.pack.model import Moment
from understory.games.everdell_duo.rules.effects.carrying import act_of, carry_out
from understory.games.everdell_duo.rules.effects.idle import idle
from understory.games.everdell_duo.rules.moves import NO_MORE, Move, the
from understory.games.everdell_duo.rules.state import Ask, Frame, State, once_less
from understory.games.everdell_duo.rules.together.moves import Herald, Keep, Shoo, herald, keep, news, shoo
from understory.games.everdell_duo.rules.together.skunks import send_away, standing
from understory.games.everdell_duo.rules.vocabulary import Difficulty, Mode, NewsId, Section, Space

DEALT: Final = 3
"""Good News cards dealt at the start of a chapter."""

# ---------------------------------------------------------------- dealing and keeping


def undealt(state: State) -> list[NewsId]:
    """The Good News deck: all that is neither held, nor out, nor on the table."""
    together = state.together
    gone = {*together.news, *together.offered, *together.spent}
    return [card for card in state.shelf.news if card not in gone]


def settle_herald(new: State, frame: Frame) -> bool:
    """Over when three lie on the table, or all there are."""
    return not frame.left or not undealt(new)


def herald_chance(state: State, _: Frame) -> Chance[Move]:
    """Any card of the Good News deck."""
    cards = undealt(state)
    return Chance(len(cards), lambda n: herald(cards[n]))


def answer_herald(new: State, frame: Frame, move: Move) -> None:
    """A card onto the table."""
    new.push(once_less(frame))
    together = new.together
    new.together = together._replace(offered=(*together.offered, the(Herald, move).news))


def settle_keep(new: State, _: Frame) -> bool:
    """Asked while there is a card to be kept."""
    return not new.together.offered


def keep_options(state: State, _: Frame) -> list[Move]:
    """One of the cards dealt; on hard, where only one may be held, the one of before instead."""
    together = state.together
    cards = together.offered
    if together.difficulty is Difficulty.HARD:
        cards += together.news
    return [keep(card) for card in cards]


def keep_card(new: State, _: Frame, move: Move) -> None:
    """The card is kept, the others dealt go back to their deck; what is replaced on hard is out for good."""
    together, kept = new.together, the(Keep, move).news
    held, spent = together.news, together.spent
    if kept in together.offered:
        if together.difficulty is Difficulty.HARD:
            held, spent = (), (*spent, *held)
        held += (kept,)
    new.together = together._replace(news=held, spent=spent, offered=())


# ---------------------------------------------------------------- using


def usable(state: State, card: NewsId, moment: Moment) -> bool:
    """Whether a card may be used at such a moment of this season."""
    printed = state.shelf.news[card]
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


def news_faults(state: State, card: NewsId, mayor: int, moment: Moment) -> Iterator[Reason]:
    """Why a card may not be used: there is none in the challenge, it is not held, or it is of no use now."""
    if state.together.mode is Mode.CHALLENGE:
        yield Reason.of("everdell.challenge.setup", news=card)
    elif card not in state.together.news:
        yield Reason.of("everdell.coop.goodnews.use", news=card, spent=int(card in state.together.spent))
    elif mayor not in (0, 1) or not usable(state, card, moment) or idle(state, mayor, card):
        yield Reason.of("everdell.coop.goodnews.use", news=card, moment=moment, idle=1)


def use_news(new: State, card: NewsId, mayor: int) -> None:
    """A card acts for a mayor and is out; gaps it leaves in the meadow are filled."""
    together = new.together
    held = tuple(other for other in together.news if other != card)
    new.together = together._replace(news=held, spent=(*together.spent, card))
    new.push(Frame(Ask.REFILL, mayor))
    carry_out(new, mayor, card, card)


# ---------------------------------------------------------------- a skunk sent away


def shooable(state: State, section: Section | None) -> list[Space]:
    """Where a skunk stands that could be sent away."""
    sections = Section if section is None else (section,)
    return [space for each in sections for space in standing(state, each)]


def settle_shoo(new: State, frame: Frame) -> bool:
    """Asked while there is a skunk to send away."""
    return not shooable(new, act_of(new, frame, model.Shoo).section)


def shoo_options(state: State, frame: Frame) -> list[Move]:
    """Every skunk of the section, or none."""
    return [*(shoo(space) for space in shooable(state, act_of(state, frame, model.Shoo).section)), NO_MORE]


def answer_shoo(new: State, _: Frame, move: Move) -> None:
    """One skunk goes."""
    if isinstance(move, Shoo):
        send_away(new, move.space)
