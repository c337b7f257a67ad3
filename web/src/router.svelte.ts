/** The address as pages: /, /new/<game>, /table/<id>, /table/<id>/join, /rules/<game>,
 * /learn/<game>, /replay, /table/<id>/replay, /me, /lobby, /statistics,
 * /confirm, /stop: links in mails. */

import { alone, at, pageOf, within } from './net/base';

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
    | 'confirm'
    | 'stop'
    | 'lost';
  game?: string;
  table?: string;
}

export function parse(path: string): Route {
  const [first, second, third] = path.split('/').filter(Boolean);
  if (first === undefined) return { page: 'home' };
  const alone = (['me', 'lobby', 'statistics', 'confirm', 'stop'] as const).find((each) => each === first);
  if (alone !== undefined && second === undefined) return { page: alone };
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

let path = $state(pageOf(location));

export const route = {
  get now(): Route {
    return parse(path);
  },
};

/** To a page of the app: '/rules'. */
export function go(to: string): void {
  history.pushState(null, '', at(to));
  path = pageOf(location);
  window.scrollTo(0, 0);
}

addEventListener('popstate', () => {
  path = pageOf(location);
});

/** To a part of this page, once it is there. */
export function toAnchor(id: string): void {
  if (!alone) return location.replace(`#${id}`);
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus();
}

/** Links inside the app change the page without loading it again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (link === null || !plain || link.target !== '' || link.hasAttribute('download')) return;
  if (link.origin !== location.origin) return;
  if (alone) return followAlone(event, link);
  const to = within(link.pathname);
  if (!link.pathname.startsWith(at('/'))) return;
  if (to.startsWith('/api') || to === '/docs') return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(to + link.search + link.hash);
}

/** Where pages are behind #, a part of this page cannot be. */
function followAlone(event: MouseEvent, link: HTMLAnchorElement): void {
  const to = link.hash.slice(1);
  if (to === '') return;
  event.preventDefault();
  if (to.startsWith('/')) go(to);
  else toAnchor(decodeURIComponent(to));
}
