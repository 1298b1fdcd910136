/** Undo and redo as plain values: past and future around the current one. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** The field of the last change, and its time: further edits of the same field join that change until a pause. */
  readonly field?: string | undefined;
  readonly time?: number;
}
/** Maximum number of changes that can be undone. */
const MOST = 200;
/** Milliseconds without an edit after which the next one in the same field is a change of its own. */
export const REST = 2000;

export const historyOf = <T>(now: T): History<T> => ({ past: [], now, future: [] });

/** `time` is in milliseconds. */
export function change<T>(history: History<T>, next: T, field?: string, time = 0): History<T> {
  if (next === history.now) return history;
  const isSame = field !== undefined && field === history.field && time - (history.time ?? 0) < REST;
  const past = isSame ? history.past : [...history.past, history.now].slice(-MOST);
  return { past, now: next, future: [], field, time };
}
export function undo<T>({ past, now, future }: History<T>): History<T> | undefined {
  return past.length === 0 ? undefined : { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future] };
}
export function redo<T>({ past, now, future: [next, ...future] }: History<T>): History<T> | undefined {
  return next === undefined ? undefined : { past: [...past, now], now: next, future };
}
