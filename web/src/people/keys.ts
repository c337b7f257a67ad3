/** The key of this device: made here, never given away. A page over plain http has none. */
import { call } from '../net/api';

const DATABASE = 'coffret';
const KEYS = 'keys';
const OWN = 'device';
const KIND = { name: 'ECDSA', namedCurve: 'P-256' };

/** What a device sends to prove that it has its key. */
export interface Proof {
  key: string;
  challenge: string;
  signature: string;
}

export type Purpose = 'register' | 'session' | 'device';

/** Whether this browser can keep a key here. */
export const canHaveKey = (): boolean => globalThis.crypto?.subtle !== undefined;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  action: (keys: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(KEYS);
  const database = await done(opening);
  try {
    return await done(action(database.transaction(KEYS, mode).objectStore(KEYS)));
  } finally {
    database.close();
  }
}

/** This device's key; null if it has none yet. */
export function ownKey(): Promise<CryptoKeyPair | null> {
  return inStore<CryptoKeyPair | undefined>('readonly', (keys) => keys.get(OWN)).then(
    (found) => found ?? null,
    () => null,
  );
}

async function keyToUse(): Promise<CryptoKeyPair> {
  const found = await ownKey();
  if (found !== null) return found;
  const made = await crypto.subtle.generateKey(KIND, false, ['sign', 'verify']);
  await inStore('readwrite', (keys) => keys.put(made, OWN));
  return made;
}

export async function forgetKey(): Promise<void> {
  await inStore('readwrite', (keys) => keys.delete(OWN)).catch(() => undefined);
}

const encoded = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Sign a challenge of the server; a device without a key makes one. */
export async function proof(purpose: Purpose): Promise<Proof> {
  const pair = await keyToUse();
  const { challenge } = await call<{ challenge: string }>('POST', '/api/me/challenge');
  const text = new TextEncoder().encode(`coffret ${purpose} ${challenge}`);
  const how = { name: 'ECDSA', hash: 'SHA-256' };
  const signature = encoded(await crypto.subtle.sign(how, pair.privateKey, text));
  return { key: encoded(await crypto.subtle.exportKey('raw', pair.publicKey)), challenge, signature };
}
