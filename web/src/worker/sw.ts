/** The worker behind the page: what was seen once is there again without a line to the server.
 *
 * Files with a hash in their name never change, so the first copy is good. The page comes from the
 * server as long as that answers, and names the files of its version: two versions never mix. */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { PAGE, PARTS, SEEN } from './caches';
import { showNotices } from './showing';

interface Lasting extends Event {
  data?: unknown;
  waitUntil: (done: Promise<unknown>) => void;
}

interface Worker {
  registration: { scope: string };
  addEventListener: (kind: string, heard: (event: Lasting) => void) => void;
}

const worker = globalThis as unknown as Worker;
/** The app's top, with a slash at its end. */
const top = worker.registration.scope;
const MOST_PARTS = 400;
const MOST_ANSWERS = 60;
/** Seconds after which a bad line counts as none. */
const PATIENCE = 8;

/** An address behind the app's top, without its query. */
const within = (url: URL): string =>
  url.href.startsWith(top) ? (url.origin + url.pathname).slice(top.length) : '';

/** A server that is being restarted is no better than none. */
const standing = {
  fetchDidSucceed: async ({ response }: { response: Response }): Promise<Response> => {
    if (response.status >= 500) throw new Error(`the server answers ${response.status}`);
    return response;
  },
};

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && url.href.startsWith(top) && !/^(api\/|docs$)/.test(within(url)),
  new NetworkFirst({
    cacheName: PAGE,
    networkTimeoutSeconds: PATIENCE,
    matchOptions: { ignoreVary: true },
    // All addresses of the app are one page.
    plugins: [standing, { cacheKeyWillBeUsed: async () => top }],
  }),
);

registerRoute(
  ({ url }) => /^(assets\/|icon)/.test(within(url)),
  new CacheFirst({
    cacheName: PARTS,
    matchOptions: { ignoreVary: true },
    plugins: [new ExpirationPlugin({ maxEntries: MOST_PARTS })],
  }),
);

registerRoute(
  ({ request, url }) =>
    request.method === 'GET' &&
    /^api\/(games(\/|$)|tables\/[^/]+\/(replay|match)$)/.test(within(url)),
  new NetworkFirst({
    cacheName: SEEN,
    networkTimeoutSeconds: PATIENCE,
    matchOptions: { ignoreVary: true },
    plugins: [standing, new ExpirationPlugin({ maxEntries: MOST_ANSWERS })],
  }),
);

async function add(cache: string, addresses: string[]): Promise<void> {
  const kept = await caches.open(cache);
  const known = await Promise.all(addresses.map((each) => kept.match(each, { ignoreVary: true })));
  const missing = addresses.filter((_, i) => known[i] === undefined);
  await Promise.allSettled(missing.map((each) => kept.add(each)));
}

worker.addEventListener('install', (event) => event.waitUntil(add(PAGE, [top])));

// What the page had loaded before this worker was there.
worker.addEventListener('message', (event) => {
  const { seen } = (event.data ?? {}) as { seen?: unknown };
  if (!Array.isArray(seen)) return;
  const parts = seen
    .filter((each): each is string => typeof each === 'string' && each.startsWith(`${top}assets/`))
    .slice(0, MOST_PARTS);
  event.waitUntil(add(PARTS, parts));
});

showNotices(top);
clientsClaim();
