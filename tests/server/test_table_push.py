"""Web Push: keys, who may be called where, and that whoever is away is called when it is their turn."""

import asyncio
import base64
import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import count
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from table_evening import Evening, evening, move
from typer.testing import CliRunner

from understory.cli import app
from understory.core import OptionError
from understory.server.errors import TableError
from understory.server.push import PushKeys, made_keys, read_keys, sent
from understory.table.forms import PushSubscription
from understory.testing import rule
from understory.testing.lanterns import LANTERNS

AT = "https://updates.push.services.mozilla.com/wpush/v2/abc"


def wish(endpoint: str = AT) -> PushSubscription:
    return PushSubscription(endpoint, "key", "auth", "À toi")


def test_a_command_makes_keys_once(tmp_path: Path) -> None:
    file = tmp_path / "push.json"
    done = CliRunner().invoke(app, ["admin", "push-keys", str(file), "--contact", "mailto:host@example.org"])
    assert done.exit_code == 0, done.output
    keys = read_keys(file)
    assert keys.contact == "mailto:host@example.org"
    assert len(base64.urlsafe_b64decode(keys.public + "==")) == 65
    assert file.stat().st_mode & 0o077 == 0
    assert CliRunner().invoke(app, ["admin", "push-keys", str(file)]).exit_code != 0
    assert read_keys(file) == keys
    with pytest.raises(OptionError):
        read_keys(tmp_path / "none.json")


def test_what_is_sent_can_be_read_by_the_browser_that_asked_and_is_signed() -> None:
    heard: list[tuple[dict[str, str], bytes]] = []

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append((dict(self.headers), self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    browser, secret = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    with HTTPServer(("127.0.0.1", 0), Service) as service:
        thread = threading.Thread(target=service.handle_request)
        thread.start()
        keys = {
            name: base64.urlsafe_b64encode(value).rstrip(b"=").decode()
            for name, value in (("p256dh", point), ("auth", secret))
        }
        subscription = {"endpoint": f"http://127.0.0.1:{service.server_port}/x", "keys": keys}
        assert sent(subscription, '{"title": "Your turn"}', made_keys("mailto:host@example.org")) == 201
        thread.join()
    ((headers, body),) = heard
    told = http_ece.decrypt(body, private_key=browser, auth_secret=secret, version="aes128gcm")
    assert json.loads(told) == {"title": "Your turn"}
    assert {name.lower(): value for name, value in headers.items()}["authorization"].startswith("vapid ")


@pytest.mark.parametrize(
    "endpoint",
    ["http://updates.push.services.mozilla.com/x", "https://127.0.0.1/secrets", "https://mozilla.com.example.org/x"],
)
@rule("table.push")
def test_nothing_is_sent_to_an_address_of_anybodys_choice(sqlite_store: str, endpoint: str) -> None:
    async def play(here: Evening) -> None:
        push = here.room.tables.push
        push.keys = PushKeys("private", "public", "mailto:host@example.org")
        await here.match("me", "guest")
        with pytest.raises(TableError):
            await push.subscribe(here.people["Ada"].person, wish(endpoint))

    evening(sqlite_store, play)


def test_whoever_is_away_is_called_when_it_is_their_turn_and_a_browser_that_is_gone_is_forgotten(
    sqlite_store: str,
) -> None:
    async def play(here: Evening) -> None:
        push = here.room.tables.push
        push.keys = PushKeys("private", "public", "mailto:host@example.org")
        calls: list[dict[str, Any]] = []
        loop, rung = asyncio.get_running_loop(), asyncio.Event()

        def send(_: dict[str, Any], text: str, __: PushKeys) -> int:
            calls.append(json.loads(text))
            loop.call_soon_threadsafe(rung.set)
            return 410

        push.send = send
        actor = await here.match("me", "guest")
        ben = here.people["Ben"].person
        await push.subscribe(ben, wish())
        await move(actor, here.asker("Ada", "m0"), 0)
        await move(actor, here.asker("Ben", "m1"), 1)
        assert list(actor.match.waiting) == [0]
        assert not calls
        for number in count(2):  # what Ada hangs may bring her further decisions
            if list(actor.match.waiting) == [1]:
                break
            await move(actor, here.asker("Ada", f"m{number}"), 0)
        await rung.wait()
        assert calls == [{"title": "À toi", "body": LANTERNS.game.spec.title, "url": f"/m/{actor.code}"}]
        while await push._held(ben):
            await asyncio.sleep(0)
        await push.call(ben, actor.code, "Lanterns")
        assert len(calls) == 1

    evening(sqlite_store, play)
