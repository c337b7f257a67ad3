/** A card is dragged out of the hand onto the mat: that plays it. It follows the pointer by
 * transform alone; let go of anywhere else, it goes back to its place. */
import type { Attachment } from 'svelte/attachments';

export interface Dragged {
  /** Whether this card can be played now. */
  can: () => boolean;
  /** It has left its place: what it would do is shown. */
  begin: () => void;
  /** It was let go of on the mat. */
  drop: () => void;
}

/** A finger or mouse that moves no further presses. */
const STILL = 8;
const boardOf = (card: HTMLElement): HTMLElement | null => card.closest('.board');

const matOf = (card: HTMLElement): Element | null =>
  boardOf(card)?.querySelector('.mat') ?? null;

function isOver(place: Element | null, x: number, y: number): boolean {
  const box = place?.getBoundingClientRect();
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

export function draggable(what: Dragged): Attachment<HTMLElement> {
  return (card) => {
    let from: { x: number; y: number; pointer: number } | null = null;
    let moves = false;

    /** While a card is on its way, the mat shows that it takes it. */
    const mark = (on: boolean): void => {
      card.toggleAttribute('data-dragged', on);
      boardOf(card)?.toggleAttribute('data-drags', on);
    };
    const down = (event: PointerEvent): void => {
      moves = false;
      if (!event.isPrimary || event.button !== 0 || !what.can()) return;
      from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      // A quick hand has left the card before its first move arrives.
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', settle);
    };
    const move = (event: PointerEvent): void => {
      if (from === null || event.pointerId !== from.pointer) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moves) {
        if (Math.hypot(x, y) < STILL) return;
        moves = true;
        mark(true);
        what.begin();
      }
      card.style.transform = `translate(${x}px, ${y}px)`;
    };
    const settle = (): void => {
      from = null;
      card.style.transform = '';
      mark(false);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', settle);
    };
    const up = (event: PointerEvent): void => {
      if (from === null || event.pointerId !== from.pointer) return;
      const played = moves && what.can() && isOver(matOf(card), event.clientX, event.clientY);
      settle();
      setTimeout(() => (moves = false)); // after the click, if there is one
      if (played) what.drop();
    };
    /** The click that ends a drag presses nothing. */
    const click = (event: MouseEvent): void => {
      if (!moves) return;
      moves = false;
      event.preventDefault();
      event.stopPropagation();
    };

    card.addEventListener('pointerdown', down);
    card.addEventListener('click', click, true);
    return () => {
      settle();
      card.removeEventListener('pointerdown', down);
      card.removeEventListener('click', click, true);
    };
  };
}
