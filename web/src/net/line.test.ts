import { afterEach, expect, test, vi } from 'vitest';

/** The app in a folder of files, without a server; in a game's folder by its page's address. */
async function alone(path = '/box/index.html') {
  document.head.innerHTML =
    '<script type="application/json" id="local">{"pyodide":"p/","python":"c.zip","bytes":1,"alone":true}</script>';
  history.replaceState(null, '', path);
  vi.resetModules();
  return {
    base: await import('./base'),
    line: await import('./line'),
    router: await import('../router.svelte'),
  };
}

window.scrollTo = () => undefined;

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

test('without a server pages are behind #, under any path, and the address of the file stays', async () => {
  const { base, router } = await alone();
  expect(base.at('/rules/incubation#INC-1.1')).toBe('/box/#/rules/incubation#INC-1.1');
  expect(router.route.now).toEqual({ page: 'home' });
  router.go('/rules/incubation#INC-1.1');
  expect(location.pathname + location.hash).toBe('/box/#/rules/incubation#INC-1.1');
  expect(router.route.now).toEqual({ page: 'rules', game: 'incubation' });
  expect(base.anchor()).toBe('INC-1.1');
});

test('without a server a link to a part of the page does not lead away from it', async () => {
  const { router } = await alone('/box/#/rules/incubation');
  const part = document.createElement('p');
  part.id = 'INC-1.1';
  part.scrollIntoView = vi.fn();
  document.body.append(part);
  const link = document.createElement('a');
  link.href = '#INC-1.1';
  const click = new MouseEvent('click', { cancelable: true });
  Object.defineProperty(click, 'target', { value: link });
  router.followLinks(click);
  expect(click.defaultPrevented).toBe(true);
  expect(part.scrollIntoView).toHaveBeenCalled();
  expect(router.route.now).toEqual({ page: 'rules', game: 'incubation' });
});

test('without a server games, rules and lessons are files', async () => {
  const { line } = await alone();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response('{}');
  });
  await line.request('/api/games');
  await line.request('/api/games/dragon_island/rules?lang=fr');
  await line.request('/api/games/incubation/legend');
  expect(asked).toEqual([
    '/box/api/games.json',
    '/box/api/games/dragon_island/rules.fr.json',
    '/box/api/games/incubation/legend.json',
  ]);
});

test('with a server only tables of this browser are not the server’s', async () => {
  history.replaceState(null, '', '/');
  vi.resetModules();
  const { isHere } = await import('./line');
  expect(isHere('here-abc')).toBe(true);
  expect(isHere('abc')).toBe(false);
});
