/** Acts in time: each begins when those it follows are over, and all of them fit into a limit. */

export interface Timed {
  /** Milliseconds from the beginning of the scene. */
  at: number;
  ms: number;
}

export const length = (acts: readonly Timed[]): number =>
  acts.reduce((end, act) => Math.max(end, act.at + act.ms), 0);

/** The same acts, faster where they would take longer than `limit`. */
export function fitted<A extends Timed>(acts: readonly A[], limit: number): A[] {
  const whole = length(acts);
  const rate = whole > limit ? limit / whole : 1;
  return acts.map((act) => ({ ...act, at: act.at * rate, ms: act.ms * rate }));
}
