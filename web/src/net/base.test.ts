import { afterEach, expect, test, vi } from 'vitest';

/** The app as the server's page places it. */
async function placedAt(root: string | null, path = '/') {
  document.head.innerHTML = root === null ? '' : `<meta name="coffret-root" content="${root}">`;
  history.replaceState(null, '', path);
  vi.resetModules();
  const { at, base, within } = await import('./base');
  const { followLinks, go, route } = await import('../router.svelte');
  return { at, base, within, followLinks, go, route };
}

window.scrollTo = () => undefined;

afterEach(() => {
  document.head.innerHTML = '';
  history.replaceState(null, '', '/');
});

test('at the top of a host addresses are as they are written', async () => {
  for (const root of [null, './', '/']) {
    const app = await placedAt(root, '/rules/incubation');
    expect(app.base).toBe('');
    expect(app.at('/api/games')).toBe('/api/games');
    expect(app.within('/rules')).toBe('/rules');
    expect(app.route.now).toEqual({ page: 'rules', game: 'incubation' });
  }
});

test('under a path all addresses begin with it, and pages are found behind it', async () => {
  const app = await placedAt('/games/', '/games/rules/incubation');
  expect(app.at('/api/games')).toBe('/games/api/games');
  expect(app.route.now).toEqual({ page: 'rules', game: 'incubation' });
  expect(app.within('/games')).toBe('/');
  expect(app.within('/games/')).toBe('/');
  expect(app.within('/gamesters')).toBe('/gamesters');
  app.go('/table/x');
  expect(location.pathname).toBe('/games/table/x');
  expect(app.route.now).toEqual({ page: 'table', table: 'x' });
});

test('links of the app are followed in it; others of the same host are left to the browser', async () => {
  const app = await placedAt('/games/', '/games/');
  function follow(href: string): boolean {
    const link = document.createElement('a');
    link.href = href;
    const click = new MouseEvent('click', { cancelable: true });
    Object.defineProperty(click, 'target', { value: link });
    app.followLinks(click);
    return click.defaultPrevented;
  }
  expect(follow('/games/rules/incubation#INC-1.1')).toBe(true);
  expect(location.pathname + location.hash).toBe('/games/rules/incubation#INC-1.1');
  expect(follow('/blog/')).toBe(false);
  expect(follow('/gamesters')).toBe(false);
  expect(follow('/games/docs')).toBe(false);
  expect(follow('/games/api/tables/x/match')).toBe(false);
});

test('no page names an address that forgets where the app is', () => {
  const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const forgetful = /\b(?:href|src)=["'{`]+\/|\bfetch\(\s*["'`]\/|location\.(?:href|pathname) = /;
  const found = Object.entries(sources).filter(([, text]) => forgetful.test(text));
  expect(found.map(([path]) => path)).toEqual([]);
});
