/**
 * Random numbers as pure functions: a table holds the generator's state, and each draw returns a new state. Behind the four
 * numbers of the generator a state may hold words of chance from outside (`draws`): these are taken first.
 */
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { skipN } from 'pure-rand/utils/skipN';

/**
 * The state of the random generator, as the `rng` of a table holds it: plain numbers that only the functions here read.
 * @public
 */
export type Rng = readonly number[];

export const MAX_SEED = 0xffff_ffff;
/** How many values a word of `draws` has: 16 bits are enough for every die and every deck. */
export const WORD = 2 ** 16;
/** The numbers of the generator at the beginning of a state. */
export const SEEDED = 4;

/**
 * The first state for a seed, with words of chance from outside, if any. Skips the first 32 draws of the generator, because they
 * still correlate with the seed.
 * @public
 */
export function seeded(seed: number, draws: readonly number[] = []): Rng {
  const generator = xoroshiro128plus(seed | 0);
  skipN(generator, 32);
  return [...generator.getState(), ...draws];
}

/**
 * Draws integers from 0 to `range` - 1; `range` is at most 2³². A range above 2¹⁶ takes no words. Draws again for a value above the
 * last whole multiple of the range, as pure-rand's `uniformInt` does. That function is not imported because it includes code for larger ranges.
 */
function sourceOf(rng: Rng) {
  const generator = xoroshiro128plusFromState(rng.slice(0, SEEDED));
  let used = SEEDED;
  const below = (range: number): number => {
    for (;;) {
      const isWord = used < rng.length && range <= WORD;
      const drawn = isWord ? rng[used++]! : generator.next() + 2 ** 31;
      if (drawn < Math.floor((isWord ? WORD : 2 ** 32) / range) * range) return drawn % range;
    }
  };
  return { below, state: (): Rng => [...generator.getState(), ...rng.slice(used)] };
}

/**
 * Draws `count` integers from `min` to `max`, both included. Returns them and the generator's next state. Throws `RangeError` for a
 * range without values, or with more than 2³².
 * @public
 */
export function draw(rng: Rng, count: number, min: number, max: number): { values: number[]; rng: Rng } {
  const { below, state } = sourceOf(rng);
  const range = max - min + 1;
  if (count > 0 && !(range >= 1 && range <= 2 ** 32))
    throw new RangeError(`draw: from ${min} to ${max}, expected 1 to 2³² values`);
  const values: number[] = [];
  while (values.length < count) values.push(min + below(range));
  return { values, rng: state() };
}

/** A source of random numbers from 0 to `range` - 1, for searches, which keep no state in a table. */
export const picker = (seed: number): ((range: number) => number) => sourceOf(seeded(seed)).below;

/** Shuffles a copy (Fisher-Yates). Returns it and the generator's next state. @public */
export function shuffle<A>(rng: Rng, things: readonly A[]): { values: A[]; rng: Rng } {
  const { below, state } = sourceOf(rng);
  const values = [...things];
  for (let i = values.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [values[i], values[j]] = [values[j]!, values[i]!];
  }
  return { values, rng: state() };
}
