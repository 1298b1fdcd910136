/** Chance as data: the generator's state lies on the table, and a draw gives a new state. */
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { skipN } from 'pure-rand/utils/skipN';

export type Rng = readonly number[];

export const MAX_SEED = 0xffff_ffff;

/** The generator's first state. The first draws after a seed still resemble it, so they are skipped. */
export function seeded(seed: number): Rng {
  const generator = xoroshiro128plus(seed | 0);
  skipN(generator, 32);
  return generator.getState();
}

/**
 * A whole number from 0 up to `range`, which is left out; 2³² at most. As pure-rand's `uniformInt` draws it, which brings the
 * arithmetic for larger ranges along: what is drawn above the last whole multiple of the range is drawn again.
 */
function below(generator: { next(): number }, range: number): number {
  const end = Math.floor(2 ** 32 / range) * range;
  for (;;) {
    const drawn = generator.next() + 2 ** 31;
    if (drawn < end) return drawn % range;
  }
}

/** `count` whole numbers from `min` to `max`, both included, and the generator after them. */
export function draw(rng: Rng, count: number, min: number, max: number): { values: number[]; rng: Rng } {
  const generator = xoroshiro128plusFromState(rng);
  const values: number[] = [];
  while (values.length < count) values.push(min + below(generator, max - min + 1));
  return { values, rng: generator.getState() };
}

/** The same things in an order that chance decides (Fisher and Yates). */
export function shuffle<A>(rng: Rng, things: readonly A[]): { values: A[]; rng: Rng } {
  const generator = xoroshiro128plusFromState(rng);
  const values = [...things];
  for (let i = values.length - 1; i > 0; i--) {
    const j = below(generator, i + 1);
    [values[i], values[j]] = [values[j]!, values[i]!];
  }
  return { values, rng: generator.getState() };
}
