/** What a thing has been, so that a step can be taken back and made again. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

const KEPT = 200;

export function begun<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

/** A step; what had been taken back is forgotten. */
export function done<T>(history: History<T>, next: T): History<T> {
  if (Object.is(next, history.now)) return history;
  return { past: [...history.past, history.now].slice(-KEPT), now: next, future: [] };
}

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (history.past.length === 0) return history;
  return { past: history.past.slice(0, -1), now: before as T, future: [history.now, ...history.future] };
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (history.future.length === 0) return history;
  return { past: [...history.past, history.now], now: next as T, future };
}
