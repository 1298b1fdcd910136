/** Lazy loader of `GameActions`: the form of a new game, files, the menu and the end of a game. Loads it at the first request. */
import type { GameActions, GamePanel } from '../menu/game-actions.js';
import { reportFailedLoad } from '../ui/failed-loads.js';
import type { GameContext } from '../session/game-context.js';
import { hasEnded } from '../session/frame-playback.js';

export class LazyGameActions {
  #actions: GameActions | undefined;
  /** The game on show, and its length when it came on show: an end that is only opened again is no surprise. */
  #begun: { readonly game: unknown; readonly length: number } | undefined;
  readonly #context: GameContext;
  readonly #panel: GamePanel;

  constructor(context: GameContext, panel: GamePanel) {
    this.#context = context;
    this.#panel = panel;
  }

  #ask(name: string, act: (actions: GameActions) => unknown): void {
    if (this.#actions) return void act(this.#actions);
    import('../menu/game-actions.js').then(
      ({ GameActions }) => act((this.#actions ??= new GameActions(this.#context, this.#panel))),
      (error: unknown) => reportFailedLoad(this.#context.element, name, error, () => this.#ask(name, act)),
    );
  }
  readonly openForm = (): void => this.#ask('form', (actions) => actions.openForm());
  readonly openMenu = (): void => this.#ask('menu', (actions) => actions.openMenu());
  readonly playAgain = (): void => {
    if (!this.#panel.again()) this.#ask('again', (actions) => actions.playAgain());
  };
  readonly stopRerun = (): void => this.#ask('rerun', (actions) => actions.stopRerun());
  readonly exportGame = (): void => this.#ask('export', (actions) => actions.exportGame());
  readonly importGame = (file: File): void => this.#ask('file', (actions) => actions.importGame(file));
  /** Loads the content for the end of a game once the game is over. */
  showEnd(): void {
    const { session, isPicture } = this.#context;
    if (!session) return;
    const { playthrough } = session;
    if (this.#begun?.game !== playthrough) this.#begun = { game: playthrough, length: playthrough.length };
    const celebrates = !isPicture && playthrough.length > this.#begun.length;
    if (hasEnded(session)) this.#ask('end', (actions) => actions.showEnd(celebrates));
  }
}
