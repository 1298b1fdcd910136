/** Each element by its tag, in a file of its own that registers it. */
export const elements: Readonly<Record<string, () => Promise<unknown>>> = {
  'playable-game': () => import('./playable-game.js'),
  'playable-lesson': () => import('./playable-lesson.js'),
  'playable-phases': () => import('./playable-phases.js'),
  'playable-rulebook': () => import('./playable-rulebook.js'),
  'playable-studio': () => import('./playable-studio.js'),
};
/** Fetches the file of an element. */
export const bring = (tag: string): Promise<unknown> => elements[tag]!();
