"""`python web/generate.py` makes what the page needs to know from the Python side, in `web/src/generated`:
the protocol's types, the rule books, the small marks and the scenes, drawn by the hand that draws the cards.

Nothing there is edited or committed. A file is written only where it has changed, so that a running Vite stays quiet.
"""

import json
from pathlib import Path
from typing import Final

from understory.catalogue import all_books
from understory.games.kodama.art.marks import marks
from understory.games.kodama.art.scenes import scenes
from understory.server.typescript import typescript

FOLDER: Final = Path(__file__).parent / "src" / "generated"


def generated() -> dict[str, str]:
    """Every file by its path below the folder."""
    files = {"protocol.ts": typescript()}
    for book in all_books():
        rules = [{"id": rule.id, "text": rule.text, "ruling": rule.ruling} for rule in book.rules]
        name = book.name.replace("_", "-")
        files[f"rules/{name}.json"] = json.dumps({"title": book.title, "rules": rules}, ensure_ascii=False)
    files["marks.json"] = json.dumps(marks())
    for name, drawing in scenes().items():
        files[f"scenes/{name}.svg"] = drawing
    return files


def main() -> None:
    """Write them all."""
    for name, text in generated().items():
        path = FOLDER / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
