/** My games in order: what waits for me, the longest first; what goes on; what is over. */
import type { MyGame } from '../net/people';

export interface Listed {
  yours: MyGame[];
  running: MyGame[];
  finished: MyGame[];
}

/** Whether a game waits for its person's decision; a bot may decide in their place. */
export const isYours = (game: MyGame): boolean =>
  game.state === 'running' &&
  game.acting.some((seat) => game.yours.includes(seat) && game.seats[seat]?.level == null);

export function inOrder(games: MyGame[]): Listed {
  const oldest = [...games].sort((a, b) => a.changed - b.changed);
  const newest = [...games].sort((a, b) => b.changed - a.changed);
  return {
    yours: oldest.filter(isYours),
    running: newest.filter(
      (game) => !isYours(game) && (game.state === 'running' || game.state === 'waiting'),
    ),
    finished: newest.filter((game) => game.state === 'over'),
  };
}

/** The taken seats that are not on this side. */
export const seatsOfOthers = (game: MyGame): number[] =>
  game.seats.flatMap(({ kind }, at) => (kind !== 'open' && !game.yours.includes(at) ? [at] : []));

/** Who sits there. */
export const others = (game: MyGame): string[] =>
  seatsOfOthers(game).map((at) => game.seats[at]?.name ?? '');

/** How long ago, in the largest unit that says it: 'yesterday', 'il y a 3 h'. */
export function ago(changed: number, language: string, now = Date.now()): string {
  const seconds = Math.max(0, now / 1000 - changed);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ];
  const [unit, length] = units.find(([, least]) => seconds >= least) ?? ['second', 1];
  return format.format(-Math.floor(unit === 'second' ? 0 : seconds / length), unit);
}
