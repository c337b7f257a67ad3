/** Pieces that fly from one place of the table to another, over everything: each is drawn when it
 * leaves and gone when it has landed. */
import { mount, unmount } from 'svelte';
import { GLIDE, move } from '../../motion/moves';
import Flyer from './Flyer.svelte';

export type Flying =
  | 'back'
  | 'fan'
  | 'crystal'
  | 'cube'
  | 'scroll'
  | 'shield'
  | 'flag'
  | 'trick'
  | 'eye'
  | 'mask';

/** How large each flies, in pixels, and the part of its drawing that is seen. */
export const BOXES: Record<Flying, { width: number; height: number; seen: string }> = {
  back: { width: 42, height: 60, seen: '-2 -2 158 228' },
  fan: { width: 66, height: 58, seen: '-14 -14 28 25' },
  crystal: { width: 22, height: 34, seen: '-10 -15 20 30' },
  cube: { width: 26, height: 28, seen: '-13 -14 26 28' },
  scroll: { width: 52, height: 34, seen: '-14 -9 28 18' },
  shield: { width: 44, height: 50, seen: '-15.2 -15.2 30.4 34' },
  flag: { width: 30, height: 36, seen: '-10 -13 22 26' },
  trick: { width: 40, height: 48, seen: '-13 -15 26 30' },
  eye: { width: 40, height: 40, seen: '-16 -16 32 32' },
  mask: { width: 40, height: 40, seen: '-16 -16 32 32' },
};

export interface Flight {
  duration: number;
  delay?: number;
  easing?: string;
  text?: string;
  /** It comes back to where it left. */
  back?: boolean;
}

const LAYER = 'position:fixed;left:0;top:0;z-index:40;pointer-events:none';

/** Let a piece fly from the middle of one place to the middle of another. */
export function fly(what: Flying, from: DOMRect, to: DOMRect, how: Flight): void {
  const { duration, delay = 0, easing = GLIDE, text = '', back = false } = how;
  const { width, height } = BOXES[what];
  const element = document.createElement('div');
  element.style.cssText = LAYER;
  element.setAttribute('aria-hidden', 'true');
  element.dataset.flies = what;
  document.body.append(element);
  const drawn = mount(Flyer, { target: element, props: { what, text } });
  const at = (box: DOMRect): string => {
    const x = box.left + box.width / 2 - width / 2;
    const y = box.top + box.height / 2 - height / 2;
    return `translate(${x}px, ${y}px)`;
  };
  const there = { transform: `${at(to)} scale(0.8)`, opacity: 1 };
  const here = { transform: at(from), opacity: 0.9 };
  const flight = move(element, back ? [here, there, here] : [here, there], {
    duration,
    delay,
    easing,
    fill: 'backwards',
  });
  const land = (): void => {
    void unmount(drawn);
    element.remove();
  };
  if (flight === null) land();
  else {
    flight.addEventListener('finish', land);
    flight.addEventListener('cancel', land);
  }
}
