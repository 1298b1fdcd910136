/** Random numbers as pure functions: a table holds the generator's state, and each draw returns a new state. */
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { skipN } from 'pure-rand/utils/skipN';

export type Rng = readonly number[];

export const MAX_SEED = 0xffff_ffff;

/** The generator's first state for a seed. Skips the first 32 draws, because they still correlate with the seed. */
export function seeded(seed: number): Rng {
  const generator = xoroshiro128plus(seed | 0);
  skipN(generator, 32);
  return generator.getState();
}

/**
 * An integer from 0 to `range` - 1; `range` is at most 2³². Draws again for a value above the last whole multiple of the
 * range, as pure-rand's `uniformInt` does. That function is not imported because it includes code for larger ranges.
 */
function below(generator: { next(): number }, range: number): number {
  const end = Math.floor(2 ** 32 / range) * range;
  for (;;) {
    const drawn = generator.next() + 2 ** 31;
    if (drawn < end) return drawn % range;
  }
}

/** Draws `count` integers from `min` to `max`, both included. Returns them and the generator's next state. */
export function draw(rng: Rng, count: number, min: number, max: number): { values: number[]; rng: Rng } {
  const generator = xoroshiro128plusFromState(rng);
  const values: number[] = [];
  while (values.length < count) values.push(min + below(generator, max - min + 1));
  return { values, rng: generator.getState() };
}

/** Shuffles a copy (Fisher-Yates). Returns it and the generator's next state. */
export function shuffle<A>(rng: Rng, things: readonly A[]): { values: A[]; rng: Rng } {
  const generator = xoroshiro128plusFromState(rng);
  const values = [...things];
  for (let i = values.length - 1; i > 0; i--) {
    const j = below(generator, i + 1);
    [values[i], values[j]] = [values[j]!, values[i]!];
  }
  return { values, rng: generator.getState() };
}
