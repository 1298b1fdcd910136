/**
 * What the menu of a game does, loaded with its words when the reader first asks for one: a new game, files, the menu, the end
 * of a game.
 */
import { anySeed } from '../../playthrough/attributes.js';
import { parseTranscript } from '../../playthrough/transcripts.js';
import { formatRecord } from '../../kernel/notation.js';
import type { Note, PanelProps, PanelState } from '../panel/props.js';
import type { TaughtIn } from './ending.js';
import type { Others } from './new-game.js';
import type { Rerun } from './rerun.js';
import { addStyles } from '../ui/add-styles.js';
import { toBeginning } from '../ui/to-beginning.js';
import { reportFailedLoad, tryLoad } from '../ui/failed-loads.js';
import { messageOf, translate } from '../ui/fault.js';
import type { GameContext } from '../session/game-context.js';
import type { Session } from '../session/session.js';
import { namesIn, withNames } from '../session/saving.js';
import { download } from '../ui/download.js';
import { READER_NAME, SEAT_KEYS } from '../ui/save-keys.js';
import { setWelcomed } from '../ui/settings.js';
import { store } from '../ui/storage.js';

/** Milliseconds for which the form of a new game waits for the list of the reader's tables, which moves what is below it. */
const LIST = 400;

/** Whether another game in the place of this one would lose a decision of the people here, and not only moves of opponents. */
function losesMoves({ playthrough, hotSeat, decisions }: Session): boolean {
  const isOwn = playthrough.plies.some(
    ({ move }, n) => move && hotSeat.people.includes(move.seat) && decisions.isDecision(n),
  );
  return isOwn && !playthrough.isDone;
}

/** What the actions change in the panel. */
export interface GamePanel {
  readonly change: (part: Partial<PanelState>) => void;
  readonly note: (note: Note) => void;
  /** Leaves the table at which the reader is, if they are at one, for a game of this page. */
  readonly letGo: () => void;
  /** What a new game offers for people elsewhere; `undefined` without a server. */
  readonly others: () => Others | undefined;
}

export class GameActions {
  readonly #context: GameContext;
  readonly #panel: GamePanel;
  #ending: PanelState['end'];
  #rerun: Rerun | undefined;

  constructor(context: GameContext, panel: GamePanel) {
    this.#context = context;
    this.#panel = panel;
    // A rerun ends with its session, of which it would go on telling in the next game.
    context.element.addController({
      hostUpdate: () => this.#rerun?.session !== context.session && this.#rerun?.leave(),
      hostDisconnected: this.stopRerun,
    });
  }

  /** What is being loaded, once the words of the menu are there as well. */
  async #withWords<A>(part: Promise<A>): Promise<A> {
    const { vocabulary, element } = this.#context;
    const words = import('../../i18n/menu/index.js').then(({ menuWords }) => vocabulary.also(menuWords));
    const [made] = await Promise.all([part, words]);
    await element.updateComplete;
    return made;
  }
  get #root(): ShadowRoot {
    return this.#context.element.shadowRoot!;
  }

  /** Opens the form of a new game; with `isTogether` for one with people elsewhere. */
  async openForm(isTogether = false): Promise<void> {
    const { element, vocabulary, words } = this.#context;
    const { change, letGo } = this.#panel;
    const { invite, own } = this.#panel.others() ?? {};
    // Asked while the form is being fetched. A reader who has no seat anywhere loads nothing for it.
    const list =
      own && store.keys(SEAT_KEYS).length > 0
        ? this.#withWords(own()).catch((error: unknown) => {
            reportFailedLoad(element, 'tables', error, () => tryLoad(element, 'form', () => this.openForm(isTogether)));
            return undefined;
          })
        : undefined;
    const { openNewGame } = await this.#withWords(import('./new-game.js'));
    await Promise.race([list, new Promise((resolve) => setTimeout(resolve, LIST))]);
    const session = this.#context.session;
    if (!session) return;
    const { ui, view, playthrough } = session;
    const { names, seats } = session.hotSeat;
    const plain = vocabulary.text(words, view, []);
    await openNewGame({
      root: this.#root,
      game: ui.game,
      from: {
        players: view.players,
        seats: seats.split(' '),
        // The others of a table do not come along to the next game.
        names: playthrough.local ? names : [],
        options: playthrough.snapshot.context.table.options,
      },
      warning: playthrough.local ? (losesMoves(session) ? 'new.loses' : undefined) : 'new.leaves',
      text: this.#context.text,
      seat: (seat) => plain(`seat:${seat}`),
      invite,
      isTogether,
      ownName: store.get(READER_NAME) ?? '',
      own: list,
      begin(choice) {
        change({ note: undefined });
        letGo();
        // Whoever has chosen the players need not be asked once more whether to play.
        setWelcomed(ui.game.id);
        session.replace({ start: choice.start, moves: [] }, choice.seats, choice.names);
        session.keep();
        void toBeginning(element);
      },
    });
  }
  /** Starts another game with the same options and the same players. */
  readonly playAgain = (): void => {
    const session = this.#context.session!;
    const { view, playthrough } = session;
    const { seats } = session.hotSeat;
    const { options } = playthrough.snapshot.context.table;
    session.replace({ start: { players: view.players, seed: anySeed(), options }, moves: [] }, seats);
    session.keep();
    void toBeginning(this.#context.element);
  };
  /**
   * Loads the content for the end of the game and adds it to the panel: for a new end with `celebrates` also the picture over
   * the board, which otherwise stays as it is.
   */
  async showEnd(session: Session, isNew: boolean, celebrates: boolean): Promise<void> {
    const { element } = this.#context;
    const { lang } = this.#context.text;
    const [{ courseOf, ending, endingStyles, lessonOf, wreath }, finale] = await this.#withWords(
      Promise.all([import('./ending.js'), isNew && celebrates ? this.#finale(session) : undefined]),
    );
    if (session !== this.#context.session) return;
    const course = courseOf(session);
    // Without its title the end is complete but for one button.
    const taught = await lessonOf(session, lang).catch(() => undefined);
    if (session !== this.#context.session || lang !== this.#context.text.lang) return;
    const open = (of: TaughtIn) => void tryLoad(element, 'lesson', () => this.#openLesson(of));
    const lesson = taught && { title: taught.title, lang, open: () => open(taught) };
    addStyles(this.#root, endingStyles, ...(finale?.styles ?? []));
    const watch = () => void tryLoad(element, 'rerun', () => this.#watch());
    const after = (props: PanelProps) => ending(props, { course, watch, lesson });
    const show = (end: NonNullable<PanelState['end']>) => this.#panel.change({ end: (this.#ending = end) });
    const close = () => show({ ...this.#ending!, over: undefined });
    show({ wreath, after, over: isNew ? finale?.over(close) : this.#ending?.over });
  }
  /** The picture of the end and its styles, if the game has one. */
  async #finale({ ui }: Session) {
    if (!ui.endPicture) return undefined;
    const [picture, { finale, finaleStyles }] = await Promise.all([ui.endPicture(), import('./finale.js')]);
    return { styles: finaleStyles, over: (close: () => void) => finale(picture, close) };
  }
  async #openLesson(taught: TaughtIn): Promise<void> {
    const { words, text, session } = this.#context;
    const { showLesson } = await this.#withWords(import('../ui/lesson-dialog.js'));
    if (session) await showLesson({ root: this.#root, game: session.ui.game.id, words, text, ...taught });
  }
  async #watch(): Promise<void> {
    const { Rerun } = await this.#withWords(import('./rerun.js'));
    const session = this.#context.session;
    if (!session) return;
    this.#rerun?.leave();
    this.#rerun = new Rerun(session, (rerun) => {
      if (rerun === undefined) this.#rerun = undefined;
      this.#panel.change({ rerun });
    });
    this.#rerun.start();
  }
  /** Ends the rerun of a finished game and shows the end again. */
  readonly stopRerun = (): void => this.#rerun?.stop();
  async openMenu(): Promise<void> {
    const { menu } = await this.#withWords(import('./menu.js'));
    this.#panel.change({ menu });
  }
  readonly exportGame = (): void => {
    const { hotSeat, ui, playthrough } = this.#context.session!;
    const { local } = playthrough;
    if (!local) return this.#panel.note({ key: 'beside.later' });
    download(`${ui.game.id}.txt`, withNames(formatRecord(ui.game, local.record), hotSeat.names));
  };
  /** Opens a game from a file. Asks for confirmation first if moves would be lost. */
  async importGame(file: File): Promise<void> {
    const { note, change } = this.#panel;
    const session = this.#context.session!;
    const { game } = session.ui;
    if (!session.playthrough.local) return note({ key: 'beside.later' });
    const { askToOpen, faultOf } = await this.#withWords(import('../ui/open-file.js'));
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
      await askToOpen({ root: this.#root, text: this.#context.text, open, save: this.exportGame });
    } catch (error) {
      const own = formatRecord(game, session.playthrough.local.record);
      const { lang } = this.#context.text;
      await translate(error, lang);
      note({ key: faultOf(transcript, own), details: messageOf(error, lang) });
    }
  }
}
