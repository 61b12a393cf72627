"""Who decides chance moves. No state holds a generator: the dealer stands outside and gives a number for each.

`Dealer` draws from a secret seed that can be checked afterwards in any language; `docs/dealer.md` specifies it.
"""

import secrets
from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Final, TypeAlias

Deals: TypeAlias = Callable[[int, int, int], int]
"""`deals(n, takebacks, total)`: a number in `range(total)` for the n-th chance move of the line, counted from 0,
after so many take-backs."""

Draws: TypeAlias = Callable[[int], int]
"""`draws(total)`: the next number in `range(total)`."""

SEED_BYTES: Final = 32
_SPAN: Final = 1 << 64
_BLOCK: Final = 64
"""Bytes that SHA-256 takes at a time, to which HMAC fills its key up."""


class Dealer:
    """Deals from a seed of 32 bytes. `commitment` can be published before the game, `seed` after it."""

    __slots__ = ("_inner", "_outer", "seed")

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a dealer's seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self._inner = bytes(byte ^ 0x36 for byte in seed.ljust(_BLOCK, b"\0"))
        self._outer = bytes(byte ^ 0x5C for byte in seed.ljust(_BLOCK, b"\0"))

    @classmethod
    def fresh(cls) -> "Dealer":
        """A dealer with a seed that nobody can guess."""
        return cls(secrets.token_bytes(SEED_BYTES))

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed, in hex: binds the dealer without telling anything."""
        return sha256(self.seed).hexdigest()

    def __call__(self, n: int, takebacks: int, total: int) -> int:
        """HMAC-SHA256 of `n:takebacks:attempt` under the seed; its first 8 bytes, big-endian, modulo `total`,
        attempt after attempt until the number lies below the largest multiple of `total`, so that none is favoured.
        """
        if total < 1:
            raise ValueError("nothing to deal")
        limit = _SPAN - _SPAN % total
        attempt = 0
        while True:
            message = f"{n}:{takebacks}:{attempt}".encode("ascii")
            drawn = int.from_bytes(self._hmac(message)[:8], "big")
            if drawn < limit:
                return drawn % total
            attempt += 1

    def _hmac(self, message: bytes) -> bytes:
        """HMAC-SHA256 (RFC 2104) under the seed. The key is filled up once: half the time of `hmac.digest`."""
        return sha256(self._outer + sha256(self._inner + message).digest()).digest()


def drawing_from(rng: Random) -> Draws:
    """Numbers for simulations and tests, each as likely as the next; as `rng.randrange`, in half the time."""
    bits = rng.getrandbits

    def draw(total: int) -> int:
        width = total.bit_length()
        number = bits(width)
        while number >= total:
            number = bits(width)
        return number

    return draw


def dealing_from(rng: Random) -> Deals:
    """The same as a dealer of a line."""
    draw = drawing_from(rng)
    return lambda _n, _takebacks, total: draw(total)
