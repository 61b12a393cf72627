"""The table: a server where people and bots play, and nothing is ever lost. `docs/protocol.md` says how to speak to it.

A match is the append-only log of its entries (`entries`); `match` is what a log makes, `deciding` what a request adds,
`telling` what viewers get to know, `actor` one live match, `tables` all of them, `store` where logs are kept.
`running.serve` runs it; the workers in which bots think import this package too, so it imports nothing heavy.
"""

from understory.server.config import LIMITS, UNLIMITED, Config, Limit, Rate

__all__ = ["LIMITS", "UNLIMITED", "Config", "Limit", "Rate"]
