/** What changed between two values of JSON. From one position to the next nearly all stays as it was, so a ply tells only the rest. */
import { badInput } from '../kernel/bad-input.js';
import { list, type Check } from '../kernel/check.js';
import type { Json } from '../kernel/game.js';

/** `[]`: gone. `[value]`: this value now. Else what changed inside, by key; in a list, by index. */
export type Delta = readonly [] | readonly [Json] | { readonly [key: string]: Delta };

type Branch = Readonly<Record<string, Json | undefined>>;
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
/** What a branch itself holds: a key such as `__proto__` is a key like any other. */
const at = (branch: Branch, key: string): Json | undefined => (Object.hasOwn(branch, key) ? branch[key] : undefined);

/** The delta that leads from `before` to `after`; without any, `{}`. `undefined` stands for nothing. */
export const deltaOf = (before: Json | undefined, after: Json | undefined): Delta =>
  differenceOf(before, after) ?? (isBranch(before) ? {} : [after!]);

function differenceOf(before: Json | undefined, after: Json | undefined): Delta | undefined {
  if (before === after) return undefined;
  if (after === undefined) return [];
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  const inside: [string, Delta][] = [];
  for (const key of Object.keys(after)) {
    const delta = differenceOf(at(before, key), at(after, key));
    if (delta) inside.push([key, delta]);
  }
  for (const key of Object.keys(before))
    if (!Object.hasOwn(after, key) && before[key] !== undefined) inside.push([key, []]);
  return inside.length > 0 ? Object.fromEntries(inside) : undefined;
}

/** `before` with the delta applied; equal parts are shared. Throws `BadInput` for a delta of what is not there. */
export function withDelta(before: Json | undefined, delta: Delta, path: string): Json | undefined {
  if (Array.isArray(delta)) return delta[0] as Json | undefined;
  if (!isBranch(before)) throw badInput(path, delta, 'list');
  const inside = new Map<string, Json | undefined>(Object.entries(before));
  for (const [key, each] of Object.entries(delta as Readonly<Record<string, Delta>>)) {
    const value = withDelta(at(before, key), each, `${path}.${key}`);
    if (value === undefined) inside.delete(key);
    else inside.set(key, value);
  }
  // Lists lose items at their end only, and new items come in order.
  return Array.isArray(before) ? ([...inside.values()] as Json) : (Object.fromEntries(inside) as Json);
}

/** Checks the form of a delta, not whether it fits. */
export const delta: Check<Delta> = (value, path) => {
  if (!isBranch(value)) throw badInput(path, value, 'object');
  if (Array.isArray(value)) list((item) => item, 0, 1)(value, path);
  else for (const key of Object.keys(value)) delta(value[key], `${path}.${key}`);
  return value as unknown as Delta;
};
