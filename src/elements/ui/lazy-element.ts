/** The base of elements that load their content late: near the viewport, on a click, or now. */
import { LitElement, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { keepOwnKeys } from '../../dom/own-keys.js';
import { safeDocument } from '../../dom/safe-document.js';
import { restoreTexts, watchTexts } from '../../dom/translations.js';
import { BadInput } from '../../kernel/game.js';
import { onceAdded } from '../../loading/added-games.js';
import { firstGame } from '../../loading/games.js';
import { requireOneOf } from '../../playthrough/value.js';
import { logged } from './fault.js';
import { LazyLoading, LOAD, type Load } from './lazy-loading.js';
import { Vocabulary, type Speaker } from './words.js';

/** Elements with children that are not near the viewport yet. */
const waiting = new WeakSet<LazyElement>();

/**
 * An element that loads its content late.
 *
 * @cssprop --playable-ink - Colour of text.
 * @cssprop --playable-paper - Background.
 * @cssprop --playable-panel - Background of panels.
 * @cssprop --playable-line - Colour of borders.
 * @cssprop --playable-faint - Colour of secondary text.
 * @cssprop --playable-accent - Colour of what is active, open or selected, and of links.
 * @cssprop --playable-font - Font of text and controls.
 * @cssprop --playable-letter-spacing - Space between letters, at most 0.12em.
 * @cssprop --playable-word-spacing - Space between words, at most 0.16em.
 * @cssprop --playable-line-height - Height of lines, at most 1.5; where the layout needs less, it stays.
 */
export abstract class LazyElement extends LitElement {
  /** When to load the content: `near` the viewport, on a `click`, or `now`. */
  @property() load: Load | null = 'near';
  /** The id of the game; empty without the attribute as long as there is no game. */
  abstract game: string;
  /** The error that keeps the content from being shown. */
  @state() protected fault: unknown;

  /** The same, and errors that do not come from loading. */
  protected get hindrance(): unknown {
    return this.fault;
  }

  /** The catalogue key of the sentence that reports a fault. */
  protected readonly faultKey: string = 'ui.error';
  /** The element's own words, in which it says what keeps its content from being shown. */
  protected readonly ownWords: Speaker['text'] | undefined;
  /** Shown as long as the element cannot be rendered: why, and the page's children if there was no content before. */
  #substitute: HTMLElement | undefined;
  /** The fault that the last complete render has told; `undefined` if it showed the content. */
  #rendered: unknown;

  protected readonly vocabulary = new Vocabulary(this);
  protected readonly loading = new LazyLoading(
    this,
    () => this.load ?? 'near',
    (isStale) => {
      if (waiting.has(this) && this.isConnected) this.#connect();
      return this.#fetch(isStale);
    },
    (error) => {
      this.fault = error;
    },
  );

  constructor() {
    super();
    keepOwnKeys(this);
  }

  /** Looks again for the game that was missing, or without the attribute for the first that there is. */
  #seekGame(): void {
    this.game ||= firstGame();
    void this.loading.again();
  }

  /** Loads the content and shows it, unless `isStale` says that another load has begun since. */
  protected abstract fetchContent(isStale: () => boolean): Promise<void>;
  async #fetch(isStale: () => boolean): Promise<void> {
    try {
      requireOneOf('load', this.load, LOAD);
      await this.fetchContent(isStale);
    } catch (error) {
      // The game may come while the words for its absence are loaded.
      if (error instanceof BadInput && error.path === 'game') onceAdded(() => isStale() || this.#seekGame());
      const words = this.ownWords && { text: this.ownWords };
      if (!isStale()) await this.vocabulary.learn(words).catch(() => undefined);
      throw error;
    }
  }

  /** Resolves when the content that the attributes name is on show. Rejects with the error that keeps it from being shown. */
  async ready(): Promise<this> {
    if (waiting.has(this) && this.isConnected) this.#connect();
    // An attribute that was just set may have started another load.
    await this.updateComplete;
    await this.loading.last();
    if (this.hindrance) throw this.hindrance as Error;
    await this.updateComplete;
    return this;
  }
  /**
   * An element with children stays as the page wrote it until it is near the viewport: with a shadow root all children
   * would be laid out again, and twenty such elements in an article keep a slow machine busy for seconds.
   */
  override connectedCallback(): void {
    const isFar = !this.hasUpdated && this.childElementCount > 0 && this.loading.waitsToBeNear;
    if (!isFar) return this.#connect();
    waiting.add(this);
    this.loading.wait();
  }
  #connect(): void {
    waiting.delete(this);
    super.connectedCallback();
  }
  /** A page that clears the styles of all elements leaves us inline, where no width can be measured. */
  protected override firstUpdated(change: PropertyValues<this>): void {
    super.firstUpdated(change);
    if (getComputedStyle(this).display === 'inline') this.style.display = 'block';
  }
  override requestUpdate(...change: Parameters<LitElement['requestUpdate']>): void {
    super.requestUpdate(...change);
    if (change[0] === 'load' && waiting.has(this) && this.isConnected) this.connectedCallback();
  }
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    try {
      super.createRenderRoot();
    } catch (error) {
      // Where the page replaced functions of arrays, Lit can make no style sheet. What loads next names the function.
      logged(error, this);
    }
    watchTexts(this.shadowRoot!);
    return this.shadowRoot!;
  }
  protected override performUpdate(): void {
    restoreTexts(this.renderRoot);
    try {
      super.performUpdate();
      this.#substitute?.remove();
      this.#rendered = this.fault;
    } catch (error) {
      if (this.fault !== undefined && this.fault === this.#rendered) return; // what was rendered before says it
      // What was rendered before stays below the note, unless it was no content either.
      const hadContent = this.hasUpdated && this.fault === undefined;
      if (hadContent) {
        this.#showSubstitute(error as Error);
        throw error;
      }
      this.fault ??= logged(error, this);
      this.#showSubstitute(this.fault as Error, safeDocument.createElement('slot'));
    }
  }
  /** Without a template: in XHTML, Lit can render none. */
  #showSubstitute({ message }: Error, ...content: readonly Element[]): void {
    this.vocabulary.need();
    const text = this.vocabulary.text();
    const note = Object.assign(safeDocument.createElement('p'), {
      className: 'warning',
      role: 'status',
      lang: text.lang,
      textContent: text.has(this.faultKey) ? text(this.faultKey, { message }) : message,
    });
    this.#substitute ??= safeDocument.createElement('div');
    this.#substitute.replaceChildren(...content, note);
    this.renderRoot.prepend(this.#substitute);
  }
  /** Runs `act`; catches an error and shows it together with the element's children. Returns whether `act` succeeded. */
  protected attempt(act: () => void): boolean {
    try {
      act();
      this.fault = undefined;
    } catch (error) {
      this.fault = logged(error, this);
    }
    return this.fault === undefined;
  }
}
