/** The editor that sets up positions by hand, which is loaded on first use. */
import { nothing, type ReactiveControllerHost } from 'lit';
import type { GameUi } from '../../game-ui/game-ui.js';
import { LazyPart } from '../ui/lazy-part.js';
import type { Vocabulary } from '../ui/words.js';
import type { EditorContext } from './editor-context.js';
import type { PositionEditorView } from './position-editor.js';

export class PositionEditorPanel {
  /** The game whose editor this is. */
  #ui: GameUi | undefined;
  #make: LazyPart<(context: EditorContext) => PositionEditorView> | undefined;
  #view: PositionEditorView | undefined;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }
  /** Loads the editor of a game, and its words into `vocabulary`. Resolves also if that fails. */
  load(ui: GameUi, vocabulary: Vocabulary): Promise<void> {
    if (ui !== this.#ui) {
      this.#ui = ui;
      this.#view?.remove();
      this.#view = undefined;
      this.#make = new LazyPart(this.#host, 'hand', async () => {
        const [{ PositionEditorView }, editor] = await Promise.all([import('./position-editor.js'), ui.editor!()]);
        await vocabulary.also(editor.words);
        return (context) => new PositionEditorView(this.#host, editor, context);
      });
    }
    return this.#make!.load();
  }
  /** Puts down the piece in the author's hand; returns whether there was one. */
  deselect(): boolean {
    return this.#view?.deselect() ?? false;
  }
  /** Why the position is invalid, if known here. */
  wrong(context: EditorContext): string | undefined {
    return this.#ui === context.ui ? this.#view?.wrong(context) : undefined;
  }
  panel(context: EditorContext): HTMLElement | typeof nothing {
    const make = this.#make?.value;
    // An author who goes elsewhere comes back with an empty hand.
    if (context.mode !== 'hand') this.deselect();
    if (context.mode !== 'hand' || !make || this.#ui !== context.ui) return nothing;
    this.#view ??= make(context);
    this.#view.show(context);
    return this.#view.element;
  }
}
