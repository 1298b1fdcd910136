/** Whatever an actor holds, as plain data that can be sent: cycles, functions and what is too much are left out. */
import type { Json } from '../../kernel/game.js';

/** How deep and how many values are looked at: a context may hold a whole page. */
const DEPTH = 30;
const VALUES = 20_000;

/** A copy in plain JSON; `undefined` for what has none. Actors become their ids, maps and sets lists, errors their messages. */
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
      return undefined; // a getter that throws, or a proxy that is revoked
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
