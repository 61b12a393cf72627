"""Every way in over HTTP, declared once: served from here, and described from here in the OpenAPI document."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final, TypeAlias

import msgspec
from starlette.responses import Response

from understory.hosting.histories import History
from understory.server import (
    account_handlers,
    campaign_forms,
    campaign_handlers,
    handlers,
    history_handlers,
    replay_handlers,
)
from understory.server.calls import Call, Reply
from understory.server.config import Limit
from understory.server.errors import release
from understory.server.streams import ndjson
from understory.table import forms
from understory.table import messages as msg
from understory.table.forms import Listening, Listing, Looking, Watching
from understory.table.replays import Timeline
from understory.table.services import SERVICES, Service
from understory.table.vocabulary import PROTOCOL

Handler: TypeAlias = Callable[[Call], Awaitable[msgspec.Struct | Reply | Response]]
TEXT: Final = str
"""Stands for plain text where a route says what it takes or gives."""
PICTURE: Final = bytes
"""Stands for a picture."""


@dataclass(frozen=True, slots=True)
class Route:
    """A way in: what it takes, and what it gives with which status."""

    method: str
    path: str
    handler: Handler
    gives: dict[int, Any]
    body: Any = None
    query: Any = None
    identified: bool = True
    """Whether only those who have introduced themselves are answered."""
    tag: str = "matches"
    limit: Limit | None = Limit.READING
    """What it counts as, before its body is read; `None` where it is not limited, or the handler counts by itself."""

    @property
    def operation(self) -> str:
        """Its name, alone in the document: the handler's, and what it is about where that may be several things."""
        about = "_of_record" if "/records/{record}/" in self.path else ""
        return f"{self.handler.__name__}{about}"

    @property
    def summary(self) -> str:
        """What it does: the handler's own words."""
        return (self.handler.__doc__ or "").strip()


_MATCH: Final = "/api/matches/{match}"
_SEAT: Final = f"{_MATCH}/seats/{{seat}}"


def _served(service: Service) -> Route:
    """A service of the table as a way in."""
    handler = handlers.service(service)
    return Route("POST", f"/api/{service.path}", handler, {200: service.gives}, service.takes, None, False, "services")


def _watched(path: str) -> tuple[Route, ...]:
    """The ways to look at a game again, whether a match or a record."""
    frame = f"{path}/frames/{{moves}}"
    return (
        Route("GET", f"{path}/timeline", replay_handlers.timeline, {200: Timeline}, None, Watching, False, "replays"),
        Route("GET", frame, replay_handlers.frame, {200: msg.Situation}, None, Watching, False, "replays"),
        Route("GET", f"{path}/keepsake", replay_handlers.keepsake, {200: msg.Shown}, None, Watching, False, "replays"),
        Route("GET", f"{path}/made", replay_handlers.made, {200: msg.Shown}, None, Watching, False, "replays"),
        Route("GET", f"{path}/keepsake.png", replay_handlers.picture, {200: PICTURE}, None, Watching, False, "replays"),
        Route(
            "GET", f"{frame}/analysis", replay_handlers.analysis, {200: forms.Judgement}, None, Watching, tag="replays"
        ),
        Route("GET", f"{frame}/drawing", replay_handlers.drawing, {200: msg.Shown}, None, Watching, False, "replays"),
    )


_CAMPAIGN: Final = "/api/campaigns/{campaign}"

CAMPAIGN_ROUTES: Final = (
    Route(
        "GET",
        "/api/campaigns",
        campaign_handlers.campaign_games,
        {200: campaign_forms.CampaignGames},
        None,
        campaign_forms.Spoken,
        False,
        "campaigns",
    ),
    Route(
        "POST",
        "/api/campaigns",
        campaign_handlers.make_campaign,
        {201: campaign_forms.CampaignMade},
        campaign_forms.CampaignWishes,
        tag="campaigns",
        limit=Limit.CREATING,
    ),
    Route(
        "POST",
        "/api/campaigns/files",
        campaign_handlers.bring_campaign,
        {201: campaign_forms.CampaignMade},
        campaign_forms.CampaignFile,
        tag="campaigns",
        limit=Limit.UPLOADING,
    ),
    Route(
        "POST",
        "/api/campaigns/keys",
        campaign_handlers.look_at_campaign_key,
        {200: campaign_forms.CampaignInfo},
        campaign_forms.CampaignKey,
        None,
        False,
        "campaigns",
        limit=Limit.JOINING,
    ),
    Route(
        "POST",
        "/api/campaigns/mayors",
        campaign_handlers.join_campaign,
        {200: campaign_forms.CampaignMade},
        campaign_forms.CampaignJoin,
        tag="campaigns",
        limit=Limit.JOINING,
    ),
    Route(
        "GET",
        "/api/me/campaigns",
        campaign_handlers.my_campaigns,
        {200: campaign_forms.CampaignList},
        tag="campaigns",
    ),
    Route(
        "GET",
        _CAMPAIGN,
        campaign_handlers.show_campaign,
        {200: campaign_forms.CampaignTold},
        None,
        campaign_forms.Spoken,
        tag="campaigns",
    ),
    Route(
        "POST",
        f"{_CAMPAIGN}/links",
        campaign_handlers.link_campaign,
        {201: campaign_forms.CampaignMade},
        tag="campaigns",
        limit=Limit.CREATING,
    ),
    Route(
        "POST",
        f"{_CAMPAIGN}/chapters",
        campaign_handlers.begin_chapter,
        {201: forms.Joined},
        campaign_forms.ChapterWish,
        tag="campaigns",
        limit=Limit.CREATING,
    ),
    Route(
        "POST",
        f"{_CAMPAIGN}/agreement",
        campaign_handlers.let_go_on,
        {200: campaign_forms.CampaignInfo},
        campaign_forms.LettingGoOn,
        tag="campaigns",
        limit=Limit.JOINING,
    ),
    Route(
        "POST",
        f"{_CAMPAIGN}/days",
        campaign_handlers.date_chapter,
        {200: campaign_forms.CampaignInfo},
        campaign_forms.ChapterDay,
        tag="campaigns",
        limit=Limit.JOINING,
    ),
    Route("GET", f"{_CAMPAIGN}/file", campaign_handlers.campaign_file, {200: TEXT}, tag="campaigns"),
    Route(
        "GET",
        f"{_CAMPAIGN}/sheet",
        campaign_handlers.campaign_sheet,
        {200: TEXT},
        None,
        campaign_forms.Spoken,
        tag="campaigns",
    ),
    Route(
        "GET",
        "/api/games/{game}/pictures/{card}",
        campaign_handlers.campaign_picture,
        {200: TEXT},
        None,
        None,
        False,
        "campaigns",
    ),
    Route(
        "GET",
        "/api/me/feats",
        campaign_handlers.feat_books,
        {200: campaign_forms.Books},
        None,
        campaign_forms.BookQuery,
        tag="campaigns",
    ),
    Route(
        "GET",
        "/api/me/feats/{game}/sheet",
        campaign_handlers.feat_sheet,
        {200: TEXT},
        None,
        campaign_forms.BookQuery,
        tag="campaigns",
    ),
)

ROUTES: Final = (
    Route(
        "POST",
        "/api/me",
        account_handlers.introduce,
        {200: forms.Who, 201: forms.Who},
        forms.Introduce,
        None,
        False,
        "people",
        limit=Limit.INTRODUCING,
    ),
    Route("GET", "/api/me", account_handlers.me, {200: forms.Who}, tag="people"),
    Route(
        "POST",
        "/api/account",
        account_handlers.register,
        {200: forms.Who},
        forms.Register,
        tag="people",
        limit=Limit.LOGGING_IN,
    ),
    Route(
        "POST",
        "/api/session",
        account_handlers.log_in,
        {200: forms.Who},
        forms.LogIn,
        None,
        False,
        "people",
        limit=None,
    ),
    Route("DELETE", "/api/session", account_handlers.log_out, {204: None}, None, None, False, "people"),
    Route("GET", "/api/games", handlers.list_games, {200: forms.GameList}, None, None, False),
    Route("GET", "/api/games/{game}/words/{language}", handlers.game_words, {200: forms.GameWords}, None, None, False),
    Route("POST", "/api/matches", handlers.make_match, {201: forms.Made}, forms.Wishes, limit=Limit.CREATING),
    Route("GET", "/api/matches", handlers.lobby, {200: forms.MatchList}, None, None, False),
    Route("GET", "/api/me/history", history_handlers.my_history, {200: History}, tag="people"),
    Route("GET", "/api/me/export", history_handlers.export, {200: TEXT}, tag="people", limit=Limit.UPLOADING),
    Route("DELETE", "/api/me", history_handlers.remove_me, {204: None}, tag="people", limit=Limit.CREATING),
    Route("POST", "/api/days/{game}", history_handlers.deal_of_today, {201: forms.Made}, limit=Limit.CREATING),
    Route("GET", "/api/me/matches", handlers.my_matches, {200: forms.MatchList}),
    Route("GET", _MATCH, handlers.match_info, {200: forms.MatchInfo}, None, Looking, False),
    Route("GET", f"{_MATCH}/situation", handlers.match_situation, {200: msg.Situation}, None, Looking, False),
    Route("GET", f"{_MATCH}/legal", handlers.legal_moves, {200: forms.LegalList}, None, Listing),
    Route("GET", f"{_MATCH}/stream", ndjson, {200: msg.FromTable}, None, Listening, False),
    Route(
        "POST",
        f"{_MATCH}/requests",
        handlers.post,
        {200: msg.Accepted, 409: msg.Stale, 422: msg.Refused},
        msg.Request,
        Looking,
        limit=None,
    ),
    Route(
        "POST",
        f"{_MATCH}/queries",
        handlers.query,
        {200: msg.Previewed | msg.Explained | msg.Shown, 422: msg.Refused},
        msg.Query,
        Looking,
        limit=None,
    ),
    Route("POST", f"{_MATCH}/seats", handlers.join, {200: forms.Joined}, forms.Join, limit=Limit.JOINING),
    Route("POST", f"{_MATCH}/links", handlers.share_link, {201: forms.Made}, limit=Limit.CREATING),
    Route("POST", f"{_SEAT}/invitations", handlers.invite, {201: forms.KeyMade}, limit=Limit.CREATING),
    Route("POST", f"{_SEAT}/device-keys", handlers.device_key, {201: forms.KeyMade}, limit=Limit.CREATING),
    Route(
        "POST",
        f"{_SEAT}/complaints",
        account_handlers.complain,
        {204: None},
        forms.Complain,
        Looking,
        tag="people",
        limit=Limit.CREATING,
    ),
    Route(
        "POST", "/api/reports", account_handlers.report, {204: None}, forms.Report, tag="people", limit=Limit.CREATING
    ),
    Route("GET", "/api/push", account_handlers.push_key, {200: forms.PushKey}, identified=False, tag="people"),
    Route(
        "POST",
        "/api/push",
        account_handlers.subscribe,
        {204: None},
        forms.PushSubscription,
        tag="people",
        limit=Limit.CREATING,
    ),
    Route("PUT", f"{_SEAT}/block", account_handlers.block, {204: None}, None, Looking, tag="people"),
    Route("DELETE", f"{_SEAT}/block", account_handlers.unblock, {204: None}, None, Looking, tag="people"),
    Route("POST", "/api/keys", handlers.look_at_key, {200: forms.Opens}, forms.Key, None, False, limit=Limit.JOINING),
    Route("POST", "/api/claims", handlers.claim, {200: forms.Joined}, forms.Claim, limit=Limit.JOINING),
    Route("POST", f"{_MATCH}/rematch", handlers.rematch, {200: forms.Joined}, limit=Limit.CREATING),
    Route("GET", f"{_MATCH}/record", handlers.download, {200: TEXT}, None, Looking, False, "records"),
    Route("POST", "/api/records", handlers.upload, {201: forms.Uploaded}, TEXT, tag="records", limit=Limit.UPLOADING),
    Route("GET", "/api/records/{record}", handlers.kept_record, {200: TEXT}, None, None, False, "records"),
    *_watched(_MATCH),
    *_watched("/api/records/{record}"),
    *map(_served, SERVICES),
    *CAMPAIGN_ROUTES,
    Route(
        "GET",
        "/healthz",
        handlers.health,
        {200: forms.Health, 503: forms.Health},
        None,
        None,
        False,
        "house",
        limit=None,
    ),
    Route("GET", "/metrics", handlers.metrics, {200: TEXT}, None, None, False, "house", limit=None),
)

_PROBLEMS: Final = {
    400: "The request cannot be read.",
    401: "The table does not know who asks.",
    403: "Known, but not allowed.",
    404: "There is no such thing, or it is not for the asker to know.",
    409: "Not now.",
    413: "Too large.",
    415: "Of another kind than is taken here.",
    422: "Read, but wrong.",
    429: "Too often; `arguments.seconds` says when to come back.",
    503: "The store cannot be reached, is locked or full; nothing was changed, ask again.",
}


# ---------------------------------------------------------------- the OpenAPI document


def openapi() -> dict[str, Any]:
    """The OpenAPI document, made from the routes and the message types."""
    types = [kind for route in ROUTES for kind in (route.body, route.query, *route.gives.values()) if _is_form(kind)]
    types.append(forms.Problem)
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = {id(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema_of, components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Understory: the table", "version": release(), "x-protocol": PROTOCOL},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"cookie": {"type": "apiKey", "in": "cookie", "name": "understory"}},
        },
    }


def _is_form(kind: Any) -> bool:
    return kind is not None and kind is not TEXT and kind is not PICTURE


def _operation(route: Route, schema_of: dict[int, Any], components: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": route.operation,
        "summary": route.summary,
        "tags": [route.tag],
        "parameters": [*_path_parameters(route.path), *_query_parameters(route, components)],
        "responses": _responses(route, schema_of),
    }
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(route.body, schema_of)}
    if route.identified:
        operation["security"] = [{"cookie": []}]
    return operation


def _content(kind: Any, schema_of: dict[int, Any]) -> dict[str, Any]:
    if kind is TEXT:
        return {"text/plain": {"schema": {"type": "string"}}}
    if kind is PICTURE:
        return {"image/png": {"schema": {"type": "string", "format": "binary"}}}
    media = "application/x-ndjson" if kind is msg.FromTable else "application/json"
    return {media: {"schema": schema_of[id(kind)]}}


def _responses(route: Route, schema_of: dict[int, Any]) -> dict[str, Any]:
    responses: dict[str, Any] = {}
    for status, text in _PROBLEMS.items():
        responses[str(status)] = {"description": text, "content": _content(forms.Problem, schema_of)}
    for status, kind in route.gives.items():
        content = _content(kind, schema_of) if kind is not None else None
        known = responses.get(str(status))
        if known is not None and content is not None:
            options = [schema_of[id(kind)], schema_of[id(forms.Problem)]]
            content = {"application/json": {"schema": {"anyOf": options}}}
        described: dict[str, Any] = {"description": _PROBLEMS.get(status, HTTPStatus(status).phrase)}
        responses[str(status)] = described | ({"content": content} if content else {})
    return responses


def _path_parameters(path: str) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _query_parameters(route: Route, components: dict[str, Any]) -> list[dict[str, Any]]:
    if route.query is None:
        return []
    schema = components[route.query.__name__]
    required = schema.get("required", ())
    return [
        {"name": name, "in": "query", "required": name in required, "schema": part}
        for name, part in schema["properties"].items()
    ]
