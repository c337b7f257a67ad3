/** One finger or the mouse pans, two fingers or the wheel zoom, a double press goes home. A press
 * that panned presses nothing. */
import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';

/** Pixels that a press may slip without being a pan. */
const SLIP = 7;
/** How long after the last turn of the wheel the island is drawn at its new size. */
const REST = 140;
/** Milliseconds and pixels within which a second press makes a double one. */
const DOUBLE = 400;
const NEAR = 24;
/** What one notch of a wheel (100) zooms. */
const NOTCH = 0.0016;

interface Spot {
  x: number;
  y: number;
}

export function gestures(camera: Camera): Attachment<HTMLElement> {
  return (sea) => {
    const down = new Map<number, Spot>();
    let from: Spot = { x: 0, y: 0 };
    let panned = false;
    /** The press before this one. */
    let last = { when: -Infinity, x: 0, y: 0 };
    let rest: ReturnType<typeof setTimeout> | undefined;
    /** Where the sea lies: looked up when a hand comes, not with each of its moves. */
    let box = sea.getBoundingClientRect();

    const inSea = (event: { clientX: number; clientY: number }): Spot => ({
      x: event.clientX - box.left,
      y: event.clientY - box.top,
    });
    const isControl = (event: Event): boolean =>
      event.target instanceof Element && event.target.closest('button, .shelf') !== null;

    function pressed(event: PointerEvent): void {
      if (isControl(event) || (event.pointerType === 'mouse' && event.button !== 0)) return;
      if (down.size === 0) {
        panned = false;
        box = sea.getBoundingClientRect();
        from = inSea(event);
      }
      down.set(event.pointerId, inSea(event));
      camera.held = down.size;
    }

    function moved(event: PointerEvent): void {
      const before = down.get(event.pointerId);
      if (before === undefined) return;
      const now = inSea(event);
      if (down.size === 1) {
        if (!panned && Math.hypot(now.x - from.x, now.y - from.y) < SLIP) return;
        begin(event);
        camera.pan(now.x - before.x, now.y - before.y);
      } else {
        begin(event);
        const other = [...down].find(([id]) => id !== event.pointerId)![1];
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        const was = Math.hypot(before.x - other.x, before.y - other.y);
        const is = Math.hypot(now.x - other.x, now.y - other.y);
        camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        if (was > 8) camera.zoom(is / was, middle);
      }
      down.set(event.pointerId, now);
    }

    /** From now on it is a pan: the press belongs to the sea. */
    function begin(event: PointerEvent): void {
      panned = true;
      if (!sea.hasPointerCapture(event.pointerId)) sea.setPointerCapture(event.pointerId);
    }

    function left(event: PointerEvent): void {
      if (!down.delete(event.pointerId)) return;
      camera.held = down.size;
      if (down.size === 0) camera.release();
    }

    function clicked(event: MouseEvent): void {
      if (!panned) {
        // Not every browser calls two taps of a finger a double click.
        const again =
          event.timeStamp - last.when < DOUBLE &&
          Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR;
        last = { when: again ? -Infinity : event.timeStamp, x: event.clientX, y: event.clientY };
        if (again) twice(event);
        return;
      }
      panned = false;
      event.stopPropagation();
      event.preventDefault();
    }

    function turned(event: WheelEvent): void {
      if (isControl(event)) return;
      event.preventDefault();
      box = sea.getBoundingClientRect();
      const notches = event.deltaMode === 1 ? event.deltaY * 33 : event.deltaY;
      camera.zoom(Math.exp(-notches * NOTCH), inSea(event), true);
      clearTimeout(rest);
      rest = setTimeout(() => camera.settle(), REST);
    }

    function twice(event: MouseEvent): void {
      const at = event.target instanceof Element ? event.target : null;
      if (isControl(event) || at?.closest('[data-can]')) return;
      camera.fit();
    }

    sea.addEventListener('pointerdown', pressed);
    sea.addEventListener('pointermove', moved);
    window.addEventListener('pointerup', left);
    window.addEventListener('pointercancel', left);
    sea.addEventListener('click', clicked, true);
    sea.addEventListener('wheel', turned, { passive: false });
    return () => {
      clearTimeout(rest);
      sea.removeEventListener('pointerdown', pressed);
      sea.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerup', left);
      window.removeEventListener('pointercancel', left);
      sea.removeEventListener('click', clicked, true);
      sea.removeEventListener('wheel', turned);
    };
  };
}
