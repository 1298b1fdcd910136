/** The base of elements that load their content late: near the viewport, on a click, or now. */
import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { keepOwnKeys } from '../../dom/own-keys.js';
import { safeDocument } from '../../dom/safe-document.js';
import { takeFocus } from '../../dom/take-focus.js';
import { restoreTexts, watchTexts } from '../../dom/translations.js';
import { START } from '../../embed/start.js';
import type { Catalogue, Text } from '../../i18n/text.js';
import { BadInput } from '../../kernel/game.js';
import { onceAdded } from '../../loading/added-games.js';
import { firstGame } from '../../loading/games.js';
import { requireOneOf } from '../../playthrough/value.js';
import { Announcer } from './announcer.js';
import { failedLoadNote } from './failed-loads.js';
import { fallback, languageNote, logged, messageOf, translate, type Fallback } from './fault.js';
import { LazyLoading, LOAD, type Load } from './lazy-loading.js';
import { Vocabulary, type Speaker } from './words.js';

/** Attributes that are none of ours, or may be any page's; of others it is looked whether one of ours is meant. */
const USUAL = /[^a-z]|^(class|id|lang|slot|style)$/;
const wrongAttributes = () => import('./wrong-attributes.js').catch(() => undefined);

/** Elements whose game is missing, which may be added yet. They are not kept in memory for that: a page may have taken them out. */
const seeking = new Set<WeakRef<LazyElement>>();

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
  /** The id of the game. Default: the first available game. */
  @property({ converter: (value) => value ?? firstGame() }) game: string = firstGame();
  /** Words of the page that replace those of the elements and of the game, under the same keys, which the page API of the site lists. */
  @property({ attribute: false }) words: Catalogue = {};
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
  /** What the element says now. A subclass updates it in `willUpdate`. */
  protected text: Text = this.vocabulary.text();
  protected readonly announcer = new Announcer(this, (count) => this.text('ui.passedOver', { count }));
  readonly #internals = typeof this.attachInternals === 'function' ? this.attachInternals() : undefined;
  protected readonly loading = new LazyLoading(
    this,
    () => this.loadsWhen,
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
    this.addEventListener(START, () => void this.#start());
  }

  /** When the content is loaded. */
  protected get loadsWhen(): Load {
    return this.load ?? 'near';
  }

  /** Whether the game that the element shows was missing when it was loaded last. */
  #seeks = false;
  /** Looks again for the games that were missing, or without the attribute for the first that there is. */
  static readonly #seekGames = (): void => {
    const all = [...seeking];
    seeking.clear();
    for (const element of all.map((one) => one.deref())) {
      if (!element || !element.#seeks) continue;
      element.game ||= firstGame();
      void element.loading.again();
    }
  };

  /** Loads the content and shows it, unless `isStale` says that another load has begun since. */
  protected abstract fetchContent(isStale: () => boolean): Promise<void>;
  async #fetch(isStale: () => boolean): Promise<void> {
    this.#seeks = false;
    try {
      requireOneOf('load', this.load, LOAD);
      await this.fetchContent(isStale);
    } catch (error) {
      // The game may come while the words for its absence are loaded.
      if (error instanceof BadInput && error.path === 'game' && !isStale()) {
        this.#seeks = true;
        seeking.add(new WeakRef(this));
        onceAdded(LazyElement.#seekGames);
      }
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
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.closeDialogs();
  }
  /** Out of the page dialogs would stay open without being modal; beside another game they would be about the one before. */
  protected closeDialogs(): void {
    this.shadowRoot?.querySelectorAll('dialog').forEach((dialog) => dialog.close());
  }
  /** A page that clears the styles of all elements leaves us inline, where no width can be measured. */
  protected override firstUpdated(change: PropertyValues<this>): void {
    super.firstUpdated(change);
    if (getComputedStyle(this).display === 'inline') this.style.display = 'block';
    const { observedAttributes } = this.constructor as typeof LitElement;
    if (this.getAttributeNames().some((name) => !USUAL.test(name) && !observedAttributes.includes(name)))
      void wrongAttributes().then((them) => them?.suggest(this));
  }
  override requestUpdate(...change: Parameters<LitElement['requestUpdate']>): void {
    super.requestUpdate(...change);
    if (change[0] === 'load' && waiting.has(this) && this.isConnected) this.connectedCallback();
  }
  /** A subclass that loads again on a change does so before it calls this: a load that begins here has the change already. */
  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('load') && this.isConnected) this.loading.wait();
    if (this.loading.waitsForClick) this.vocabulary.need();
    const { fault } = this;
    if (changed.has('fault') && fault instanceof BadInput)
      void wrongAttributes().then(async (them) => (await them?.addOthers(this, fault)) && this.requestUpdate());
  }
  /** Makes the element a region of the page, with this name. */
  protected nameRegion(ariaLabel: string): void {
    Object.assign(this.#internals ?? {}, { role: 'region', ariaLabel });
  }
  /** Shown in place of the content: the page's own children, and what keeps the content from being shown. */
  protected fallback(more?: Partial<Fallback>): TemplateResult {
    const { hindrance: fault, faultKey, loading, text } = this;
    const { hasFailed: canRetry, waitsForClick } = loading;
    void translate(fault, text.lang, () => this.requestUpdate());
    return fallback(text, { fault, faultKey, canRetry, waitsForClick, load: this.#load, ...more });
  }
  /** The reader pressed the button that loads the content. It goes at once, and the element takes its focus. */
  readonly #load = (): void => {
    this.fault = undefined;
    void this.loading.again();
    this.requestUpdate();
    void this.updateComplete.then(() => takeFocus(this));
  };
  /** The reader pressed the button that was there before the element. It says itself why it cannot be shown. */
  async #start(): Promise<void> {
    await this.ready().catch(() => undefined);
    takeFocus(this);
  }
  /** What could not be loaded beside the content, with buttons that try again. */
  protected get loadNotes(): TemplateResult {
    return html`${languageNote(this.vocabulary, this.text)} ${failedLoadNote(this, this.text)}`;
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
  #showSubstitute(error: Error, ...content: readonly Element[]): void {
    this.vocabulary.need();
    const text = this.vocabulary.text();
    const message = messageOf(error, text.lang);
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
