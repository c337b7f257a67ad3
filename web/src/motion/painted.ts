/** What can wait until the next frame is drawn: a press shows its piece in that frame, and the rest
 * of the page follows. */

/** In a page that nobody looks at no frame is drawn. */
const LONGEST = 120;

let channel: MessageChannel | undefined;
const drawn: (() => void)[] = [];

/** Does it once the next frame is drawn, in the order asked for. A message follows its frame at
 * once; a timer would wait for those before it. Returns a function that cancels it. */
export function onceDrawn(then: () => void): () => void {
  if (channel === undefined) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => drawn.shift()?.();
  }
  const { port2 } = channel;
  let wanted = true;
  const frame = requestAnimationFrame(() => {
    drawn.push(() => wanted && then());
    port2.postMessage(null);
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
