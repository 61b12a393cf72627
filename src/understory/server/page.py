"""The page as it is sent to browsers: a folder of files, built once. What has a hash in its name or its folder's never
changes and is kept by browsers; everything else is asked for again. What is packed already travels as it is. An address
that names no file is one of the page's own places, such as `/m/CODE`, and gets the page.
"""

import os
from pathlib import Path, PurePosixPath
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

import understory

SHIPPED: Final = Path(understory.__file__).parent / "page"
"""Where a release keeps the page."""
HASHED: Final = "assets"
"""The folder whose files carry a hash of their content in their names."""
PYTHON: Final = "python"
"""The folder of what the page needs to go on without a server: its files and folders carry a hash in their names."""
PACKED: Final = (".bin", ".zip", ".whl", ".png", ".woff2")
_FOR_EVER: Final = "public, max-age=31536000, immutable"
INDEX: Final = "index.html"


def page_folder(given: str | None) -> Path | None:
    """The folder with the page: the one that was asked for, or the one that came with the release."""
    folder = Path(given) if given else SHIPPED
    return folder if (folder / INDEX).is_file() else None


def page_app(folder: Path) -> ASGIApp:
    """Serves the page."""
    page = Page(directory=folder)
    packing = GZipMiddleware(page, minimum_size=1000)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await (page if scope["path"].endswith(PACKED) else packing)(scope, receive, send)

    return app


class Page(StaticFiles):
    """The files, and the page itself for every place of its own."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file at this path, or the page."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not _is_place(scope):
                raise
            return await super().get_response(INDEX, scope)

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file with how long it may be kept."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        above = Path(full_path).parent
        hashed = above.name in (HASHED, PYTHON) or above.parent.name == PYTHON
        response.headers["cache-control"] = _FOR_EVER if hashed else "no-cache"
        return response


def _is_place(scope: Scope) -> bool:
    """Whether the address can be a place of the page: no file's name, and none of the table's own ways in."""
    path = PurePosixPath(scope["path"])
    return not path.suffix and path.parts[1:2] != ("api",)
