/** A piece with `data-zoom` is shown large: pointed at for a while, held by a finger, or asked for
 * by Z. What is pointed at goes with the pointer; what was held or asked for stays. */
import type { Attachment } from 'svelte/attachments';

const POINT_MS = 500;
const HOLD_MS = 400;
const LEAVE_MS = 150;
/** A finger that moves on is scrolling or dragging. */
const STILL = 10;

export class Zoom {
  piece: string | null = $state(null);
  /** Whether it stays when the pointer leaves. */
  pinned = $state(false);
  #under: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Whether pointing alone is enough: there is a place beside the board. */
    private readonly beside: () => boolean,
  ) {}

  show(piece: string | null, pinned: boolean): void {
    clearTimeout(this.#timer);
    this.piece = piece;
    this.pinned = pinned && piece !== null;
  }

  close(): void {
    this.show(null, false);
  }

  /** Z: what has the focus or lies under the pointer. */
  ask(): void {
    if (this.piece !== null && this.pinned) return this.close();
    const held = document.activeElement;
    const found = nameOf(held) ?? nameOf(this.#under);
    if (found !== null) this.show(found, true);
  }

  readonly attach: Attachment<HTMLElement> = (area) => {
    let from = { x: 0, y: 0 };
    let held = false;

    const over = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      this.#under = event.target as Element;
      if (this.pinned || !this.beside()) return;
      const piece = nameOf(this.#under);
      clearTimeout(this.#timer);
      if (piece === this.piece) return;
      if (piece !== null) this.#timer = setTimeout(() => this.show(piece, false), POINT_MS);
      else this.#timer = setTimeout(() => this.close(), LEAVE_MS);
    };
    const down = (event: PointerEvent): void => {
      clearTimeout(this.#timer);
      held = false;
      const piece = nameOf(event.target as Element);
      if (event.pointerType === 'mouse' || piece === null) return;
      from = { x: event.clientX, y: event.clientY };
      this.#timer = setTimeout(() => {
        held = true;
        this.show(piece, true);
      }, HOLD_MS);
    };
    const moves = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' || held) return;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) {
        clearTimeout(this.#timer);
      }
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' && !held) clearTimeout(this.#timer);
    };
    const click = (event: MouseEvent): void => {
      // The finger that asked to see it does not press it, too.
      if (held) {
        event.preventDefault();
        event.stopPropagation();
      }
      held = false;
    };
    const menu = (event: Event): void => {
      if (held) event.preventDefault();
    };

    area.addEventListener('pointerover', over);
    area.addEventListener('pointerdown', down);
    area.addEventListener('pointermove', moves);
    area.addEventListener('pointerup', up);
    area.addEventListener('pointercancel', up);
    area.addEventListener('click', click, true);
    area.addEventListener('contextmenu', menu);
    return () => {
      clearTimeout(this.#timer);
      area.removeEventListener('pointerover', over);
      area.removeEventListener('pointerdown', down);
      area.removeEventListener('pointermove', moves);
      area.removeEventListener('pointerup', up);
      area.removeEventListener('pointercancel', up);
      area.removeEventListener('click', click, true);
      area.removeEventListener('contextmenu', menu);
    };
  };
}

function nameOf(element: Element | null): string | null {
  return element?.closest('[data-zoom]')?.getAttribute('data-zoom') ?? null;
}
