"""What two who play together see besides, in words: chapter and objectives, share tile, Good News, Miss Thorn."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from understory.games.everdell_duo.face.objectives import objective_text
from understory.games.everdell_duo.face.wording import card_text, effects_text
from understory.games.everdell_duo.pack.together import Most, Objective
from understory.games.everdell_duo.rules.state import Ask, State
from understory.games.everdell_duo.rules.together.levels import LEVELS
from understory.games.everdell_duo.rules.together.moves import (
    Agree,
    Concede,
    Give,
    Insist,
    Keep,
    News,
    Share,
    Trust,
    Watch,
)
from understory.games.everdell_duo.rules.together.objectives import is_met, progress
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import CardId, Mode, NewsId


def news_text(view: View, card: NewsId) -> str:
    """A Good News card in one line."""
    printed = view.shelf.news[card]
    return f"{printed.name}: {effects_text(printed.acts)}"


def company_lines(view: View, name: Callable[[str], str]) -> Iterator[str]:
    """All of it, line by line, cards and events by these names."""
    together = view.together
    if together.mode is Mode.COOPERATIVE:
        yield from _chapter_lines(view)
    else:
        yield from _thorn_lines(view, name)
    yield f"share tile: {together.shared or 'empty'} (sharing is {sharing_now(view)})"
    if together.mode is Mode.COOPERATIVE:
        yield f"pocket watches: {together.watches} left, {together.wound} used"
        yield from (f"Good News {card}: {news_text(view, card)}" for card in together.news)


def _chapter_lines(view: View) -> Iterator[str]:
    chapter = view.shelf.chapters[view.together.chapter]
    target = chapter.target(view.together.difficulty)
    yield f"chapter {chapter.id}, {view.together.difficulty}, {chapter.name}: {target} points, and"
    for objective, met, have, need in objective_rows(view):
        yield f"  [{'x' if met else ' '}] {objective_text(objective, view.shelf.cards)} ({have} of {need})"


def _thorn_lines(view: View, name: Callable[[str], str]) -> Iterator[str]:
    together = view.together
    level = LEVELS[together.difficulty]
    pile = f"{len(together.thorn)} cards: {', '.join(map(name, together.thorn))}".rstrip(": ")
    yield f"challenge, {together.difficulty}: Miss Thorn has {pile}"
    events = ", ".join(map(name, together.reported)) or "none"
    yield f"  her events: {events}; {level.purple} points for each purple card and {level.bonus} more at the end"
    if view.thorn_ledger:
        yield f"  she has come to {sum(entry.amount for entry in view.thorn_ledger)} points"


def sharing_now(view: View) -> str:
    """Which way of sharing the season has."""
    chapter = view.shelf.chapters.get(view.together.chapter)
    return chapter.sharing[view.season] if chapter else LEVELS[view.together.difficulty].sharing


def objective_rows(view: View) -> Iterator[tuple[Objective, bool, int, int]]:
    """Each objective, whether it is met, how much there is and how much is asked for: all of it is public."""
    chapter = view.shelf.chapters.get(view.together.chapter)
    state = _public(view)
    for objective in chapter.objectives if chapter else ():
        have, need = progress(state, objective)
        fits = have <= need if isinstance(objective.condition, Most) else is_met(state, objective)
        yield objective, fits, have, need


_LOOKED_AT: Final = (
    "hare",
    "season",
    "supplies",
    "tokens",
    "cities",
    "housed",
    "counters",
    "achieved",
    "scored",
    "together",
)


def _public(view: View) -> State:
    """A state with what objectives look at; hands are so many cards, whichever they are."""
    state = State(view.shelf, view.pack, (), view.meadow)
    for name in _LOOKED_AT:
        setattr(state, name, getattr(view, name))
    state.hands = (CardId(""),) * view.holdings[0].size, (CardId(""),) * view.holdings[1].size
    return state


def looks_text(view: View, seat: int) -> str:
    """The colours and kinds of a hand: `2 green creature, 1 red construction`."""
    return ", ".join(f"{count} {look}" for look, count in sorted(Counter(view.holdings[seat].looks).items()))


def proposal(view: View) -> str:
    """What lies on the table to be agreed to, in its notation: the counter-proposal where there is one."""
    frame = view.pending[-1]
    return frame.used[0] if frame.ask is Ask.DECIDE else frame.what


def label(view: View, move: object, animals: tuple[str, str]) -> str | None:
    """A move that only those who play together make, with what it means; `None` for any other."""
    match move:
        case Agree() if view.pending[-1].ask in (Ask.ANSWER, Ask.DECIDE):
            return f"agree  {proposal(view)}"
        case Trust():
            return f"trust  {proposal(view)}, and all that is still to come of this tile"
        case Insist():
            return f"insist  {view.pending[-1].what}"
        case Give("deck", mayor):
            return f"{move}  a card from the deck for the {animals[mayor]}"
        case Give("meadow", mayor):
            return f"{move}  a card from the meadow for the {animals[mayor]}"
        case Give("resource", mayor):
            return f"{move}  a resource for the {animals[mayor]}"
        case Give(card, mayor):
            printed = view.shelf.cards[CardId(card)]
            return f"{move}  acts for the {animals[mayor]}: {effects_text(printed.acts, printed)}"
        case Share(what):
            said = card_text(view.shelf.cards[CardId(what)]) if what in view.shelf.cards else "for your partner"
            return f"{move}  {said}"
        case Watch(token):
            return f"{move}  the {token} one free space back"
        case News(card, mayor):
            return f"{move}  for the {animals[mayor]}: {news_text(view, card)}"
        case Keep(card):
            return f"{move}  {news_text(view, card)}"
        case Concede():
            return "concede  count the chapter as lost, if your partner agrees"
        case _:
            return None
