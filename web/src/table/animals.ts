/** How seats are told apart: by an animal, and in charts by the stroke of a line as well. */
import type { AnimalName } from '../pieces/animals';

// By seat, so that everybody at the table means the same animal.
const ANIMALS: readonly AnimalName[] = ['fox', 'bear', 'hare', 'owl', 'heron'];
const STROKES = ['none', '9 5', '2 5', '14 4 3 4', '6 3 2 3 2 3'];

export const animalOf = (seat: number): AnimalName => ANIMALS[seat % ANIMALS.length]!;
export const strokeOf = (seat: number): string => STROKES[seat % STROKES.length]!;
