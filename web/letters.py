"""`python -m web.letters` writes `src/understory/table/letters.json`: the outlines of the page's two faces, so that
pictures to be shared carry their letters with them. Needs fonttools, and the page's fonts installed.

A line is set in the first face that has all of its letters: Shippori Mincho, which is the display face, or Alegreya
Sans, which has those of more languages. Both are under the SIL Open Font License, which allows their outlines in
documents.
"""

import json
from pathlib import Path
from typing import Any, Final

_FONTS: Final = Path(__file__).parent / "node_modules/@fontsource"
FACES: Final = (
    ("shippori-mincho", 600, ("latin",)),
    ("alegreya-sans", 500, ("latin", "latin-ext", "vietnamese", "greek", "cyrillic", "cyrillic-ext")),
)
"""Name, weight and the files that the face comes in."""
LETTERS: Final = Path(__file__).parents[1] / "src/understory/table/letters.json"


def letters() -> list[dict[str, Any]]:
    """For each face every letter's width and outline, y down, in units of which `em` make the size of the type."""
    return [_face(name, weight, parts) for name, weight, parts in FACES]


def _face(name: str, weight: int, parts: tuple[str, ...]) -> dict[str, Any]:
    from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-not-found]  # noqa: PLC0415
    from fontTools.pens.transformPen import TransformPen  # type: ignore[import-not-found]  # noqa: PLC0415
    from fontTools.ttLib import TTFont  # type: ignore[import-not-found]  # noqa: PLC0415

    drawn: dict[str, list[object]] = {}
    for part in parts:
        font = TTFont(_FONTS / name / f"files/{name}-{part}-{weight}-normal.woff")
        em, glyphs = font["head"].unitsPerEm, font.getGlyphSet()
        for code, glyph in sorted(font.getBestCmap().items()):
            pen = SVGPathPen(glyphs, lambda value: str(round(value)))
            glyphs[glyph].draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
            drawn[chr(code)] = [round(glyphs[glyph].width), pen.getCommands()]
    return {"em": em, "letters": drawn}


if __name__ == "__main__":
    LETTERS.write_text(json.dumps(letters(), ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
