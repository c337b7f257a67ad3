/** Keeps keyboard focus nearby when a move removes the focused element. */
import type { Attachment } from 'svelte/attachments';

/** The next piece that can be used, from the one that has the focus; round in a circle. */
export function goToLit(within: HTMLElement | undefined, step: 1 | -1): void {
  const found = [...(within?.querySelectorAll<HTMLElement>(LIT) ?? [])].sort(
    (a, b) => Number(a.dataset.rank ?? 0) - Number(b.dataset.rank ?? 0),
  );
  if (found.length === 0) return;
  const here = found.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? (step > 0 ? 0 : -1) : here + step;
  found.at(next % found.length)!.focus();
}

const LIT = '[data-can]:is(button, [role="button"], [tabindex="0"])';

/** Where the focus stays: the list of moves, or else what is said of the table. */
const HOMES = '.moves, .strip';

export const keepsFocus: Attachment<HTMLElement> = (table) => {
  let held: Element | null = null;
  let home: HTMLElement | null = null;

  function comes(event: FocusEvent): void {
    held = event.target as Element;
    home = held.closest<HTMLElement>(HOMES);
  }

  function leaves(): void {
    // If the reader has moved the focus, leave it there.
    const left = held;
    setTimeout(() => {
      if (left === held && left?.isConnected === true && !left.contains(document.activeElement)) {
        held = null;
      }
    });
  }

  const observer = new MutationObserver(() => {
    if (held === null || held.isConnected) return;
    held = null;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const near = home?.isConnected === true ? home : table.querySelector<HTMLElement>('.strip');
    (near?.querySelector<HTMLElement>('button') ?? near)?.focus({ preventScroll: true });
  });

  table.addEventListener('focusin', comes);
  table.addEventListener('focusout', leaves);
  observer.observe(table, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    table.removeEventListener('focusin', comes);
    table.removeEventListener('focusout', leaves);
  };
};
