/** A small board: the game as it was after a move, as the reader may see it. */
import { adoptStyles, html, type TemplateResult } from 'lit';
import { placeStyles } from '../../drawing/place.styles.js';
import { toneStyles } from '../../drawing/tones.styles.js';
import { viewFor } from '../../kernel/view.js';
import type { Text } from '../../i18n/text.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { Session } from '../parts/session.js';

const NONE: ReadonlySet<string> = new Set();
/** A root has the look of one game's drawing. */
const dressed = new WeakMap<ShadowRoot, GameUi>();

/** `own` are the styles of the element itself, which come first. */
export function dress(root: ShadowRoot, ui: GameUi, own: Parameters<typeof adoptStyles>[1]): void {
  if (dressed.get(root) === ui) return;
  dressed.set(root, ui);
  adoptStyles(root, [...(ui.palette ? [toneStyles(ui.palette)] : []), placeStyles, ...(ui.styles ?? []), ...own]);
}

/** The board after `n` moves. It is looked at and not read: the history says the same in words. */
export function moment(session: Session, n: number, text: Text, prefix: string): TemplateResult {
  const { ui, viewer, playthrough } = session;
  const view = viewFor(ui.game, playthrough.at(n), viewer);
  const board = ui.board(view, {
    ...{ text, layout: 'wide', prefix, state: () => 'idle' as const, tabStop: undefined },
    changed: new Set(view.last.flatMap((fact) => ui.changed?.(fact) ?? [])),
    shown: NONE,
  });
  return html`<div class="moment" aria-hidden="true" inert>${board}</div>`;
}
