"""docs/dealer.md is right: its worked example holds for our dealer and for one written from the page alone."""

import hashlib
import hmac
import re
from pathlib import Path

import pytest

from understory.core import Dealer

PAGE = (Path(__file__).parents[2] / "docs" / "dealer.md").read_text(encoding="utf-8")
SEED = bytes.fromhex(re.findall(r"^ {4}seed +([0-9a-f]{64})$", PAGE, re.MULTILINE)[0])
ROWS = [
    (int(n), int(takebacks), int(total), drawn.split(), int(result))
    for n, takebacks, total, drawn, result in re.findall(
        r"^\| (\d+) \| (\d+) \| (\d+) \| ([0-9a-f ]+) \| (\d+) \|$", PAGE, re.MULTILINE
    )
]


def by_the_page(n: int, takebacks: int, total: int) -> tuple[list[str], int]:
    """What was drawn, attempt after attempt, and the result: steps 1 to 4 of the page."""
    limit = total * (2**64 // total)
    drawn: list[str] = []
    while True:
        message = ":".join(map(str, (n, takebacks, len(drawn))))
        first_bytes = hmac.new(SEED, message.encode("ascii"), hashlib.sha256).digest()[:8]
        drawn.append(first_bytes.hex())
        number = int(drawn[-1], 16)
        if number < limit:
            return drawn, number % total


def test_the_page_has_a_worked_example_with_and_without_refused_attempts() -> None:
    assert len(ROWS) == 8
    assert {len(drawn) for _, _, _, drawn, _ in ROWS} == {1, 2, 3}


@pytest.mark.parametrize(("n", "takebacks", "total", "drawn", "result"), ROWS)
def test_every_row_holds(n: int, takebacks: int, total: int, drawn: list[str], result: int) -> None:
    assert by_the_page(n, takebacks, total) == (drawn, result)
    assert Dealer(SEED)(n, takebacks, total) == result


def test_the_commitment_is_the_seeds_hash() -> None:
    commitment = re.findall(r"^ {4}commitment +([0-9a-f]{64})$", PAGE, re.MULTILINE)[0]
    assert commitment == hashlib.sha256(SEED).hexdigest() == Dealer(SEED).commitment
