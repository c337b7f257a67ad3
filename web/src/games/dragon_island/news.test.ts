import { expect, it } from 'vitest';
import { moments } from './moments';
import { nextNews } from './news';

const asked = (name: string, known: string[] = []): string | null =>
  nextNews(moments[name]!.view, moments[name]!.seat, known);

it('tells each line where it matters first', () => {
  expect(asked('place')).toBe('produce');
  expect(asked('tile')).toBe('claws');
  expect(asked('tile', ['claws'])).toBe('hammer');
  expect(asked('deal')).toBe('pet');
  expect(asked('deal', ['pet'])).toBe('active');
  expect(asked('act-build')).toBe('active');
  expect(asked('pay')).toBe('active');
});

it('tells none twice, and none to who only looks', () => {
  expect(asked('place', ['produce'])).toBeNull();
  expect(nextNews(moments.place!.view, null, [])).toBeNull();
  expect(asked('walk')).toBeNull();
});
