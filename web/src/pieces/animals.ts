/** Each seat has an animal, in order of seats. */
export type AnimalName = 'fox' | 'owl' | 'bear' | 'hare' | 'heron';

export const ANIMALS: readonly AnimalName[] = ['fox', 'owl', 'bear', 'hare', 'heron'];

export function animalOf(seat: number): AnimalName {
  return ANIMALS[seat % ANIMALS.length]!;
}
