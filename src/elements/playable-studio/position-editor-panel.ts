/** Lazy loader of the editor that sets up positions by hand: loaded on first use. */
import { nothing } from 'lit';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { PositionEditor } from '../../game-ui/position-editor.js';
import type { Vocabulary } from '../ui/words.js';
import type { EditorContext } from './editor-context.js';
import type { PositionEditorView } from './position-editor.js';

export class PositionEditorPanel {
  #ui: GameUi | undefined;
  #fetched: { readonly PositionEditorView: typeof PositionEditorView; readonly editor: PositionEditor } | undefined;
  #view: PositionEditorView | undefined;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }
  async load(ui: GameUi, vocabulary: Vocabulary): Promise<void> {
    if (this.#ui === ui && this.#fetched) return;
    const [{ PositionEditorView }, editor] = await Promise.all([import('./position-editor.js'), ui.editor!()]);
    await vocabulary.also(editor.words);
    this.#ui = ui;
    this.#fetched = { PositionEditorView, editor };
    this.#view = undefined;
    this.#changed();
  }
  /** Puts down the piece in the author's hand; returns whether there was one. */
  deselect(): boolean {
    return this.#view?.deselect() ?? false;
  }
  /** Why the position is invalid, if known here. */
  wrong(desk: EditorContext): string | undefined {
    return this.#ui === desk.ui ? this.#view?.wrong(desk) : undefined;
  }
  panel(desk: EditorContext): HTMLElement | typeof nothing {
    if (!this.#fetched || this.#ui !== desk.ui) return nothing;
    this.#view ??= new this.#fetched.PositionEditorView(this.#fetched.editor, desk);
    this.#view.show(desk);
    return this.#view.place;
  }
}
