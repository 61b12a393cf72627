"""`python -m understory.testing FOLDER` prints which rules the tests below the folder speak for."""

import sys

from understory.testing.rules import main

sys.exit(main(*sys.argv[1:]))
