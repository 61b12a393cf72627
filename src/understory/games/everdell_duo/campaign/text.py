"""A campaign as the text of its file, and back."""

from typing import Final

from understory.games.everdell_duo.campaign.fields import DamagedError, Fields
from understory.games.everdell_duo.campaign.story import (
    Begun,
    Campaign,
    CampaignError,
    Result,
    Story,
    begun,
    founded,
    recorded,
)
from understory.games.everdell_duo.campaign.versions import FileKind
from understory.games.everdell_duo.rules.vocabulary import Difficulty


def _missed(content: dict[str, object]) -> dict[str, object]:
    """Schema 2: a result tells which objectives were missed; of older ones that is not known."""
    results = content.get("results")
    if not isinstance(results, list):
        return content
    told = [{**result, "missed": []} if isinstance(result, dict) else result for result in results]
    return {**content, "results": told}


_RENAMED: Final = {
    "early-events": "events-2-by-spring",
    "eight-creatures": "least-creature-8",
    "events-by-summer": "events-3-by-summer",
    "fair-by-summer": "events-fair-1-by-summer",
    "four-events": "events-4",
    "four-purple": "least-purple-4",
    "green-by-summer": "least-green-4-by-summer",
    "nine-constructions": "least-construction-9",
    "one-each": "events-1-each",
    "rich-colours": "least-rich-colour-3",
    "three-blue": "least-blue-3",
    "three-events": "events-3",
    "three-purple": "least-purple-3",
    "token-fund": "tokens-18-at-end",
    "tortoise-events": "events-2-tortoise",
    "two-each": "events-2-each",
    "two-lodgers": "occupied-2",
}
"""Objectives that were given names, by what they asked for;"""
_LIED: Final = {
    (5, "five-events"): "events-4",
    (14, "five-events"): "events-5",
    (9, "all-colours"): "least-rich-colour-2",
    (15, "all-colours"): "least-colour-5",
}
"""and those whose name said something else than the chapter asked for."""


def _named_after_what_is_asked(content: dict[str, object]) -> dict[str, object]:
    """Schema 3: objectives are named after what they ask for."""
    results = content.get("results")
    if not isinstance(results, list):
        return content
    return {**content, "results": [_renamed(result) if isinstance(result, dict) else result for result in results]}


def _renamed(result: dict[str, object]) -> dict[str, object]:
    missed, chapter = result.get("missed"), result.get("chapter")
    if not isinstance(missed, list) or not isinstance(chapter, int):
        return result
    return {**result, "missed": [_name(chapter, name) if isinstance(name, str) else name for name in missed]}


def _name(chapter: int, name: str) -> str:
    return _LIED.get((chapter, name)) or _RENAMED.get(name, name)


def _with_stories(content: dict[str, object]) -> dict[str, object]:
    """Schema 4: a result tells what the newspaper made of it; of older ones there is nothing."""
    results = content.get("results")
    if not isinstance(results, list):
        return content
    return {**content, "results": [{**each, "story": None} if isinstance(each, dict) else each for each in results]}


CAMPAIGN: Final = FileKind("understory-campaign", "campaign", (_missed, _named_after_what_is_asked, _with_stories))


def written(campaign: Campaign) -> str:
    """The file's text: everything of the campaign, and nothing that follows from it."""
    return CAMPAIGN.written(
        {
            "city": campaign.city,
            "players": campaign.players,
            "difficulty": campaign.difficulty,
            "results": [_result_out(result) for result in campaign.results],
            "begun": campaign.begun and {"chapter": campaign.begun.chapter, "record": campaign.begun.record},
        }
    )


def _result_out(result: Result) -> dict[str, object]:
    return {
        "chapter": result.chapter,
        "day": result.day.isoformat(),
        "won": result.won,
        "points": result.points,
        "watches": result.watches,
        "turned": result.turned,
        "kept": result.kept,
        "spent": result.spent,
        "missed": result.missed,
        "story": result.story and {"headline": result.story.headline, "facts": dict(result.story.facts)},
    }


def read(text: str) -> Campaign:
    """The campaign that the text tells of, every result held against the rules; `DamagedError` says what is wrong."""
    fields = CAMPAIGN.read(text)
    try:
        campaign = founded(fields.text("city"), fields.texts("players"), fields.member("difficulty", Difficulty))
    except CampaignError as error:
        raise DamagedError("", str(error)) from error
    for part in fields.inners("results"):
        result = _result_in(part)
        try:
            campaign = recorded(campaign, result)
        except CampaignError as error:
            raise DamagedError(part.within, f"cannot be: {error}") from error
    under_way = fields.inner("begun")
    fields.done()
    return campaign if under_way is None else _begun_in(campaign, under_way)


def _result_in(fields: Fields) -> Result:
    result = Result(
        fields.number("chapter"),
        fields.day("day"),
        fields.flag("won"),
        fields.number("points"),
        fields.number("watches"),
        fields.number("turned"),
        fields.texts("kept"),
        fields.texts("spent"),
        fields.texts("missed"),
        _story_in(fields.inner("story")),
    )
    fields.done()
    return result


def _story_in(fields: Fields | None) -> Story | None:
    if fields is None:
        return None
    story = Story(fields.text("headline"), fields.values("facts"))
    fields.done()
    return story


def _begun_in(campaign: Campaign, fields: Fields) -> Campaign:
    under_way = Begun(fields.number("chapter"), fields.text("record"))
    fields.done()
    try:
        return begun(campaign, under_way.chapter, under_way.record)
    except CampaignError as error:
        raise DamagedError(fields.within, f"cannot be: {error}") from error
