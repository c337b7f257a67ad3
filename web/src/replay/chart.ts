/** Scores over time as lines: where they go, and what stands beside them. */
import type { Entry } from '../table/timeline.svelte';

export interface Line {
  seat: number;
  path: string;
  /** Where the line ends. */
  x: number;
  y: number;
  last: number;
}

export interface Chart {
  lines: Line[];
  /** Heights with their score: a few round numbers. */
  marks: { y: number; score: number }[];
  yOf: (score: number) => number;
}

export interface Sign {
  x: number;
  y: number;
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function chartOf(entries: Entry[], frame: Frame): Chart {
  const scores = entries.map((entry) => entry.scores ?? []);
  const seats = scores.at(-1)?.length ?? 0;
  const all = scores.flat();
  const low = Math.min(0, ...all);
  const step = roundStep(Math.max(1, ...all) - low);
  const high = Math.max(step, Math.ceil(Math.max(0, ...all) / step) * step);
  const bottom = Math.floor(low / step) * step;
  const x = (index: number): number =>
    frame.left + ((frame.width - frame.left - frame.right) * index) / Math.max(1, scores.length - 1);
  const y = (score: number): number =>
    frame.top + ((frame.height - frame.top - frame.bottom) * (high - score)) / (high - bottom);
  const lines = Array.from({ length: seats }, (_, seat): Line => {
    const own = scores.map((each) => each[seat] ?? 0);
    return { seat, path: stairs(own, x, y), x: x(own.length - 1), y: y(own.at(-1)!), last: own.at(-1)! };
  });
  const marks = [];
  for (let score = bottom; score <= high; score += step) marks.push({ y: y(score), score });
  return { lines, marks, yOf: y };
}

/** How many signs a line carries. */
const SIGNS = 4;

/** Where a seat's symbol sits on its line: at its own places, so that two never cover each other. */
export function signsOf(entries: Entry[], seat: number, frame: Frame): Sign[] {
  const { yOf } = chartOf(entries, frame);
  const seats = Math.max(1, entries.at(-1)?.scores?.length ?? 1);
  const last = entries.length - 1;
  if (last < SIGNS * seats) return [];
  const width = frame.width - frame.left - frame.right;
  return Array.from({ length: SIGNS }, (_, i) => {
    const index = Math.round(last * ((i + (seat + 0.5) / seats) / SIGNS));
    return {
      x: round(frame.left + (width * index) / last),
      y: round(yOf(entries[index]!.scores?.[seat] ?? 0)),
    };
  });
}

/** A score holds until it changes: steps, not slopes. */
function stairs(scores: number[], x: (index: number) => number, y: (score: number) => number): string {
  let path = `M${round(x(0))},${round(y(scores[0] ?? 0))}`;
  scores.forEach((score, index) => {
    if (index === 0 || score === scores[index - 1]) return;
    path += `H${round(x(index))}V${round(y(score))}`;
  });
  return `${path}H${round(x(scores.length - 1))}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A step of 1, 2 or 5 times a power of ten that gives four marks or so. */
function roundStep(span: number): number {
  const raw = span / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 5, 10].find((each) => each * power >= raw)!;
  return Math.max(1, factor * power);
}

/** Ends that would lie on each other, moved apart: the label of each line keeps its own place. */
export function apart(lines: Line[], least: number): Map<number, number> {
  const sorted = [...lines].sort((a, b) => a.y - b.y);
  const places = new Map<number, number>();
  let last = -Infinity;
  for (const line of sorted) {
    last = Math.max(line.y, last + least);
    places.set(line.seat, last);
  }
  return places;
}
