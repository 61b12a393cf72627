"""Makes what stands in `browser_table.py` and `offline_site.py` known to the walks."""

from browser_table import *  # noqa: F403
from offline_site import site, visitor  # noqa: F401
