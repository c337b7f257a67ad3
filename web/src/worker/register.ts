/** Start the worker, and give it what the page has loaded without it. */
import { alone, fileAt, localFiles } from '../net/base';

/** Milliseconds after which an installed app has time to prepare. */
const LEISURE = 5000;

export async function register(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    const scope = fileAt('/');
    const found: unknown = await navigator.serviceWorker.register(fileAt('/sw.js'), { scope });
    if (!found) return; // a browser that blocks workers
    const { active } = await navigator.serviceWorker.ready;
    const seen = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ seen: seen.filter((name) => name.includes('/assets/')) });
    // Who has installed the app may open it without a line: then tables can be here.
    const installed = matchMedia('(display-mode: standalone)').matches;
    if (!installed || alone || localFiles === null) return;
    setTimeout(() => void import('../local/engine').then(({ prepare }) => prepare()).catch(() => undefined), LEISURE);
  } catch {
    // Without it the app needs its line, as any page does.
  }
}
