"""Web Push: whoever agreed to it is called when it is their turn, though no page of theirs is open.

Only where the host has keys: `understory admin push-keys FILE` makes them, `understory serve --push-keys FILE` uses
them. What is sent is encrypted for the browser that asked: its service reads nothing of it.
"""

import asyncio
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec
import structlog
from sqlalchemy import Connection, delete, select

from understory.core import OptionError
from understory.core.extras import NotInstalled
from understory.server import schema
from understory.server.clock import Clock
from understory.server.errors import TableError
from understory.server.store import Store
from understory.table.forms import PushSubscription
from understory.table.vocabulary import Code, Person

HOSTS: Final = ("fcm.googleapis.com", "updates.push.services.mozilla.com", "push.apple.com", "notify.windows.com")
"""The push services of browsers, and all below them: the table sends nothing to any other address."""
MOST: Final = 10
"""Browsers of one person that are called."""
_GONE: Final = (404, 410)
_SECONDS: Final = 10.0
_KEPT: Final = 43_200
"""Seconds for which a service keeps a call for a browser that is away."""

logger: Final = structlog.get_logger("understory.push")


class PushKeys(msgspec.Struct, frozen=True):
    """What a table signs its calls with, and whom a push service may write to about them."""

    private: str
    public: str
    contact: str


Sender: TypeAlias = Callable[[dict[str, Any], str, PushKeys], int]
"""Sends a text to a subscription; the status of the answer."""


def made_keys(contact: str) -> PushKeys:
    """New keys."""
    vapid = _library("py_vapid")
    utils = _library("py_vapid.utils")
    serialization = _library("cryptography.hazmat.primitives.serialization")
    signer = vapid.Vapid02()
    signer.generate_keys()
    point = signer.public_key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    private = signer.private_key.private_numbers().private_value.to_bytes(32, "big")
    return PushKeys(utils.b64urlencode(private), utils.b64urlencode(point), contact)


def read_keys(file: Path) -> PushKeys:
    """The keys of a file; `OptionError` where it holds none."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=PushKeys)
    except (OSError, msgspec.DecodeError) as error:
        why = (error.strerror or str(error)).lower() if isinstance(error, OSError) else str(error)
        raise OptionError("push-keys", str(file), f"`understory admin push-keys FILE` makes them ({why})") from None


def _library(name: str) -> Any:
    try:
        return __import__(name, fromlist=["_"])
    except ModuleNotFoundError:
        raise NotInstalled("pywebpush", "host") from None


def sent(subscription: dict[str, Any], text: str, keys: PushKeys) -> int:
    """Send by the kept library."""
    push = _library("pywebpush")
    try:
        answer = push.webpush(
            subscription,
            text,
            vapid_private_key=keys.private,
            vapid_claims={"sub": keys.contact},
            ttl=_KEPT,
            timeout=_SECONDS,
        )
    except push.WebPushException as error:
        return error.response.status_code if error.response is not None else 0
    return int(answer.status_code)


class Push:
    """Who asked to be called, and calling them."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        keys: PushKeys | None,
        hosts: tuple[str, ...] = HOSTS,
        send: Sender = sent,
    ) -> None:
        self.store = store
        self.clock = clock
        self.keys = keys
        self.hosts = hosts
        self.send = send

    async def subscribe(self, person: Person, wish: PushSubscription) -> None:
        """From now on the browser is called. Only services that browsers really use: no address of anybody's choice."""
        parts = urlsplit(wish.endpoint)
        host = parts.hostname or ""
        known = any(host == one or host.endswith(f".{one}") for one in self.hosts)
        if self.keys is None or parts.scheme != "https" or not known or parts.port not in (None, 443):
            raise TableError(422, "table.push")
        await self.unsubscribe(wish.endpoint)
        held = await self._held(person)
        for row in held[: max(0, len(held) + 1 - MOST)]:
            await self.unsubscribe(row.endpoint)
        await self.store.put(
            schema.pushes,
            endpoint=wish.endpoint,
            person=person,
            p256dh=wish.p256dh,
            auth=wish.auth,
            words=wish.words,
            created=self.clock.now(),
        )

    async def unsubscribe(self, endpoint: str) -> None:
        """The browser is called no more."""

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.pushes).where(schema.pushes.c.endpoint == endpoint))

        await self.store.write(work)

    async def _held(self, person: Person) -> list[Any]:
        p = schema.pushes.c
        return await self.store.fetch(select(schema.pushes).where(p.person == person).order_by(p.created))

    async def call(self, person: Person, match: Code, game: str) -> None:
        """Call every browser of somebody whose turn it is; those that are gone are forgotten."""
        if self.keys is None:
            return
        for row in await self._held(person):
            told = json.dumps({"title": row.words, "body": game, "url": f"/m/{match}"})
            subscription = {"endpoint": row.endpoint, "keys": {"p256dh": row.p256dh, "auth": row.auth}}
            status = await asyncio.to_thread(partial(self.send, subscription, told, self.keys))
            if status in _GONE:
                await self.unsubscribe(row.endpoint)
            elif not 200 <= status < 300:
                logger.warning("a push service did not take a call", status=status)
