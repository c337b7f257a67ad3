/** The table's keys. None works while someone writes. */

export interface Keys {
  [key: string]: (() => void) | undefined;
}

export function onKeys(keys: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (target.closest('input, textarea, select, dialog, [popover]') !== null) return;
    // A press on its words takes the focus out of a dialog: the keys are still the dialog's.
    if (document.querySelector('dialog[open]') !== null) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    // A focused part of the board may use letters itself.
    const owned = key.length === 1 && target.closest<HTMLElement>('[data-keys]')?.dataset.keys;
    if (owned && owned.includes(key)) return;
    const action = keys[key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
}
