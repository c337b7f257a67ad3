/** What lies on the wheel and in the slots of an egg, and what a die of the wheel shows. */
export type Goods = 'water' | 'fire' | 'coin';
export type Face = Goods | 'chest';

/** The paint of a token: its face, and its edge. */
export const FACES: Record<Goods, string> = {
  water: '#cfedf5',
  fire: '#ffe1cc',
  coin: '#f8ce62',
};
export const EDGES: Record<Goods, string> = {
  water: '#2a86a8',
  fire: '#b8461b',
  coin: '#b57a12',
};
