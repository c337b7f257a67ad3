/** The icons of the controls: strokes in a box of 20, and what of them is filled. */
export const ICONS = {
  undo: 'M7 4 3 8l4 4M3 8h8a5 5 0 0 1 0 10H8',
  help:
    'M2.4 10a7.6 7.6 0 1 0 15.2 0 7.6 7.6 0 1 0-15.2 0' +
    'M7.8 7.8a2.3 2.3 0 1 1 3.4 2c-.8.5-1.2.9-1.2 1.7M10 14.2v.1',
  sound: 'M3 8v4h3l4 3.5v-11L6 8zM13.5 7a4 4 0 0 1 0 6M16 4.8a7.4 7.4 0 0 1 0 10.4',
  soundOff: 'M3 8v4h3l4 3.5v-11L6 8zM13.5 7.8l4.4 4.4M17.9 7.8l-4.4 4.4',
  gear:
    'M3 6h8M15 6h2M3 14h2M9 14h8M11 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0' +
    'M5 14a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  again: 'M16 10a6 6 0 1 1-1.8-4.3L16.5 8M16.5 3.5V8H12',
  chevron: 'm7.5 4.5 5.5 5.5-5.5 5.5',
  back: 'M12.5 4.5 7 10l5.5 5.5',
  list: 'M7.5 5h9M7.5 10h9M7.5 15h9M3.5 5h.1M3.5 10h.1M3.5 15h.1',
  log: 'M5 3h8l3 3v11H5zM8 9h5M8 12.5h5',
  talk:
    'M3 5.5A2.5 2.5 0 0 1 5.5 3h9A2.5 2.5 0 0 1 17 5.5v5' +
    'a2.5 2.5 0 0 1-2.5 2.5H9l-4 4v-4A2 2 0 0 1 3 11z',
  first: 'M15 4.5 9 10l6 5.5zM5.5 4.5v11',
  prev: 'M13 4.5 7 10l6 5.5z',
  next: 'm7 4.5 6 5.5-6 5.5z',
  last: 'm5 4.5 6 5.5-6 5.5zM14.5 4.5v11',
  play: 'm6.5 4 9 6-9 6z',
  pause: 'M6.5 4.5v11M13.5 4.5v11',
  link:
    'M8.5 11.5a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3l-1.2 1.2' +
    'M11.5 8.5a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l1.2-1.2',
  shield: 'M10 2.5 16 5v4.5c0 4-2.5 6.5-6 8-3.5-1.5-6-4-6-8V5zM7.5 10l2 2 3.5-4',
  file: 'M3 6V4h5l2 2h7v10H3z',
  check: 'm4 10.5 4 4 8-9',
  close: 'M5 5l10 10M15 5 5 15',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  moon: 'M11.5 3a7 7 0 1 0 5.5 10A6 6 0 0 1 11.5 3z',
  sunny:
    'M6.5 10a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18' +
    'M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1',
  hint: 'M7.5 14c0-2-2.5-3-2.5-6a5 5 0 0 1 10 0c0 3-2.5 4-2.5 6zM8 17.3h4',
  person:
    'M6.8 6.5a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0' +
    'M3.5 17c.5-4 3-5.5 6.5-5.5s6 1.5 6.5 5.5z',
  bot: 'M4 7.5h12V16H4zM10 7.5V4M7.5 11.2v.8M12.5 11.2v.8M9.5 3.5h1',
  eye:
    'M2 10c2-3.5 4.7-5.2 8-5.2s6 1.7 8 5.2c-2 3.5-4.7 5.2-8 5.2S4 13.5 2 10z' +
    'M8 10a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  download: 'M10 3v9M6 8.5l4 4 4-4M3.5 16.5h13',
  copy: 'M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7',
  clock: 'M2.5 10a7.5 7.5 0 1 0 3-6M3 3v4h4M10 6v4.3l3 1.8',
  share: 'M10 12V3M6.5 6 10 2.5 13.5 6M5 9H3.5v8h13V9H15',
  cards: 'M4 3h12v14H4zM4 8h12M9 8v9',
  bell: 'M4.5 14c1-1 1.5-2.5 1.5-5a4 4 0 0 1 8 0c0 2.5.5 4 1.5 5zM8.5 17h3',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  fit: 'M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4',
} as const;

export type IconName = keyof typeof ICONS;

/** Icons that are a solid shape. */
export const SOLID: ReadonlySet<IconName> = new Set<IconName>(['play']);
