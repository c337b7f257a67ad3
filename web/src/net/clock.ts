/** The table's clock, as well as this device can know it. */

const REMEMBERED_MS = 60_000;

export class Clock {
  #offset: number | null = null;
  #shortest = Infinity;
  #measured = 0;

  /** A message has the table's time; its delay is unknown. */
  set(clock: number): void {
    if (this.#offset === null) this.#offset = clock - performance.now();
  }

  /** A question came back: the shorter its way, the better the answer. */
  measured(sent: number, clock: number): void {
    const now = performance.now();
    const way = now - sent;
    if (way > this.#shortest && now - this.#measured < REMEMBERED_MS) return;
    this.#shortest = way;
    this.#measured = now;
    this.#offset = clock + way / 2 - now;
  }

  readonly now = (): number => performance.now() + (this.#offset ?? 0);

  get runs(): boolean {
    return this.#offset !== null;
  }
}
