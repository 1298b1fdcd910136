/**
 * The common part of several deals of one value: what a viewer knows for sure when everything unknown is dealt at random.
 */

/** Thrown on reading a part that differs between the deals. */
export const UNKNOWN_PART = new Error('This is not known.');
const unknown = {
  get: () => {
    throw UNKNOWN_PART;
  },
  enumerable: true,
};

const keysOf = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? `${String(Array.isArray(value))} ${Object.keys(value).join(' ')}`
    : undefined;

/**
 * Merges several deals, each plain JSON, into one value that reads like them wherever they agree.
 *
 * @throws {@link UNKNOWN_PART} when a part is read that differs between them; not before.
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
