/**
 * What comes behind the first board: XState, which runs a game and reads what is pointed at, all that answers what a reader
 * does, the checks of positions, and the rest of the words.
 */
import type { ReactiveControllerHost } from 'lit';
import type { Catalogue } from '../../i18n/text.js';
import { loadDeferred, isLoaded } from '../../kernel/deferred.js';
import type { GameUi } from '../../game-ui/game-ui.js';
import type { Playthrough } from '../../playthrough/playthrough.js';
import type { BoardInput } from './board-input.js';
import { painted, soon, task } from './frames.js';
import { missed } from './missed.js';
import type { Vocabulary } from './words.js';

export type Late = typeof import('./late.js');
const words = async (lang: string): Promise<Catalogue> => (await import('./late.js')).playingWords(lang);

/** What else is fetched behind a first board. */
export interface Behind {
  readonly isHere: boolean;
  open(): Promise<void>;
}

export class Running {
  /** Resolves when all that was begun last is here, or cannot be had; nothing is waited for where it is. */
  last: Promise<void> | undefined;
  /** What answers what a reader does, once all that a move of this game needs is here. */
  late: Late | undefined;
  /** Resolves once the first board is painted. */
  #painted: Promise<unknown> | undefined;
  /** Of which game all is here. */
  #whole: GameUi | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #input: BoardInput;
  readonly #vocabulary: Vocabulary;
  /** Hears once of what has come. */
  #arrive: ((late: Late) => void) | undefined;
  #isMissing = false;
  /** What readers did before that. */
  readonly #early: (() => void)[] = [];

  constructor(host: ReactiveControllerHost, input: BoardInput, vocabulary: Vocabulary, arrive: (late: Late) => void) {
    this.#host = host;
    this.#input = input;
    this.#vocabulary = vocabulary;
    this.#arrive = arrive;
  }

  /** Whether what stands beside a first board of this game can be drawn too. */
  isWhole(ui: GameUi | undefined): boolean {
    return ui !== undefined && this.#whole === ui;
  }
  /** What a move needs of another game than before may not be here yet: that begins as a first board. */
  turnTo({ game }: GameUi): void {
    if (isLoaded(game.id)) return;
    this.late = undefined;
    this.#input.end();
  }
  /**
   * Once what was drawn is painted, fetches what comes behind it, and has it drawn: nothing is read or run in the way of a
   * first board. Nothing runs of a game that is only looked at, which is `undefined` here; `more` is what else comes.
   */
  begin(playthrough: Playthrough | undefined, ui: GameUi, more: readonly Behind[]): void {
    const runs = !playthrough || (playthrough.isRunning && this.#input.isRunning);
    const isChecked = !ui.positions || ui.game.table !== undefined;
    const isAll =
      runs && isChecked && isLoaded(ui.game.id) && this.#vocabulary.isWhole && more.every(({ isHere }) => isHere);
    if ((this.isWhole(ui) && isAll) || this.#isMissing) return;
    // Whoever else waits for that frame goes first. Words that were asked for before are not asked for again.
    const all = (this.last ?? (this.#painted ??= painted().then(task)))
      .then(() =>
        Promise.all([
          // First what a reader who goes on waits for.
          loadDeferred(ui.game.id),
          playthrough && this.#fetch(ui),
          playthrough?.run(),
          isChecked || ui.positions!(),
          playthrough ? this.#vocabulary.also(words) : this.#vocabulary.complete(),
          ...more.map((part) => part.open()),
        ]),
      )
      .catch((error: unknown) => {
        this.#isMissing = true;
        missed(this.#host, 'running', error, () => (this.#isMissing = false));
      })
      .then(() => {
        if (this.last === all) this.last = undefined;
        // What was left out is drawn.
        if (this.isWhole(ui) || !isLoaded(ui.game.id)) return;
        this.#whole = ui;
        this.#host.requestUpdate();
      });
    this.last = all;
  }
  /**
   * Draws at once what is no board. A first board is drawn in tasks of their own, `ahead` its ground and its places, and what
   * comes behind it when all of it is here: it comes in several goes, and is drawn together.
   */
  together(
    ui: GameUi | undefined,
    draw: () => unknown,
    ahead: (isGround: boolean) => void,
  ): Promise<unknown> | undefined {
    if (!ui || (this.isWhole(ui) && !this.last)) return void draw();
    return (this.last ? soon(this.last) : (this.#painted ?? this.#ahead(ahead))).then(draw);
  }
  async #ahead(draw: (isGround: boolean) => void): Promise<unknown> {
    for (const isGround of [true, false]) {
      await task();
      draw(isGround);
    }
    return task();
  }
  async #fetch({ game }: GameUi): Promise<void> {
    const [late] = await Promise.all([import('./late.js'), loadDeferred(game.id)]);
    if (this.#input.isRunning) return;
    this.late = late;
    this.#arrive?.(late);
    this.#arrive = undefined;
    this.#input.begin(late.startGesture);
    this.#early.splice(0).forEach((act) => act());
  }
  /** What a reader does on a first board waits for what a move needs. */
  readonly whenHere = (act: () => void): void => {
    if (this.#input.isRunning) act();
    else this.#early.push(act);
  };
}
