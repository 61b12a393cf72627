"""Every route over HTTP, declared once: `web` serves it from here, `openapi` describes it from here."""

from functools import partial
from typing import Final

from understory.hosting.histories import History
from understory.server import (
    account_handlers,
    handlers,
    history_handlers,
    replay_handlers,
)
from understory.server.campaign_routes import CAMPAIGN_ROUTES
from understory.server.config import Limit
from understory.server.routing import PICTURE, TEXT, Route
from understory.server.streams import ndjson
from understory.table import forms
from understory.table import messages as msg
from understory.table.forms import Listening, Listing, Looking, Watching
from understory.table.replays import Timeline
from understory.table.services import SERVICES, Service

_MATCH: Final = "/api/matches/{match}"
_SEAT: Final = f"{_MATCH}/seats/{{seat}}"


def _served(service: Service) -> Route:
    """A service of the table as a route."""
    handler, gives = handlers.service(service), {200: service.gives}
    return Route("POST", f"/api/{service.path}", handler, gives, body=service.takes, identified=False, tag="services")


def _watched(path: str) -> tuple[Route, ...]:
    """The routes by which a game is looked at again, whether a match or a record."""
    frame = f"{path}/frames/{{moves}}"
    look = partial(Route, "GET", query=Watching, tag="replays")
    return (
        look(f"{path}/timeline", replay_handlers.timeline, {200: Timeline}, identified=False),
        look(frame, replay_handlers.frame, {200: msg.Situation}, identified=False),
        look(f"{path}/keepsake", replay_handlers.keepsake, {200: msg.Shown}, identified=False),
        look(f"{path}/made", replay_handlers.made, {200: msg.Shown}, identified=False),
        look(f"{path}/keepsake.png", replay_handlers.picture, {200: PICTURE}, identified=False),
        look(f"{frame}/analysis", replay_handlers.analysis, {200: forms.Judgement}),
        look(f"{frame}/drawing", replay_handlers.drawing, {200: msg.Shown}, identified=False),
    )


ROUTES: Final = (
    Route(
        "POST",
        "/api/me",
        account_handlers.introduce,
        {200: forms.Who, 201: forms.Who},
        body=forms.Introduce,
        identified=False,
        tag="people",
        limit=Limit.INTRODUCING,
    ),
    Route("GET", "/api/me", account_handlers.me, {200: forms.Who}, tag="people"),
    Route(
        "POST",
        "/api/account",
        account_handlers.register,
        {200: forms.Who},
        body=forms.Register,
        tag="people",
        limit=Limit.LOGGING_IN,
    ),
    Route(
        "POST",
        "/api/session",
        account_handlers.log_in,
        {200: forms.Who},
        body=forms.LogIn,
        identified=False,
        tag="people",
        limit=None,
    ),
    Route("DELETE", "/api/session", account_handlers.log_out, {204: None}, identified=False, tag="people"),
    Route("GET", "/api/games", handlers.list_games, {200: forms.GameList}, identified=False),
    Route("GET", "/api/games/{game}/words/{language}", handlers.game_words, {200: forms.GameWords}, identified=False),
    Route("POST", "/api/matches", handlers.make_match, {201: forms.Made}, body=forms.Wishes, limit=Limit.CREATING),
    Route("GET", "/api/matches", handlers.lobby, {200: forms.MatchList}, identified=False),
    Route("GET", "/api/me/history", history_handlers.my_history, {200: History}, tag="people"),
    Route("GET", "/api/me/export", history_handlers.export, {200: TEXT}, tag="people", limit=Limit.UPLOADING),
    Route("DELETE", "/api/me", history_handlers.remove_me, {204: None}, tag="people", limit=Limit.CREATING),
    Route("POST", "/api/days/{game}", history_handlers.deal_of_today, {201: forms.Made}, limit=Limit.CREATING),
    Route("GET", "/api/me/matches", handlers.my_matches, {200: forms.MatchList}),
    Route("GET", _MATCH, handlers.match_info, {200: forms.MatchInfo}, query=Looking, identified=False),
    Route(
        "GET", f"{_MATCH}/situation", handlers.match_situation, {200: msg.Situation}, query=Looking, identified=False
    ),
    Route("GET", f"{_MATCH}/legal", handlers.legal_moves, {200: forms.LegalList}, query=Listing),
    Route("GET", f"{_MATCH}/stream", ndjson, {200: msg.FromTable}, query=Listening, identified=False),
    Route(
        "POST",
        f"{_MATCH}/requests",
        handlers.post,
        {200: msg.Accepted, 409: msg.Stale, 422: msg.Refused},
        body=msg.Request,
        query=Looking,
        limit=None,
    ),
    Route(
        "POST",
        f"{_MATCH}/queries",
        handlers.query,
        {200: msg.Previewed | msg.Explained | msg.Shown, 422: msg.Refused},
        body=msg.Query,
        query=Looking,
        limit=None,
    ),
    Route("POST", f"{_MATCH}/seats", handlers.join, {200: forms.Joined}, body=forms.Join, limit=Limit.JOINING),
    Route("POST", f"{_MATCH}/links", handlers.share_link, {201: forms.Made}, limit=Limit.CREATING),
    Route("POST", f"{_SEAT}/invitations", handlers.invite, {201: forms.KeyMade}, limit=Limit.CREATING),
    Route("POST", f"{_SEAT}/device-keys", handlers.device_key, {201: forms.KeyMade}, limit=Limit.CREATING),
    Route(
        "POST",
        f"{_SEAT}/complaints",
        account_handlers.complain,
        {204: None},
        body=forms.Complain,
        query=Looking,
        tag="people",
        limit=Limit.CREATING,
    ),
    Route(
        "POST",
        "/api/reports",
        account_handlers.report,
        {204: None},
        body=forms.Report,
        tag="people",
        limit=Limit.CREATING,
    ),
    Route("GET", "/api/push", account_handlers.push_key, {200: forms.PushKey}, identified=False, tag="people"),
    Route(
        "POST",
        "/api/push",
        account_handlers.subscribe,
        {204: None},
        body=forms.PushSubscription,
        tag="people",
        limit=Limit.CREATING,
    ),
    Route("PUT", f"{_SEAT}/block", account_handlers.block, {204: None}, query=Looking, tag="people"),
    Route("DELETE", f"{_SEAT}/block", account_handlers.unblock, {204: None}, query=Looking, tag="people"),
    Route(
        "POST",
        "/api/keys",
        handlers.look_at_key,
        {200: forms.Opens},
        body=forms.Key,
        identified=False,
        limit=Limit.JOINING,
    ),
    Route("POST", "/api/claims", handlers.claim, {200: forms.Joined}, body=forms.Claim, limit=Limit.JOINING),
    Route("POST", f"{_MATCH}/rematch", handlers.rematch, {200: forms.Joined}, limit=Limit.CREATING),
    Route("GET", f"{_MATCH}/record", handlers.download, {200: TEXT}, query=Looking, identified=False, tag="records"),
    Route(
        "POST", "/api/records", handlers.upload, {201: forms.Uploaded}, body=TEXT, tag="records", limit=Limit.UPLOADING
    ),
    Route("GET", "/api/records/{record}", handlers.kept_record, {200: TEXT}, identified=False, tag="records"),
    *_watched(_MATCH),
    *_watched("/api/records/{record}"),
    *map(_served, SERVICES),
    *CAMPAIGN_ROUTES,
    Route(
        "GET",
        "/healthz",
        handlers.health,
        {200: forms.Health, 503: forms.Health},
        identified=False,
        tag="house",
        limit=None,
    ),
    Route("GET", "/metrics", handlers.metrics, {200: TEXT}, identified=False, tag="house", limit=None),
)
