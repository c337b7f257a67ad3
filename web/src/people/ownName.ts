/** The server learns a name that was changed on this device: each change is sent once, so two
 * devices of a person with different names do not take turns. */
import { call, Refused } from '../net/api';
import type { PersonNow } from '../net/people';
import { settings } from '../settings.svelte';

const SENT_AS = 'coffret-name';

/** The server knows the present name, or has another from a device that came first. */
export function nameIsSent(): void {
  try {
    localStorage.setItem(SENT_AS, settings.name.trim());
  } catch {
    // Without storage no change is noticed.
  }
}

export function forgetSentName(): void {
  try {
    localStorage.removeItem(SENT_AS);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Whether the server has learnt a new name of this person. */
export async function sendName(person: PersonNow | null): Promise<boolean> {
  const name = settings.name.trim();
  if (person === null || name === '' || !isUnsent(name)) return false;
  if (name !== person.name) {
    try {
      await call('POST', '/api/me/name', { name });
    } catch (error) {
      if (error instanceof Refused && error.code === 'malformed') nameIsSent(); // it never will be
      return false;
    }
  }
  nameIsSent();
  return name !== person.name;
}

function isUnsent(name: string): boolean {
  try {
    return localStorage.getItem(SENT_AS) !== name;
  } catch {
    return false;
  }
}
