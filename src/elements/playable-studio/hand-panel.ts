/** The way to what sets up positions by hand, which is fetched when an author first does. */
import { nothing } from 'lit';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { PositionEditor } from '../../game-ui/position-editor.js';
import type { Vocabulary } from '../parts/words.js';
import type { Desk } from './desk.js';
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
  /** Puts down what is in the hand; says whether there was something. */
  letGo(): boolean {
    return this.#hand?.letGo() ?? false;
  }
  /** Why the position cannot be, if that is known here. */
  wrong(desk: Desk): string | undefined {
    return this.#ui === desk.ui ? this.#hand?.wrong(desk) : undefined;
  }
  panel(desk: Desk): HTMLElement | typeof nothing {
    if (!this.#fetched || this.#ui !== desk.ui) return nothing;
    this.#hand ??= new this.#fetched.Hand(this.#fetched.editor, desk);
    this.#hand.show(desk);
    return this.#hand.place;
  }
}
