/** Lazy loader of `GameActions`: the form of a new game, files, the menu and the end of a game. Loads it at the first request. */
import type { Snapshot } from '../../kernel/game.js';
import type { GameActions, GamePanel } from '../menu/game-actions.js';
import { tryLoad } from '../ui/failed-loads.js';
import type { GameContext } from '../session/game-context.js';
import { endIsShown } from '../session/frame-playback.js';

export class LazyGameActions {
  #actions: GameActions | undefined;
  /** The game on show, and its length when it came on show: an end that is only opened again is no surprise. */
  #begun: { readonly game: unknown; readonly length: number } | undefined;
  /** The end for which content was last requested, and in which language. */
  #end: { readonly shown: Snapshot | undefined; readonly lang: string } | undefined;
  readonly #context: GameContext;
  readonly #panel: GamePanel;

  constructor(context: GameContext, panel: GamePanel) {
    this.#context = context;
    this.#panel = panel;
  }

  async #load(): Promise<GameActions> {
    const { GameActions } = await import('../menu/game-actions.js');
    return (this.#actions ??= new GameActions(this.#context, this.#panel));
  }
  /** What `act` itself loads is part of it: if that fails, a retry repeats all of it. */
  #ask(name: string, act: (actions: GameActions) => unknown): void {
    void tryLoad(this.#context.element, name, async () => act(this.#actions ?? (await this.#load())));
  }
  readonly openForm = (): void => this.#ask('form', (actions) => actions.openForm());
  /** Opens the form of a new game for one with people elsewhere. */
  readonly openTogether = (): void => this.#ask('form', (actions) => actions.openForm(true));
  readonly openMenu = (): void => this.#ask('menu', (actions) => actions.openMenu());
  readonly playAgain = (): void => this.#ask('again', (actions) => actions.playAgain());
  readonly stopRerun = (): void => this.#ask('rerun', (actions) => actions.stopRerun());
  readonly exportGame = (): void => this.#ask('export', (actions) => actions.exportGame());
  readonly importGame = (file: File): void => this.#ask('file', (actions) => actions.importGame(file));
  /**
   * Loads the content for the end of a game once the game is over, and again when the language changes, because it quotes the
   * title of a lesson.
   */
  showEnd(): void {
    const { session, isPicture, text } = this.#context;
    if (!session) return;
    const { playthrough, playback } = session;
    if (this.#begun?.game !== playthrough) this.#begun = { game: playthrough, length: playthrough.length };
    const isNew = this.#end?.shown !== playback.shown;
    if (!endIsShown(session) || (!isNew && this.#end?.lang === text.lang)) return;
    this.#end = { shown: playback.shown, lang: text.lang };
    const celebrates = !isPicture && playthrough.length > this.#begun.length;
    this.#ask('end', (actions) => actions.showEnd(session, isNew, celebrates));
  }
}
