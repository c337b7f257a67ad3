/** A word at a district where a press was refused, for a moment. */
import { sound } from '../../table/sounds';
import type { Tag } from './hand.svelte';

const SHOWN = 1500;

export class Tags {
  now: Tag | null = $state.raw(null);
  #count = 0;

  say(district: number, text: string): void {
    this.#count += 1;
    const key = this.#count;
    this.now = { district, text, key };
    sound('refused');
    setTimeout(() => {
      if (this.now?.key === key) this.now = null;
    }, SHOWN);
  }
}
