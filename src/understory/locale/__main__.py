"""`python -m understory.locale FOLDER` writes what the page loads; a file that has not changed is left as it is."""

import sys
from pathlib import Path

from understory.locale.bundles import bundles


def main(arguments: list[str]) -> int:
    """Write all files; 2 where no folder is named."""
    if len(arguments) != 1:
        print("usage: python -m understory.locale FOLDER", file=sys.stderr)
        return 2
    for name, text in bundles().items():
        path = Path(arguments[0]) / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
