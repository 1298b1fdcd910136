/** The files of this game’s folder that only this game has; their own comments say what they do. */
export const own: readonly string[] = [
  'board/auction.styles.ts',
  'board/chart.ts',
  'board/icons.ts',
  'board/openings.ts',
  'board/plan.styles.ts',
  'board/planner.ts',
  'board/signs.ts',
  'board/towns.ts',
  'board/vegetation.ts',
  'map-data.ts',
  'routes.ts',
  'rulebook/cell-lesson.ts',
  'rulebook/chart.computed.ts',
  'rulebook/transport-chart.ts',
  'text/things.ts',
];
