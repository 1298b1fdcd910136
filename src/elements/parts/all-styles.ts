/** The styles of an element with a board, in the order in which they count. */
import type { CSSResultOrNative } from 'lit';
import { toneStyles } from '../../drawing/tones.styles.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import { isLoaded } from '../../kernel/deferred.js';
import { actingStyles } from './acting.styles.js';

/** The element's `own`, those of what stands `around` the board, and the game's; as far as they are here. */
export function allStyles(
  own: readonly CSSResultOrNative[],
  around: readonly CSSResultOrNative[],
  ui: GameUi | undefined,
): CSSResultOrNative[] {
  // What forced colours and print say of a surface comes after its tones.
  const tones = ui?.palette ? [toneStyles(ui.palette)] : [];
  const [acting, late] = ui && isLoaded(ui.game.id) ? [[actingStyles()], ui?.lateStyles?.() ?? []] : [[], []];
  return [...tones, ...own, ...acting, ...around, ...(ui?.styles ?? []), ...late];
}
