/**
 * Differences between two values as plain data. Callers pass views, not tables, so that nothing is in them that the
 * viewer may not know.
 */
import { insideOf, Named, safeCopy, Special, type SafeList, type SafeRecord, type SafeValue } from './safe-copy.js';

/** One place that differs. `before` or `after` is omitted if the place does not exist there. */
export interface Difference {
  /** Keys and indexes, outermost first. */
  readonly path: readonly (string | number)[];
  readonly before?: SafeValue;
  readonly after?: SafeValue;
}

/**
 * All places in which two values differ, in the order of their keys. An object or list that was added or removed is one
 * place.
 */
export const differences = (before: unknown, after: unknown): Difference[] =>
  Object.is(before, after) ? [] : differencesOf(safeCopy(before), safeCopy(after));

/** Like `differences`, for two values that are already copies; at most the first `most`. */
export function differencesOf(before: SafeValue, after: SafeValue, most = Infinity): Difference[] {
  const found: Difference[] = [];
  const path: (string | number)[] = [];
  const compare = (before: SafeValue, after: SafeValue): void => {
    if (Object.is(before, after)) return;
    const [old, now] = [insideOf(before), insideOf(after)];
    if (old && now && kindOf(before) === kindOf(after)) {
      for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
        if (found.length >= most) return;
        path.push(Array.isArray(old) ? Number(key) : key);
        compare(own(old, key), own(now, key));
        path.pop();
      }
    } else if (!(before instanceof Special && after instanceof Special && before.text === after.text)) {
      found.push({
        path: [...path],
        ...(before !== undefined && { before }),
        ...(after !== undefined && { after }),
      });
    }
  };
  compare(before, after);
  return found;
}

/** Own properties only: a table may have a key such as `toString`, which every object inherits. */
const own = (whole: SafeList | SafeRecord, key: string): SafeValue =>
  Object.hasOwn(whole, key) ? (whole as SafeRecord)[key] : undefined;
const kindOf = (value: SafeValue): string =>
  value instanceof Named ? `${value.name} ${Array.isArray(value.inside)}` : String(Array.isArray(value));

/** Formats a path: `players[2].rolled[0]`. */
export const formatPath = (path: readonly (string | number)[]): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i > 0 ? `.${key}` : key)).join('');
