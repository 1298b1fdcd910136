/** Converts what an actor holds to plain data that can be sent; omits cycles, functions and excess data. */
import type { Json } from '../../kernel/game.js';

/** Limits on depth and number of values: a context may reference a whole page. */
const DEPTH = 30;
const VALUES = 20_000;

/**
 * A copy in plain JSON; `undefined` if there is none. Actors become their ids, maps and sets become lists, errors their
 * messages.
 */
export function plain(value: unknown): Json | undefined {
  const around: object[] = [];
  let left = VALUES;
  const copy = (value: unknown): Json | undefined => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || around.includes(value) || around.length >= DEPTH || --left < 0) return undefined;
    around.push(value);
    try {
      return inside(value);
    } catch {
      return undefined; // a getter throws, or a proxy is revoked
    } finally {
      around.pop();
    }
  };
  const list = (values: Iterable<unknown>): Json[] => Array.from(values, (item) => copy(item) ?? null);
  const inside = (value: object): Json | undefined => {
    if (Array.isArray(value) || value instanceof Set || value instanceof Map) return list(value);
    if (value instanceof Error) return { name: value.name, message: value.message };
    const { sessionId, send, toJSON } = value as { sessionId?: unknown; send?: unknown; toJSON?: unknown };
    if (typeof sessionId === 'string' && typeof send === 'function') {
      return { id: String((value as { id?: unknown }).id), sessionId };
    }
    if (typeof toJSON === 'function') return copy((toJSON as () => unknown).call(value));
    const entries = Object.entries(value).map(([key, item]) => [key, copy(item)] as const);
    return Object.fromEntries(entries.filter(([, item]) => item !== undefined)) as Json;
  };
  return copy(value);
}
