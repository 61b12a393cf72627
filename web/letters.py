"""`python -m web.letters` writes `src/understory/table/letters.json`: the outlines of the display face, so that
pictures to be shared carry their letters with them. Needs fonttools, and the page's fonts installed.

The face is Shippori Mincho, under the SIL Open Font License, which allows its outlines in documents.
"""

import json
from pathlib import Path
from typing import Any, Final

_FILES: Final = Path(__file__).parent / "node_modules/@fontsource/shippori-mincho/files"
FONT: Final = _FILES / "shippori-mincho-latin-600-normal.woff"
LETTERS: Final = Path(__file__).parents[1] / "src/understory/table/letters.json"


def letters() -> dict[str, Any]:
    """Every letter's width and outline, y down, in units of which `em` make the size of the type."""
    from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-not-found]  # noqa: PLC0415
    from fontTools.pens.transformPen import TransformPen  # type: ignore[import-not-found]  # noqa: PLC0415
    from fontTools.ttLib import TTFont  # type: ignore[import-not-found]  # noqa: PLC0415

    font = TTFont(FONT)
    glyphs, drawn = font.getGlyphSet(), {}
    for code, name in sorted(font.getBestCmap().items()):
        pen = SVGPathPen(glyphs, lambda value: str(round(value)))
        glyphs[name].draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
        drawn[chr(code)] = [round(glyphs[name].width), pen.getCommands()]
    return {"em": font["head"].unitsPerEm, "letters": drawn}


if __name__ == "__main__":
    LETTERS.write_text(json.dumps(letters(), ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
