/** Patches of views: paths (`players/0/coins`) and the values now there. */
import type { Patch, View } from './protocol';

type Tree = Record<string, unknown> | unknown[];

/** The view with a patch on it. The old view stays as it was, and unchanged parts are shared:
 * keeping every step of a game costs little. */
export function patched(view: View, patch: Patch): View {
  let now: unknown = view;
  for (const [path, value] of Object.entries(patch)) {
    now = path === '' ? value : withPart(now as Tree, path.split('/'), value);
  }
  return now as View;
}

function withPart(tree: Tree, [first, ...rest]: string[], value: unknown): Tree {
  if (first === undefined) return value as Tree;
  const copy: Tree = Array.isArray(tree) ? [...tree] : { ...tree };
  const parts = copy as Record<string, unknown>;
  parts[first] = rest.length === 0 ? value : withPart(parts[first] as Tree, rest, value);
  return copy;
}
