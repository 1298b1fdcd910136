/** Validators of plain data from outside. Each returns the typed value, or throws a `BadInput` that names the path. */
import { BadInput, type Game, type Json, type Move, type Params, type Table } from './game.js';

export type Check<A> = (value: unknown, path: string) => A;
export type Checked<C> = C extends Check<infer A> ? A : never;

export const int =
  (min: number, max: number): Check<number> =>
  (value, path) => {
    if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max) return value as number;
    throw new BadInput(path, value, `a whole number from ${min} to ${max}`);
  };

export const bool: Check<boolean> = (value, path) => {
  if (typeof value === 'boolean') return value;
  throw new BadInput(path, value, 'true or false');
};

export const oneOf =
  <const A>(values: readonly A[]): Check<A> =>
  (value, path) => {
    if (values.includes(value as A)) return value as A;
    throw new BadInput(path, value, `one of ${values.map((v) => JSON.stringify(v)).join(', ')}`);
  };

export const nullable =
  <A>(check: Check<A>): Check<A | null> =>
  (value, path) =>
    value === null ? null : check(value, path);

export const text: Check<string> = (value, path) => {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new BadInput(path, value, 'text');
};

/** Accepts `undefined` as well. */
export const optional =
  <A>(check: Check<A>): Check<A | undefined> =>
  (value, path) =>
    value === undefined ? undefined : check(value, path);

export const list =
  <A>(check: Check<A>, min = 0, max = Infinity): Check<A[]> =>
  (value, path) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) {
      const most = max === Infinity ? `at least ${min}` : min === max ? min : `${min} to ${max}`;
      throw new BadInput(path, value, max === Infinity && min === 0 ? 'a list' : `a list of ${most}`);
    }
    return value.map((item, i) => check(item, `${path}[${i}]`));
  };

/** An object with exactly these keys. */
export const shape =
  <A extends object>(checks: { readonly [K in keyof A]: Check<A[K]> }): Check<A> =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new BadInput(path, value, 'an object');
    }
    const stranger = Object.keys(value).find((key) => !Object.hasOwn(checks, key));
    if (stranger !== undefined) {
      throw new BadInput(`${path}.${stranger}`, (value as Record<string, unknown>)[stranger], 'nothing of that name');
    }
    const keys = Object.keys(checks) as (keyof A & string)[];
    return Object.fromEntries(
      keys.map((key) => [key, checks[key]((value as Record<string, unknown>)[key], `${path}.${key}`)]),
    ) as A;
  };

/** An object with exactly these keys, whose values all pass the same check. */
export const record = <const K extends string, A>(keys: readonly K[], check: Check<A>): Check<Record<K, A>> =>
  shape(Object.fromEntries(keys.map((key) => [key, check])) as Record<K, Check<A>>) as Check<Record<K, A>>;

/**
 * The `expected` text of a `BadInput` for a version that differs from the current one, `now`. For an older version it lists
 * what changed since: `changes` holds one sentence for each version from the second on.
 */
export function changedSince(version: string | null | undefined, now: number, changes: readonly string[]): string {
  if (!/^[1-9]\d*$/.test(version ?? '')) return String(now);
  const since = changes.slice(Number(version) - 1);
  if (Number(version) > now) return `${now}, or a newer playable-rules, which made this`;
  return since.length > 0 ? `${now}, because: ${since.join(' ')}` : String(now);
}

/** A check sum of a text: FNV-1a, 32 bits, in base 36. */
export function checkSum(text: string): string {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(36);
}

/** A game's options: the given values, and defaults for the others. Throws `BadInput` for an unknown name or value. */
export function optionsOf<T extends Table, M extends Move>(game: Game<T, M>, given: Params, path: string): Params {
  const options: Record<string, Json> = {};
  for (const [name, values] of Object.entries(game.options)) {
    // The game's `setup` checks an option without a list of values.
    const value = given[name] ?? values[0] ?? null;
    options[name] = values.length > 0 ? oneOf(values)(value, `${path}.${name}`) : value;
  }
  const stranger = Object.keys(given).find((name) => !Object.hasOwn(game.options, name));
  if (stranger) throw new BadInput(`${path}.${stranger}`, given[stranger], `an option of ${game.id}`);
  return options;
}
