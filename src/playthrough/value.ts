/** Validates the value of one attribute, also for elements without a game. Throws a `BadInput` that names the attribute. */
import { badInput } from '../kernel/bad-input.js';

/** Throws `BadInput` when the attribute has a value that is not in `values`. `null` passes. */
export function requireOneOf(name: string, text: string | null, values: readonly string[]): void {
  if (text !== null && !values.includes(text)) throw badInput(name, text, 'one', { values: values.join(', ') });
}

/** The integer of a value: a number, as frameworks set it, or its digits. Throws `BadInput` outside of `min` to `max`. */
export function parseInteger(name: string, given: string | number, min: number, max: number): number {
  const n = Number(given);
  if (/^\d+$/.test(String(given).trim()) && n >= min && n <= max) return n;
  throw badInput(name, given, 'whole', { min, max });
}
