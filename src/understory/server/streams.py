"""Streams: NDJSON for programs, a WebSocket for the page. Both tell the same, and resume after any `seq`."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from understory.server.actor import Actor
from understory.server.calls import UNREADABLE, Call, answered, encoded, problem
from understory.server.config import Limit
from understory.server.connections import SENDS_TEXT, GuardedSocket
from understory.server.errors import TableError
from understory.server.handlers import asked, looked_at, tried
from understory.server.room import Room
from understory.server.stream import Batch, Stream
from understory.table import messages as msg
from understory.table.forms import Listening
from understory.table.vocabulary import GoodbyeReason

logger: Final = structlog.get_logger("understory.web")
_decoder: Final[msgspec.json.Decoder[msg.FromClient]] = msgspec.json.Decoder(msg.FromClient)
POLICY: Final = 1008
TOO_LARGE: Final = 1009
GOING_AWAY: Final = 1001


@dataclass(frozen=True, slots=True)
class Subscription:
    """A viewer's stream, and where the viewer comes from."""

    call: Call
    actor: Actor
    stream: Stream


@asynccontextmanager
async def _subscribed(call: Call) -> AsyncIterator[Subscription]:
    """A stream for whoever asks, if they may look and have not too many already; ended with the context."""
    actor, who = await looked_at(call)
    person = who.person if who else None
    viewer = call.tables.viewer(actor, person, call.query.seat)
    unseated = await call.tables.is_open(actor, call.query.key)
    with call.room.places.place(person, call.address):
        stream = actor.listen(viewer, person, call.query.after, unseated=unseated)
        try:
            with call.tables.people.watch(call.token, partial(stream.close, GoodbyeReason.GONE)):
                yield Subscription(call, actor, stream)
        finally:
            actor.leave(stream)


async def ndjson(call: Call) -> Response:
    """Everything that a viewer is told, a message a line, as it comes; empty lines are signs of life."""
    async with AsyncExitStack() as stack:
        subscription = await stack.enter_async_context(_subscribed(call))
        return _Lines(subscription.stream, call.room.config.heartbeat, stack.pop_all())


class _Lines(StreamingResponse):
    """A stream's messages as lines. The stream ends with the response, even where that never begins."""

    def __init__(self, stream: Stream, heartbeat: float, ending: AsyncExitStack) -> None:
        batches = _with_heartbeat(stream, heartbeat)
        super().__init__((ndjson_bytes(batch) async for batch in batches), media_type="application/x-ndjson")
        self._ending = ending

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        async with self._ending:
            await super().__call__(scope, receive, send)


def ndjson_bytes(batch: list[msg.FromTable]) -> bytes:
    """Messages as they travel, a line each; an empty line where there are none."""
    return b"".join(encoded(message) + b"\n" for message in batch) or b"\n"


async def _with_heartbeat(stream: Stream, seconds: float) -> AsyncIterator[list[msg.FromTable]]:
    """The stream's batches, and an empty one whenever it has been quiet for long."""
    batches = stream.batches()
    upcoming = asyncio.ensure_future(anext(batches, None))
    try:
        while True:
            done, _ = await asyncio.wait({upcoming}, timeout=seconds)
            if not done:
                yield []
                continue
            batch = upcoming.result()
            if batch is None:
                return
            yield batch
            upcoming = asyncio.ensure_future(anext(batches, None))
    finally:
        upcoming.cancel()


# ---------------------------------------------------------------- the socket


async def socket(room: Room, websocket: WebSocket) -> None:
    """Play over a WebSocket: requests in, answers and all that happens out."""
    call = Call(room, websocket)
    try:
        room.order.check_address(call.address)
        if not same_origin(websocket):
            raise TableError(403, "table.origin")
        call.count(Limit.READING, await call.maybe_who())
        call.query = msgspec.convert(dict(websocket.query_params), Listening, strict=False)
        async with _subscribed(call) as subscription:
            await websocket.accept()
            await _converse(subscription, websocket)
    except TableError as error:
        await _refuse(websocket, error)
    except msgspec.ValidationError:
        await _refuse(websocket, TableError(422, "table.invalid"))


async def _refuse(websocket: WebSocket, error: TableError) -> None:
    """Say why there is no stream. A browser does not tell a page how HTTP answered: whoever has to wait is told on the
    socket, which is opened for that alone."""
    if error.status in (429, 503):
        await websocket.accept()
        await websocket.send_text(encoded(msg.Refused("", error.error, arguments=dict(error.arguments))).decode())
        await websocket.close(POLICY)
    else:
        await websocket.send_denial_response(answered(websocket.app.state.room, problem(error)))


async def _converse(subscription: Subscription, websocket: WebSocket) -> None:
    both = {
        asyncio.create_task(_tell(websocket, subscription.stream)),
        asyncio.create_task(_hear(subscription, websocket)),
    }
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)


def same_origin(connection: Any) -> bool:
    """Whether a browser sent this from our own page; programs send no origin at all."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")


async def _tell(websocket: WebSocket, stream: Stream) -> None:
    """Send the stream's batches, each in one frame, a message a line: what a frame costs, it costs once."""
    socket: GuardedSocket = websocket.scope["extensions"][SENDS_TEXT]["socket"]

    def push(made: Callable[[], Batch]) -> bool:
        if not socket.ready:
            return False
        if batch := made():
            socket.push_text(_lines(batch))
        return True

    stream.push_by(push)
    async for batch in stream.batches():
        await socket.send_text(_lines(batch))
    await websocket.close(GOING_AWAY)


def _lines(batch: Batch) -> bytes:
    return b"\n".join(map(encoded, batch))


async def _hear(subscription: Subscription, websocket: WebSocket) -> None:
    while True:
        text = await _received(websocket)
        if len(text) > subscription.call.room.config.largest_body:
            await websocket.close(TOO_LARGE)
            return
        reply = await _answer(subscription, text)
        if reply is not None:
            await subscription.stream.answer(reply)


async def _received(websocket: WebSocket) -> bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    text: str | None = message.get("text")
    binary: bytes | None = message.get("bytes")
    return text.encode() if text is not None else binary or b""


async def _answer(subscription: Subscription, text: bytes) -> msg.FromTable | None:
    """The answer to a message. Who sends it, and whether they may look, is asked anew for each."""
    client, call, actor = "", subscription.call, subscription.actor
    try:
        request = _decoder.decode(text)
        if isinstance(request, msg.Ping):
            return msg.Pong()
        client = "" if isinstance(request, msg.Look) else request.client
        who = await call.maybe_who()
        await call.tables.may_look(actor, who.person if who else None, call.query.key)
        match request:
            case msg.Look(seat):
                subscription.stream.look(call.tables.viewer(actor, who.person if who else None, seat))
                return None
            case _:
                if who is None:
                    raise TableError(401, "table.who-are-you")
                if isinstance(request, msg.Query):
                    return await tried(call, actor, who, request)
                return await asked(call, actor, who, request)
    except UNREADABLE:
        return msg.Refused(client, "table.unreadable")
    except TableError as error:
        return msg.Refused(client, error.error, arguments=dict(error.arguments))
    except Exception as error:  # whoever asked has to be answered
        logger.exception("a request failed", route="socket", error=type(error).__name__)
        return msg.Refused(client, "table.broken")
