/**
 * Loads everything deferred until after the first board: XState, which runs the game and the gesture chart, the modules
 * that answer the reader's actions, the checks of positions, and the remaining words.
 */
import type { ReactiveControllerHost } from 'lit';
import type { Catalogue } from '../../i18n/text.js';
import { loadDeferred, isLoaded } from '../../kernel/deferred.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { History } from '../../playthrough/history.js';
import type { BoardInput } from './board-input.js';
import { afterPaint, withTimeout, nextTask } from '../ui/scheduling.js';
import { reportFailedLoad } from '../ui/failed-loads.js';
import type { Vocabulary } from '../ui/words.js';

export type InteractionModules = typeof import('./interaction-modules.js');
const words = async (lang: string): Promise<Catalogue> => (await import('./interaction-modules.js')).playingWords(lang);

/** A further part to load after the first board. */
export interface DeferredPart {
  readonly isLoaded: boolean;
  load(): Promise<void>;
}

export class DeferredLoading {
  /** Resolves when the last loading has ended, also if it failed; `undefined` when nothing is being loaded. */
  last: Promise<void> | undefined;
  /** The modules that answer the reader's actions, once everything that a move of this game needs is loaded. */
  interaction: InteractionModules | undefined;
  /** Resolves once the first board is painted. */
  #painted: Promise<unknown> | undefined;
  /** The game for which everything is loaded. */
  #completeFor: GameUi | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #input: BoardInput;
  readonly #vocabulary: Vocabulary;
  /** Called once, when the modules are loaded. */
  #onLoaded: ((late: InteractionModules) => void) | undefined;
  #hasFailed = false;
  /** Actions of the reader from before the modules were loaded. */
  readonly #queued: (() => void)[] = [];

  constructor(
    host: ReactiveControllerHost,
    input: BoardInput,
    vocabulary: Vocabulary,
    arrive: (late: InteractionModules) => void,
  ) {
    this.#host = host;
    this.#input = input;
    this.#vocabulary = vocabulary;
    this.#onLoaded = arrive;
  }

  /** Whether the content beside the first board of this game can be rendered too. */
  isComplete(ui: GameUi | undefined): boolean {
    return ui !== undefined && this.#completeFor === ui;
  }
  /** Prepares for another game: if its deferred chunks are not loaded yet, it starts like a first board. */
  changeGame({ game }: GameUi): void {
    if (isLoaded(game.id)) return;
    this.interaction = undefined;
    this.#input.end();
  }
  /**
   * Loads the deferred modules once the rendered board is painted, then requests an update: nothing delays the first board.
   * `playthrough` is `undefined` for a game that is only looked at, which needs no actor; `more` are further parts to load.
   */
  begin(playthrough: History | undefined, ui: GameUi, more: readonly DeferredPart[]): void {
    const runs = !playthrough || (playthrough.isRunning && this.#input.isRunning);
    const isChecked = !ui.positions || ui.game.table !== undefined;
    const isAll =
      runs && isChecked && isLoaded(ui.game.id) && this.#vocabulary.isWhole && more.every((part) => part.isLoaded);
    if ((this.isComplete(ui) && isAll) || this.#hasFailed) return;
    // Other callers that wait for this frame run first. Catalogues requested before are not requested again.
    const all = (this.last ?? (this.#painted ??= afterPaint().then(nextTask)))
      .then(() =>
        Promise.all([
          // First the chunks that a reader who continues a game waits for.
          loadDeferred(ui.game.id),
          playthrough && this.#loadModules(ui),
          playthrough?.run(),
          isChecked || ui.positions!(),
          playthrough ? this.#vocabulary.also(words) : this.#vocabulary.complete(),
          ...more.map((part) => part.load()),
        ]),
      )
      .catch((error: unknown) => {
        this.#hasFailed = true;
        reportFailedLoad(this.#host, 'running', error, () => (this.#hasFailed = false));
      })
      .then(() => {
        if (this.last === all) this.last = undefined;
        // Renders the content that was left out.
        if (this.isComplete(ui) || !isLoaded(ui.game.id)) return;
        this.#completeFor = ui;
        this.#host.requestUpdate();
      });
    this.last = all;
  }
  /**
   * Renders at once unless this is a first board. A first board is rendered in tasks of its own: `ahead` renders its ground
   * and its places. Updates during the deferred loading wait for it briefly, so that modules that arrive one after the
   * other are rendered together.
   */
  scheduleRender(
    ui: GameUi | undefined,
    draw: () => unknown,
    ahead: (isGround: boolean) => void,
  ): Promise<unknown> | undefined {
    if (!ui || (this.isComplete(ui) && !this.last)) return void draw();
    return (this.last ? withTimeout(this.last) : (this.#painted ?? this.#ahead(ahead))).then(draw);
  }
  async #ahead(draw: (isGround: boolean) => void): Promise<unknown> {
    for (const isGround of [true, false]) {
      await nextTask();
      draw(isGround);
    }
    return nextTask();
  }
  async #loadModules({ game }: GameUi): Promise<void> {
    const [late] = await Promise.all([import('./interaction-modules.js'), loadDeferred(game.id)]);
    if (this.#input.isRunning) return;
    this.interaction = late;
    this.#onLoaded?.(late);
    this.#onLoaded = undefined;
    this.#input.begin(late.startGesture);
    this.#queued.splice(0).forEach((act) => act());
  }
  /** Runs an action of the reader at once, or when the modules that a move needs are loaded. */
  readonly whenLoaded = (act: () => void): void => {
    if (this.#input.isRunning) act();
    else this.#queued.push(act);
  };
}
