/**
 * Features around a game, loaded with their words when the reader first asks for one: a new game, files, the menu, the end
 * of a game.
 */
import { anySeed } from '../../playthrough/attributes.js';
import { parseTranscript } from '../../playthrough/transcripts.js';
import { formatRecord } from '../../kernel/notation.js';
import type { Snapshot } from '../../kernel/game.js';
import type { ReactiveControllerHost } from 'lit';
import type { Catalogue, Text } from '../../i18n/text.js';
import { losesMoves, type Note, type PanelProps, type PanelState } from '../panel/panel.js';
import type { Rerun } from './rerun.js';
import { reportFailedLoad } from '../ui/failed-loads.js';
import { hasEnded } from '../session/frame-playback.js';
import type { Session } from '../session/session.js';
import type { Vocabulary } from '../ui/words.js';
import { download, namesIn, withNames } from '../session/saving.js';

const words = async (lang: string): Promise<Catalogue> =>
  (await import('../../i18n/around/index.js')).aroundWords(lang);

/** Scrolls to the top of the element if the top is above the viewport. */
async function toTop(element: GameActionsHost['element']): Promise<void> {
  await element.updateComplete;
  if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
}

export interface GameActionsHost {
  readonly element: ReactiveControllerHost &
    HTMLElement & { readonly words: Catalogue; readonly updateComplete: Promise<boolean> };
  readonly vocabulary: Vocabulary;
  readonly session: () => Session | undefined;
  readonly text: () => Text;
  readonly change: (part: Partial<PanelState>) => void;
  readonly note: (note: Note) => void;
}

export class GameActions {
  readonly #host: GameActionsHost;
  #menu = false;
  /** The snapshot of the end for which content was last requested. */
  #end: Snapshot | undefined;
  #rerun: Rerun | undefined;

  constructor(host: GameActionsHost) {
    this.#host = host;
  }

  /**
   * Loads a module and the words for all features around a game. If that fails, resolves to `undefined` and reports it with
   * `missed`; `again` is the retry.
   */
  async #fetch<A>(name: string, part: () => Promise<A>, again: () => unknown): Promise<A | undefined> {
    const { vocabulary, element } = this.#host;
    try {
      const [made] = await Promise.all([part(), vocabulary.also(words)]);
      await element.updateComplete;
      return made;
    } catch (error) {
      reportFailedLoad(element, name, error, again);
      return undefined;
    }
  }
  get #root(): ShadowRoot {
    return this.#host.element.shadowRoot!;
  }

  /** Opens the form of a new game. */
  async openForm(): Promise<void> {
    const { element, vocabulary, session: running, text, change } = this.#host;
    const made = await this.#fetch(
      'form',
      () => import('./new-game.js'),
      () => this.openForm(),
    );
    const session = running();
    if (!made || !session) return;
    const { ui, view, playthrough, names } = session;
    const plain = vocabulary.text(element.words, view, []);
    await made.openNewGame({
      root: this.#root,
      game: ui.game,
      from: {
        players: view.players,
        seats: session.seats.split(' '),
        names,
        options: playthrough.snapshot.context.table.options,
      },
      losesMoves: losesMoves(session),
      text: text(),
      seat: (seat) => plain(`seat:${seat}`),
      begin(choice) {
        change({ note: undefined });
        session.replace({ start: choice.start, moves: [] }, choice.seats, choice.names);
        session.keep();
        void toTop(element);
      },
    });
  }
  /** Starts another game with the same options and the same players. */
  readonly playAgain = (): void => {
    const session = this.#host.session()!;
    const { view, playthrough, seats } = session;
    const { options } = playthrough.snapshot.context.table;
    session.replace({ start: { players: view.players, seed: anySeed(), options }, moves: [] }, seats);
    session.keep();
    void toTop(this.#host.element);
  };
  /** Loads the content for the end of the game and adds it to the panel. */
  async heedEnd(): Promise<void> {
    const session = this.#host.session();
    if (!session || !hasEnded(session) || this.#end === session.playback.shown) return;
    this.#end = session.playback.shown;
    const made = await this.#fetch(
      'end',
      () => import('./ending.js'),
      () => {
        this.#end = undefined;
        void this.heedEnd();
      },
    );
    if (!made || session !== this.#host.session()) return;
    const { courseOf, ending, endingStyles, wreath } = made;
    const course = courseOf(session);
    const sheet = endingStyles.styleSheet!;
    const { adoptedStyleSheets: sheets } = this.#root;
    if (!sheets.includes(sheet)) this.#root.adoptedStyleSheets = [...sheets, sheet];
    const after = (props: PanelProps) => ending(props, course, () => void this.#watch());
    this.#host.change({ end: { wreath, after } });
  }
  async #watch(): Promise<void> {
    const made = await this.#fetch(
      'rerun',
      () => import('./rerun.js'),
      () => this.#watch(),
    );
    const session = this.#host.session();
    if (!made || !session) return;
    this.#rerun = new made.Rerun(session, (rerun) => this.#host.change({ rerun }));
    this.#rerun.start();
  }
  /** Ends the rerun of a finished game and shows the end again. */
  readonly stopRerun = (): void => this.#rerun?.stop();
  /** Loads the content of the menu. */
  async openMenu(): Promise<void> {
    if (this.#menu) return;
    this.#menu = true;
    const made = await this.#fetch(
      'menu',
      () => import('./menu.js'),
      () => this.openMenu(),
    );
    this.#menu = made !== undefined;
    if (made) this.#host.change({ menu: made.menu });
  }
  /** Downloads the whole game as a file. */
  readonly exportGame = (): void => {
    const { ui, playthrough, names } = this.#host.session()!;
    download(`${ui.game.id}.txt`, withNames(formatRecord(ui.game, playthrough.record), names));
  };
  /** Opens a game from a file. Asks for confirmation first if moves would be lost. */
  async importGame(file: File): Promise<void> {
    const { session: running, text, note, change } = this.#host;
    const session = running()!;
    const { game } = session.ui;
    const made = await this.#fetch(
      'file',
      async () => (await Promise.all([import('../ui/open-file.js'), session.ui.positions?.()]))[0],
      () => this.importGame(file),
    );
    if (!made) return;
    const { askToOpen, faultOf } = made;
    // It may have been moved since it was chosen, or may not be read.
    const transcript = await file.text().catch(() => undefined);
    if (transcript === undefined) return note({ key: 'ui.notRead' });
    try {
      const record = parseTranscript(game, transcript);
      const names = namesIn(transcript);
      const open = () => {
        session.take(record, names);
        session.keep();
        note({ key: 'ui.imported' });
      };
      if (!losesMoves(session)) return open();
      change({ note: undefined });
      await askToOpen({ root: this.#root, text: text(), open, save: this.exportGame });
    } catch (error) {
      const own = formatRecord(game, session.playthrough.record);
      note({ key: faultOf(transcript, own), details: (error as Error).message });
    }
  }
}
