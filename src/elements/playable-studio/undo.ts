/** Undo and redo, as buttons and as keys: for the lesson, and while a position is set up. */
import { html, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { redo, undo, type History } from './model/history.js';

/** The direction: `undo` or `redo`. */
export type Way = typeof undo;

export interface Undoing {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly travel: (way: Way) => void;
}

/** Disabled with `aria-disabled`, so that the buttons keep the focus when there is nothing left to undo. */
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

/** Ctrl+Z is undo; Ctrl+Y and Ctrl+Shift+Z are redo. */
export function wayOf(event: KeyboardEvent): Way | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) return redo;
  return key === 'z' ? undo : undefined;
}

/** Names of the changes in words, by what each produced. */
const names = new WeakMap<object, string>();
/** Names the change that produced `now`. */
export const nameChange = (now: object, what: string): unknown => names.set(now, what);
/** Announcement of an undo or redo, with the name of the change. */
export function travelled<T extends object>(text: Text, way: Way, before: History<T>, after: History<T>): string {
  const key = way === undo ? 'studio.undone' : 'studio.redone';
  const what = names.get((way === undo ? before : after).now);
  return what === undefined ? text(key) : text(`${key}.what`, { what });
}
