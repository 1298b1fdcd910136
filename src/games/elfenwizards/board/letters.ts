/** How much room words take, where nothing can be measured: of a bold serif face, as broad as the broadest that pages have. */
const LETTERS = [
  [/[iljftI .,:’]/, 0.42],
  [/[aceorsvxyzé]/, 0.63],
  [/[mM]/, 1.1],
  [/W/, 1.21],
  [/[A-Z]/, 0.87],
] as const;
/** The breadth of words, in heights of their letters. */
export const breadth = (said: string): number =>
  [...said].reduce((sum, letter) => sum + (LETTERS.find(([like]) => like.test(letter))?.[1] ?? 0.72), 0);

/** Letters small enough for the room. */
export const fit = (said: string, room: number, most: number): number => Math.min(most, room / breadth(said));
