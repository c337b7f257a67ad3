/** Start the worker, and give it what the page has loaded without it. */
import { at } from '../net/base';

export async function register(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    const scope = at('/');
    const found: unknown = await navigator.serviceWorker.register(at('/sw.js'), { scope });
    if (!found) return; // a browser that blocks workers
    const { active } = await navigator.serviceWorker.ready;
    const seen = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ seen: seen.filter((name) => name.includes('/assets/')) });
  } catch {
    // Without it the app needs its line, as any page does.
  }
}
