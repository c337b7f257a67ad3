/** A button among many hands: it acts when the finger that pressed it lets go on it. The browser
 * makes no click of a tap while another finger is on the screen. */
import type { Attachment } from 'svelte/attachments';

export const onPress =
  (act: () => void): Attachment<HTMLElement> =>
  (node) => {
    let finger: number | null = null;
    const down = (event: PointerEvent): void => {
      if (event.button === 0) finger = event.pointerId;
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== finger) return;
      finger = null;
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      if (x >= left && x <= right && y >= top && y <= bottom) act();
    };
    const gone = (event: PointerEvent): void => {
      if (event.pointerId === finger) finger = null;
    };
    /** By a key, or by what reads the screen. */
    const click = (event: MouseEvent): void => {
      if (event.detail === 0) act();
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', gone);
    node.addEventListener('click', click);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', gone);
      node.removeEventListener('click', click);
    };
  };
