/** Notices of this person: on which devices, and by mail. The browser's push service has an address
 * for this device, which only the server learns; what it brings is encrypted for this browser. */
import { call } from '../net/api';
import type { NoticesNow } from '../net/people';
import { settings } from '../settings.svelte';
import { becomeKnown } from './me';

export const noticesNow = (): Promise<NoticesNow> => call('GET', '/api/me/notices');

/** Whether this browser can show notices while the app is closed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** base64url, as servers and push services write keys. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

function asked(found: PushSubscription): Record<string, unknown> {
  const { endpoint, keys } = found.toJSON();
  return { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], language: settings.language };
}

/** Ask the browser, then the server. Null where the person or the browser says no. */
export async function pushHere(key: string): Promise<NoticesNow | null> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  let found: PushSubscription;
  try {
    found = await pushManager.subscribe(wish);
  } catch {
    // One for another key would block it: of a server that was set up again.
    await (await pushManager.getSubscription())?.unsubscribe();
    found = await pushManager.subscribe(wish).catch(() => null as never);
    if (found === null) return null;
  }
  await becomeKnown();
  const now = await call<NoticesNow>('POST', '/api/me/notices/push', asked(found));
  settings.pushed = true;
  return now;
}

/** No more on this device. */
export async function stopHere(): Promise<NoticesNow> {
  const now = await call<NoticesNow>('POST', '/api/me/notices/stop', { what: 'push' });
  await leavePush();
  return now;
}

/** The browser's own half of it. */
export async function leavePush(): Promise<void> {
  settings.pushed = false;
  if (!canPush()) return;
  const place = await navigator.serviceWorker.getRegistration();
  await (await place?.pushManager.getSubscription())?.unsubscribe();
}

export const stopOn = (device: string): Promise<NoticesNow> =>
  call('POST', '/api/me/notices/stop', { what: 'push', device });

export async function stopAll(): Promise<NoticesNow> {
  const now = await call<NoticesNow>('POST', '/api/me/notices/stop', { what: 'all' });
  await leavePush();
  return now;
}

/** A link goes to the address first. */
export const mailTo = (mail: string): Promise<NoticesNow> =>
  call('POST', '/api/me/notices/mail', { address: mail, language: settings.language });

/** One notice for the next new table of the lobby, or none. */
export const tellOfTables = (on: boolean): Promise<NoticesNow> =>
  call('POST', '/api/me/notices/lobby', { on });

export const stopMail = (): Promise<NoticesNow> => call('POST', '/api/me/notices/stop', { what: 'mail' });

/** By the links in a mail, on any device. */
export const confirmMail = (token: string): Promise<unknown> => call('POST', '/api/mail/confirm', { token });
export const stopMailOf = (token: string): Promise<unknown> => call('POST', '/api/mail/stop', { token });

/** Let notices use this page's language, and send the server an address that the browser has
 * renewed. */
export async function keepNotices(): Promise<void> {
  if (!settings.pushed || !canPush()) return;
  const place = await navigator.serviceWorker.getRegistration();
  const found = await place?.pushManager.getSubscription();
  if (found == null || Notification.permission !== 'granted') {
    settings.pushed = false;
    return;
  }
  const now = `${settings.language} ${found.endpoint}`;
  if (now === settings.pushedAs) return;
  await call('POST', '/api/me/notices/push', asked(found));
  settings.pushedAs = now;
}
