/** Someone comes back to the page after a long time. */

/** Milliseconds after which what happened meanwhile shows itself. */
const LONG = 600_000;

/** Calls back on the return; the function given back stops that. */
export function onLongAway(back: () => void): () => void {
  let left = 0;
  const turned = (): void => {
    if (document.hidden) left = Date.now();
    else if (left > 0 && Date.now() - left > LONG) back();
  };
  document.addEventListener('visibilitychange', turned);
  return () => document.removeEventListener('visibilitychange', turned);
}
