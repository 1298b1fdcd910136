/** Says where plain values differ, as tests of games tell it. */
import { show } from '../kernel/game.js';

/** Where two values first differ, with both: `table.hands[1][0] (4 or 7)`; `undefined` if they are equal. */
export function difference(one: unknown, other: unknown, path = ''): string | undefined {
  if (Object.is(one, other)) return undefined;
  const [a, b] = [one, other] as Readonly<Record<string, unknown>>[];
  const isDeep = [a, b].every((each) => typeof each === 'object' && each !== null);
  if (!isDeep || Array.isArray(a) !== Array.isArray(b)) return `${path} (${show(one)} or ${show(other)})`;
  for (const key of new Set([...Object.keys(a!), ...Object.keys(b!)])) {
    const found = difference(a![key], b![key], at(path, key, a));
    if (found !== undefined) return found;
  }
  return undefined;
}
const at = (path: string, key: string, of: unknown): string =>
  Array.isArray(of) ? `${path}[${key}]` : path ? `${path}.${key}` : key;

/** What is wrong with a value that is no plain data; what is frozen has been looked at before. */
export function notPlain(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
    return undefined;
  const proto: unknown = typeof value === 'object' ? Object.getPrototypeOf(value) : undefined;
  const isPlain =
    Array.isArray(value) || proto === null || (proto !== undefined && Object.getPrototypeOf(proto) === null);
  if (!isPlain) {
    const said =
      typeof value === 'object'
        ? `a ${value!.constructor.name}`
        : typeof value === 'number'
          ? String(value)
          : show(value);
    return `${path}: ${said}, expected text, a number, true, false, null, or a list or plain object of them`;
  }
  if (Object.isFrozen(value)) return undefined;
  for (const [key, inner] of Object.entries(value as object)) {
    const found = notPlain(inner, at(path, key, value));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Freezes a value with all that is in it. */
export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}
