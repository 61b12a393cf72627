"""What links to matches and games looked at again say of themselves where they are shown: title, text and picture, in
the head of the page. Never more than somebody without a seat may see.
"""

from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from understory.hosting.watching import Watched, of_match, of_record
from understory.server.errors import TableError
from understory.server.live import is_code
from understory.server.page import INDEX
from understory.server.room import Room
from understory.table.replays import frame
from understory.table.telling import points_in

_MARK: Final = "</head>"
_LARGE: Final = '<meta name="twitter:card" content="summary_large_image">'
"""The picture is shown in its whole width, not as a stamp beside the text."""


async def page_with_head(request: Request, folder: Path) -> Response:
    """The page, its head telling of the match or record that the address names, if anybody may know of it."""
    try:
        told = await _told(request)
    except TableError:
        told = ""
    text = (folder / INDEX).read_text(encoding="utf-8").replace(_MARK, f"{told}{_MARK}", 1)
    headers = {"cache-control": "no-cache", "etag": f'"{sha256(text.encode()).hexdigest()[:32]}"'}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return HTMLResponse(text, headers=headers)


async def _told(request: Request) -> str:
    room: Room = request.app.state.room
    code, key = request.path_params["code"], request.query_params.get("key")
    if not is_code(code):
        game, place = of_record(await room.tables.records.course(code)), f"/api/records/{code}"
    else:
        actor = await room.tables.actor(code)
        await room.tables.may_look(actor, None, key)
        game, place = of_match(actor.match, None), f"/api/matches/{code}"
    moves = _moves(request.query_params.get("t"), game)
    asked = {"moves": moves} | ({"key": key} if key else {})
    base = str(request.base_url).rstrip("/")
    # Without its query the address would be another moment, or, where it takes a key, nothing at all.
    query = f"?{request.url.query}" if request.url.query else ""
    return _LARGE + "".join(
        f'<meta property="og:{name}" content="{escape(content, quote=True)}">'
        for name, content in (
            ("type", "website"),
            ("site_name", "Understory"),
            ("title", game.course.box.game.spec.title),
            ("description", _standing(game, moves)),
            ("image", f"{base}{place}/keepsake.png?{urlencode(asked)}"),
            ("url", f"{base}{request.url.path}{query}"),
        )
    )


def _moves(given: str | None, game: Watched) -> int:
    asked = int(given) if given and given.isascii() and given.isdigit() and len(given) <= 6 else game.course.length
    return min(asked, game.course.length)


def _standing(game: Watched, moves: int) -> str:
    """Everybody with their points, as a spectator knows them."""
    course = game.course
    end = frame(course, moves, None).end
    view = course.box.game.view(course.line.states[moves], None)
    scores = end.scores if end else points_in(view, len(course.seats))
    return " · ".join(f"{name} {points}" for name, points in zip(game.names(), scores, strict=True))
