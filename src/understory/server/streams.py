"""Streams: NDJSON for programs, a WebSocket for the page. Both tell the same, and resume after any `seq`."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
import structlog
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from understory.server import messages as msg
from understory.server.actor import Actor, Stream
from understory.server.calls import Call, encoded
from understory.server.handlers import Listening, asked, looked_at
from understory.server.people import Known
from understory.server.room import Room
from understory.server.words import TableError

logger: Final = structlog.get_logger("understory.web")
_decoder: Final[msgspec.json.Decoder[msg.FromClient]] = msgspec.json.Decoder(msg.FromClient)
POLICY: Final = 1008
TOO_LARGE: Final = 1009
GOING_AWAY: Final = 1001


async def _listening(call: Call) -> tuple[Actor, Stream, Known | None]:
    if call.room.metrics.streams._value.get() >= call.room.config.most_streams:
        raise TableError(503, "table.full")
    actor, who = await looked_at(call)
    person = who.person if who else None
    viewer = call.tables.viewer(actor, person, call.query.seat)
    return actor, actor.listen(viewer, person, call.query.after), who


async def ndjson(call: Call) -> Response:
    """Everything that a viewer is told, a message a line, as it comes; empty lines are signs of life."""
    actor, stream, _ = await _listening(call)

    async def lines() -> AsyncIterator[bytes]:
        try:
            async for batch in _with_heartbeat(stream, call.room.config.heartbeat):
                yield ndjson_bytes(batch)
        finally:
            actor.leave(stream)

    return StreamingResponse(lines(), media_type="application/x-ndjson")


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
    try:
        if not same_origin(websocket):
            raise TableError(403, "table.origin")
        query: Any = msgspec.convert(dict(websocket.query_params), Listening, strict=False)
        call = Call(room, websocket, query)
        actor, stream, who = await _listening(call)
    except (TableError, msgspec.ValidationError):
        await websocket.close(POLICY)
        return
    await websocket.accept()
    both = {
        asyncio.create_task(_tell(websocket, stream)),
        asyncio.create_task(_hear(call, websocket, actor, stream, who)),
    }
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        actor.leave(stream)
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)


def same_origin(connection: Any) -> bool:
    """Whether a browser sent this from our own page; programs send no origin at all."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")


async def _tell(websocket: WebSocket, stream: Stream) -> None:
    async for batch in stream.batches():
        for message in batch:
            await websocket.send_text(encoded(message).decode())
    await websocket.close(GOING_AWAY)


async def _hear(call: Call, websocket: WebSocket, actor: Actor, stream: Stream, who: Known | None) -> None:
    while True:
        text = await _received(websocket)
        if len(text) > call.room.config.largest_body:
            await websocket.close(TOO_LARGE)
            return
        reply = await _answer(call, actor, stream, who, text)
        if reply is not None:
            await websocket.send_text(encoded(reply).decode())


async def _received(websocket: WebSocket) -> bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    text: str | None = message.get("text")
    binary: bytes | None = message.get("bytes")
    return text.encode() if text is not None else binary or b""


async def _answer(call: Call, actor: Actor, stream: Stream, who: Known | None, text: bytes) -> msg.FromTable | None:
    client = ""
    try:
        request = _decoder.decode(text)
        match request:
            case msg.Ping():
                return msg.Pong()
            case msg.Look(seat):
                stream.look(call.tables.viewer(actor, who.person if who else None, seat))
                return None
            case _:
                client = request.client
                if who is None:
                    raise TableError(401, "table.who-are-you")
                return await asked(call, actor, who, request)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return msg.Refused(client, "table.unreadable")
    except TableError as error:
        return msg.Refused(client, error.error, arguments=dict(error.arguments))
    except Exception as error:  # whoever asked has to be answered
        logger.exception("a request failed", route="socket", error=type(error).__name__)
        return msg.Refused(client, "table.broken")
