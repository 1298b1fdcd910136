import type { AnchorState, BoardContext } from '../../src/game-ui/game-ui.js';
import { en } from '../../src/i18n/en.js';
import { textOf } from '../../src/i18n/text.js';

/** The context a place is drawn in. By default nothing is chosen or changed, and another place is the Tab stop. */
export const ctx = (of: Partial<BoardContext> & { is?: AnchorState } = {}): BoardContext => ({
  text: textOf('en', [en]),
  layout: 'wide',
  prefix: 'a',
  state: () => of.is ?? 'idle',
  changed: new Set(),
  shown: new Set(),
  tabStop: 'other',
  ...of,
});
