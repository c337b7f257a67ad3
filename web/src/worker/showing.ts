/** The notices that the server sends while the app is closed: shown, and opened at a press. */

interface Notice {
  title: string;
  body: string;
  path: string;
  tag: string;
  lang: string;
}

interface Page {
  url: string;
  focus: () => Promise<unknown>;
}

interface Heard extends Event {
  data?: { json: () => unknown } | null;
  notification?: { data?: { path?: string }; close: () => void };
  oldSubscription?: PushSubscription | null;
  waitUntil: (done: Promise<unknown>) => void;
}

interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll: (which: { type: 'window'; includeUncontrolled: boolean }) => Promise<Page[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener: (kind: string, heard: (event: Heard) => void) => void;
}

const worker = globalThis as unknown as Worker;

const isText = (value: unknown): value is string => typeof value === 'string';

function read(data: unknown): Notice | null {
  const { title, body, path, tag, lang } = (data ?? {}) as Record<string, unknown>;
  const whole = [title, body, path, tag, lang].every(isText);
  return whole && /^\/(table\/[\w-]+|lobby)$/.test(path as string) ? ({ title, body, path, tag, lang } as Notice) : null;
}

export function showNotices(top: string): void {
  async function show(notice: Notice): Promise<void> {
    const { title, body, path, tag, lang } = notice;
    // A table's notice replaces the one before, and sounds again.
    const how = { body, tag, lang, renotify: true, icon: `${top}icon-192.png`, data: { path } };
    await worker.registration.showNotification(title, how);
  }

  /** The table, in a window that shows it already, or in a new one. */
  async function open(path: string): Promise<void> {
    const target = new URL(path.slice(1), top).href;
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find(({ url }) => url.split(/[?#]/)[0] === target);
    await (there === undefined ? worker.clients.openWindow(target) : there.focus());
  }

  /** The browser has given this device another address. */
  async function renew(old: PushSubscription): Promise<void> {
    const found = await worker.registration.pushManager.subscribe(old.options);
    const { endpoint, keys } = found.toJSON();
    const now = (await (await fetch(`${top}api/me/notices`)).json()) as {
      push: { here: boolean; language: string }[];
    };
    const language = now.push.find(({ here }) => here)?.language;
    if (language === undefined) return; // it was stopped
    await fetch(`${top}api/me/notices/push`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], language }),
    });
  }

  worker.addEventListener('push', (event) => {
    const notice = read(event.data?.json());
    if (notice !== null) event.waitUntil(show(notice));
  });

  worker.addEventListener('notificationclick', (event) => {
    event.notification?.close();
    const path = event.notification?.data?.path;
    if (path !== undefined) event.waitUntil(open(path));
  });

  worker.addEventListener('pushsubscriptionchange', (event) => {
    if (event.oldSubscription) event.waitUntil(renew(event.oldSubscription));
  });
}
