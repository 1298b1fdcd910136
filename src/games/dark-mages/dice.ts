/** Dice: parsed from the form `2d6+1`, and rolled with the table's random generator. */
import { badSource, draw, type Check, type Rng } from '../../kit/index.js';
import { DICE_FACES } from './map.js';

export interface Dice {
  readonly count: number;
  readonly faces: number;
  readonly bonus: number;
}

const FORM = /^([1-9]\d?)d(\d{1,3})(?:\+(\d{1,2}))?$/;

/** Parses `2d6+1` into count, faces and bonus; `undefined` for other strings, and for a number of faces that no die has. */
export function parseDice(text: string): Dice | undefined {
  const [, count, faces, bonus] = FORM.exec(text) ?? [];
  const dice = { count: Number(count), faces: Number(faces), bonus: Number(bonus ?? 0) };
  return (DICE_FACES as readonly number[]).includes(dice.faces) ? dice : undefined;
}

export const meanOf = ({ count, faces, bonus }: Dice): number => (count * (faces + 1)) / 2 + bonus;

export const diceCheck: Check<Dice> = (value, path) => {
  const dice = typeof value === 'string' ? parseDice(value) : undefined;
  if (!dice) throw badSource(path, value, 'dice', { faces: DICE_FACES.join(', ') });
  return dice;
};

/** DM-M4: d100 is two d10, tens then units; double zero is 100. */
export const hundred = (tens: number, units: number): number => tens * 10 + units || 100;

/** Rolls `count` dice with this number of faces. Returns the values and the next state of the generator. */
export function rollDice(rng: Rng, count: number, faces: number): { values: number[]; rng: Rng } {
  if (faces !== 100) return draw(rng, count, 1, faces);
  const tens = draw(rng, 2 * count, 0, 9);
  const values = Array.from({ length: count }, (_, i) => hundred(tens.values[2 * i]!, tens.values[2 * i + 1]!));
  return { values, rng: tens.rng };
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
