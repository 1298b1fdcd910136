/** Lazy link from a refusal to the lesson of its rule. Loads the dialog when it is opened. */
import type { GameUi } from '../../game-ui/game-ui.js';
import type { GameContext } from '../session/game-context.js';
import { tryLoad } from '../ui/failed-loads.js';

export class LessonLink {
  /** The game of the last refusal, and the rules that its lessons teach, once they are loaded. */
  #ui: GameUi | undefined;
  #taught: ReadonlySet<string> = new Set();
  readonly #context: GameContext;

  constructor(context: GameContext) {
    this.#context = context;
  }
  /** The link to the lesson of a rule; `undefined` without a rule or a lesson. */
  to(ui: GameUi, rule: string | undefined): { readonly rule: string; readonly open: () => void } | undefined {
    if (rule === undefined) return undefined;
    if (ui !== this.#ui) this.#learn(ui).catch(console.error);
    if (!this.#taught.has(rule)) return undefined;
    const { element, words, text } = this.#context;
    const of = { root: element.renderRoot as ShadowRoot, game: ui.game.id, rule, words, text };
    const show = async () => (await import('../ui/lesson-dialog.js')).showLesson(of);
    return { rule, open: () => void tryLoad(element, 'lesson', show) };
  }
  async #learn(ui: GameUi): Promise<void> {
    this.#ui = ui;
    this.#taught = new Set();
    const lessons = (await ui.lessons?.()) ?? [];
    this.#taught = new Set(lessons.flatMap(({ rules }) => rules));
    this.#context.element.requestUpdate();
  }
}
