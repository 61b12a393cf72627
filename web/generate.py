"""`python -m web.generate` makes what the page needs to know from the Python side, in `web/src/generated`:
the types of the protocol and of each game's views and moves, the rules that it shares, the words of four languages, the
cards and their art, and the page's pictures by the same hand.

Nothing there is edited or committed. A file is written only where it has changed, so that a running Vite stays quiet.
"""

import json
from pathlib import Path
from typing import Final, get_type_hints

from understory import games
from understory.core import GlancingFace, KeepsakeFace, Plain, SceneFace, Seat
from understory.core.typescript import declarations
from understory.games.books import chapters_of, questions_of
from understory.locale import LANGUAGES, Language
from understory.locale.bundles import bundles
from understory.locale.searching import SILENT, index_of, looked_up
from understory.server.typescript import typescript
from understory.table.lessons import lesson_of, lessons_of, line_at
from web.translations import translations

FOLDER: Final = Path(__file__).parent / "src" / "generated"


def generated() -> dict[str, str]:
    """Every file by its path below the folder."""
    files = {"protocol.ts": typescript(), **translations()}
    files |= {f"games/{name}.ts": game_types(name) for name in games.names()}
    files |= {f"words/{name}": text for name, text in bundles().items()}
    listed = sorted(games.names(), key=lambda name: games.box(name).place)
    shelf = [{"game": name, "builds_on": list(games.box(name).builds_on)} for name in listed]
    files["games.json"] = json.dumps(shelf)
    files["lessons.json"] = json.dumps({name: lessons(name) for name in listed})
    files["silent.json"] = json.dumps(sorted(SILENT))
    files["answers.json"] = json.dumps({f"{to}/{name}": answers(to, name) for to in LANGUAGES for name in listed})
    for game in games.names():
        files |= {f"book/{game}-{chapter}.svg": drawn for chapter, drawn in pictures(game).items()}
    for game in games.names():
        files |= {name: _written(content) for name, content in games.box(game).page_files().items()}
    return files


def _written(content: Plain) -> str:
    return content if isinstance(content, str) else json.dumps(content, separators=(",", ":"), ensure_ascii=False)


def lessons(game: str) -> list[Plain]:
    """What the page tells of a game's lessons before one is opened."""
    return [
        {"lesson": one.lesson, "minutes": one.minutes, "steps": len(one.steps), "game": {**one.game}}
        for one in lessons_of(games.box(game))
    ]


def answers(language: Language, game: str) -> dict[str, tuple[str, ...]]:
    """What the search finds for every question that is kept: the page's own search is held to it by a test."""
    asked = (phrase for question in questions_of(game) for phrase in question.asked.get(language, ()))
    return {phrase: looked_up(index_of(language, game), phrase) for phrase in asked}


def pictures(game: str) -> dict[str, str]:
    """For each chapter of a game's rulebook that has a picture: a position of a lesson, drawn without words."""
    box = games.box(game)
    drawn = {}
    for chapter in chapters_of(game):
        face = box.face
        draw = face.scene if isinstance(face, SceneFace) else face.keepsake if isinstance(face, KeepsakeFace) else None
        if chapter.picture is None or draw is None:
            continue
        lesson = lesson_of(box, chapter.picture[0])
        at = [step.step for step in lesson.steps].index(chapter.picture[1])
        line = line_at(box, lesson, [step.answer for step in lesson.steps[:at]])
        drawn[chapter.name] = draw(box.game.view(line.state, Seat(lesson.seat)), Seat(lesson.seat))
    return drawn


def game_types(name: str) -> str:
    """What a game's board is given and gives: its views, what it tells at a glance, its moves."""
    box = games.box(name)
    roots = {
        "View": get_type_hints(type(box.game).view)["return"],
        "Glance": get_type_hints(type(box.face).glance)["return"] if isinstance(box.face, GlancingFace) else None,
        "Move": get_type_hints(type(box.game).parse)["return"],
    }
    return f"/* Generated from the types of {name}; do not edit. */\n{declarations(roots)}"


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
