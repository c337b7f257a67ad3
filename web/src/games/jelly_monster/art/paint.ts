/** What the drawings share: ink, and the paint of seats. */
import { colourOf, SEAT_COLOURS, type GameColour } from '../../../pieces/colours';

export const INK = '#2b1c2c';
export const CREAM = '#fffaef';

export const paintOf = (seat: number): GameColour =>
  colourOf(SEAT_COLOURS[seat % SEAT_COLOURS.length]!);

/** An outline of ink: attributes to spread. */
export const ink = (width = 2.5) =>
  ({
    stroke: 'var(--outline)',
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  }) as const;
