/** What lies on the wheel and in the slots of an egg, and what a die of the wheel shows. */
export type Goods = 'water' | 'fire' | 'coin';
export type Face = Goods | 'chest';
