/** Lazy loader of the editor that sets up positions by hand: loaded on first use. */
import { nothing } from 'lit';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { PositionEditor } from '../../game-ui/position-editor.js';
import type { Vocabulary } from '../ui/words.js';
import type { EditorContext } from './editor-context.js';
import type { Hand } from './hand.js';

export class HandPanel {
  #ui: GameUi | undefined;
  #fetched: { readonly Hand: typeof Hand; readonly editor: PositionEditor } | undefined;
  #hand: Hand | undefined;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }
  async load(ui: GameUi, vocabulary: Vocabulary): Promise<void> {
    if (this.#ui === ui && this.#fetched) return;
    const [{ Hand }, editor] = await Promise.all([import('./hand.js'), ui.editor!()]);
    await vocabulary.also(editor.words);
    this.#ui = ui;
    this.#fetched = { Hand, editor };
    this.#hand = undefined;
    this.#changed();
  }
  /** Puts down the piece in the author's hand; returns whether there was one. */
  letGo(): boolean {
    return this.#hand?.letGo() ?? false;
  }
  /** Why the position is invalid, if known here. */
  wrong(desk: EditorContext): string | undefined {
    return this.#ui === desk.ui ? this.#hand?.wrong(desk) : undefined;
  }
  panel(desk: EditorContext): HTMLElement | typeof nothing {
    if (!this.#fetched || this.#ui !== desk.ui) return nothing;
    this.#hand ??= new this.#fetched.Hand(this.#fetched.editor, desk);
    this.#hand.show(desk);
    return this.#hand.place;
  }
}
