"""Chapters, results and the newspaper in somebody's language. English names and beginnings stand in the pack, what is
asked for in `face/objectives.py`; everything else in the catalogues: `told-`, `paper-`, `headline-` and `chapter-`."""

from collections.abc import Iterator, Sequence

from understory.core import Speaker
from understory.core.campaign import FrontPage
from understory.games.everdell_duo.campaign.chapter import chapter as chapter_of
from understory.games.everdell_duo.campaign.headlines import HEADLINES, WITH_LEAD
from understory.games.everdell_duo.campaign.sheet import CampaignSheet
from understory.games.everdell_duo.campaign.story import Campaign, Result, Story
from understory.games.everdell_duo.face.card_words import chapter_title, goods, listed, objective
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.together import Chapter, Special
from understory.games.everdell_duo.rules.shelf import shipped_shelf
from understory.games.everdell_duo.rules.vocabulary import NOTHING, SEASONS, Difficulty, Section

_USUAL_HAND = 2
_USUAL_WORKERS = 3
_HEADLINES = frozenset(headline.id for headline in HEADLINES)


def title(speaker: Speaker, number: int) -> str:
    """What a chapter is called."""
    return chapter_title(speaker, chapter_of(number))


def beginning(speaker: Speaker, number: int) -> str:
    """How its story begins."""
    return chapter_of(number).story if speaker.language == "en" else speaker.say(f"chapter-{number}.story")


def ending(speaker: Speaker, number: int, *, won: bool) -> str:
    """How its story ends."""
    return speaker.say(f"chapter-{number}-{'won' if won else 'lost'}")


def difficulty_word(speaker: Speaker, difficulty: Difficulty) -> str:
    """What a difficulty is called, in the middle of a sentence."""
    return speaker.say(f"option-everdell-duo-difficulty.{difficulty}")


# ---------------------------------------------------------------- what is special


def rules(speaker: Speaker, chapter: Chapter) -> tuple[str, ...]:
    """Skunks, sharing and what is special, a sentence each."""
    watch = (speaker.say("told-watch"),) if chapter.watches else ()
    return (skunks(speaker, chapter), sharing(speaker, chapter), *_specials(speaker, chapter.special), *watch)


def skunks(speaker: Speaker, chapter: Chapter) -> str:
    """How many skunks are rolled, section by section where there are any, and season by season where that changes."""
    where = [_in_section(speaker, section, counts) for section, counts in chapter.skunks if any(counts)]
    return speaker.say("told-skunks", {"where": speaker.say("list-comma").join(where)})


def _in_section(speaker: Speaker, section: Section, counts: tuple[int, ...]) -> str:
    always = len(set(counts)) == 1
    told = "/".join(map(str, counts[:1] if always else counts))
    where = speaker.say(f"told-skunks-{section}", {"counts": told})
    return where if always else speaker.say("told-skunks-by-season", {"where": where})


def sharing(speaker: Speaker, chapter: Chapter) -> str:
    """When something may be shared."""
    if len(set(chapter.sharing)) == 1:
        return speaker.say(f"told-sharing-{chapter.sharing[0]}")
    seasons = [
        speaker.say("told-sharing-season", {"season": season, "way": speaker.say(f"told-way-{way}")})
        for season, way in zip(SEASONS, chapter.sharing, strict=True)
    ]
    return speaker.say("told-sharing-seasons", {"seasons": speaker.say("list-comma").join(seasons)})


def _specials(speaker: Speaker, special: Special) -> Iterator[str]:
    if special.goods != NOTHING:
        yield speaker.say("told-goods", {"goods": goods(speaker, special.goods)})
    if special.hand != _USUAL_HAND:
        yield speaker.say("told-hand", {"count": special.hand})
    if special.city:
        yield speaker.say("told-city", {"cards": " ".join(special.city)})
    if special.guards:
        yield speaker.say("told-guards", {"places": " ".join(special.guards)})
    if special.workers != _USUAL_WORKERS:
        yield speaker.say("told-workers", {"count": special.workers})
    if special.quiet:
        yield speaker.say("told-quiet", {"seasons": " ".join(SEASONS[season] for season in special.quiet)})
    if not special.trade:
        yield speaker.say("told-no-trade")


def asked(speaker: Speaker, chapter: Chapter) -> tuple[str, ...]:
    """What the chapter asks for, besides its points."""
    return tuple(objective(shipped_shelf(), speaker, each) for each in chapter.objectives)


def missed(speaker: Speaker, result: Result) -> tuple[str, ...]:
    """What a result did not bring."""
    objectives = chapter_of(result.chapter).objectives
    return tuple(objective(shipped_shelf(), speaker, each) for each in objectives if each.id in result.missed)


def chapter_lines(speaker: Speaker, number: int, difficulty: Difficulty) -> Iterator[str]:
    """The chapter as it is read before it is played, line by line."""
    chapter = chapter_of(number)
    yield speaker.say("told-chapter", {"number": number, "title": title(speaker, number)})
    yield beginning(speaker, number)
    yield from rules(speaker, chapter)
    points = speaker.say("told-target", {"points": chapter.target(difficulty)})
    yield speaker.say("told-to-win", {"asked": "; ".join([*asked(speaker, chapter), points])})


def chapters_table(speaker: Speaker) -> str:
    """All chapters as a table in Markdown, for the page about the campaign."""
    lines = ["| | chapter | rules | to win | points |", "|---|---|---|---|---|"]
    for number, chapter in enumerate(LIBRARY.chapters.values(), 1):
        special, wanted = " ".join(rules(speaker, chapter)), "; ".join(asked(speaker, chapter))
        lines.append(
            f"| {number} | {title(speaker, number)} | {special} | {wanted} | {chapter.normal}, hard {chapter.hard} |"
        )
    return "\n".join(lines) + "\n"


# ---------------------------------------------------------------- the newspaper


def front_page(speaker: Speaker, campaign: Campaign, number: int, result: Result) -> FrontPage | None:
    """The page about a result; `number` is its place among all that were printed."""
    story = result.story
    if story is None:
        return None
    facts: dict[str, int | str] = {**dict(story.facts), "city": campaign.city}
    building = str(facts.get("building", ""))
    short = missed(speaker, result)
    return FrontPage(
        speaker.say("paper"),
        speaker.say("paper-issue", {"number": number, "city": campaign.city}),
        speaker.say(f"headline-{_known(story, result)}", facts),
        speaker.say(f"headline-{story.headline}.lead", facts) if story.headline in WITH_LEAD else "",
        (
            speaker.say("paper-score", facts),
            *([speaker.say("paper-missed", {"missed": "; ".join(short)})] if short else []),
        ),
        building,
        speaker.say("paper-caption", {**facts, "points": facts.get("building_points", 0)}) if building else "",
    )


def _known(story: Story, result: Result) -> str:
    """The headline; of a text from a later release that has others, the chapter's own."""
    own = f"chapter-{result.chapter}-{'won' if result.won else 'lost'}"
    return story.headline if story.headline in _HEADLINES else own


def last_page(speaker: Speaker, campaign: Campaign, sheet: CampaignSheet) -> FrontPage | None:
    """What the newspaper prints when everything is played."""
    if not campaign.over:
        return None
    facts: dict[str, int | str] = {"city": campaign.city, "total": sheet.total}
    at = f"last-{sheet.medal}"
    sums = {"chapters": sheet.chapters, "bonus": sheet.bonus, "penalty": sheet.penalty}
    return FrontPage(
        speaker.say("paper"),
        speaker.say("paper-issue", {"number": len(campaign.results) + 1, "city": campaign.city}),
        speaker.say(at, facts),
        speaker.say(f"{at}.lead", facts),
        (speaker.say("paper-sums", sums),),
        "",
        "",
    )


def names(speaker: Speaker, players: Sequence[str]) -> str:
    """The mayors, one after the other."""
    return listed(speaker, list(players))
