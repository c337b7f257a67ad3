/** How things move: transform and opacity only, by the browser's own animations. */

export const LAND = 'cubic-bezier(.2,.9,.25,1.15)';
export const GLIDE = 'cubic-bezier(.4,0,.2,1)';

export interface Spot {
  x: number;
  y: number;
  /** How large the thing is there, as drawn on the screen. */
  size: number;
}

const running = new Set<Animation>();

/** Start an animation, if this browser has them; it is remembered until it ends. */
export function move(
  element: Element,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
): Animation | null {
  if (typeof element.animate !== 'function') return null;
  const animation = element.animate(keyframes, options);
  running.add(animation);
  const over = (): void => void running.delete(animation);
  animation.addEventListener('finish', over);
  animation.addEventListener('cancel', over);
  return animation;
}

/** End all that moves: everything lies where it belongs. */
export function settle(): void {
  for (const animation of [...running]) animation.cancel();
  running.clear();
}

/** Where an element is, in the coordinates of another. */
export function spotOf(element: Element | null, within: Element): Spot | null {
  if (element === null) return null;
  const box = element.getBoundingClientRect();
  const origin = within.getBoundingClientRect();
  if (box.width === 0 && box.height === 0 && box.left === 0) return null;
  return {
    x: box.left + box.width / 2 - origin.left,
    y: box.top + box.height / 2 - origin.top,
    size: Math.max(box.width, box.height),
  };
}

/** From one spot to another in a low arc; both count from the middle of the thing. */
export function arc(from: Spot, to: Spot, size: number): Keyframe[] {
  const rise = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) * 0.18);
  const at = (t: number): string => {
    const x = from.x + (to.x - from.x) * t;
    const y = from.y + (to.y - from.y) * t - rise * 4 * t * (1 - t);
    const scale = (from.size + (to.size - from.size) * t) / size;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  };
  return [0, 0.25, 0.5, 0.75, 1].map((t) => ({ transform: at(t), offset: t }));
}

/** Keep an element unseen until what flies there has arrived. */
export function hideUntil(element: Element | null, ms: number): void {
  if (element === null || ms <= 0) return;
  move(element, [{ opacity: 0 }, { opacity: 0 }], { duration: ms });
}

/** With little motion: a short fade says what changed. */
export function fade(element: Element | null, ms: number): void {
  if (element === null || ms <= 0) return;
  move(element, [{ opacity: 0.25 }, { opacity: 1 }], { duration: ms });
}
