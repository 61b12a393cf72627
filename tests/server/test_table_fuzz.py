from random import Random
from typing import Any

import hypothesis
import schemathesis
from bench.fuzz import message
from bench.table_server import Guest, Server
from hypothesis import HealthCheck, Phase, settings
from schemathesis.core.result import Ok

SOCKET_MESSAGES = 9_000
POSTED_MESSAGES = 1_000
BATCH = 100


def test_ten_thousand_fuzzed_messages_bring_no_server_error(server: Server, ada: Guest) -> None:
    rng = Random("fuzz")
    match = ada.make("me", "me", caretaker="random")["match"]
    with ada.listen(match, seat=0) as line:
        for _ in range(SOCKET_MESSAGES // BATCH):
            for _ in range(BATCH):
                text = message(rng)
                line.send(text)
            line.send('{"type":"ping"}')
            while (told := line.told())["type"] != "pong":
                assert told.get("error") != "table.broken", told
            assert ada.call("GET", f"/api/matches/{match}").status_code in (200, 404), "whatever was sent, it lives on"
    statuses = {
        ada.http.post(
            f"/api/matches/{match}/requests", content=message(rng), headers={"content-type": "application/json"}
        ).status_code
        for _ in range(POSTED_MESSAGES)
    }
    assert statuses <= {200, 400, 403, 404, 409, 413, 422}
    assert ada.done("GET", "/healthz")["healthy"]
    assert not [line for line in server.lines if '"level": "error"' in line]


def test_no_request_that_the_openapi_document_describes_brings_a_server_error(server: Server, ada: Guest) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/openapi.json")
    match = ada.make("me", "me", access="public")["match"]
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(
            max_examples=12,
            derandomize=True,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @hypothesis.given(operation.as_strategy())
        def answered(case: Any) -> None:
            _call(ada, match, case)

        answered()
    assert not [line for line in server.lines if '"level": "error"' in line]


def _call(ada: Guest, match: str, case: Any) -> None:
    parameters = dict(case.path_parameters or {})
    streaming = case.operation.path.endswith("/stream")
    if "match" in parameters and not streaming:
        case.path_parameters = parameters | {"match": match}
    # Ending a session would end it for all requests that follow: it is asked with a token that nobody has.
    token = "nobody" if case.operation.path == "/api/session" else ada.token
    answer = case.call(base_url=ada.address, cookies={"understory": token})
    assert answer.status_code < 500, f"{case.operation.label}: {answer.status_code} {answer.text}"
