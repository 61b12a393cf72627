"""`python web/generate.py` makes what the page needs to know from the Python side, in `web/src/generated`:
the protocol's types, the words of four languages, the cards and their art, and the page's pictures by the same hand.

Nothing there is edited or committed. A file is written only where it has changed, so that a running Vite stays quiet.
"""

import json
from pathlib import Path
from typing import Final

from understory.catalogue import all_books
from understory.games.kodama.art.marks import marks
from understory.games.kodama.art.scenes import scenes
from understory.games.kodama.export import INKS, art, cards
from understory.games.kodama.shelf import shipped_shelf
from understory.locale import LANGUAGES
from understory.locale.bundles import bundles
from understory.server.typescript import typescript

FOLDER: Final = Path(__file__).parent / "src" / "generated"


def generated() -> dict[str, str]:
    """Every file by its path below the folder."""
    files = {"protocol.ts": typescript()}
    files |= {f"words/{name}": text for name, text in {**_english_rules(), **bundles()}.items()}
    files["marks.json"] = _json(marks())
    shelf = shipped_shelf()
    files |= {"kodama.json": _json(cards(shelf)), "kodama-art.json": _json(art(shelf))}
    for name, drawing in scenes(INKS).items():
        files[f"scenes/{name}.svg"] = drawing
    return files


def _english_rules() -> dict[str, str]:
    """Every rule book for every language in English, until it is translated."""
    files: dict[str, str] = {}
    for book in all_books():
        rules = [{"id": rule.id, "text": rule.text, "ruling": rule.ruling} for rule in book.rules]
        told = _json({"title": book.title, "rules": rules})
        files |= {f"{language}/{book.name.replace('_', '-')}.rules.json": told for language in LANGUAGES}
    return files


def _json(content: object) -> str:
    return json.dumps(content, separators=(",", ":"), ensure_ascii=False)


def main() -> None:
    """Write them all, and take away what is no longer made."""
    files = generated()
    for path in FOLDER.rglob("*"):
        if path.is_file() and path.relative_to(FOLDER).as_posix() not in files:
            path.unlink()
    for name, text in files.items():
        path = FOLDER / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
