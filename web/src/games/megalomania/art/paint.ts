/** Paints that only this game has. */
import type { Tones } from '../../../pieces/colours';

export const PARCHMENT: Tones = { base: '#f6e4b6', shade: '#dcbf82', tint: '#fff3d2' };
export const BRASS = '#e9c46a';
/** Tags of a pictogram: to gain, to lose, neither. */
export const GAIN = '#ffd77e';
export const LOSS = '#f6c3c9';
export const TAG = '#fffaef';
