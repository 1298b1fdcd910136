/** What several deals of one thing have in common: what a viewer knows for sure, where all else is dealt anew. */

/** Thrown by what differs between the deals when it is read. */
export const UNKNOWN = new Error('This is not known.');
const unknown = {
  get: () => {
    throw UNKNOWN;
  },
  enumerable: true,
};

const keysOf = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? `${String(Array.isArray(value))} ${Object.keys(value).join(' ')}`
    : undefined;

/**
 * One value made of several deals of it, each plain JSON: it reads as they do as long as they agree.
 *
 * @throws when a part is read that differs between them, {@link UNKNOWN}; not before.
 */
export function commonPart<T>(deals: readonly T[]): T {
  const [first] = deals;
  if (typeof first !== 'object' || first === null) return first as T;
  const made = (Array.isArray(first) ? [] : {}) as T;
  for (const key of Object.keys(first) as (keyof T)[]) {
    const parts = deals.map((deal) => deal[key]);
    const shape = keysOf(parts[0]);
    const isAlike = parts.every((part) => (shape === undefined ? part === parts[0] : keysOf(part) === shape));
    if (isAlike) made[key] = commonPart(parts);
    else Object.defineProperty(made, key, unknown);
  }
  return made;
}
