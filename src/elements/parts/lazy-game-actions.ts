/** Lazy loader of `Around`: the form of a new game, files, the menu and the end of a game. Loads it at the first request. */
import type { ReactiveControllerHost } from 'lit';
import type { Catalogue, Text } from '../../i18n/text.js';
import type { GameActions } from './game-actions.js';
import { reportFailedLoad } from './failed-loads.js';
import type { Note, PanelState } from './panel.js';
import type { Session } from './session.js';
import type { Vocabulary } from './words.js';

export interface GameActionsHost {
  readonly element: ReactiveControllerHost &
    HTMLElement & { readonly words: Catalogue; readonly updateComplete: Promise<boolean> };
  readonly vocabulary: Vocabulary;
  readonly session: () => Session | undefined;
  readonly text: () => Text;
  readonly change: (part: Partial<PanelState>) => void;
  readonly note: (note: Note) => void;
}

/** Whether the game is over and the playback of its last move has ended. */
export const hasEnded = ({ isOver, playback }: Session): boolean => isOver && playback.isResting;

export class LazyGameActions {
  #around: GameActions | undefined;
  readonly #host: GameActionsHost;

  constructor(host: GameActionsHost) {
    this.#host = host;
  }

  #ask(name: string, act: (around: GameActions) => unknown): void {
    if (this.#around) return void act(this.#around);
    import('./game-actions.js').then(
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
