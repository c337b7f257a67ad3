import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keyOf } from '../../table/board';
import type { Size } from '../../table/size';
import { planOf } from './layout';
import { moments } from './moments';
import { bearingsOf, optionsOf, placementAt } from './options';
import { tileOf } from './tile';
import type { Spot } from './types';

const FOLDER = 'src/games/jelly_monster';

test.each(Object.keys(moments))('every legal move of %s is somewhere on the board', (name) => {
  const { view, legal } = moments[name]!;
  const options = optionsOf(legal, bearingsOf(view), 0);
  const found = [options.ready, options.roll, options.timer, options.hold]
    .filter((move) => move !== null)
    .concat(...[options.closing, options.copying, options.giving].map((each) => [...each.values()]))
    .concat([...options.discarding.values()]);
  for (const [face, byDistrict] of options.placing) {
    for (const [district, places] of byDistrict) {
      const spots: Spot[] = [
        { district },
        ...[...places.zones.keys()].map((zone) => ({ district, zone })),
        ...[...places.dice.keys()].map((key) => {
          const [seat, expelled] = key.split('-').map(Number);
          return { district, die: { seat: seat!, face: expelled! } };
        }),
      ];
      for (const spot of spots) found.push(placementAt(options, face, spot)!);
      // What can be aimed at or expelled is there to be seen.
      for (const zone of places.zones.keys()) expect(view.districts[district]!.rewards[zone]).toBeDefined();
      for (const { die } of spots) {
        if (die) expect(view.districts[district]!.dice[die.seat]).toContain(die.face);
      }
    }
  }
  expect(new Set(found.map(keyOf))).toEqual(new Set(legal.map(keyOf)));
});

const ROOMS: [Size, number, number][] = [
  ['large', 1524, 1000],
  ['desktop', 1124, 828],
  ['desktop', 884, 728],
  ['tablet', 984, 634],
  ['tablet', 780, 1046],
  ['phone', 374, 786],
  ['phone', 348, 591],
  ['lying', 828, 340],
];

test.each(ROOMS)('on a %s of %i × %i all districts and the tray have their room', (size, width, height) => {
  for (const seats of [3, 4, 5]) {
    const plan = planOf(size, { width, height }, seats, seats + 2);
    expect(plan.tray.y + plan.tray.h).toBeLessThanOrEqual(plan.height + 1);
    for (const cell of plan.cells) {
      expect(cell.x).toBeGreaterThanOrEqual(0);
      expect(cell.x + cell.w).toBeLessThanOrEqual(plan.mat.w);
      expect(cell.y + cell.h).toBeLessThanOrEqual(plan.mat.h);
      const tile = tileOf(cell.w, cell.h, plan.look, seats);
      expect(tile.lanes.at(-1)!.h).toBeGreaterThanOrEqual(10);
      expect(tile.entrance.y + tile.entrance.h).toBeLessThanOrEqual(cell.h);
    }
  }
});

test('every text that the board names is there, in both languages', () => {
  const files = readdirSync(FOLDER).filter((file) => /\.(svelte|ts)$/.test(file) && !/test/.test(file));
  const named = files.flatMap((file) =>
    [...readFileSync(`${FOLDER}/${file}`, 'utf-8').matchAll(/'(jm-[\w-]+)'/g)].map((found) => found[1]!),
  );
  expect(named.length).toBeGreaterThan(40);
  for (const language of ['en', 'fr']) {
    const text = readFileSync(`../src/coffret/games/jelly_monster/texts/${language}.ftl`, 'utf-8');
    const keys = new Set([...text.matchAll(/^(jm-[\w-]+) =/gm)].map((found) => found[1]!));
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  }
});
