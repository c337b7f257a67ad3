/** Signals your turn: in the tab title and, if enabled, by a notification and a sound. */
import { settings } from '../settings.svelte';
import { sound } from './sounds';

export class Attention {
  readonly #title: string;
  #note: Notification | null = null;
  #waited = false;

  constructor(title: string) {
    this.#title = title;
    document.title = title;
  }

  /** `waits`: the game waits for this device; `text`: the words of the signal. */
  update(waits: boolean, text: string): void {
    const title = waits ? `● ${text} – ${this.#title}` : this.#title;
    if (document.title !== title) document.title = title;
    const begins = waits && !this.#waited;
    this.#waited = waits;
    if (!begins) {
      if (!waits) this.#note?.close();
      return;
    }
    sound('turn');
    if (settings.pushed) return; // the server's notice comes a little later: one is enough
    if (!document.hidden || !settings.notify || !('Notification' in window)) return;
    if (Notification.permission !== 'granted') return;
    this.#note = new Notification(this.#title, { body: text, tag: 'coffret-turn' });
    this.#note.onclick = () => {
      window.focus();
      this.#note?.close();
    };
  }

  end(): void {
    this.#note?.close();
    document.title = 'Coffret';
  }
}
