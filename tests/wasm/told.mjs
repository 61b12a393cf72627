// node told.mjs PYODIDE LIBRARY WHEEL ARCHIVE TOLD RECORD...: what `told.py` says of each record under Pyodide, as JSON.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodideAt, library, wheel, archive, script, ...records] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideAt}/pyodide.mjs`).href);
try {
  const python = await loadPyodide({ indexURL: pyodideAt, stdLibURL: library });
  python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
  python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/lib/understory-table" });
  python.runPython("import sys; sys.path.insert(0, '/lib/understory-table')");
  python.runPython(readFileSync(script, "utf8"));
  const told = python.globals.get("told");
  const found = {};
  for (const record of records) {
    const answer = told(readFileSync(record, "utf8"));
    found[record] = answer.toJs();
    answer.destroy();
  }
  console.log(JSON.stringify(found));
} catch (error) {
  // Where it stands in the minified source is of no use to anybody.
  console.error(error.message);
  process.exitCode = 1;
}
