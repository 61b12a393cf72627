"""The OpenAPI document: every route with what it takes and gives, made from the routes and the message types."""

import re
from http import HTTPStatus
from typing import Any, Final

import msgspec

from understory.server.errors import release
from understory.server.routes import ROUTES
from understory.server.routing import PICTURE, TEXT, Route
from understory.table import forms
from understory.table import messages as msg
from understory.table.vocabulary import PROTOCOL

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
