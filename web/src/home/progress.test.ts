import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo } from '../net/protocol';
import { known, remember } from '../net/recent';
import { acting, inProgress, others, waits } from './progress';

function table(id: string, changes: Partial<TableInfo> = {}): TableInfo {
  return {
    table: {
      id,
      game: 'incubation',
      rules_version: 1,
      components: '',
      options: {},
      commitment: '',
      hints: true,
      stand_in: 'casual',
      bot_after: 120,
    },
    seats: [
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Nadia' },
      { kind: 'bot', name: 'Otto' },
    ],
    result: null,
    next: null,
    yours: [0],
    host: true,
    begun: true,
    listed: false,
    acting: [1],
    ...changes,
  };
}

function serving(tables: TableInfo[]): void {
  vi.stubGlobal('fetch', async (path: string) => {
    const found = tables.find((each) => path === `/api/tables/${each.table.id}`);
    if (found) return new Response(JSON.stringify(found));
    return new Response('{"code": "unknown_table", "text": ""}', { status: 404 });
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a table waits for you, for others, or for friends to sit down', () => {
  expect(waits(table('a', { acting: [0, 1] }))).toEqual({ for: 'you' });
  expect(waits(table('a'))).toEqual({ for: 'others' });
  const open = table('a', {
    begun: false,
    acting: [],
    seats: [{ kind: 'person' }, { kind: 'open' }],
  });
  expect(waits(open)).toEqual({ for: 'friends', seats: 1 });
});

test('the others are people, the acting may be bots', () => {
  expect(others(table('a'))).toEqual(['Nadia']);
  expect(acting(table('a', { acting: [2] }))).toEqual(['Otto']);
});

test('where it is your turn comes first', async () => {
  serving([table('a', { acting: [0] }), table('b')]);
  remember('a', 'incubation');
  remember('b', 'incubation');
  expect((await inProgress()).map((each) => each.table.id)).toEqual(['a', 'b']);
});

test('tables that are over or gone are forgotten', async () => {
  const reason = { by: null, rungs: [] };
  const result = { scores: [], winners: [], reason, sources: [], seed: '', commitment: '', state: '' };
  serving([table('over', { result: { ...result, moves: [], seconds: [] } }), table('going')]);
  for (const id of ['over', 'gone', 'going']) remember(id, 'incubation');
  expect((await inProgress()).map((each) => each.table.id)).toEqual(['going']);
  expect(known().map((each) => each.table)).toEqual(['going']);
});

test('a table that is only watched is none of yours', async () => {
  serving([table('seen', { yours: [], host: false }), table('opened', { yours: [] })]);
  for (const id of ['seen', 'opened']) remember(id, 'incubation');
  expect((await inProgress()).map((each) => each.table.id)).toEqual(['opened']);
});

test('a server that does not answer forgets nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  remember('a', 'incubation');
  expect(await inProgress()).toEqual([]);
  expect(known()).toHaveLength(1);
});
