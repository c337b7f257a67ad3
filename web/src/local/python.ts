/** Python in a worker: Pyodide and Coffret's own zip, from the app's own files. */
import type { PyodideAPI } from 'pyodide';
import type { Files } from './words';

/** Packed by us, so that every host sends as few bytes, with or without compression. */
const PACKED = '.packed';
const WASM = 'pyodide.asm.wasm';

interface Loader {
  loadPyodide: (how: object) => Promise<PyodideAPI>;
}

/** A file; each piece is reported as it arrives. */
async function fetched(address: string, arrived: (bytes: number) => void): Promise<Response> {
  const answer = await ownFetch(address);
  if (!answer.ok || answer.body === null) throw new Error(`${address}: ${answer.status}`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, on) {
        arrived(piece.byteLength);
        on.enqueue(piece);
      },
    }),
  );
  return new Response(counted, { headers: answer.headers });
}

const ownFetch = globalThis.fetch.bind(globalThis);

/** What the first start has compiled, for the next ones; see src/coffret/local/warm.py. */
const WARM = 'coffret-warm';
const LIBRARY = 'library';
const OWN = 'own';

const keyOf = (files: Files, part: string): string => `${files.python}?${part}&${files.pyodide}`;

async function kept(files: Files, part: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(WARM)).match(keyOf(files, part));
  } catch {
    return undefined; // this browser keeps nothing: each start is a first one
  }
}

export const isWarm = async (files: Files): Promise<boolean> => (await kept(files, OWN)) !== undefined;

/** Keep what was compiled from these files, and nothing of older ones. */
export async function keepWarm(files: Files, library: Uint8Array, own: Uint8Array): Promise<void> {
  await caches.delete(WARM);
  const warm = await caches.open(WARM);
  await warm.put(keyOf(files, LIBRARY), new Response(library as BodyInit));
  await warm.put(keyOf(files, OWN), new Response(own as BodyInit)); // last: it says that both are there
}

/** Start Python; `arrived` is called for each piece that was loaded. */
export async function python(files: Files, arrived: (bytes: number) => void): Promise<PyodideAPI> {
  const [warmLibrary, warmOwn] = await Promise.all([kept(files, LIBRARY), kept(files, OWN)]);
  const own = fetched(files.python, arrived).then((answer) => answer.arrayBuffer());
  const wasm = fetched(files.pyodide + WASM + PACKED, arrived);
  const library = warmLibrary
    ? Promise.resolve(warmLibrary)
    : fetched(`${files.pyodide}python_stdlib.zip`, arrived);
  for (const each of [own, wasm, library]) each.catch(() => undefined); // said where it is awaited
  // Pyodide asks for its files by their plain names.
  globalThis.fetch = async (asked, init) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address.endsWith('python_stdlib.zip')) return library;
    if (!address.endsWith(WASM)) return ownFetch(asked, init);
    const { body } = await wasm;
    const plain = body!.pipeThrough(new DecompressionStream('gzip') as never);
    return new Response(plain, { headers: { 'content-type': 'application/wasm' } });
  };
  const [loader, module] = await Promise.all([
    import(/* @vite-ignore */ `${files.pyodide}pyodide.js`) as Promise<Loader>,
    import(/* @vite-ignore */ `${files.pyodide}pyodide.asm.js`) as Promise<{ default: unknown }>,
  ]);
  const engine = await loader.loadPyodide({
    indexURL: files.pyodide,
    packageBaseUrl: files.pyodide,
    createPyodideModule: module.default,
    env: { HOME: '/home/pyodide', PYTHONDONTWRITEBYTECODE: '1' },
  });
  globalThis.fetch = ownFetch;
  engine.unpackArchive(new Uint8Array(await own), 'zip');
  if (warmOwn) engine.unpackArchive(new Uint8Array(await warmOwn.arrayBuffer()), 'zip');
  return engine;
}
