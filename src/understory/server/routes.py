"""Every way in over HTTP, declared once: served from here, and described from here in the OpenAPI document."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final, TypeAlias

import msgspec
from starlette.responses import Response

from understory.server import forms, handlers
from understory.server import messages as msg
from understory.server.calls import Call, Reply
from understory.server.handlers import Leaf, Listening, Listing, Looking
from understory.server.streams import ndjson
from understory.server.words import PROTOCOL, release

Handler: TypeAlias = Callable[[Call], Awaitable[msgspec.Struct | Reply | Response]]
TEXT: Final = str
"""Stands for plain text where a route says what it takes or gives."""


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

    @property
    def summary(self) -> str:
        """What it does: the handler's own words."""
        return (self.handler.__doc__ or "").strip()


_MATCH: Final = "/api/matches/{match}"

ROUTES: Final = (
    Route(
        "POST", "/api/me", handlers.introduce, {200: forms.Who, 201: forms.Who}, forms.Introduce, None, False, "people"
    ),
    Route("GET", "/api/me", handlers.me, {200: forms.Who}, tag="people"),
    Route("POST", "/api/account", handlers.register, {200: forms.Who}, forms.Register, tag="people"),
    Route("POST", "/api/session", handlers.log_in, {200: forms.Who}, forms.LogIn, None, False, "people"),
    Route("DELETE", "/api/session", handlers.log_out, {204: None}, None, None, False, "people"),
    Route("GET", "/api/games", handlers.list_games, {200: forms.GameList}, None, None, False),
    Route("POST", "/api/matches", handlers.make_match, {201: forms.Made}, forms.Wishes),
    Route("GET", "/api/matches", handlers.lobby, {200: forms.MatchList}, None, None, False),
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
    ),
    Route("POST", f"{_MATCH}/seats", handlers.join, {200: forms.Joined}, forms.Join),
    Route("POST", f"{_MATCH}/links", handlers.share_link, {201: forms.Made}),
    Route("POST", f"{_MATCH}/seats/{{seat}}/invitations", handlers.invite, {201: forms.KeyMade}),
    Route("POST", f"{_MATCH}/seats/{{seat}}/device-keys", handlers.device_key, {201: forms.KeyMade}),
    Route("POST", "/api/keys", handlers.look_at_key, {200: forms.Opens}, forms.Key, None, False),
    Route("POST", "/api/claims", handlers.claim, {200: forms.Joined}, forms.Claim),
    Route("POST", f"{_MATCH}/rematch", handlers.rematch, {200: forms.Joined}),
    Route("GET", f"{_MATCH}/record", handlers.download, {200: TEXT}, None, Looking, False, "records"),
    Route("POST", "/api/records", handlers.upload, {201: forms.Uploaded}, TEXT, tag="records"),
    Route("GET", "/api/records/{record}", handlers.kept_record, {200: TEXT}, None, None, False, "records"),
    Route(
        "GET", "/api/records/{record}/frames/{moves}", handlers.frame, {200: forms.Frame}, None, Leaf, False, "records"
    ),
    Route("GET", "/healthz", handlers.health, {200: forms.Health}, None, None, False, "house"),
    Route("GET", "/metrics", handlers.metrics, {200: TEXT}, None, None, False, "house"),
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
    return kind is not None and kind is not TEXT


def _operation(route: Route, schema_of: dict[int, Any], components: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
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
