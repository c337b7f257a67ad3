/** Moments of recorded games, for the tests and the preview. */
import { patched } from '../../net/patch';
import type { GameEvent, Move, Patch } from '../../net/protocol';
import rest from './fixtures/rest.json';
import steps from './fixtures/steps.json';
import turn from './fixtures/turn.json';
import type { IncubationView } from './types';

export interface Moment {
  view: IncubationView;
  before: IncubationView | null;
  events: GameEvent[];
  acting: number | null;
  legal: Move[];
}

/** One of each decision. */
export const moments = { ...turn, ...rest } as unknown as Record<string, Moment>;

/** Steps of one game that follow each other. */
export const run: Moment[] = [];
for (const step of steps as unknown as (Moment & { set?: Patch })[]) {
  const before = run.at(-1)?.view ?? null;
  const view = before ? (patched(before, step.set ?? {}) as IncubationView) : step.view;
  run.push({ ...step, view, before });
}

export const all: Moment[] = [...Object.values(moments), ...run];
