/** What changed between two tables, as data. It is given views, never tables: what a viewer may not know is in neither. */
import type { Json } from '../kernel/game.js';

/** One place that differs. What is not there before, or after, is left out. */
export interface Difference {
  /** Keys and numbers from the outside in. */
  readonly path: readonly (string | number)[];
  readonly before?: Json;
  readonly after?: Json;
}

/** Every place in which two values of plain data differ, in the order of the keys; a whole that came or went is one place. */
export function differences(before: unknown, after: unknown, path: readonly (string | number)[] = []): Difference[] {
  if (Object.is(before, after)) return [];
  if (!isWhole(before) || !isWhole(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [
      {
        path,
        ...(before !== undefined && { before: before as Json }),
        ...(after !== undefined && { after: after as Json }),
      },
    ];
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(own(before, key), own(after, key), [...path, Array.isArray(before) ? Number(key) : key]),
  );
}

/** A table may have a key such as `toString`, which every object has. */
const own = (whole: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(whole, key) ? whole[key] : undefined;
const isWhole = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A path as it is written: `players[2].rolled[0]`. */
export const formatPath = (path: readonly (string | number)[]): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i > 0 ? `.${key}` : key)).join('');
