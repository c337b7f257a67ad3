/** Parts of the app that are fetched when they are needed: pages, boards, words.
 *
 * A line breaks for a moment, or the server is updated while a page is open and its old parts are
 * gone. The first is tried again; for the second the whole page is loaded once more. */
import { base } from './base';

/** Milliseconds before each further try. */
const PAUSES = [300, 1000, 3000];
const RELOADED = 'coffret-reloaded';
/** Where a new page did not help, the next one waits: no endless reloading. */
const BETWEEN_RELOADS = 60_000;

export class PartMissing extends Error {
  constructor(cause: unknown) {
    super('a part of the app did not arrive', { cause });
    this.name = 'PartMissing';
  }
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A part of the app, however often it must be asked for; `PartMissing` where it does not come. */
export async function part<Part>(fetched: () => Promise<Part>): Promise<Part> {
  let failure: unknown;
  for (const pause of [0, ...PAUSES]) {
    if (pause > 0) await wait(pause);
    try {
      return await fetched();
    } catch (error) {
      failure = error;
    }
  }
  if (await serverIsThere()) reloadOnce();
  throw new PartMissing(failure);
}

async function serverIsThere(): Promise<boolean> {
  try {
    return (await fetch(`${base}/`, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < BETWEEN_RELOADS) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    return; // nothing can be kept here, so nothing would end the reloading
  }
  location.reload();
}
