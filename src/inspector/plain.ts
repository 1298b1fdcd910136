/** Converts what an actor holds to plain data that can be sent and written as JSON. */
import type { Json } from '../kernel/game.js';
import { insideOf, safeCopy, Special, type SafeList, type SafeValue } from './safe-copy.js';

/**
 * A copy in plain JSON, within the limits of `safeCopy`; `undefined` if there is none. What JSON cannot represent, such as
 * a cycle or a function, becomes a text; maps and sets become lists. `letters` limits the length of each text.
 */
export const plain = (value: unknown, letters?: number): Json | undefined =>
  jsonFrom(safeCopy(value, undefined, letters));

function jsonFrom(value: SafeValue): Json | undefined {
  if (value instanceof Special) return value.text;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  const inside = insideOf(value);
  if (!inside) return value as Exclude<typeof value, object>;
  if (Array.isArray(inside)) return (inside as SafeList).map((item) => jsonFrom(item) ?? null);
  const entries = Object.entries(inside).map(([key, item]) => [key, jsonFrom(item)] as const);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined)) as Json;
}
