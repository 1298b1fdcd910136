/** Validators of plain data from outside. Each returns the typed value, or throws a `BadInput` that names the path. */
import { badInput } from './bad-input.js';
import type { Game, Json, Params } from './game.js';

/**
 * Takes a value from outside and its place in the data; returns the value with its type, or throws a `BadInput` that names the place.
 * @public
 */
export type Check<A> = (value: unknown, path: string) => A;
/** The type of the values that a check returns. @public */
export type Checked<C> = C extends Check<infer A> ? A : never;

/** A whole number from `min` to `max`, both included. @public */
export const int =
  (min: number, max: number): Check<number> =>
  (value, path) => {
    if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max) return value as number;
    throw badInput(path, value, 'whole', { min, max });
  };

/** `true` or `false`. @public */
export const bool: Check<boolean> = (value, path) => {
  if (typeof value === 'boolean') return value;
  throw badInput(path, value, 'bool');
};

/** One of these values, compared by identity. @public */
export const oneOf =
  <const A>(values: readonly A[]): Check<A> =>
  (value, path) => {
    if (values.includes(value as A)) return value as A;
    throw badInput(path, value, 'one', { values: values.map((v) => JSON.stringify(v)).join(', ') });
  };

/** Accepts `null` as well. @public */
export const nullable =
  <A>(check: Check<A>): Check<A | null> =>
  (value, path) =>
    value === null ? null : check(value, path);

/** A text of more than white space. @public */
export const text: Check<string> = (value, path) => {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw badInput(path, value, 'text');
};

/** An object with any keys. @public */
export const object: Check<Readonly<Record<string, unknown>>> = (value, path) => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw badInput(path, value, 'object');
};

/** Accepts `undefined` as well. @public */
export const optional =
  <A>(check: Check<A>): Check<A | undefined> =>
  (value, path) =>
    value === undefined ? undefined : check(value, path);

/** A list of `min` to `max` items that each pass the check. Returns a new list. @public */
export const list =
  <A>(check: Check<A>, min = 0, max = Infinity): Check<A[]> =>
  (value, path) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) {
      const code = max < Infinity ? (min === max ? 'listOf' : 'listBetween') : min > 0 ? 'listFrom' : 'list';
      throw badInput(path, value, code, { min, max });
    }
    return value.map((item, i) => check(item, `${path}[${i}]`));
  };

/** An object with exactly these keys. @public */
export const shape =
  <A extends object>(checks: { readonly [K in keyof A]: Check<A[K]> }): Check<A> =>
  (value, path) => {
    const given = object(value, path);
    const stranger = Object.keys(given).find((key) => !Object.hasOwn(checks, key));
    if (stranger !== undefined) throw badInput(`${path}.${stranger}`, given[stranger], 'nothing');
    const keys = Object.keys(checks) as (keyof A & string)[];
    return Object.fromEntries(keys.map((key) => [key, checks[key](given[key], `${path}.${key}`)])) as A;
  };

/** An object with exactly these keys, whose values all pass the same check. @public */
export const record = <const K extends string, A>(keys: readonly K[], check: Check<A>): Check<Record<K, A>> =>
  shape(Object.fromEntries(keys.map((key) => [key, check])) as Record<K, Check<A>>) as Check<Record<K, A>>;

/** A check sum of a text: FNV-1a, 32 bits, in base 36. @beta */
export function checkSum(text: string): string {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(36);
}

/** A game's options: the given values, and defaults for the others. Throws `BadInput` for an unknown name or value. */
export function optionsOf(game: Pick<Game, 'id' | 'options'>, from: Params, path: string): Params {
  const given = object(from, path) as Params;
  const options: Record<string, Json> = {};
  for (const [name, values] of Object.entries(game.options)) {
    // The game's `setup` checks an option without a list of values.
    const value = given[name] ?? values[0] ?? null;
    options[name] = values.length > 0 ? oneOf(values)(value, `${path}.${name}`) : value;
  }
  const stranger = Object.keys(given).find((name) => !Object.hasOwn(game.options, name));
  if (stranger !== undefined) throw badInput(`${path}.${stranger}`, given[stranger], 'option', { game: game.id });
  return options;
}
