/** Each seat has an animal, in order of seats. */
export type AnimalName = 'fox' | 'bear' | 'hare' | 'owl' | 'heron';

export const ANIMALS: readonly AnimalName[] = ['fox', 'bear', 'hare', 'owl', 'heron'];

export function animalOf(seat: number): AnimalName {
  return ANIMALS[seat % ANIMALS.length]!;
}
