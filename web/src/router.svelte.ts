/** The address as pages: /, /new/<game>, /table/<id>, /table/<id>/join, /rules/<game>,
 * /learn/<game>, /replay, /table/<id>/replay, /me, /lobby, /statistics. */

import { at, within } from './net/base';

export interface Route {
  page:
    | 'home'
    | 'new'
    | 'table'
    | 'join'
    | 'replay'
    | 'rules'
    | 'learn'
    | 'me'
    | 'lobby'
    | 'statistics'
    | 'lost';
  game?: string;
  table?: string;
}

export function parse(path: string): Route {
  const [first, second, third] = path.split('/').filter(Boolean);
  if (first === undefined) return { page: 'home' };
  const alone = first === 'me' || first === 'lobby' || first === 'statistics';
  if (alone && second === undefined) return { page: first };
  if (first === 'replay') return { page: 'replay' };
  if (first === 'rules') return { page: 'rules', game: second };
  if (second === undefined) return { page: 'lost' };
  if (first === 'new' || first === 'learn') return { page: first, game: second };
  if (first === 'table') {
    if (third === undefined) return { page: 'table', table: second };
    if (third === 'join' || third === 'replay') return { page: third, table: second };
  }
  return { page: 'lost' };
}

let path = $state(within(location.pathname));

export const route = {
  get now(): Route {
    return parse(path);
  },
};

/** To a page of the app: '/rules'. */
export function go(to: string): void {
  history.pushState(null, '', at(to));
  path = within(location.pathname);
  window.scrollTo(0, 0);
}

addEventListener('popstate', () => {
  path = within(location.pathname);
});

/** Links inside the app change the page without loading it again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (link === null || !plain || link.target !== '' || link.hasAttribute('download')) return;
  const to = within(link.pathname);
  if (link.origin !== location.origin || !link.pathname.startsWith(at('/'))) return;
  if (to.startsWith('/api') || to === '/docs') return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(to + link.search + link.hash);
}
