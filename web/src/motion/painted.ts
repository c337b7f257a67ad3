/** What can wait until the next frame is drawn: a press shows its piece in that frame, and the rest
 * of the page follows. */

/** In a page that nobody looks at no frame is drawn. */
const LONGEST = 120;

/** Not every browser has it, and TypeScript does not know it. */
interface Scheduler {
  postTask: (task: () => void, how: { priority: 'user-blocking' }) => Promise<void>;
}

let channel: MessageChannel | undefined;
const drawn: (() => void)[] = [];

/** Does the first of `drawn` as soon as the frame is drawn that is being made. What is urgent comes
 * before timers and news; a message, where tasks have no priorities, after those before it. */
function follow(): void {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler !== undefined) {
    void scheduler.postTask(() => drawn.shift()?.(), { priority: 'user-blocking' });
    return;
  }
  if (channel === undefined) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => drawn.shift()?.();
  }
  channel.port2.postMessage(null);
}

/** Does it once the next frame is drawn, in the order asked for. Returns a function that cancels
 * it. */
export function onceDrawn(then: () => void): () => void {
  let wanted = true;
  const frame = requestAnimationFrame(() => {
    drawn.push(() => wanted && then());
    follow();
  });
  return () => {
    wanted = false;
    cancelAnimationFrame(frame);
  };
}

const waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let cancel: (() => void) | undefined;

/** Does it once the next frame is drawn, together with all else that waits for it. */
export function afterPaint(then: () => void): void {
  waiting.push(then);
  if (waiting.length > 1) return;
  timer = setTimeout(run, LONGEST);
  cancel = onceDrawn(run);
}

function run(): void {
  clearTimeout(timer);
  cancel?.();
  for (const then of waiting.splice(0)) then();
}
