/**
 * Estimates the width of text, where it cannot be measured: based on a bold serif face, as wide as the widest that browsers
 * use.
 */
const LETTERS = [
  [/[iljftI .,:’]/, 0.42],
  [/[aceorsvxyzé]/, 0.63],
  [/[mM]/, 1.1],
  [/W/, 1.21],
  [/[A-Z]/, 0.87],
] as const;
/** The width of a text, in letter heights. */
export const breadth = (said: string): number =>
  [...said].reduce((sum, letter) => sum + (LETTERS.find(([like]) => like.test(letter))?.[1] ?? 0.72), 0);

/** The font size, at most `most`, at which a text fits into `room`. */
export const fit = (said: string, room: number, most: number): number => Math.min(most, room / breadth(said));
