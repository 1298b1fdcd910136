/** Undo and redo as plain values: past and future around the current one. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** The field of the last change: further edits of the same field join that change. */
  readonly field?: string | undefined;
}
/** Maximum number of changes that can be undone. */
const MOST = 200;

export const historyOf = <T>(now: T): History<T> => ({ past: [], now, future: [] });

export function change<T>(history: History<T>, next: T, field?: string): History<T> {
  if (next === history.now) return history;
  const isSame = field !== undefined && field === history.field;
  const past = isSame ? history.past : [...history.past, history.now].slice(-MOST);
  return { past, now: next, future: [], field };
}
export function undo<T>({ past, now, future }: History<T>): History<T> | undefined {
  return past.length === 0 ? undefined : { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future] };
}
export function redo<T>({ past, now, future: [next, ...future] }: History<T>): History<T> | undefined {
  return next === undefined ? undefined : { past: [...past, now], now: next, future };
}
