/** How large the window is: the one set of break points of the table and of all boards.
 *
 * | size    | window                    | bar | players                  | at the foot |
 * |---------|---------------------------|-----|--------------------------|-------------|
 * | large   | from 1680 wide            | 56  | rails of 256 and 268     | –           |
 * | desktop | 1400–1679 wide            | 56  | rails of 256 and 268     | –           |
 * | tablet  | 720–1399 wide             | 54  | chips, 56 high, own first| –           |
 * | lying   | under 480 high, and wider | 42  | chips, 42: placed by the board | –     |
 * | phone   | under 720 wide            | 46  | others' chips, 60        | 52          |
 *
 * A phone under 740 high is `short`: bar 42, chips 44.
 *
 * What is left is the board's, gutters taken off. It never scrolls as a whole:
 *
 * | window      | board's area        |                                                   |
 * |-------------|---------------------|---------------------------------------------------|
 * | 2560 × 1440 | 1236 × 1368         | 1524 wide without the record's rail               |
 * | 1440 × 900  | 836 × 828           | 1124 wide without it                              |
 * | 1400 × 780  | 796 × 708           | 1084 wide without it: the least of a desktop      |
 * | 1280 × 720  | 1240 × 586          |                                                   |
 * | 1024 × 768  | 984 × 634           |                                                   |
 * | 820 × 1180  | 780 × 1046          |                                                   |
 * | 844 × 390   | 828 × 340           | chips are inside it: 42 at the head of the right half |
 * | 390 × 844   | 374 × 674           | 726 without the foot                              |
 * | 360 × 640   | 348 × 495           | 547 without the foot                              |
 *
 * A board gets the exact figures as `room`, and scales its drawing by them: it needs to know
 * neither the window nor the frame around it. The strip stands inside the board's area, too. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

export type Size = 'large' | 'desktop' | 'tablet' | 'lying' | 'phone';

export function sizeOf(width: number, height: number): Size {
  if (height < 480 && width > height) return 'lying';
  if (width < 720) return 'phone';
  if (width < 1400) return 'tablet';
  return width < 1680 ? 'desktop' : 'large';
}

/** Whether a phone has little height, as 360 × 640. */
export const isShort = (size: Size, height: number): boolean => size === 'phone' && height < 740;

const WIDTH = 1440;
const HEIGHT = 900;

/** The window's size class now; reactive. */
export const windowSize = {
  get current(): Size {
    return sizeOf(innerWidth.current ?? WIDTH, innerHeight.current ?? HEIGHT);
  },
  get short(): boolean {
    return isShort(this.current, innerHeight.current ?? HEIGHT);
  },
};

/** Whether players and record stand in rails beside the board. */
export const hasRails = (size: Size): boolean => size === 'large' || size === 'desktop';

/** Whether there is so little room that words stand in the tray: a phone, standing or lying. */
export const isSmall = (size: Size): boolean => size === 'lying' || size === 'phone';
