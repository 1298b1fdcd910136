/** The pips of a six-sided die, 30 units wide. */

/** Paths by number of pips. A pip is a stroke of length 0 with round caps. @beta */
export const PIPS: Readonly<Record<number, string>> = {
  1: 'M15 15h0',
  2: 'M8 8h0M22 22h0',
  3: 'M7 7h0M15 15h0M23 23h0',
  4: 'M8 8h0M22 8h0M8 22h0M22 22h0',
  5: 'M7 7h0M23 7h0M15 15h0M7 23h0M23 23h0',
  6: 'M8 6h0M22 6h0M8 15h0M22 15h0M8 24h0M22 24h0',
};
