/** Moves that were made while the line was gone: kept in this browser until the server has answered,
 * so that a page that is loaded again sends them. Their ids make the server carry each out once. */

export interface KeptMove {
  type: string;
  id: string;
}

const KEPT_AS = 'coffret-moves';
/** Milliseconds after which a move is no longer sent: its turn is long over. */
const LONGEST = 3 * 24 * 3600 * 1000;
const MOST = 40;

interface Entry {
  name: string;
  at: number;
  move: KeptMove;
}

export class KeptMoves {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  all(): KeptMove[] {
    return entries()
      .filter(({ name }) => name === this.#name && name !== '')
      .map(({ move }) => move);
  }

  add(move: KeptMove): void {
    const all = entries();
    if (this.#name === '' || all.some(({ move: { id } }) => id === move.id)) return;
    keep([...all, { name: this.#name, at: Date.now(), move }].slice(-MOST));
  }

  remove(id: string): void {
    const all = entries();
    const left = all.filter(({ move }) => move.id !== id);
    if (left.length < all.length) keep(left);
  }
}

export function forgetMoves(): void {
  keep([]);
}

function entries(): Entry[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]') as Entry[];
    return found.filter(({ at, move }) => Date.now() - at < LONGEST && typeof move.id === 'string');
  } catch {
    return [];
  }
}

function keep(all: Entry[]): void {
  try {
    if (all.length === 0) localStorage.removeItem(KEPT_AS);
    else localStorage.setItem(KEPT_AS, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing sends what this page still has.
  }
}
