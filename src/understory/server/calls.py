"""A request on its way in and the answer on its way out: who asks, what they sent, how often they may."""

from dataclasses import dataclass
from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from understory.server.config import Limit
from understory.server.errors import TableError
from understory.server.limits import subnet
from understory.server.people import Known
from understory.server.room import Room
from understory.table.forms import Problem

COOKIE: Final = "understory"
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What decoding raises where something cannot be read; the last where it is nested too deeply."""
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

    def __init__(self, room: Room, connection: HTTPConnection, query: Any = None) -> None:
        self.room = room
        self.tables = room.tables
        self.connection = connection
        self.query = query
        self.body: Any = None
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
            return subnet(forwarded.rpartition(",")[2].strip())
        return subnet(self.connection.client.host) if self.connection.client else "local"

    def count(self, what: Limit, who: Known | None, cost: float = 1.0) -> None:
        """Count it against the asker's limit, and against that of all who ask from the same address."""
        if who is not None:
            self.room.buckets[what].take(who.person, cost)
            self.room.shared_buckets[what].take(self.address, cost)
        else:
            self.room.buckets[what].take(self.address, cost)


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
