import type { SymbolName } from './colours';

/** Each seat has an animal, in order of seats. */
export type AnimalName = 'fox' | 'bear' | 'hare' | 'owl' | 'heron';

export const ANIMALS: readonly AnimalName[] = ['fox', 'bear', 'hare', 'owl', 'heron'];

export function animalOf(seat: number): AnimalName {
  return ANIMALS[seat % ANIMALS.length]!;
}

/** The sign of a seat where its animal would be too small: beside its colour (`--seat-0` to 4). */
const SYMBOLS: readonly SymbolName[] = ['sun', 'square', 'moon', 'leaf', 'lozenge'];

export function symbolOf(seat: number): SymbolName {
  return SYMBOLS[seat % SYMBOLS.length]!;
}
