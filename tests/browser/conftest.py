"""Makes what stands in `browser_table.py` known to all tests in this folder."""

from browser_table import *  # noqa: F403
from offline_site import site, visitor  # noqa: F401
