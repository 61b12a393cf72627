"""Makes what stands in `browser_table.py` known to all tests in this folder."""

from browser_table import *  # noqa: F403
