"""What requests about campaigns and the books of feats do."""

import asyncio
from datetime import date
from typing import Final

from starlette.responses import Response

from understory.locale import Language, speak
from understory.server import campaign_forms as forms
from understory.server.calls import Call, Reply
from understory.server.config import Limit
from understory.server.errors import TableError
from understory.server.people import Known
from understory.table import campaigns as kept
from understory.table.campaigns import Campaign
from understory.table.forms import Joined
from understory.table.vocabulary import Code

_SVG: Final = "image/svg+xml"


async def campaign_games(call: Call) -> forms.CampaignGames:
    """Which games are played as campaigns."""
    language: Language = call.query.language
    return forms.CampaignGames(await asyncio.to_thread(_games, call, language))


def _games(call: Call, language: Language) -> tuple[forms.GameCampaign, ...]:
    boxes = sorted((call.room.shelf(name) for name in call.room.game_names), key=lambda box: box.place)
    return tuple(
        forms.GameCampaign(box.game.spec.name, box.campaigns.difficulties(speak(language)))
        for box in boxes
        if box.campaigns is not None
    )


async def make_campaign(call: Call) -> Reply:
    """A new campaign."""
    code, key = await call.tables.campaigns.made(await call.who(), call.body)
    return Reply(201, forms.CampaignMade(code, key))


async def bring_campaign(call: Call) -> Reply:
    """Go on here with a campaign from its file."""
    who = await call.who()
    call.count(Limit.KEEPING, who, len(call.body.text))
    code, key = await call.tables.campaigns.brought(who, call.body)
    return Reply(201, forms.CampaignMade(code, key))


async def my_campaigns(call: Call) -> forms.CampaignList:
    """The asker's own campaigns."""
    who = await call.who()
    return forms.CampaignList(tuple(await call.tables.campaigns.listed(who.person)))


async def _mine(call: Call) -> tuple[Known, str, Campaign]:
    who, code = await call.who(), call.path["campaign"]
    return who, code, await call.tables.campaigns.theirs(code, who.person)


async def show_campaign(call: Call) -> forms.CampaignTold:
    """A whole campaign: every chapter, what it came to, and what may be played next."""
    who, code, campaign = await _mine(call)
    language: Language = call.query.language
    road = await call.tables.campaigns.told(campaign, lambda kind: kind.told(campaign.text, speak(language)))
    return forms.CampaignTold(await call.tables.campaigns.info(code, campaign, who.person), road)


async def link_campaign(call: Call) -> Reply:
    """A link with which a mayor joins who is still to come."""
    _, code, _ = await _mine(call)
    return Reply(201, forms.CampaignMade(code, await call.tables.campaigns.link(Code(code))))


async def look_at_campaign_key(call: Call) -> forms.CampaignInfo:
    """Which campaign a key is for, before anybody joins."""
    who = await call.maybe_who()
    code = await call.tables.campaigns.opened_by(call.body.key)
    campaign = await call.tables.campaigns.read(code)
    return await call.tables.campaigns.info(code, campaign, who.person if who else None)


async def join_campaign(call: Call) -> forms.CampaignMade:
    """Become the mayor who is still to come."""
    form: forms.CampaignJoin = call.body
    return forms.CampaignMade(await call.tables.campaigns.joined(await call.who(), form.key, form.name), None)


async def begin_chapter(call: Call) -> Reply:
    """Begin a chapter, or find the match in which it is played."""
    who = await call.who()
    match = await call.tables.campaigns.begun(who, call.path["campaign"], call.body)
    seats = (await call.tables.actor(match)).match.seats_of(who.person)
    return Reply(201, Joined(match, seats[0] if seats else -1))


async def let_go_on(call: Call) -> forms.CampaignInfo:
    """Say whether the partner may go on alone."""
    who, code, _ = await _mine(call)
    alone = call.body.alone
    changed = await call.tables.campaigns.change(
        code, lambda campaign: kept.let_go_on(campaign, who.person, alone=alone)
    )
    return await call.tables.campaigns.info(code, changed, who.person)


async def date_chapter(call: Call) -> forms.CampaignInfo:
    """Write another day on the score sheet."""
    who, code, campaign = await _mine(call)
    form: forms.ChapterDay = call.body
    try:
        day = date.fromisoformat(form.day)
    except ValueError:
        raise TableError(422, "campaign.no-such-day", day=form.day) from None
    kind = await call.tables.campaigns.kind(campaign.game)
    changed = await call.tables.campaigns.change(code, lambda before: kept.dated(kind, before, form.chapter, day))
    return await call.tables.campaigns.info(code, changed, who.person)


async def campaign_file(call: Call) -> Response:
    """The campaign's file, the same that the command line keeps."""
    who = await call.who()
    text = await call.tables.campaigns.exported(call.path["campaign"], who.person)
    return Response(text, media_type="text/plain")


async def campaign_sheet(call: Call) -> Response:
    """The score sheet as a drawing of one A4 page."""
    _, _, campaign = await _mine(call)
    language: Language = call.query.language
    drawn = await call.tables.campaigns.told(campaign, lambda kind: kind.sheet(campaign.text, speak(language)))
    return Response(drawn, media_type=_SVG)


async def campaign_picture(call: Call) -> Response:
    """The picture on a front page."""
    kind = await call.tables.campaigns.kind(call.path["game"])
    try:
        return Response(await asyncio.to_thread(kind.picture, call.path["card"]), media_type=_SVG)
    except KeyError:
        raise TableError(404, "table.no-such-place") from None


# ---------------------------------------------------------------- the books of feats


async def feat_books(call: Call) -> forms.Books:
    """What the asker has achieved, or the asker and a partner: a book a game."""
    who = await call.who()
    await call.tables.feats.catch_up(who.person)
    books = [
        await _book(call, name, who)
        for name in call.room.game_names
        if (await call.tables.warmed.box(name)).feats is not None
    ]
    return forms.Books(tuple(books), await call.tables.feats.partners(who.person))


async def _book(call: Call, game: str, who: Known) -> forms.GameBook:
    feats = (await call.tables.warmed.box(game)).feats
    assert feats is not None  # noqa: S101  (asked by the caller)
    texts = await call.tables.feats.texts(game, who.person, call.query.partner)
    tongue = speak(call.query.language)
    told = await asyncio.to_thread(lambda: feats.told(feats.merged(texts), tongue))
    return forms.GameBook(game, feats.difficulties(tongue), told)


async def feat_sheet(call: Call) -> Response:
    """A book of feats as a drawing of one A4 page."""
    who, game = await call.who(), call.path["game"]
    feats = (await call.tables.warmed.box(game)).feats if game in call.room.game_names else None
    if feats is None:
        raise TableError(404, "table.no-such-place")
    texts = await call.tables.feats.texts(game, who.person, call.query.partner)
    tongue = speak(call.query.language)
    return Response(await asyncio.to_thread(lambda: feats.sheet(feats.merged(texts), tongue)), media_type=_SVG)
