/** The base of all elements with a board: words, layout, and the first picture or the session on show. */
import { adoptStyles, html, nothing, type CSSResult, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Text } from '../../i18n/text.js';
import { placeStyles } from '../../drawing/place.styles.js';
import type { GameAbout } from '../../game-ui/about.js';
import type { GameUi, Layout } from '../../game-ui/game-ui.js';
import { formatReason } from '../../game-ui/sentences.js';
import { aboutGame } from '../../loading/games.js';
import { allStyles } from './all-styles.js';
import { turnArrows } from './arrows.js';
import type { Fit } from '../ui/fits.js';
import { layoutStyles, minBoardWidth } from './layout.styles.js';
import { nowArrangement } from './now-arrangement.styles.js';
import { nowStyles } from './now.styles.js';
import { RuleLinks } from '../ui/rule-id.js';
import { afterFlicker } from '../ui/scheduling.js';
import { styles } from '../ui/shared.styles.js';
import type { LazyPart } from '../ui/lazy-part.js';
import { sceneStyles } from './scene.styles.js';
import type { GameContext } from '../session/game-context.js';
import type { Session } from '../session/session.js';
import { TITLE } from '../ui/landmarks.js';
import { LazyElement } from '../ui/lazy-element.js';
import { curtain, curtainStyles } from './curtain.js';
import type { DrawnOpening } from './drawn-opening.js';
import { guardDoubleClicks } from './double-click.js';
import { FocusKeeper } from './focus.js';
import { Breakpoints } from '../ui/breakpoints.js';
import { SessionProvider } from '../session/session-provider.js';
import { failedLoadNote } from '../ui/failed-loads.js';
import { languageNote } from '../ui/fault.js';
import type { Playing } from './playing.js';

const NONE: ReadonlySet<string> = new Set();
/** Whether a key may mean the game: not one that moves the focus, or is for the browser or a screen reader. */
const meansGame = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !(altKey || ctrlKey || metaKey || /^(Tab|Shift|Control|Alt\w*|Meta|\w+Lock|F\d+)$/.test(key));
let boards = 0; // makes the ids of drawings unique on the page

/**
 * An element with a board and the content beside it.
 *
 * @cssproperty --playable-height - The height available for board, hand and prompt: the window's (`100dvh`) minus the height that the page needs above and below.
 */
export abstract class BoardElement extends LazyElement {
  static override styles = [styles, nowStyles, sceneStyles, placeStyles, curtainStyles];
  /** The layouts around the board of a game. */
  protected static arrangements: readonly ((about: GameAbout) => CSSResult)[] = [layoutStyles, nowArrangement];

  /** The drawing fits the `screen` (column and window height, as far as it stays legible), or the `width` of the column. */
  @property() fit: Fit | null = 'screen';
  /** `off` disables the letter keys. */
  @property() shortcuts: string | null = null;
  /** The absolute address of the embed pages, for links that readers share. Default: beside the script. */
  @property() site: string | null = null;

  @state() protected session: Session | undefined;
  /** The game as it starts, until the session is there. */
  @state() protected opened: DrawnOpening | undefined;

  readonly #idPrefix = `p${++boards}-`;
  readonly #breakpoints = new Breakpoints(this, () => [minBoardWidth(aboutGame(this.game))], 1);
  protected readonly context: GameContext = BoardElement.#contextOf(this);
  /** Whether shortcuts are on: pieces stay in the hand after a move, and the reader can make several moves at once. */
  protected readonly hasShortcuts: boolean = true;
  /** What plays the game; there before the session. */
  protected playing: Playing | undefined;
  /** Resolves when everything is loaded that the first picture need not wait for. */
  #completing: Promise<unknown> | undefined;
  /** Shows the text of a rule when its id is clicked. */
  protected readonly rules = new RuleLinks(this, () => {
    const { session, words, text } = this;
    return session && { root: this.renderRoot as ShadowRoot, ui: session.ui, words, text };
  });
  /** Shares the session with linked elements. */
  protected readonly sharing = new SessionProvider(this, () => this.shown);

  constructor() {
    super();
    guardDoubleClicks(this);
    new FocusKeeper(this, (anchor) => this.playing?.input.focus(anchor));
  }
  static #contextOf(element: BoardElement): GameContext {
    return {
      element,
      vocabulary: element.vocabulary,
      get session() {
        return element.session;
      },
      get text() {
        return element.text;
      },
      get words() {
        return element.words;
      },
      get isPicture() {
        return element.isPicture;
      },
      sentence: (fact) => formatReason('fact', fact, element.session!, element.text),
      announcer: element.announcer,
    };
  }
  protected get layout(): Layout {
    return this.#breakpoints.reached === 0 ? 'narrow' : 'wide';
  }
  /** The phase on show, as a state of the game's chart. Empty until the game is loaded. */
  get phase(): string {
    return this.shown?.view.phase ?? '';
  }
  /** The session on show. */
  protected get shown(): Session | undefined {
    return this.session;
  }

  /** Reacts to attributes that change after the first update. */
  protected abstract applyChanges(changed: ReadonlyMap<PropertyKey, unknown>): void;
  /** Further parts to load once the session is on show. */
  protected laterParts: readonly Pick<LazyPart<unknown>, 'load'>[] = [];
  /** The board and the content beside it, each at the same index as in `placeholder`. */
  protected abstract content(session: Session, playing: Playing): readonly unknown[];
  /** Reserves the space of the content, and shows the board of a game that starts in it. */
  protected abstract readonly placeholder: (board?: TemplateResult, opened?: DrawnOpening) => readonly unknown[];
  /** The order for screen readers: `.now` comes before the board, since most places of the board offer no action. */
  protected readonly readingOrder: string | undefined = 'now stage side';
  /** The content in a few words, for use outside the element. Empty until it is loaded. */
  abstract readonly summary: string;
  /** Whether the board is only for looking at. */
  protected isPicture = false;
  /** Adopts the styles of the game, as far as they are known. Can be called before the game is loaded. */
  protected dress(ui?: Pick<GameUi, 'styles' | 'palette'>): void {
    const { elementStyles, arrangements } = this.constructor as typeof BoardElement;
    const around = arrangements.map((arrange) => arrange(aboutGame(this.game)));
    adoptStyles(this.renderRoot as ShadowRoot, allStyles(elementStyles, around, ui));
  }
  /**
   * Draws how the game starts, and shows it unless the game itself comes before a reader would notice: to draw and lay out a board
   * twice costs the processor a third more. Resolves once it is drawn. What is wrong is reported when the game is loaded.
   */
  protected async foreshow(drawing: Promise<DrawnOpening | undefined>, isStale: () => boolean): Promise<void> {
    const moment = afterFlicker();
    const opened = await drawing.catch(() => undefined);
    void moment.then(() => {
      if (!this.session && !isStale()) this.opened = opened;
    });
  }
  /** Loads what plays the game, and its words. Must be awaited before a session. */
  protected async prepare(): Promise<Playing> {
    const { Playing, playingWords } = await import('./playing.js');
    await this.vocabulary.also(playingWords);
    return (this.playing ??= new Playing(this.context, {
      layout: () => this.layout,
      prefix: this.#idPrefix,
      hasShortcuts: this.hasShortcuts,
      hasLetters: () => this.shortcuts !== 'off',
    }));
  }
  /** Renders the session's current state. */
  protected begin(session: Session): void {
    this.opened = this.fault = undefined;
    this.dress(session.ui);
    session.begin();
  }
  /** Ends the session, so that another can replace it. */
  protected leave(): void {
    this.closeDialogs();
    this.session?.end();
    this.playing?.leave();
    this.session = this.opened = this.fault = undefined;
  }

  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    this.applyChanges(changed);
    super.willUpdate(changed);
    if (changed.has('game') && !this.session) this.dress();
    if (changed.has('opened') && this.opened) this.dress(this.opened.picture);
    const { session } = this;
    const text = this.vocabulary.text(this.words, session?.view, session?.hotSeat.names, session?.hotSeat.reader);
    // Screen readers read the live region in the element's language, so messages in another language are removed.
    if (text.lang !== this.text.lang) this.announcer.clear();
    this.text = text;
    if (!session) return;
    this.playing?.update();
    this.nameRegion(text('ui.region', { game: text(TITLE), summary: this.summary }));
  }
  protected override updated(_changed: PropertyValues<this>): void {
    const { session, opened, laterParts } = this;
    const size = session?.ui.size(session.view, this.layout) ?? opened?.picture.size(opened.view, this.layout);
    if (!size) return;
    // Uses CSSOM, since a strict policy forbids style attributes.
    const game = this.renderRoot.querySelector<HTMLElement>('.game');
    game?.style.setProperty('--ratio', String(size.width / size.height));
    turnArrows(this.renderRoot);
    if (session) this.#completing = Promise.all([this.playing?.updated(), ...laterParts.map((part) => part.load())]);
  }
  /** An update is complete only when the controls are updated and all parts are loaded. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.playing?.complete();
    await this.#completing;
    return super.getUpdateComplete();
  }

  #drawn({ picture, view, text, shown = NONE }: DrawnOpening): TemplateResult {
    const still = { state: () => 'idle' as const, changed: NONE, shown, tabStop: undefined };
    return picture.board(view, { text, layout: this.layout, prefix: this.#idPrefix, ...still });
  }
  /** Further notes below the board. */
  protected get notes(): unknown {
    return nothing;
  }
  protected override render(): TemplateResult {
    const { session, playing, text, opened } = this;
    if (this.fault || (!session && this.loading.waitsForClick)) return this.fallback();
    if (session && playing) {
      const content = session.hotSeat.curtain === undefined ? this.content(session, playing) : undefined;
      return this.#frame(content ?? curtain(session, text), text, session, content && this.readingOrder);
    }
    if (opened) return this.#frame(this.placeholder(this.#drawn(opened), opened), opened.text);
    const room = this.childElementCount > 0 ? nothing : this.#frame(this.placeholder(), text);
    return html`<slot @slotchange=${() => this.requestUpdate()}></slot>${room}`;
  }
  /** The game, or before its session a picture that nobody can use. */
  #frame(content: unknown, { lang }: Text, session?: Session, order?: string): TemplateResult {
    const skip = () => session?.playback.skip();
    // Before what stands in it answers the key.
    const keydown = { handleEvent: (event: KeyboardEvent) => meansGame(event) && skip(), capture: true };
    return html`<div
        class=${session ? 'game' : 'game room'}
        lang=${lang}
        aria-hidden=${session ? nothing : 'true'}
        aria-owns=${order ?? nothing}
        ?inert=${!session}
        @pointerdown=${skip}
        @keydown=${keydown}
      >
        ${content} ${session ? this.notes : nothing} ${languageNote(this.vocabulary, this.text)}
        ${this.announcer.region}
      </div>
      ${failedLoadNote(this, this.text)}`;
  }
}
