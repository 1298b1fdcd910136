/** Undo and redo, as buttons and as keys: above the lesson, and where a position is set up. */
import { html, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { redo, undo, type History } from './model/history.js';

/** The way that a history is gone. */
export type Way = typeof undo;

/** What may be undone and done again now. */
export interface Undoing {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly travel: (way: Way) => void;
}

/** They keep the focus when there is nothing more to be undone. */
export function undoButtons(text: Text, { canUndo, canRedo, travel }: Undoing): TemplateResult {
  const button = (name: 'undo' | 'redo', way: Way, can: boolean) =>
    html`<button
      type="button"
      data-do=${name}
      aria-disabled=${can ? 'false' : 'true'}
      @click=${() => can && travel(way)}
    >
      ${text(`studio.${name}`)}
    </button>`;
  return html`${button('undo', undo, canUndo)} ${button('redo', redo, canRedo)}`;
}

/** Ctrl+Z; and Ctrl+Y, or Ctrl+Shift+Z. */
export function wayOf(event: KeyboardEvent): Way | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) return redo;
  return key === 'z' ? undo : undefined;
}

/** What was undone or done again, in words: as it was named when it was done. */
export function travelled<T extends object>(
  text: Text,
  way: Way,
  [before, after]: readonly [History<T>, History<T>],
  names: WeakMap<T, string>,
): string {
  const key = way === undo ? 'studio.undone' : 'studio.redone';
  const what = names.get((way === undo ? before : after).now);
  return what === undefined ? text(key) : text(`${key}.what`, { what });
}
