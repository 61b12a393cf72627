"""The table under Pyodide, in Node: the same records, the same states, the same bytes sent."""

import json
import subprocess
from pathlib import Path

import pytest
from told import told
from web.build import Npm
from web.offline import parts, wasm

GOLDEN = Path(__file__).parents[1] / "golden"
HERE = Path(__file__).parent
RECORDS = sorted(path for path in GOLDEN.glob("*.record") if "rules" not in path.name and "lanterns" not in path.name)


@pytest.fixture(scope="module")
def in_wasm(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[object]]:
    """What Pyodide says of all records, in one run."""
    npm = Npm()
    npm.install()
    folder = tmp_path_factory.mktemp("wasm")
    archive, library = folder / "understory.zip", folder / "library.zip"
    archive.write_bytes(wasm.compiled(npm.node, wasm.archive(), parts.OURS_AT))
    library.write_bytes(wasm.compiled(npm.node, wasm.library(), parts.LIBRARY_AT))
    command = [npm.node, str(HERE / "told.mjs"), str(wasm.PYODIDE), str(library), str(wasm.wheel()), str(archive)]
    done = subprocess.run([*command, str(HERE / "told.py"), *map(str, RECORDS)], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    found: dict[str, list[object]] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_record_played_in_wasm_comes_to_the_same_state_and_sends_the_same_bytes(
    record: Path, in_wasm: dict[str, list[object]]
) -> None:
    assert tuple(in_wasm[str(record)]) == told(record.read_text(encoding="utf-8"))
