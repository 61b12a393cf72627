import json
import re
import signal
from pathlib import Path
from typing import get_args

import pytest
from bench.table_server import Guest, Server, serving
from typer.testing import CliRunner

from understory.cli import app
from understory.server.openapi import openapi
from understory.server.protocol import page
from understory.server.routes import ROUTES

DOCS = Path(__file__).parents[2] / "docs"


def test_the_protocol_page_is_made_from_the_messages_as_they_are() -> None:
    assert (DOCS / "protocol.md").read_text(encoding="utf-8") == page(), "run python -m understory.server.protocol"


def test_every_field_that_the_protocol_page_sets_in_its_words_is_one_that_can_be_sent() -> None:
    words = (DOCS / "protocol.md").read_text(encoding="utf-8").partition("## Requests over HTTP")[0]
    named = set(re.findall(r'`"(\w+)": [^`]+`', words))
    sent = {
        kind
        for route in ROUTES
        for kind in (get_args(route.body) or (route.body,))
        if hasattr(kind, "__struct_fields__")
    }
    assert named
    assert named <= {field for kind in sent for field in kind.__struct_fields__}


def test_every_route_is_described_once_and_served(server: Server, ada: Guest) -> None:
    served = ada.done("GET", "/openapi.json")
    assert served == json.loads(json.dumps(openapi()))
    described = {(method.upper(), path) for path, methods in served["paths"].items() for method in methods}
    assert described == {(route.method, route.path) for route in ROUTES}
    assert len({route.operation for route in ROUTES}) == len(ROUTES)


def test_the_table_tells_how_it_is(ada: Guest) -> None:
    assert ada.done("GET", "/healthz")["healthy"] is True
    match = ada.make("me", "me")["match"]
    ada.ask(match, "say", text="hello")
    figures = ada.call("GET", "/metrics").text
    assert 'understory_matches_total{game="lanterns"} ' in figures
    assert 'understory_answers_total{answer="accepted"} ' in figures
    assert "understory_answer_seconds_bucket" in figures


def test_serve_explains_itself() -> None:
    told = CliRunner().invoke(app, ["serve", "--help"]).stdout
    for word in ("--store", "postgresql://", "UNDERSTORY_STORE", "--https", "--behind-proxy", "--workers", "SIGTERM"):
        assert word in told


@pytest.mark.parametrize("wrong", [["--store", "mysql://x"], ["--log-level", "loud"], ["--game", "chess"]])
def test_a_wrong_setting_is_told_in_one_line(wrong: list[str]) -> None:
    done = CliRunner().invoke(app, ["serve", *wrong])
    assert done.exit_code == 2
    assert done.stderr.startswith("understory: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_the_server_stops_in_order_and_says_goodbye(sqlite_store: str, how: signal.Signals) -> None:
    with serving(sqlite_store) as server, Guest(server.address, "Ada") as ada:
        match = ada.make("me", "greedy")["match"]
        with ada.listen(match, seat=0) as line:
            assert line.told()["type"] == "hello"
            server.process.send_signal(how)
            assert line.until("goodbye")["why"] == "closing"
        assert server.stop(signal.SIGCONT) == 0
        assert not [line for line in server.lines if '"level": "error"' in line]
