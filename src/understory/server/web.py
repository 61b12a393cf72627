"""The table as an ASGI application: routes, the socket, and a guard in front of everything."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog
from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from understory.server.calls import Call, Reply, answered, problem
from understory.server.clock import Clock
from understory.server.config import Config
from understory.server.guard import Guard
from understory.server.page import page_app, page_folder
from understory.server.room import Room
from understory.server.routes import ROUTES, TEXT, Route, openapi
from understory.server.streams import same_origin, socket
from understory.server.words import TableError

logger = structlog.get_logger("understory.web")


def app_for(config: Config, clock: Clock | None = None) -> FastAPI:
    """The application. Its room is opened when it starts and closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with Room.opened(config, clock) as room:
            app.state.room = room
            yield

    app = FastAPI(title="Understory: the table", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.openapi = openapi  # type: ignore[method-assign]
    for route in ROUTES:
        app.add_api_route(
            route.path,
            _endpoint(app, route),
            methods=[route.method],
            name=route.path,
            response_model=None,
            include_in_schema=False,
        )

    @app.websocket("/api/matches/{match}/socket")
    async def play(websocket: WebSocket) -> None:
        await socket(app.state.room, websocket)

    app.add_exception_handler(404, _not_found)
    app.add_exception_handler(405, _not_allowed)
    folder = page_folder(config.page)
    if folder is not None:
        app.mount("/", page_app(folder), name="page")
    app.add_middleware(Guard, config=config, room=lambda: app.state.room)
    return app


def _endpoint(app: FastAPI, route: Route) -> Callable[[Request], Awaitable[Response]]:
    decoder: msgspec.json.Decoder[Any] | None = None
    if route.body is not None and route.body is not TEXT:
        decoder = msgspec.json.Decoder(route.body)

    async def endpoint(request: Request) -> Response:
        room: Room = app.state.room
        try:
            reply = await route.handler(await _read(room, route, decoder, request))
        except TableError as error:
            reply = problem(error)
        except Exception as error:
            logger.exception("a request failed", route=route.path, error=type(error).__name__)
            reply = problem(TableError(500, "table.broken"))
        if isinstance(reply, Response):
            return reply
        return answered(room, reply if isinstance(reply, Reply) else Reply(200, reply))

    return endpoint


async def _read(room: Room, route: Route, decoder: "msgspec.json.Decoder[Any] | None", request: Request) -> Call:
    """The request, refused where it cannot be what the route takes."""
    if request.method != "GET" and not same_origin(request):
        raise TableError(403, "table.origin")
    query, body = None, None
    try:
        if route.query is not None:
            query = msgspec.convert(dict(request.query_params), route.query, strict=False)
        if route.body is TEXT:
            body = (await request.body()).decode()
        elif decoder is not None:
            # A form that a foreign page could send without asking is of no other kind; this one it cannot.
            if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
                raise TableError(415, "table.not-json")
            body = decoder.decode(await request.body())
    except msgspec.ValidationError as error:
        raise TableError(422, "table.invalid", detail=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise TableError(400, "table.unreadable") from None
    return Call(room, request, query, body)


async def _not_found(request: Request, _error: Exception) -> Response:
    return answered(request.app.state.room, problem(TableError(404, "table.no-such-place")))


async def _not_allowed(request: Request, error: Exception) -> Response:
    response = answered(request.app.state.room, problem(TableError(405, "table.no-such-method")))
    response.headers.update(getattr(error, "headers", None) or {})
    return response
