"""The dealer: fair, repeatable, and checkable by anyone."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from understory.core import Dealer

SEEDS = st.binary(min_size=32, max_size=32)


def by_the_book(seed: bytes, n: int, takebacks: int, total: int) -> int:
    """The specification once more, in other words."""
    for attempt in range(1_000):
        value = int(hmac.new(seed, b"%d:%d:%d" % (n, takebacks, attempt), hashlib.sha256).hexdigest()[:16], 16)
        if value // total < 2**64 // total:
            return value % total
    raise AssertionError


@given(SEEDS, st.integers(0, 500), st.integers(0, 9), st.integers(1, 2**63 + 1))
def test_the_dealer_deals_by_its_specification(seed: bytes, n: int, takebacks: int, total: int) -> None:
    dealt = Dealer(seed)(n, takebacks, total)
    assert dealt == by_the_book(seed, n, takebacks, total)
    assert 0 <= dealt < total


def test_every_outcome_is_equally_likely() -> None:
    dealer = Dealer(bytes(range(32)))
    counts = Counter(dealer(n, 0, 6) for n in range(12_000))
    assert sum((count - 2_000) ** 2 / 2_000 for count in counts.values()) < 30.9  # chi-square, 5 degrees, 1 in 100,000


def test_a_number_beyond_the_last_whole_multiple_is_drawn_again() -> None:
    """With a total just above half the span every other number is refused: some deals need a second attempt."""
    dealer, total = Dealer(bytes(32)), 2**63 + 1
    first = [int.from_bytes(hmac.digest(bytes(32), f"{n}:0:0".encode(), "sha256")[:8], "big") for n in range(50)]
    refused = [n for n in range(50) if first[n] >= total]
    assert refused
    assert all(dealer(n, 0, total) == by_the_book(bytes(32), n, 0, total) for n in refused)


@given(SEEDS)
def test_a_commitment_is_the_hash_of_the_seed(seed: bytes) -> None:
    assert Dealer(seed).commitment == hashlib.sha256(seed).hexdigest()


def test_a_take_back_changes_what_is_dealt_next() -> None:
    dealer = Dealer(bytes(32))
    assert [dealer(n, 0, 10**9) for n in range(5)] != [dealer(n, 1, 10**9) for n in range(5)]


def test_two_fresh_dealers_differ() -> None:
    assert Dealer.fresh().seed != Dealer.fresh().seed


def test_a_seed_of_another_length_and_a_deal_of_nothing_are_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        Dealer(b"abc")
    with pytest.raises(ValueError, match="nothing to deal"):
        Dealer(bytes(32))(0, 0, 0)
