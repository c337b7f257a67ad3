/** The pages of the tables' store in the browser's own database.
 *
 * One window at a time has the tables: the newest. Each write looks first whether it is still ours,
 * in the same transaction, so nothing is written by a window that has lost them. */

const PAGES = 'pages';
const OWNER = 'owner';
const PAGE = 4096;

export class TakenError extends Error {
  override name = 'TakenError';
}

const done = (asked: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    asked.oncomplete = () => resolve();
    asked.onabort = () => reject(asked.error ?? new Error('not written'));
  });

const answered = <Value>(asked: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('not read'));
  });

export class Pages {
  readonly #database: IDBDatabase;
  readonly #me = crypto.randomUUID();

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(name: string): Promise<Pages> {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(PAGES);
      asked.result.createObjectStore(OWNER);
    };
    return new Pages(await answered(asked));
  }

  #writing(): IDBTransaction {
    // Strict: done when it is on the disk.
    return this.#database.transaction([PAGES, OWNER], 'readwrite', { durability: 'strict' });
  }

  /** Own them from now on, and read them all, one behind the other. */
  async take(): Promise<Uint8Array> {
    const writing = this.#writing();
    const end = done(writing);
    writing.objectStore(OWNER).put(this.#me, 0);
    const pages = (await answered(writing.objectStore(PAGES).getAll())) as Uint8Array[];
    await end;
    const image = new Uint8Array(pages.length * PAGE);
    pages.forEach((page, number) => image.set(page, number * PAGE));
    return image;
  }

  /** Save pages under their numbers; from `count` on there is none any more. */
  async save(numbers: number[], pages: Uint8Array, count: number): Promise<void> {
    const writing = this.#writing();
    const end = done(writing);
    const owner: unknown = await answered(writing.objectStore(OWNER).get(0));
    if (owner !== this.#me) {
      end.catch(() => undefined);
      writing.abort();
      throw new TakenError('another window has the tables');
    }
    const store = writing.objectStore(PAGES);
    numbers.forEach((number, at) => store.put(pages.slice(at * PAGE, (at + 1) * PAGE), number));
    store.delete(IDBKeyRange.lowerBound(count));
    await end;
  }
}
