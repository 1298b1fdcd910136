/** What changed between two tables, as data. It is given views, never tables: what a viewer may not know is in neither. */
import { insideOf, Named, safeCopy, Special, type SafeList, type SafeRecord, type SafeValue } from './safe-copy.js';

/** One place that differs. What is not there before, or after, is left out. */
export interface Difference {
  /** Keys and numbers from the outside in. */
  readonly path: readonly (string | number)[];
  readonly before?: SafeValue;
  readonly after?: SafeValue;
}

/** Every place in which two values differ, in the order of the keys; a whole that came or went is one place. */
export const differences = (before: unknown, after: unknown): Difference[] =>
  Object.is(before, after) ? [] : differencesOf(safeCopy(before), safeCopy(after));

/** The same of two copies. */
export function differencesOf(
  before: SafeValue,
  after: SafeValue,
  path: readonly (string | number)[] = [],
): Difference[] {
  if (Object.is(before, after)) return [];
  const [old, now] = [insideOf(before), insideOf(after)];
  if (old && now && kindOf(before) === kindOf(after)) {
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) =>
      differencesOf(own(old, key), own(now, key), [...path, Array.isArray(old) ? Number(key) : key]),
    );
  }
  if (before instanceof Special && after instanceof Special && before.text === after.text) return [];
  return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
}

/** A table may have a key such as `toString`, which every object has. */
const own = (whole: SafeList | SafeRecord, key: string): SafeValue =>
  Object.hasOwn(whole, key) ? (whole as SafeRecord)[key] : undefined;
const kindOf = (value: SafeValue): string =>
  value instanceof Named ? `${value.name} ${Array.isArray(value.inside)}` : String(Array.isArray(value));

/** A path as it is written: `players[2].rolled[0]`. */
export const formatPath = (path: readonly (string | number)[]): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i > 0 ? `.${key}` : key)).join('');
