// node compile.mjs PYODIDE SOURCES.zip COMPILED.zip PLACE: every module compiled by the Python that will run it, from PLACE.
// What comes out is not compressed: it is read as it lies there, and packed as a whole it is smaller.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const SCRIPT = `
import importlib._bootstrap_external as loading, io, zipfile

def bare(code):
    """Without the places of instructions in the sources, which are not there: half of the size."""
    inner = tuple(bare(each) if hasattr(each, "co_code") else each for each in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=b"")

def compiled(sources, place):
    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(sources)) as given, zipfile.ZipFile(packed, "w") as made:
        for entry in given.infolist():
            data, name = given.read(entry), entry.filename
            if name.endswith(".py"):
                code = compile(data, f"{place}/{name}", "exec", dont_inherit=True, optimize=2)
                data, name = loading._code_to_hash_pyc(bare(code), b"\\0" * 8, False), f"{name}c"
            made.writestr(zipfile.ZipInfo(name, entry.date_time), data)
    return packed.getvalue()
`;
const [pyodideAt, sources, target, place] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideAt}/pyodide.mjs`).href);
try {
  const python = await loadPyodide({ indexURL: pyodideAt });
  python.runPython(SCRIPT);
  const made = python.globals.get("compiled")(python.toPy(new Uint8Array(readFileSync(sources))), place);
  writeFileSync(target, made.toJs());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
