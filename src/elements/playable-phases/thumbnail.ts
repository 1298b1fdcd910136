/** A small board: the game after a move, limited to what the viewer may see. */
import { adoptStyles, html, type TemplateResult } from 'lit';
import { placeStyles } from '../../drawing/place.styles.js';
import { toneStyles } from '../../drawing/tones.styles.js';
import { viewFor } from '../../kernel/view.js';
import type { Text } from '../../i18n/text.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { Session } from '../session/session.js';

const NONE: ReadonlySet<string> = new Set();
/** The game whose styles each shadow root has adopted. */
const dressed = new WeakMap<ShadowRoot, GameUi>();

/** Adopts the game's styles for its board in `root`; `own` are the element's own styles, added last so that they win. */
export function adoptGameStyles(root: ShadowRoot, ui: GameUi, own: Parameters<typeof adoptStyles>[1]): void {
  if (dressed.get(root) === ui) return;
  dressed.set(root, ui);
  adoptStyles(root, [...(ui.palette ? [toneStyles(ui.palette)] : []), placeStyles, ...(ui.styles ?? []), ...own]);
}

/** The board after `n` moves. Hidden from screen readers: the history says the same in words. */
export function boardThumbnail(session: Session, n: number, text: Text, prefix: string): TemplateResult {
  const { ui, playthrough } = session;
  const { viewer } = session.hotSeat;
  const view = viewFor(ui.game, playthrough.at(n), viewer);
  const board = ui.board(view, {
    text,
    layout: 'wide',
    prefix,
    state: () => 'idle' as const,
    tabStop: undefined,
    changed: new Set(view.last.flatMap((fact) => ui.changed?.(fact) ?? [])),
    shown: NONE,
  });
  return html`<div class="thumbnail" aria-hidden="true" inert>${board}</div>`;
}
