/** Undo and redo, as buttons and as keys: for the lesson, and while a position is set up. */
import { html, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { redo, undo, type UndoStack } from './model/undo-stack.js';

export type Direction = typeof undo | typeof redo;

export interface Undoing {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly travel: (direction: Direction) => void;
}

/** Disabled with `aria-disabled`, so that the buttons keep the focus when there is nothing left to undo. */
export function undoButtons(text: Text, { canUndo, canRedo, travel }: Undoing): TemplateResult {
  const button = (name: 'undo' | 'redo', direction: Direction, can: boolean) =>
    html`<button
      type="button"
      data-do=${name}
      aria-disabled=${can ? 'false' : 'true'}
      @click=${() => can && travel(direction)}
    >
      ${text(`studio.${name}`)}
    </button>`;
  return html`${button('undo', undo, canUndo)} ${button('redo', redo, canRedo)}`;
}

/** Ctrl+Z is undo; Ctrl+Y and Ctrl+Shift+Z are redo. */
export function directionOf(event: KeyboardEvent): Direction | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) return redo;
  return key === 'z' ? undo : undefined;
}

/** Announcement of an undo or redo, with the name of the change. */
export function announced<T>(text: Text, direction: Direction, before: UndoStack<T>, after: UndoStack<T>): string {
  const key = direction === undo ? 'studio.undone' : 'studio.redone';
  const { what } = direction === undo ? before : after;
  return what === undefined ? text(key) : text(`${key}.what`, { what });
}
