"""Reads chapters (`chapters.toml`) and Good News (`good_news.toml`); whatever is wrong is said with card and field."""

from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Final

from understory.core.packs import Fields, read_toml, tables
from understory.core.packs import Source as Origin
from understory.games.everdell_duo.pack.effects import effects, goods_in
from understory.games.everdell_duo.pack.model import GoodNews, Moment
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
from understory.games.everdell_duo.rules.spaces import NUMBERED, WORKERS
from understory.games.everdell_duo.rules.vocabulary import (
    FAIR,
    SEASONS,
    CardId,
    ChapterId,
    NewsId,
    Section,
    Sharing,
    Space,
    Thing,
)

SKUNKS: Final = 6
"""In the box."""
_ON_PATH: Final = 5
"""Skunks and guards that the path can bear: two free spaces are left (everdell.coop.path.jump)."""
_YEAR: Final = tuple(range(len(SEASONS)))
_HAND: Final = 2
_DEAREST: Final = 400
_EVENTS: Final = ("A", "B", "C", "D", "E", str(FAIR))


def chapters(folder: Path, cards: Collection[CardId]) -> dict[ChapterId, Chapter]:
    """The chapters of a pack, by number."""
    path = folder / "chapters.toml"
    return {ChapterId(f.card): _chapter(f, cards) for f in tables(path.name, read_toml(path), "chapter")}


def good_news(folder: Path, taken: Collection[str]) -> dict[NewsId, GoodNews]:
    """The Good News cards of a pack; none may have the name of something else that carries effects."""
    path = folder / "good_news.toml"
    return {NewsId(f.card): _news(f, taken) for f in tables(path.name, read_toml(path), "news")}


# ---------------------------------------------------------------- Good News


def _news(fields: Fields, taken: Collection[str]) -> GoodNews:
    if fields.card in taken:
        raise fields.wrong("id", "is taken by a card, a tile or a space")
    acts, powers = effects(fields, "effect")
    if powers or not acts:
        raise fields.wrong("effect", "Good News needs effects that are carried out")
    moment = fields.member("moment", Moment) if "moment" in fields.table else Moment.ANY
    origin = fields.member("source", Origin)
    news = GoodNews(NewsId(fields.card), fields.text("name"), acts, moment, _seasons(fields, "seasons"), origin)
    fields.done()
    return news


# ---------------------------------------------------------------- chapters


def _chapter(fields: Fields, cards: Collection[CardId]) -> Chapter:
    if not fields.card.isdecimal():
        raise fields.wrong("id", "a chapter's id is its number")
    special = _special(fields.inner("special"), cards)
    chapter = Chapter(
        ChapterId(fields.card),
        fields.text("name"),
        fields.text("story"),
        _skunks(fields),
        _sharing(fields),
        fields.number("watches", 0, 1, 0),
        special,
        tuple(_objectives(fields, cards)),
        fields.number("normal", 1, _DEAREST),
        fields.number("hard", 1, _DEAREST),
        fields.member("source", Origin),
    )
    _check(fields, chapter)
    fields.done()
    return chapter


def _check(fields: Fields, chapter: Chapter) -> None:
    if chapter.hard < chapter.normal:
        raise fields.wrong("hard", "must not be below the normal target")
    if len({objective.id for objective in chapter.objectives}) < len(chapter.objectives):
        raise fields.wrong("objective", "two objectives ask for the same")
    guards = {section: sum(space in NUMBERED[section] for space in chapter.special.guards) for section in Section}
    for season in _YEAR:
        counts = {section: counted[season] + guards[section] for section, counted in chapter.skunks}
        if sum(counts.values()) > SKUNKS:
            raise fields.wrong("skunks", f"{sum(counts.values())} skunks in {SEASONS[season]}, the box has {SKUNKS}")
        if counts[Section.PATH] > _ON_PATH:
            raise fields.wrong("skunks.path", f"the path bears {_ON_PATH} skunks at most")


def _skunks(fields: Fields) -> tuple[tuple[Section, tuple[int, ...]], ...]:
    """A number for the whole year, or four, one a season."""
    inner = fields.inner("skunks", needed=True)
    found = []
    for section in Section:
        value = inner.table.pop(section, 0)
        counts = [value] * len(_YEAR) if isinstance(value, int) else value
        found.append((section, inner.row(section, counts, len(_YEAR), 0, SKUNKS)))
    inner.done()
    return tuple(found)


def _sharing(fields: Fields) -> tuple[Sharing, ...]:
    value = fields.take("sharing")
    words = [value] * len(_YEAR) if isinstance(value, str) else value
    return tuple(fields.one_of("sharing", word, Sharing) for word in fields.parts("sharing", words, len(_YEAR)))


def _special(fields: Fields, cards: Collection[CardId]) -> Special:
    spaces = {str(space) for numbered in NUMBERED.values() for space in numbered}
    goods = fields.inner("goods")
    special = Special(
        goods_in(goods),
        fields.number("hand", 0, 6, _HAND),
        tuple(map(CardId, _known(fields, "city", cards))),
        tuple(map(Space, _known(fields, "guards", spaces))),
        fields.number("workers", 1, WORKERS, WORKERS),
        _seasons(fields, "quiet", ()),
        not fields.flag("no_trade"),
    )
    goods.done()
    fields.done()
    return special


def _known(fields: Fields, field: str, allowed: Collection[str]) -> tuple[str, ...]:
    words = fields.words(field)
    unknown = [word for word in words if word not in allowed]
    if unknown or len(set(words)) < len(words):
        raise fields.wrong(field, f"names what there is not, or twice: {', '.join(unknown or words)}")
    return words


def _seasons(fields: Fields, field: str, default: tuple[int, ...] = _YEAR) -> tuple[int, ...]:
    if field not in fields.table:
        return default
    words = _known(fields, field, SEASONS)
    return tuple(season for season in _YEAR if SEASONS[season] in words)


# ---------------------------------------------------------------- objectives


def _objectives(fields: Fields, cards: Collection[CardId]) -> Iterator[Objective]:
    for inner in fields.inners("objective"):
        yield _objective(inner, cards)


def _objective(fields: Fields, cards: Collection[CardId]) -> Objective:
    word = fields.text("ask")
    if word not in _CONDITIONS:
        raise fields.wrong("ask", f"{word!r} is none of {', '.join(_CONDITIONS)}")
    condition = _CONDITIONS[word](fields, cards)
    who = fields.member("who", Who) if "who" in fields.table else Who.TEAM
    if who is not Who.TEAM and not isinstance(condition, Least | Achieved | Most):
        raise fields.wrong("who", f"{word} is counted for both together")
    seasons = _seasons(fields, "during")
    if "until" in fields.table:
        last = SEASONS.index(fields.text("until")) if fields.table["until"] in SEASONS else -1
        if last < 0:
            raise fields.wrong("until", f"must be one of {', '.join(SEASONS)}")
        seasons = tuple(season for season in seasons if season <= last)
    end = fields.flag("end") or isinstance(condition, Most | Unused)
    fields.done()
    return Objective(condition, who, seasons, end)


def _thing(fields: Fields) -> Thing:
    return fields.member("of", Thing)


def _achieved(fields: Fields, _: Collection[CardId]) -> Achieved:
    return Achieved(fields.number("count", 1, 6), _known(fields, "letters", _EVENTS))


def _built(fields: Fields, cards: Collection[CardId]) -> Built:
    named = tuple(map(CardId, _known(fields, "cards", cards)))
    if not named:
        raise fields.wrong("cards", "is missing")
    return Built(named)


_CONDITIONS: Final[dict[str, Callable[[Fields, Collection[CardId]], Condition]]] = {
    "least": lambda fields, _: Least(_thing(fields), fields.number("count", 1, 40)),
    "most": lambda fields, _: Most(_thing(fields), fields.number("count", 0, 40)),
    "events": _achieved,
    "tokens": lambda fields, _: Tokens(fields.number("count", 1, 99)),
    "occupied": lambda fields, _: Occupied(fields.number("count", 1, 10)),
    "built": _built,
    "watches": lambda fields, _: Unused(fields.number("count", 1, 2)),
}
