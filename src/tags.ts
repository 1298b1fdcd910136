/** Loaders of the elements by tag; loading an element's file registers it. */
export const elements: Readonly<Record<string, () => Promise<unknown>>> = {
  'playable-game': () => import('./playable-game.js'),
  'playable-lesson': () => import('./playable-lesson.js'),
  'playable-phases': () => import('./playable-phases.js'),
  'playable-rulebook': () => import('./playable-rulebook.js'),
  'playable-studio': () => import('./playable-studio.js'),
};
/** Loads the file of an element, which registers it. */
export const loadElement = (tag: string): Promise<unknown> => elements[tag]!();
