"""Chapters in plain English, made from what they are: skunks, sharing, what is special, and objectives."""

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.together import (
    Achieved,
    Built,
    Chapter,
    Condition,
    Least,
    Most,
    Objective,
    Occupied,
    Special,
    Tokens,
    Unused,
    Who,
)
from understory.games.everdell_duo.vocabulary import FAIR, NOTHING, SEASONS, Difficulty, Section, Sharing, Thing
from understory.games.everdell_duo.wording import amount, goods_text

_THINGS: Final = {
    Thing.COLOUR: "different colour",
    Thing.RICH_COLOUR: "colour with 3 cards",
    Thing.PAIR: "pair of creature and construction",
    Thing.RESOURCE_TYPE: "type of resource",
    Thing.HAND: "card in hand",
    Thing.CARD: "card",
    Thing.OCCUPIED: "occupied token",
}
_PLURALS: Final = {
    Thing.RICH_COLOUR: "colours with 3 cards each",
    Thing.PAIR: "pairs of creature and construction",
    Thing.RESOURCE_TYPE: "types of resources",
    Thing.HAND: "cards in hand",
}
_COLOURS: Final = frozenset({Thing.GREEN, Thing.TAN, Thing.RED, Thing.BLUE, Thing.PURPLE})
_WHO: Final = {
    Who.TEAM: "",
    Who.EITHER: "one of you: ",
    Who.EACH: "each of you: ",
    Who.HARE: "the hare: ",
    Who.TORTOISE: "the tortoise: ",
}
_SHARING: Final = {
    Sharing.FREE: "sharing is free",
    Sharing.LIMITED: "sharing at the handshake space only",
    Sharing.NONE: "no sharing",
}
_USUAL_HAND: Final = 2
_USUAL_WORKERS: Final = 3


def things_text(count: int, thing: Thing) -> str:
    """So many of a thing: `4 green cards`."""
    if thing in _COLOURS:
        return amount(count, f"{thing} card")
    if count != 1 and thing in _PLURALS:
        return f"{count} {_PLURALS[thing]}"
    return amount(count, _THINGS.get(thing, str(thing)))


def _condition_text(condition: Condition) -> str:
    match condition:
        case Least(thing, count):
            return f"at least {things_text(count, thing)}"
        case Most(thing, count):
            return f"at most {things_text(count, thing)}"
        case Achieved(count, letters):
            if letters == (str(FAIR),):
                return "the Fair"
            return amount(count, "event") + (f" of {', '.join(letters)}" if letters else "")
        case Tokens(count):
            return f"{count} points in tokens"
        case Occupied(count):
            return f"{amount(count, 'occupied token')} on constructions"
        case Built(cards):
            return f"in the city: {', '.join(LIBRARY.cards[card].name for card in cards)}"
        case Unused(count):
            return f"{count} pocket watch{'' if count == 1 else 'es'} unused"
        case _:
            assert_never(condition)


def objective_text(objective: Objective) -> str:
    """What an objective asks for, of whom and when."""
    when = ""
    if objective.seasons != tuple(range(len(SEASONS))):
        last = objective.seasons[-1]
        early = objective.seasons == tuple(range(last + 1))
        names = [SEASONS[season] for season in objective.seasons]
        when = f" by the end of {SEASONS[last]}" if early else f" in {_listed(names)}"
    lasting = isinstance(objective.condition, Least | Occupied) and objective.end
    return f"{_WHO[objective.who]}{_condition_text(objective.condition)}{when}{' at the end' if lasting else ''}"


def _listed(words: Sequence[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]


def skunks_text(chapter: Chapter) -> str:
    """How many skunks are rolled, section by section where there are any: `1 on events, 0 1 2 3 on the path`."""
    places = {Section.EVENTS: "on events", Section.PATH: "on the path", Section.LOCATIONS: "on locations"}
    counts = [
        f"{' '.join(map(str, counted if len(set(counted)) > 1 else counted[:1]))} {places[section]}"
        for section, counted in chapter.skunks
        if any(counted)
    ]
    return ", ".join(counts)


def sharing_text(chapter: Chapter) -> str:
    """When something may be shared."""
    if len(set(chapter.sharing)) == 1:
        return _SHARING[chapter.sharing[0]]
    return "; ".join(f"{season}: {_SHARING[way]}" for season, way in zip(SEASONS, chapter.sharing, strict=True))


def special_texts(special: Special) -> Iterator[str]:
    """What is different in a chapter."""
    if special.goods != NOTHING:
        yield f"each of you begins with {goods_text(special.goods)}"
    if special.hand != _USUAL_HAND:
        yield f"each of you draws {amount(special.hand, 'card')} at set-up"
    if special.city:
        yield f"the city begins with {_listed([LIBRARY.cards[card].name for card in special.city])}"
    if special.guards:
        yield f"a skunk stands on {_listed(special.guards)} all year"
    if special.workers != _USUAL_WORKERS:
        yield f"each of you has {amount(special.workers, 'worker')}"
    if special.quiet:
        yield f"the tiles of {_listed([SEASONS[season] for season in special.quiet])} give nothing"
    if not special.trade:
        yield "no cards may be discarded for resources"


def chapter_words(chapter: Chapter, difficulty: Difficulty) -> Iterator[str]:
    """The chapter as it is read before it is played, line by line."""
    yield f"Chapter {chapter.id}: {chapter.name}"
    yield chapter.story
    yield f"Skunks: {skunks_text(chapter)}; {sharing_text(chapter)}."
    if chapter.watches:
        yield "A pocket watch comes with this chapter."
    for words in special_texts(chapter.special):
        yield f"Special: {words}."
    yield f"To win: {'; '.join([*map(objective_text, chapter.objectives), f'{chapter.target(difficulty)} points'])}."


def chapters_table() -> str:
    """All chapters as a table in Markdown, for the page about the campaign."""
    lines = ["| | chapter | skunks | sharing | special | to win | points |", "|---|---|---|---|---|---|---|"]
    for chapter in LIBRARY.chapters.values():
        special = [*special_texts(chapter.special), *(["one more pocket watch"] if chapter.watches else [])]
        asked = "; ".join(map(objective_text, chapter.objectives))
        lines.append(
            f"| {chapter.id} | {chapter.name} | {skunks_text(chapter)} | {sharing_text(chapter)} "
            f"| {'; '.join(special)} | {asked} | {chapter.normal}, hard {chapter.hard} |"
        )
    return "\n".join(lines) + "\n"
