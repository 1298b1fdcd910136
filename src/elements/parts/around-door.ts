/** The way to what a reader asks for around a game, which is fetched when something of it is first asked for. */
import type { ReactiveControllerHost } from 'lit';
import type { Catalogue, Text } from '../../i18n/text.js';
import type { Around } from './around.js';
import { missed } from './missed.js';
import type { Note, PanelState } from './panel.js';
import type { Session } from './session.js';
import type { Vocabulary } from './words.js';

export interface AroundHost {
  readonly element: ReactiveControllerHost &
    HTMLElement & { readonly words: Catalogue; readonly updateComplete: Promise<boolean> };
  readonly vocabulary: Vocabulary;
  readonly session: () => Session | undefined;
  readonly text: () => Text;
  readonly change: (part: Partial<PanelState>) => void;
  readonly note: (note: Note) => void;
}

/** Whether a game is over and its end has been looked at. */
export const hasEnded = ({ isOver, playback }: Session): boolean => isOver && playback.isResting;

export class AroundDoor {
  #around: Around | undefined;
  readonly #host: AroundHost;

  constructor(host: AroundHost) {
    this.#host = host;
  }

  #ask(name: string, act: (around: Around) => unknown): void {
    if (this.#around) return void act(this.#around);
    import('./around.js').then(
      ({ Around }) => act((this.#around ??= new Around(this.#host))),
      (error: unknown) => missed(this.#host.element, name, error, () => this.#ask(name, act)),
    );
  }
  readonly openForm = (): void => this.#ask('form', (around) => around.openForm());
  readonly openMenu = (): void => this.#ask('menu', (around) => around.openMenu());
  readonly playAgain = (): void => this.#ask('again', (around) => around.playAgain());
  readonly stopRerun = (): void => this.#ask('rerun', (around) => around.stopRerun());
  readonly exportGame = (): void => this.#ask('export', (around) => around.exportGame());
  readonly importGame = (file: File): void => this.#ask('file', (around) => around.importGame(file));
  /** What is shown of the end comes once there is one. */
  heedEnd(): void {
    const session = this.#host.session();
    if (session && hasEnded(session)) this.#ask('end', (around) => around.heedEnd());
  }
}
