/** The match file that was opened last: for the page that replays it, as long as the tab lives. */
import { replayOfFile } from './api';
import type { Replay } from './protocol';

const KEPT_AS = 'coffret-match';

interface OpenedMatch {
  language: string;
  seat: number | null;
  content: string;
  replay: Replay;
}

let opened: OpenedMatch | null = null;

/** Let the server verify and replay a match file; it refuses any other file. */
export async function openMatch(
  content: string,
  language: string,
  seat: number | null = null,
): Promise<void> {
  opened = { language, seat, content, replay: await replayOfFile(content, language, seat) };
  try {
    sessionStorage.setItem(KEPT_AS, content);
  } catch {
    // Too large for the browser: it is kept until the page is loaded again.
  }
}

/** The opened file as a replay in a language, through a seat's eyes; null when none is open. */
export async function openedReplay(language: string, seat: number | null): Promise<Replay | null> {
  if (opened?.language === language && opened.seat === seat) return opened.replay;
  const content = opened?.content ?? sessionStorage.getItem(KEPT_AS);
  if (content === null) return null;
  await openMatch(content, language, seat);
  return opened!.replay;
}

/** The file itself. */
export function openedFile(): string {
  return opened?.content ?? sessionStorage.getItem(KEPT_AS) ?? '';
}
