"""The table as an ASGI application: routes, the socket, and a guard in front of everything."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.routing import Route as At
from starlette.websockets import WebSocket

from understory.server.calls import UNREADABLE, Call, Reply, answered, problem
from understory.server.clock import Clock
from understory.server.config import Config
from understory.server.errors import TableError
from understory.server.guard import Guard
from understory.server.heads import page_with_head
from understory.server.openapi import openapi
from understory.server.page import page_app, page_folder
from understory.server.room import Room
from understory.server.routes import ROUTES
from understory.server.routing import TEXT, Route
from understory.server.streams import same_origin, socket

logger = structlog.get_logger("understory.web")
_GONE: Final = 499
"""What stands in the log where a client went away in the middle of its request; nobody is there to be answered."""


def app_for(config: Config, clock: Clock | None = None) -> Starlette:
    """The application. Its room is opened when it starts and closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with Room.opened(config, clock) as room:
            app.state.room = room
            yield

    routes: list[BaseRoute] = [At(route.path, _endpoint(route), methods=[route.method]) for route in ROUTES]
    routes.append(At("/openapi.json", _document))
    routes.append(WebSocketRoute("/api/matches/{match}/socket", _play))
    folder = page_folder(config.page)
    if folder is not None:
        told = partial(page_with_head, folder=folder)
        routes += [At(f"/{first}/{{code}}", told) for first in ("m", "r")]
        routes.append(Mount("/", page_app(folder), name="page"))
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={404: _not_found, 405: _not_allowed})
    app.add_middleware(Guard, config=config, room=lambda: app.state.room)
    return app


async def _play(websocket: WebSocket) -> None:
    await socket(websocket.app.state.room, websocket)


async def _document(_request: Request) -> Response:
    return JSONResponse(openapi())


def _endpoint(route: Route) -> Callable[[Request], Awaitable[Response]]:
    decoder: msgspec.json.Decoder[Any] | None = None
    if route.body is not None and route.body is not TEXT:
        decoder = msgspec.json.Decoder(route.body)

    async def endpoint(request: Request) -> Response:
        room: Room = request.app.state.room
        try:
            reply = await route.handler(await _read(room, route, decoder, request))
        except TableError as error:
            reply = problem(error)
        except ClientDisconnect:
            return Response(status_code=_GONE)
        except Exception as error:
            logger.exception("a request failed", route=route.path, error=type(error).__name__)
            reply = problem(TableError(500, "table.broken"))
        if isinstance(reply, Response):
            return reply
        return answered(room, reply if isinstance(reply, Reply) else Reply(200, reply))

    return endpoint


async def _read(room: Room, route: Route, decoder: "msgspec.json.Decoder[Any] | None", request: Request) -> Call:
    """The request, refused where it cannot be what the route takes. Nobody's body is read before it is clear who asks,
    where that matters, and that they do not ask too often."""
    call = Call(room, request)
    room.order.check_address(call.address)
    if request.method != "GET" and not same_origin(request):
        raise TableError(403, "table.origin")
    if route.identified:
        await call.who()
    if route.limit is not None:
        call.count(route.limit, await call.maybe_who())
    try:
        if route.query is not None:
            call.query = msgspec.convert(dict(request.query_params), route.query, strict=False)
        if route.body is TEXT:
            call.body = (await request.body()).decode()
        elif decoder is not None:
            # A form that a foreign page could send without asking is of no other kind; this one it cannot.
            if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
                raise TableError(415, "table.not-json")
            call.body = decoder.decode(await request.body())
    except msgspec.ValidationError as error:
        raise TableError(422, "table.invalid", detail=str(error)) from None
    except UNREADABLE:
        raise TableError(400, "table.unreadable") from None
    return call


async def _not_found(request: Request, _error: Exception) -> Response:
    return answered(request.app.state.room, problem(TableError(404, "table.no-such-place")))


async def _not_allowed(request: Request, error: Exception) -> Response:
    response = answered(request.app.state.room, problem(TableError(405, "table.no-such-method")))
    response.headers.update(getattr(error, "headers", None) or {})
    return response
