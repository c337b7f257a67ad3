/** Keeps the object that was there as long as the next one says the same: what is drawn from it is
 * then not drawn again. For small, plain values. */
export function steady<T>(): (next: T) => T {
  let kept: T;
  let said: string | null = null;
  return (next) => {
    const says = JSON.stringify(next);
    if (says !== said) {
      kept = next;
      said = says;
    }
    return kept;
  };
}

/** The same for each item of a list. */
export function steadyEach<T>(): (next: T[]) => T[] {
  const keeps: ((next: T) => T)[] = [];
  return (next) => next.map((item, i) => (keeps[i] ??= steady<T>())(item));
}
