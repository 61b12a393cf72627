"""A request on its way in and the answer on its way out: who asks, what they sent, how often they may."""

from dataclasses import dataclass
from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from understory.server.forms import Problem
from understory.server.people import Known
from understory.server.room import Room
from understory.server.words import TableError

COOKIE: Final = "understory"
_YEAR: Final = 365 * 86_400
_encoder: Final = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer with a status; `token` sets the cookie, an empty one takes it away."""

    status: int
    body: msgspec.Struct | None
    token: str | None = None


class Call:
    """A request, read and checked."""

    def __init__(self, room: Room, connection: HTTPConnection, query: Any = None, body: Any = None) -> None:
        self.room = room
        self.tables = room.tables
        self.connection = connection
        self.query = query
        self.body = body
        self.path: dict[str, str] = dict(connection.path_params)

    @property
    def token(self) -> str | None:
        """The token that came with the request, if it can be one."""
        token = self.connection.cookies.get(COOKIE)
        return token if token and len(token) <= 100 else None

    async def maybe_who(self) -> Known | None:
        """Whoever asks, if the table knows them."""
        return await self.tables.people.known(self.token)

    async def who(self) -> Known:
        """Whoever asks; they must have introduced themselves."""
        who = await self.maybe_who()
        if who is None:
            raise TableError(401, "table.who-are-you")
        return who

    @property
    def address(self) -> str:
        """Where the request came from. The proxy's word counts only where the server was told to trust it."""
        forwarded = self.connection.headers.get("x-forwarded-for") if self.room.config.trust_proxy else None
        if forwarded:
            return forwarded.rpartition(",")[2].strip()
        return self.connection.client.host if self.connection.client else "local"

    def count(self, what: str, who: Known | None) -> None:
        """Count it against the asker's limit."""
        self.room.buckets[what].take(who.person if who is not None else self.address)


def encoded(body: Any) -> bytes:
    """A message as it travels."""
    return _encoder.encode(body)


def answered(room: Room, reply: Reply) -> Response:
    """The reply as HTTP."""
    content = b"" if reply.body is None else encoded(reply.body)
    response = Response(content, reply.status, media_type="application/json" if reply.body is not None else None)
    if reply.token:
        response.set_cookie(
            COOKIE,
            reply.token,
            max_age=_YEAR,
            path="/",
            secure=room.config.secure_cookies,
            httponly=True,
            samesite="strict",
        )
    elif reply.token == "":
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")
    return response


def problem(error: TableError) -> Reply:
    """What went wrong, as an id and arguments."""
    return Reply(error.status, Problem(error.error, dict(error.arguments)))
