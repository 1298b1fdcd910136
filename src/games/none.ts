/**
 * In place of each list in `generated`, in builds for pages that show only games of their author's own: there are no games of ours.
 * Plugins for bundlers put it there (`vite.ts`, `webpack.ts`), or an import map.
 */
const none: Readonly<Record<string, never>> = {};

export {
  none as abouts,
  none as boards,
  none as boardTexts,
  none as bots,
  none as diagrams,
  none as extras,
  none as games,
  none as helpTexts,
  none as lessons,
  none as paths,
  none as pictures,
  none as rulebooks,
  none as sites,
  none as texts,
  none as transcripts,
};
