/** Which mark a face wears. Only a sign: what a die may do is said by the legal moves. */
export type Effect = 'expel' | 'aim' | 'none';

const EFFECTS: readonly Effect[] = ['none', 'expel', 'expel', 'aim', 'aim', 'none', 'none'];

export const effectOf = (face: number): Effect => EFFECTS[face] ?? 'none';
