"""The routes of campaigns and of the books of feats."""

from functools import partial
from typing import Final

from understory.server import campaign_forms as forms
from understory.server import campaign_handlers as handlers
from understory.server.config import Limit
from understory.server.routing import TEXT, Route
from understory.table.forms import Joined

_CAMPAIGN: Final = "/api/campaigns/{campaign}"

_route: Final = partial(Route, tag="campaigns")

CAMPAIGN_ROUTES: Final = (
    _route(
        "GET",
        "/api/campaigns",
        handlers.campaign_games,
        {200: forms.CampaignGames},
        query=forms.Spoken,
        identified=False,
    ),
    _route(
        "POST",
        "/api/campaigns",
        handlers.make_campaign,
        {201: forms.CampaignMade},
        body=forms.CampaignWishes,
        limit=Limit.CREATING,
    ),
    _route(
        "POST",
        "/api/campaigns/files",
        handlers.bring_campaign,
        {201: forms.CampaignMade},
        body=forms.CampaignFile,
        limit=Limit.UPLOADING,
    ),
    _route(
        "POST",
        "/api/campaigns/keys",
        handlers.look_at_campaign_key,
        {200: forms.CampaignInfo},
        body=forms.CampaignKey,
        identified=False,
        limit=Limit.JOINING,
    ),
    _route(
        "POST",
        "/api/campaigns/mayors",
        handlers.join_campaign,
        {200: forms.CampaignMade},
        body=forms.CampaignJoin,
        limit=Limit.JOINING,
    ),
    _route("GET", "/api/me/campaigns", handlers.my_campaigns, {200: forms.CampaignList}),
    _route("GET", _CAMPAIGN, handlers.show_campaign, {200: forms.CampaignTold}, query=forms.Spoken),
    _route("POST", f"{_CAMPAIGN}/links", handlers.link_campaign, {201: forms.CampaignMade}, limit=Limit.CREATING),
    _route(
        "POST",
        f"{_CAMPAIGN}/chapters",
        handlers.begin_chapter,
        {201: Joined},
        body=forms.ChapterWish,
        limit=Limit.CREATING,
    ),
    _route(
        "POST",
        f"{_CAMPAIGN}/agreement",
        handlers.let_go_on,
        {200: forms.CampaignInfo},
        body=forms.LettingGoOn,
        limit=Limit.JOINING,
    ),
    _route(
        "POST",
        f"{_CAMPAIGN}/days",
        handlers.date_chapter,
        {200: forms.CampaignInfo},
        body=forms.ChapterDay,
        limit=Limit.JOINING,
    ),
    _route("GET", f"{_CAMPAIGN}/file", handlers.campaign_file, {200: TEXT}),
    _route("GET", f"{_CAMPAIGN}/sheet", handlers.campaign_sheet, {200: TEXT}, query=forms.Spoken),
    _route("GET", "/api/games/{game}/pictures/{card}", handlers.campaign_picture, {200: TEXT}, identified=False),
    _route("GET", "/api/me/feats", handlers.feat_books, {200: forms.Books}, query=forms.BookQuery),
    _route("GET", "/api/me/feats/{game}/sheet", handlers.feat_sheet, {200: TEXT}, query=forms.BookQuery),
)
