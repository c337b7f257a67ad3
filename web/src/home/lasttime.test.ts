import { beforeEach, expect, test } from 'vitest';
import type { GameInfo } from '../net/protocol';
import { keepForNextTime, lastTime, type LastTime } from './lasttime';
import { sitter } from './seating';

const info = {
  game: 'dice',
  seats: [2, 3],
  levels: ['casual'],
  options: { pace: { default: 'live', choices: ['live', 'slow'] } },
  real_time: false,
} as unknown as GameInfo;

const last: LastTime = {
  sitters: [sitter('you'), sitter('friend', 'Bo'), sitter('bot')],
  options: { pace: 'slow' },
  hints: false,
  clock: '1d',
  ending: 'seat',
  listed: true,
  welcome: 'relaxed',
};

beforeEach(() => localStorage.removeItem('coffret-last'));

test('a table is opened as last time', () => {
  expect(lastTime(info)).toBeNull();
  keepForNextTime('dice', last);
  keepForNextTime('other', { ...last, hints: true });
  expect(lastTime(info)).toEqual(last);
});

test('what the game no longer offers is not proposed', () => {
  keepForNextTime('dice', { ...last, options: { pace: 'gone', old: 1 } });
  expect(lastTime(info)?.options).toEqual({ pace: 'live' });
  keepForNextTime('dice', { ...last, sitters: last.sitters.slice(0, 1) });
  expect(lastTime(info)).toBeNull();
  keepForNextTime('dice', { ...last, sitters: [sitter('you'), { ...sitter('bot'), level: 'god' }] });
  expect(lastTime(info)).toBeNull();
});

test('a storage that was tampered with brings nothing', () => {
  for (const kept of ['', '7', 'null', '{"dice":7}', '{"dice":{"sitters":[7,8]}}', '{"dice":{"sitters":"ab"}}']) {
    localStorage.setItem('coffret-last', kept);
    expect(lastTime(info)).toBeNull();
  }
});
