"""What a route over HTTP is: what it takes and gives, who is answered, and how often. The routes stand in `routes`."""

from collections.abc import Awaitable, Callable
from dataclasses import KW_ONLY, dataclass
from typing import Any, Final, TypeAlias

import msgspec
from starlette.responses import Response

from understory.server.calls import Call, Reply
from understory.server.config import Limit

Handler: TypeAlias = Callable[[Call], Awaitable[msgspec.Struct | Reply | Response]]
TEXT: Final = str
"""Stands for plain text where a route says what it takes or gives."""
PICTURE: Final = bytes
"""Stands for a picture."""


@dataclass(frozen=True, slots=True)
class Route:
    """A request that is answered: what it takes, and what it gives with which status."""

    method: str
    path: str
    handler: Handler
    gives: dict[int, Any]
    _: KW_ONLY
    body: Any = None
    query: Any = None
    identified: bool = True
    """Whether only those who have introduced themselves are answered."""
    tag: str = "matches"
    limit: Limit | None = Limit.READING
    """What it counts as, before its body is read; `None` where it is not limited, or the handler counts by itself."""

    @property
    def operation(self) -> str:
        """Its name, alone in the document: the handler's, and what it is about where that may be several things."""
        about = "_of_record" if "/records/{record}/" in self.path else ""
        return f"{self.handler.__name__}{about}"

    @property
    def summary(self) -> str:
        """What it does: the handler's own words."""
        return (self.handler.__doc__ or "").strip()
