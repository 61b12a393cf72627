"""What two who play together see besides, in words: chapter and objectives, share tile, Good News, Miss Thorn."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from understory.games.everdell_duo.face.card_words import chapter_title, objective
from understory.games.everdell_duo.face.reading import Reader
from understory.games.everdell_duo.pack.together import Most, Objective
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.together.levels import LEVELS
from understory.games.everdell_duo.rules.together.objectives import is_met, progress
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import CardId, Mode


def company_lines(view: View, reader: Reader) -> Iterator[str]:
    """All of it, line by line."""
    together, say = view.together, reader.say
    if together.mode is Mode.COOPERATIVE:
        yield from _chapter_lines(view, reader)
    else:
        yield from _thorn_lines(view, reader)
    shared = reader.shared(view.shelf, together.shared) if together.shared else say("text-everdell-empty")
    sharing = say(f"text-everdell-sharing-{sharing_now(view)}")
    yield say("text-everdell-share-tile", {"item": shared, "sharing": sharing})
    if together.mode is Mode.COOPERATIVE:
        yield say("text-everdell-watches", {"left": together.watches, "used": together.wound})
        for card in together.news:
            yield say("text-everdell-news-held", {"card": card, "news": reader.news(view.shelf, card)})


def _chapter_lines(view: View, reader: Reader) -> Iterator[str]:
    chapter = view.shelf.chapters[view.together.chapter]
    told: dict[str, int | str] = {
        "number": chapter.id,
        "difficulty": _difficulty(view, reader),
        "name": chapter_title(reader.speaker, chapter),
        "target": chapter.target(view.together.difficulty),
    }
    yield reader.say("text-everdell-chapter", told)
    for asked, met, have, need in objective_rows(view):
        words = objective(view.shelf, reader.speaker, asked)
        row: dict[str, int | str] = {"mark": "x" if met else "-", "asked": words, "have": have, "need": need}
        yield f"  {reader.say('text-everdell-objective', row)}"


def _thorn_lines(view: View, reader: Reader) -> Iterator[str]:
    together, say = view.together, reader.say
    level = LEVELS[together.difficulty]
    pile: dict[str, int | str] = {
        "difficulty": _difficulty(view, reader),
        "cards": len(together.thorn),
        "names": reader.names(view.shelf, together.thorn),
    }
    yield say("text-everdell-thorn" if together.thorn else "text-everdell-thorn-none", pile)
    events = reader.names(view.shelf, together.reported) or say("list-none")
    hers: dict[str, int | str] = {"events": events, "purple": level.purple, "bonus": level.bonus}
    yield f"  {say('text-everdell-her-events', hers)}"
    if view.thorn_ledger:
        points = sum(entry.amount for entry in view.thorn_ledger)
        yield f"  {say('text-everdell-she', {'points': points})}"


def _difficulty(view: View, reader: Reader) -> str:
    return reader.say(f"towns-difficulty-{view.together.difficulty}")


def sharing_now(view: View) -> str:
    """Which way of sharing the season has."""
    chapter = view.shelf.chapters.get(view.together.chapter)
    return chapter.sharing[view.season] if chapter else LEVELS[view.together.difficulty].sharing


def objective_rows(view: View) -> Iterator[tuple[Objective, bool, int, int]]:
    """Each objective, whether it is met, how much there is and how much is asked for: all of it is public."""
    chapter = view.shelf.chapters.get(view.together.chapter)
    state = _public(view)
    for asked in chapter.objectives if chapter else ():
        have, need = progress(state, asked)
        fits = have <= need if isinstance(asked.condition, Most) else is_met(state, asked)
        yield asked, fits, have, need


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


def looks_text(view: View, seat: int, reader: Reader) -> str:
    """The colours and kinds of a hand: `2 × green creature, 1 × red construction`."""  # noqa: RUF002  (so many times)
    found = sorted(Counter(view.holdings[seat].looks).items())
    told = [reader.say("text-everdell-looks", {"count": count, "look": reader.look(look)}) for look, count in found]
    return reader.say("list-comma").join(told)
