// Python as a browser has it, under Node: node python.mjs PYODIDE BUNDLE PROGRAM [ARGUMENT]
// PYODIDE is a folder with Pyodide's own names; the program's `main(argument)` is awaited and printed.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const [pyodide, bundle, program, argument = ''] = process.argv.slice(2);
const folder = resolve(pyodide) + '/';
const { loadPyodide } = await import(folder + 'pyodide.mjs');
const engine = await loadPyodide({ indexURL: folder, packageBaseUrl: folder });
engine.unpackArchive(new Uint8Array(await readFile(bundle)), 'zip');
try {
  await engine.runPythonAsync(await readFile(program, 'utf8'));
  console.log(await engine.globals.get('main')(argument));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.exit(0);
