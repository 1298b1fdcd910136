/** The style sheets of an element with a board, in cascade order. */
import type { CSSResultOrNative } from 'lit';
import { toneStyles } from '../../drawing/tones.styles.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import { interactionStyles } from './interaction.styles.js';

/** The element's `own` styles, the styles of the layout `around` the board, and the game's styles once it is loaded. */
export function allStyles(
  own: readonly CSSResultOrNative[],
  around: readonly CSSResultOrNative[],
  ui: Pick<GameUi, 'styles' | 'palette'> | undefined,
): CSSResultOrNative[] {
  // Tones come first, because the styles for forced colours and print override them.
  const tones = ui?.palette ? [toneStyles(ui.palette)] : [];
  return [...tones, ...own, interactionStyles, ...around, ...(ui?.styles ?? [])];
}
