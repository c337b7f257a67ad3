/** A worker with Python: either the tables of this browser, or the bots that think for them. */
import type { PyodideAPI } from 'pyodide';
import { Pages } from './pages';
import { isWarm, keepWarm, python } from './python';
import type { Asked, FromWorker, ToWorker, Thought } from './words';

/** What src/coffret/local/worker.py gives. */
interface Tables {
  call: (method: string, path: string, body?: string) => Promise<[number, string, string]>;
  open: (socket: number, path: string) => void;
  say: (socket: number, text: string) => void;
  close: (socket: number) => void;
}

const post = (message: FromWorker): void => postMessage(message);

let tables: Promise<Tables> | null = null;

async function openTables(
  engine: PyodideAPI,
  { database, pause, bots }: ToWorker & { kind: 'begin' },
): Promise<Tables> {
  const pages = await Pages.open(database);
  const asked = new Map<number, { resolve: (answer: string) => void; reject: (why: Error) => void }>();
  bots!.onmessage = ({ data: { id, answer } }: MessageEvent<Thought>) => {
    const one = asked.get(id);
    asked.delete(id);
    if (answer === null) one?.reject(new Error('no thought'));
    else one?.resolve(answer);
  };
  let questions = 0;
  const hooks = {
    async save(numbers: number[], bytes: Uint8Array, count: number): Promise<void> {
      try {
        await pages.save(numbers, bytes, count);
      } catch (error) {
        if ((error as Error).name === 'TakenError') post({ kind: 'taken' });
        throw error;
      }
    },
    ask: (question: string): Promise<string> =>
      new Promise((resolve, reject) => {
        questions += 1;
        asked.set(questions, { resolve, reject });
        bots!.postMessage({ id: questions, question } satisfies Asked);
      }),
    ...(pause === undefined ? {} : { pause }),
    heard: (socket: number, text: string): void => post({ kind: 'heard', socket, text }),
    closed: (socket: number, code: number): void => post({ kind: 'closed', socket, code }),
  };
  const local = engine.pyimport('coffret.local.worker') as {
    begin: (image: Uint8Array, hooks: object) => Promise<Tables>;
  };
  return local.begin(await pages.take(), hooks);
}

function answerQuestions(engine: PyodideAPI, port: MessagePort): void {
  const { think } = engine.pyimport('coffret.local.thinking') as { think: (question: string) => string };
  port.onmessage = ({ data: { id, question } }: MessageEvent<Asked>) => {
    let answer: string | null = null;
    try {
      answer = think(question);
    } catch (error) {
      console.warn(error); // the table asks again
    }
    port.postMessage({ id, answer } satisfies Thought);
  };
}

/** Once for these files, for the next start. */
async function warmUp({ files }: ToWorker & { kind: 'begin' }): Promise<void> {
  if (await isWarm(files)) return;
  const engine = await python(files, () => undefined);
  const { compiled } = engine.pyimport('coffret.local.worker') as { compiled: () => [Uint8Array, Uint8Array] };
  await keepWarm(files, ...compiled());
}

async function begin(order: ToWorker & { kind: 'begin' }): Promise<void> {
  if (order.role === 'warm') {
    await warmUp(order);
    post({ kind: 'ready' });
    return;
  }
  const starting = python(order.files, (bytes) => post({ kind: 'loaded', bytes }));
  if (order.role === 'bots') answerQuestions(await starting, order.bots!);
  else {
    tables = starting.then((engine) => openTables(engine, order));
    await tables;
  }
  post({ kind: 'ready' });
}

/** In the order in which they came, also before Python is there. */
let last: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'begin') {
    begin(data).catch((error: unknown) => post({ kind: 'failed', text: String(error) }));
    return;
  }
  last = last
    .then(async () => {
      const here = await tables!;
      if (data.kind === 'open') here.open(data.socket, data.path);
      else if (data.kind === 'say') here.say(data.socket, data.text);
      else if (data.kind === 'close') here.close(data.socket);
      else {
        const { id, method, path, body } = data;
        // Not awaited: others may come in between, as at a server.
        void here.call(method, path, body).then(
          ([status, type, answer]) => post({ kind: 'answer', id, status, type, body: answer }),
          () => post({ kind: 'answer', id, status: 500, type: '', body: '' }),
        );
      }
    })
    .catch(() => undefined); // the page knows that it failed
});
