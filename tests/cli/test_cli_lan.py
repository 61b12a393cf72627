"""`--lan`: the table is offered by an address that other devices can reach."""

import ipaddress
import re

import pytest

from understory.cli import serving


def test_the_address_in_the_house_is_this_machines_own_with_the_same_port() -> None:
    told = serving.in_the_house("http://0.0.0.0:8123")
    found = re.fullmatch(r"http://([\d.]+):8123", told)
    assert found is not None
    ipaddress.ip_address(found[1])


def test_without_a_network_the_address_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    class Offline:
        def __init__(self, *_: object) -> None: ...
        def __enter__(self) -> "Offline":
            return self

        def __exit__(self, *_: object) -> None: ...
        def connect(self, _: object) -> None:
            raise OSError("unreachable")

    monkeypatch.setattr("socket.socket", Offline)
    assert serving.in_the_house("http://0.0.0.0:8123") == "http://0.0.0.0:8123"
