/** Where the app is on its host: at the top, or under a path such as /games. The server writes it
 * into the page, as the app is built once for every place.
 *
 * Without a server (`alone`) the page is a file in some folder, and nothing answers for /rules: pages
 * are then behind #, and their own anchors behind a second one. */

/** The files of the tables that run in this browser, as the page names them. */
export interface LocalFiles {
  /** Folder of Pyodide, with a slash at its end. */
  pyodide: string;
  /** Coffret's own zip. */
  python: string;
  /** Bytes of all of them, for the bar. */
  bytes: number;
  /** Whether there is no server behind this page. */
  alone: boolean;
  /** Milliseconds before a bot acts, where it is not the usual time. */
  pause?: number;
}

const named = document.getElementById('local')?.textContent;
export const localFiles = named ? (JSON.parse(named) as LocalFiles) : null;
export const alone = localFiles?.alone === true;

const written = document.querySelector<HTMLMetaElement>('meta[name="coffret-root"]')?.content;
const top = alone ? new URL('./', location.href) : new URL(written ?? './', `${location.origin}/`);

/** '' or '/games'. */
export const base = top.pathname.replace(/\/$/, '');

/** The address of a file, or of the server, from one that begins at the app's top. */
export const fileAt = (path: string): string => base + path;

/** The address of a page of the app, from one that begins at its top. */
export const at = (path: string): string => (alone ? `${base}/#${path}` : base + path);

/** The other way round: the part of an address behind the app's top. */
export const within = (path: string): string =>
  path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path;

/** The page of the app that an address names. */
export function pageOf(address: { pathname: string; hash: string }): string {
  if (!alone) return within(address.pathname);
  const path = address.hash.slice(1).split('#')[0]!;
  return path.startsWith('/') ? path : '/';
}

/** What this page's address has behind #: a rule, a code. */
export const anchor = (): string =>
  alone ? (location.hash.split('#')[2] ?? '') : location.hash.slice(1);
