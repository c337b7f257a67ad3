/** What can wait until the next frame is drawn: a press shows its piece in that frame, and the rest
 * of the page follows. */

/** In a page that nobody looks at no frame is drawn. */
const LONGEST = 120;

const waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Does it once the next frame is drawn, together with all else that waits for it. */
export function afterPaint(then: () => void): void {
  waiting.push(then);
  if (waiting.length > 1) return;
  timer = setTimeout(run, LONGEST);
  requestAnimationFrame(() => {
    if (waiting.length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(run);
  });
}

function run(): void {
  clearTimeout(timer);
  for (const then of waiting.splice(0)) then();
}
