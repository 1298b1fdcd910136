/** Draws a random whole number from 0 to `n - 1`. @public */
export type Picker = (n: number) => number;

/** A seeded random generator (mulberry32): the same seed gives the same numbers. */
export function picker(seed: number): Picker {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (((t ^ (t >>> 14)) >>> 0) % n) | 0;
  };
}
