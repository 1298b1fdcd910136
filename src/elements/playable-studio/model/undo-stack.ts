/** The undo stack as a plain value: the present version of something, and the versions before and after it. */
export interface Version<T> {
  readonly value: T;
  /** The change that made this version, in words; `undefined` if it has no name. */
  readonly what?: string | undefined;
}
export interface UndoStack<T> extends Version<T> {
  readonly past: readonly Version<T>[];
  readonly future: readonly Version<T>[];
  /** The field of the last change, and its time: further edits of the same field join that change until a pause. */
  readonly field?: string | undefined;
  readonly time?: number | undefined;
}
/** Maximum number of changes that can be undone. */
const MOST = 200;
/** Milliseconds without an edit after which the next one in the same field is a change of its own. */
export const REST = 2000;

export const undoStackOf = <T>(value: T): UndoStack<T> => ({ past: [], value, future: [] });

/** `time` is in milliseconds. */
export function change<T>(
  stack: UndoStack<T>,
  value: T,
  { field, time = 0, what }: Pick<UndoStack<T>, 'field' | 'time' | 'what'> = {},
): UndoStack<T> {
  if (value === stack.value) return stack;
  const isSame = field !== undefined && field === stack.field && time - (stack.time ?? 0) < REST;
  const past = isSame ? stack.past : [...stack.past, present(stack)].slice(-MOST);
  return { past, value, what, future: [], field, time };
}
const present = <T>({ value, what }: UndoStack<T>): Version<T> => ({ value, what });

export function undo<T>(stack: UndoStack<T>): UndoStack<T> | undefined {
  const { past, future } = stack;
  const before = past.at(-1);
  return before && { ...before, past: past.slice(0, -1), future: [present(stack), ...future] };
}
export function redo<T>(stack: UndoStack<T>): UndoStack<T> | undefined {
  const [after, ...future] = stack.future;
  return after && { ...after, past: [...stack.past, present(stack)], future };
}
