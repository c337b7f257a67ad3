/** What the strip says and offers. Its eight stations are drawn by the board itself. */
import type { Move } from '../../net/protocol';
import type { Announced, Guidance, Preview, SeatInfo } from '../../table/board';
import { listed } from '../../texts/lists';
import { keyOf, type Words } from '../../texts/words.svelte';
import {
  aroundText,
  dragonsText,
  goodsText,
  listing,
  mapName,
  numberText,
  sentence,
  shortGoods,
} from './labels';
import { cardName } from './names.svelte';
import { proposed } from './payer.svelte';
import { LEAVES } from './pieces';
import {
  cardOf,
  COLOURS,
  total,
  type Chart,
  type DragonIslandView,
  type Energy,
  type Outlook,
} from './types';

/** Moves with a button in the strip: what leaves a step, and what a tile offers. Buildings, lines
 * and maps are pressed where they lie. */
const BUTTONS = ['tame', 'capture', 'carry', 'take_gold', 'draw_maps', ...LEAVES];

export function guide(
  view: DragonIslandView,
  me: number | null,
  legal: Move[],
  words: Words,
): Guidance {
  const buttons = (me === null ? [] : legal)
    .filter((move) => BUTTONS.includes(String(move.move)))
    .map((move) => ({ move, label: buttonText(move, view, words), ...gainOf(move, view, words) }));
  const line = lineOf(view, me, legal, words);
  const dig = onlyDig(view, me, legal);
  if (dig !== null) {
    const head = words.t('board-dig-line', {
      map: mapName(dig.chart, words),
      number: view.here?.tile ?? 0,
    });
    const all = [...buttons, { move: dig.move, label: words.t('board-dig') }];
    const brings = view.here?.brings?.[dig.chart.id];
    const more = brings ? words.t('board-dig-or-keep', { ...brings }) : line;
    return { steps: 0, step: 0, head, line: more, buttons: all, primary: all.length - 1 };
  }
  return { steps: 0, step: 0, line, buttons, primary: primaryOf(legal, buttons) };
}

/** The only move there is; or the next dragon, where all that may follow are alike. */
function primaryOf(legal: Move[], buttons: Guidance['buttons']): number | null {
  const carries = buttons.flatMap(({ move }, i) => (move.move === 'carry' ? [i] : []));
  if (carries.length === 1) return carries[0]!;
  return legal.length === 1 && buttons.length === 1 ? 0 : null;
}

/** Energy is paid as a mix in one go, though the rules take it colour by colour. */
export function payAsked(move: Move, view: DragonIslandView, words: Words): string | null {
  const mix = move.move === 'pay' ? proposed(view, [move]) : null;
  if (mix === null || (mix[move.colour as Energy] ?? 0) !== move.count) return null;
  return words.t('board-pay', { goods: aroundText(mix, words) });
}

/** What dealing with a dragon brings. */
function gainOf(move: Move, view: DragonIslandView, words: Words): { more?: string } {
  const fame = view.here?.capture?.fame;
  if (move.move === 'tame') return { more: words.t('board-tame-gain') };
  return move.move === 'capture' && fame !== undefined
    ? { more: words.t('board-fame', { count: fame }) }
    : {};
}

/** The map that fits, where it is the only one. */
function onlyDig(
  view: DragonIslandView,
  me: number | null,
  legal: Move[],
): { move: Move; chart: Chart } | null {
  const digs = legal.filter((move) => move.move === 'play_map');
  const maps = me === null ? [] : (view.players[me]?.screen?.maps ?? []);
  const chart = digs.length === 1 ? maps.find(({ id }) => cardOf(id) === digs[0]!.map) : undefined;
  return chart === undefined ? null : { move: digs[0]!, chart };
}

/** What a button says: the move's own name, short. */
export function buttonText(move: Move, view: DragonIslandView, words: Words): string {
  const { here } = view;
  switch (move.move) {
    case 'tame':
      return words.t('board-tame', { gold: here?.tame ?? 0 });
    case 'capture':
      return words.t('board-capture', { energy: here?.capture?.energy ?? 0 });
    case 'carry':
      return words.t('board-carry', {
        dragon: words.t('dragons', { count: 1, colour: String(move.colour) }),
      });
    case 'take_gold':
      return words.t('move-take-gold', { count: here?.gold ?? 0 });
    case 'draw_maps':
      return words.t('move-draw-maps', {
        count: here?.maps?.draw ?? 0,
        kept: here?.maps?.keep ?? 0,
      });
    case 'end_turn':
      return words.t('board-end-turn');
    default:
      return words.t(keyOf('move', String(move.move)));
  }
}

/** Whether a way of the wizard ends where it stands: after the dragons of a portal. */
const stays = (move: Move, view: DragonIslandView): boolean =>
  move.move === 'go' && view.turn !== null && move.tile === view.players[view.turn]?.wizard;

/** What can be done now, with the figures that matter. */
export function lineOf(
  view: DragonIslandView,
  me: number | null,
  legal: Move[],
  words: Words,
): string {
  const mine = me === null ? null : view.players[me]?.screen;
  switch (view.phase) {
    case 'lift':
      if (mine) return words.t('board-line-lift', { gold: mine.goods.gold });
      break;
    case 'walk':
      if (mine && view.players[me!]!.wizard === null) return words.t('board-line-first-walk');
      if (mine && legal.some((move) => stays(move, view))) return words.t('board-line-step-on');
      break;
    case 'maps': {
      const drawn = mine?.offered.length ?? 0;
      if (mine && drawn > 0) return words.t('board-line-maps', { drawn, kept: mine.keeps });
      break;
    }
    case 'fill': {
      if (view.filling && legal.length > 0) {
        const { colour, left } = view.filling;
        const dragons = words.t('dragons', { count: left, colour });
        return words.t('board-line-fill', { dragons, tiles: legal.length });
      }
      break;
    }
    case 'deal': {
      const fame = view.here?.capture?.fame;
      if (legal.length === 2 && fame !== undefined) {
        const line = words.t('board-line-deal', { fame });
        return view.here?.stopped ? `${line} ${words.t('board-stopped')}` : line;
      }
      break;
    }
    case 'act':
      if (view.here?.build && legal.some((move) => String(move.move).startsWith('build'))) {
        return words.t('board-line-build', { energy: view.here.build });
      }
      if (view.here?.lines) return words.t('board-line-lines');
      break;
    case 'pay':
      if (view.payment?.mixes) {
        const colours = view.payment.active.map((colour) => words.t(`colour-${colour}`));
        return words.t('board-line-pay', {
          what: words.t(`purpose-${view.payment.for}`),
          energy: view.payment.owed,
          colours: listed(colours, words.language, 'disjunction'),
        });
      }
      break;
    case 'treasure':
      if (!legal.some((move) => move.move === 'play_map')) {
        return words.t(view.draws ? 'board-line-end' : 'board-line-last');
      }
      break;
  }
  return words.t(`guide-${view.phase}`);
}

/** How the strip speaks of the move that is chosen. */
export function announce(
  move: Move,
  preview: Preview<DragonIslandView> | null,
  view: DragonIslandView,
  words: Words,
  seats: readonly Pick<SeatInfo, 'name'>[] = [],
): Announced | null {
  const said = (label: string, line: string, more = ''): Announced => ({ label, line, more });
  const mine = view.turn === null ? null : view.players[view.turn]?.screen;
  switch (move.move) {
    case 'choose_tile':
    case 'choose_joker': {
      const faces = mine?.hand[Number(move.tile)];
      const side = move.move === 'choose_tile' ? Number(move.side) : undefined;
      const face = faces?.find((each) => (side === undefined ? each.kind === 'joker' : each.side === side));
      if (!face) return null;
      const colour = move.move === 'choose_joker' ? String(move.colour) : (face.colour ?? '');
      const what = words.t('face', {
        colour: words.t(`colour-${colour}`),
        kind: words.t(keyOf('kind', face.kind)),
      });
      const name = cardName('tile', face.id, words.language) || words.t('view-tile');
      return said(
        words.t('board-take-side'),
        words.t('board-chosen-tile', { name, face: what }),
        words.t('board-chosen-tile-more'),
      );
    }
    case 'place': {
      const place = view.places?.find(
        (each) => each.beside === move.beside && each.direction === move.direction,
      );
      if (!place?.gains || !view.chosen) return null;
      const name = cardName('tile', view.chosen.id, words.language);
      const kind = words.t(keyOf('kind', view.chosen.kind));
      const line = words.t('board-here', { goods: shortGoods(place.gains, words) });
      const more = [
        line,
        ...(place.lacks ? [words.t('board-lacks-supply', { goods: goodsText(place.lacks, words) })] : []),
        stormText(preview, words),
      ];
      return said(
        words.t('board-place-here'),
        `${sentence(name || kind)}${name ? ` (${words.t('face', { colour: words.t(`colour-${view.chosen.colour}`), kind })})` : ''}`,
        more.filter((each) => each !== '').join(' '),
      );
    }
    case 'fill_tile': {
      const where = numberText(Number(move.tile), words);
      return said(words.t('board-fill-here'), words.t('board-fill-line', { where }));
    }
    case 'lift': {
      const tile = view.island[Number(move.origin)]!;
      return said(
        words.t('board-lift-here'),
        words.t('board-lift-line', {
          dragons: dragonsText(tile.dragons, words),
          where: numberText(tile.number, words),
        }),
        words.t('board-lift-more'),
      );
    }
    case 'drop': {
      const tile = view.island[Number(move.destination)]!;
      const pen = tile.building === 'pen' && tile.owner !== null;
      return said(
        words.t('board-drop-here'),
        words.t('board-drop-line', { where: numberText(tile.number, words) }),
        pen ? words.t('board-drop-pen', {
              mine: tile.owner === view.turn ? 'yes' : 'no',
              player: seats[tile.owner!]?.name ?? '',
            }) : '',
      );
    }
    case 'go': {
      const number = Number(move.tile);
      const way = view.ways?.find(({ tile }) => tile === number);
      const where = numberText(number, words);
      const stay = stays(move, view);
      return said(
        stay ? words.t('board-stay-here') : words.t('board-go-here', { number }),
        words.t(stay ? 'board-stay-line' : 'board-go-line', { where }),
        [
          way?.outlook ? outlookText(way.outlook, view, number, words) : '',
          way?.stops ? words.t('board-stops') : '',
        ].join(' ').trim(),
      );
    }
    case 'tame':
      return said(
        buttonText(move, view, words),
        words.t('board-tame-line'),
        words.t('board-tame-more'),
      );
    case 'capture': {
      const tile = view.island[view.here?.tile ?? 0]!;
      return said(
        buttonText(move, view, words),
        words.t('board-capture-line', { dragons: dragonsText(tile.dragons, words) }),
        words.t('board-capture-more', { fame: view.here?.capture?.fame ?? 0 }),
      );
    }
    case 'build_pen':
    case 'build_spire':
    case 'build_lair': {
      const kind = String(move.move).slice('build_'.length) as 'pen' | 'spire' | 'lair';
      const energy = view.here?.build ?? 0;
      const fame = view.here?.fame[kind] ?? 0;
      const pet = move.pet ? words.t('pet', { colour: String(move.pet) }) : '';
      return said(
        words.t(`board-${kind}-button`),
        words.t(`move-build-${kind}`, { energy, fame, pet }),
        words.t(`board-${kind}-more`),
      );
    }
    case 'telekinesis': {
      const line = view.here?.lines?.[move.direction as 'east'];
      return said(
        words.t('board-line-button'),
        words.t('board-line-of', {
          direction: words.t(`direction-${move.direction}`),
          goods: shortGoods(line?.gains ?? {}, words),
        }),
        words.t('board-line-lines'),
      );
    }
    case 'put_under': {
      const cards = mine?.offered ?? [];
      const under = cards.find(({ id }) => cardOf(id) === move.map);
      if (!under) return null;
      const kept = cards.filter((each) => each !== under).map((each) => mapName(each, words));
      return said(
        words.t('board-keep', { count: kept.length }),
        words.t('board-under-line', { map: mapName(under, words) }),
        words.t('board-kept', { maps: listing(kept, words) }),
      );
    }
    case 'play_map': {
      const chart = mine?.maps.find(({ id }) => cardOf(id) === move.map);
      return chart ? digText(chart, view, words) : null;
    }
    case 'no_action':
    case 'leave_dragons':
    case 'enough':
    case 'end_turn':
      return said(buttonText(move, view, words), words.t(`board-${String(move.move).replace('_', '-')}-line`));
    case 'carry':
    case 'take_gold':
    case 'draw_maps':
      return said(buttonText(move, view, words), `${buttonText(move, view, words)}.`);
    default:
      return null;
  }
}

function digText(chart: Chart, view: DragonIslandView, words: Words): Announced {
  const brings = view.here?.brings?.[chart.id] ?? { fame: chart.fame, gold: chart.gold, lacks: 0 };
  const short = brings.lacks > 0 ? ` ${words.t('board-bank-empty')}` : '';
  return {
    label: words.t('board-dig'),
    line: words.t('board-dig-line', { map: mapName(chart, words), number: view.here?.tile ?? 0 }),
    more: `${words.t('board-dig-more', brings)}${short}`,
  };
}

/** Whom a storm hits, by the engine's preview. */
function stormText(preview: Preview<DragonIslandView> | null, words: Words): string {
  if (!preview?.events.some(({ event }) => event === 'storm')) return '';
  const shaken = preview.events.filter(({ event }) => event === 'pets_shaken');
  const gold = shaken.reduce((sum, event) => sum + Number(event.count), 0);
  return words.t('board-storm', { gold });
}

/** What awaits the wizard, in a sentence. */
export function outlookText(
  outlook: Outlook,
  view: DragonIslandView,
  number: number,
  words: Words,
): string {
  const tile = view.island[number]!;
  const parts: string[] = [];
  const dragons = total(tile.dragons) > 0 ? dragonsText(tile.dragons, words) : '';
  if (outlook.tame !== undefined) {
    parts.push(words.t('board-outlook-tame', { dragons, gold: outlook.tame }));
  }
  if (outlook.capture?.can) {
    const { energy, fame } = outlook.capture;
    const have = outlook.energy;
    parts.push(words.t('board-outlook-capture', { dragons, energy, have, fame }));
  }
  if (outlook.gold !== undefined) parts.push(words.t('outlook-gold', { gold: outlook.gold }));
  if (outlook.maps) parts.push(words.t('outlook-maps'));
  if (outlook.telekinesis) parts.push(words.t('outlook-telekinesis'));
  if (outlook.build !== undefined) parts.push(words.t('outlook-build', { energy: outlook.build }));
  for (const id of outlook.digs ?? []) {
    parts.push(words.t('outlook-map', { name: cardName('map', id, words.language) }));
  }
  const what =
    parts.length > 0
      ? new Intl.ListFormat(words.language, { type: 'unit', style: 'long' }).format(parts)
      : words.t('board-outlook-none');
  return `${sentence(what)}.`;
}

/** Whether a word is a colour of the game. */
export const isColour = (word: unknown): boolean => COLOURS.includes(word as never);
