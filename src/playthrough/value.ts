/** The value of one attribute, for elements that begin no game too. A value that is none is an error that names the attribute. */
import { BadInput } from '../kernel/game.js';

/** Throws `BadInput` when an attribute that takes one of a few words has another. */
export function oneOf(name: string, text: string | null, values: readonly string[]): void {
  if (text !== null && !values.includes(text)) throw new BadInput(name, text, `one of ${values.join(', ')}`);
}

/** A number may be one, as a framework sets it, or its digits. */
export function whole(name: string, given: string | number, min: number, max: number): number {
  const n = Number(given);
  if (/^\d+$/.test(String(given).trim()) && n >= min && n <= max) return n;
  throw new BadInput(name, given, `a whole number from ${min} to ${max}`);
}
