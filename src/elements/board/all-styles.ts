/** The style sheets of an element with a board, in cascade order. */
import type { CSSResultOrNative } from 'lit';
import { toneStyles } from '../../drawing/tones.styles.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import { isLoaded } from '../../kernel/deferred.js';
import { interactionStyles } from './interaction.styles.js';

/**
 * Returns the element's `own` styles, the styles of the layout `around` the board, and the game's styles. Leaves out those
 * that are not loaded yet.
 */
export function allStyles(
  own: readonly CSSResultOrNative[],
  around: readonly CSSResultOrNative[],
  ui: GameUi | undefined,
): CSSResultOrNative[] {
  // Tones come first, because the styles for forced colours and print override them.
  const tones = ui?.palette ? [toneStyles(ui.palette)] : [];
  const [acting, late] = ui && isLoaded(ui.game.id) ? [[interactionStyles()], ui?.lateStyles?.() ?? []] : [[], []];
  return [...tones, ...own, ...acting, ...around, ...(ui?.styles ?? []), ...late];
}
