"""A campaign as the text of its file, and back."""

from typing import Final

from understory.games.everdell_duo.campaign.fields import DamagedError, Fields
from understory.games.everdell_duo.campaign.story import (
    Begun,
    Campaign,
    CampaignError,
    Result,
    begun,
    founded,
    recorded,
)
from understory.games.everdell_duo.campaign.versions import FileKind
from understory.games.everdell_duo.vocabulary import Difficulty


def _missed(content: dict[str, object]) -> dict[str, object]:
    """Schema 2: a result tells which objectives were missed; of older ones that is not known."""
    results = content.get("results")
    if not isinstance(results, list):
        return content
    told = [{**result, "missed": []} if isinstance(result, dict) else result for result in results]
    return {**content, "results": told}


CAMPAIGN: Final = FileKind("understory-campaign", "campaign", (_missed,))


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
    )
    fields.done()
    return result


def _begun_in(campaign: Campaign, fields: Fields) -> Campaign:
    under_way = Begun(fields.number("chapter"), fields.text("record"))
    fields.done()
    try:
        return begun(campaign, under_way.chapter, under_way.record)
    except CampaignError as error:
        raise DamagedError(fields.within, f"cannot be: {error}") from error
