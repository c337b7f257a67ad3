/** Pictures of a game's rules: a folder of a game may have a `rules.ts` with its minute and with the
 * pieces that stand beside a rule. Loaded with the rulebook, never before. */
import type { Component } from 'svelte';

export interface RulePictures {
  /** How many pictures explain the game in one minute; the texts of the nth are `minute-n-title` and
   * `minute-n` of the game's catalogue. */
  steps: number;
  /** The picture of a step, 150 wide and 110 high. */
  minute: Component<{ step: number }>;
  /** The rules that have a picture. */
  pictured: (rule: string) => boolean;
  /** The picture of a rule, 160 wide and at most 110 high. */
  picture: Component<{ rule: string }>;
}

const OWN = import.meta.glob<{ pictures: RulePictures }>('../games/*/rules.ts');

export async function picturesOf(game: string): Promise<RulePictures | null> {
  const own = OWN[`../games/${game}/rules.ts`];
  return own === undefined ? null : (await own()).pictures;
}
