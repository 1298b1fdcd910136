/** What a reader asks for around a game, each fetched then with its words: another game, files, and the menu. */
import { parseTranscript } from '../../playthrough/attributes.js';
import { formatRecord } from '../../kernel/notation.js';
import type { Catalogue, Text } from '../../i18n/text.js';
import { losesMoves, type Note, type PanelState } from './panel.js';
import { download, namesIn, withNames } from './saving.js';
import type { Session } from './session.js';
import type { Vocabulary } from './words.js';

const words = async (lang: string): Promise<Catalogue> =>
  (await import('../../i18n/around/index.js')).aroundWords(lang);

export interface AroundHost {
  readonly element: HTMLElement & { readonly words: Catalogue; readonly updateComplete: Promise<boolean> };
  readonly vocabulary: Vocabulary;
  readonly session: () => Session | undefined;
  readonly text: () => Text;
  readonly change: (part: Partial<PanelState>) => void;
  readonly note: (note: Note) => void;
  readonly say: (message: string) => void;
}

export class Around {
  readonly #host: AroundHost;
  #menu = false;

  constructor(host: AroundHost) {
    this.#host = host;
  }

  /** Fetches what is asked for and the words of all that stands around a game; that it cannot be had is said. */
  async #fetch<A>(part: () => Promise<A>): Promise<A | undefined> {
    const { vocabulary, element, say } = this.#host;
    try {
      const [made] = await Promise.all([part(), vocabulary.also(words)]);
      await element.updateComplete;
      return made;
    } catch (error) {
      say(String(error));
      return undefined;
    }
  }
  get #root(): ShadowRoot {
    return this.#host.element.shadowRoot!;
  }

  /** Asks for a new game. */
  async openForm(): Promise<void> {
    const { element, vocabulary, session: running, text, change } = this.#host;
    const made = await this.#fetch(() => import('./new-game.js'));
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
      },
    });
  }
  /** Fills the menu. */
  async openMenu(): Promise<void> {
    if (this.#menu) return;
    this.#menu = true;
    const made = await this.#fetch(() => import('./menu.js'));
    this.#menu = made !== undefined;
    if (made) this.#host.change({ menu: made.menu });
  }
  /** Hands the reader the whole game as a file. */
  readonly exportGame = (): void => {
    const { ui, playthrough, names } = this.#host.session()!;
    download(`${ui.game.id}.txt`, withNames(formatRecord(ui.game, playthrough.record), names));
  };
  /** Takes a game from a file; where moves would be lost by it, that is asked for first. */
  async importGame(file: File): Promise<void> {
    const { session: running, text, note, change } = this.#host;
    const session = running()!;
    const { game } = session.ui;
    const [transcript, { askToOpen, faultOf }] = await Promise.all([file.text(), import('./open-file.js')]);
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
