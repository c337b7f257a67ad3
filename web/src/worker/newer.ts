/** Whether the server has a newer version of the app than this page, which keeps its own. */
import { base } from '../net/base';

/** Milliseconds between two looks, and after which a page that stays open looks by itself. */
const BETWEEN = 60_000;
const REGULARLY = 1_800_000;

/** The script that a page begins with: its name has the version's hash. */
const beginning = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

async function isNewer(): Promise<boolean> {
  const own = beginning(document);
  const answer = await fetch(`${base}/`, { cache: 'no-store' });
  if (!answer.ok || own === null) return false;
  const served = beginning(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  return served !== null && served !== own;
}

/** Look when someone comes back to the page, and now and then; returns the end of it. */
export function watchForNewer(found: () => void): () => void {
  let last = 0;

  async function look(): Promise<void> {
    if (document.visibilityState !== 'visible' || Date.now() - last < BETWEEN) return;
    last = Date.now();
    if (await isNewer().catch(() => false)) {
      stop();
      found();
    }
  }

  const looks = (): void => void look();
  const timer = setInterval(looks, REGULARLY);
  document.addEventListener('visibilitychange', looks);
  const stop = (): void => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', looks);
  };
  return stop;
}
