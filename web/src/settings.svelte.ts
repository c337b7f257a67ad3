/** What this person wishes of the app: kept in this browser, never sent. */

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'system' | 'light' | 'dark';
/** How fast pieces move; 0: at once. */
export type Speed = 0 | 1 | 2;

/** How fast others' turns are played. */
export const OTHERS = ['slow', 'normal', 'fast', 'off'] as const;
export type Others = (typeof OTHERS)[number];

const KEPT_AS = 'coffret';

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  others: Others;
  sound: boolean;
  notify: boolean;
  /** Whether the server sends notices to this device, and in which language to which address. */
  pushed: boolean;
  pushedAs: string;
  /** Whether notices were offered at a table: once is enough. */
  offered: boolean;
  /** Whether the first press plays, instead of showing what the move would bring. */
  onePress: boolean;
  /** The tags of people whose talk is not shown. */
  muted: number[];
  name: string;
  /** Whether the name was asked for: once is enough. */
  asked: boolean;
  /** Hints for newcomers that boards have shown; each is shown once. */
  told: string[];
}

function firstLanguage(): Language {
  const spoken = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return LANGUAGES.find((each) => each === spoken.find((s) => s === 'en' || s === 'fr')) ?? 'en';
}

function kept(): Kept {
  const defaults: Kept = {
    language: firstLanguage(),
    theme: 'system',
    speed: 1,
    others: 'normal',
    sound: false,
    notify: false,
    pushed: false,
    pushedAs: '',
    offered: false,
    onePress: false,
    muted: [],
    name: '',
    asked: false,
    told: [],
  };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') };
  } catch {
    return defaults;
  }
}

export const settings: Kept = $state(kept());

/** Store every change, and set the document's language and theme. Called once, in a component. */
export function keepSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
    dress();
  });
  darkness.addEventListener('change', dress);
}

const darkness = matchMedia('(prefers-color-scheme: dark)');

/** Whether the dark theme is shown now. */
export const isDark = (): boolean =>
  settings.theme === 'dark' || (settings.theme === 'system' && darkness.matches);

/** The document's language and theme; before the first drawing too, so that nothing flashes. */
export function dress(): void {
  document.documentElement.lang = settings.language;
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
}

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Milliseconds that an animation of `ms` takes for this person. */
export function pace(ms: number): number {
  if (settings.speed === 0) return 0;
  return lessMotion.matches ? Math.min(ms, 120) : ms / settings.speed;
}

export const wantsLessMotion = (): boolean => lessMotion.matches || settings.speed === 0;
