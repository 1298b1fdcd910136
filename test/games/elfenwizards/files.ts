/** The files of this game’s folder that only this game has; their own comments say what they do. */
export const own: readonly string[] = [
  'board/graph.ts',
  'board/in-hand.ts',
  'board/pieces.ts',
  'board/sums.ts',
  'board/text-width.ts',
  'help/contests.ts',
  'placements.ts',
  'points.ts',
  'projection.ts',
  'prompt.ts',
];
