/** Where the app is on its host: at the top, or under a path such as /games. The server writes it
 * into the page, as the app is built once for every place. */

const written = document.querySelector<HTMLMetaElement>('meta[name="coffret-root"]')?.content;

/** '' or '/games'. */
export const base = new URL(written ?? './', `${location.origin}/`).pathname.replace(/\/$/, '');

/** An address of the app or of the server, from one that begins at the app's top. */
export const at = (path: string): string => base + path;

/** The other way round: the part of an address behind the app's top. */
export const within = (path: string): string =>
  path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path;
