/** Lazy loader of `GameActions`: the form of a new game, files, the menu and the end of a game. Loads it at the first request. */
import type { GameActions, GameActionsHost } from '../menu/game-actions.js';
import { reportFailedLoad } from '../ui/failed-loads.js';
import { hasEnded } from '../session/frame-playback.js';

export class LazyGameActions {
  #around: GameActions | undefined;
  readonly #host: GameActionsHost;

  constructor(host: GameActionsHost) {
    this.#host = host;
  }

  #ask(name: string, act: (around: GameActions) => unknown): void {
    if (this.#around) return void act(this.#around);
    import('../menu/game-actions.js').then(
      ({ GameActions }) => act((this.#around ??= new GameActions(this.#host))),
      (error: unknown) => reportFailedLoad(this.#host.element, name, error, () => this.#ask(name, act)),
    );
  }
  readonly openForm = (): void => this.#ask('form', (around) => around.openForm());
  readonly openMenu = (): void => this.#ask('menu', (around) => around.openMenu());
  readonly playAgain = (): void => this.#ask('again', (around) => around.playAgain());
  readonly stopRerun = (): void => this.#ask('rerun', (around) => around.stopRerun());
  readonly exportGame = (): void => this.#ask('export', (around) => around.exportGame());
  readonly importGame = (file: File): void => this.#ask('file', (around) => around.importGame(file));
  /** Loads the content for the end of a game once the game is over. */
  heedEnd(): void {
    const session = this.#host.session();
    if (session && hasEnded(session)) this.#ask('end', (around) => around.heedEnd());
  }
}
