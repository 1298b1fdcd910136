import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { readingWords } from '../../i18n/reading/index.js';
import { badInput } from '../../kernel/bad-input.js';
import { BadInput } from '../../kernel/game.js';
import type { Rulebook, RuleText } from '../../game-ui/rulebook.js';
import { namesRule } from '../../embed/fragment.js';
import { defineElement, loadRulebook, type RulebookParts } from '../../loading/games.js';
import { tryLoad } from '../ui/failed-loads.js';
import { LazyElement } from '../ui/lazy-element.js';
import type { Load } from '../ui/lazy-loading.js';
import { Warnings } from '../ui/warnings.js';
import type { SessionConsumer } from '../session/session-consumer.js';
import { copyToClipboard, selectIn } from '../ui/clipboard.js';
import type { Speaker } from '../ui/words.js';
import { styles as shared } from '../ui/shared.styles.js';
import { parseInteger } from '../../playthrough/value.js';
import {
  ruleAddress,
  answers,
  chapters,
  contents,
  glossary,
  packedLesson,
  type PageProps,
  type Tried,
} from './page.js';
import { styles } from './playable-rulebook.styles.js';
import { RulePictures } from './rule-pictures.js';
import { findPlainly } from './search/plain.js';
import { safeDocument } from '../../dom/safe-document.js';

/**
 * The rules of a game, to read, search and print, each rule with its lesson. It is one region; its headings are
 * `role="heading"` from `level` down, so that they fit into the outline of the page.
 *
 * @element playable-rulebook
 * @slot - Fallback: shown until the rules are loaded, and if loading fails.
 * @fires {CustomEvent<{lesson: string, step: number, of: number}>} playable-step - When the open lesson shows another step.
 * @fires {CustomEvent<{lesson: string}>} playable-over - When the open lesson is finished.
 * @fires {CustomEvent<{move: Move}>} playable-move - Before a move in the open lesson; cancelable.
 * @fires {CustomEvent<{move: Move, text: string}>} playable-moved - After a move in the open lesson.
 * @fires {CustomEvent<{phase: string}>} playable-phase - When the open lesson shows another phase.
 * @fires {CustomEvent<{move: Move | undefined, refusal: Refusal}>} playable-refuse - When the rules refuse a move in the open lesson.
 * @csspart goal - The goal of the game, with a picture.
 * @csspart contents - The list of chapters, and the chapter of the current phase.
 * @csspart chapter - One chapter.
 * @csspart rule - One rule.
 * @csspart lesson - The open lesson.
 */
export class PlayableRulebook extends LazyElement {
  static override styles = [shared, styles];

  /**
   * The rule that is marked, such as `EW-5.11`, and scrolled to when it changes or after the click that `load="click"` waits
   * for. A rule named in the fragment of the page's address takes precedence, and is scrolled to in any case.
   */
  @property() rule: string | null = null;
  /**
   * Id of a `<playable-game>` or `<playable-lesson>` in the same document or shadow root: the chapter of its phase is
   * marked.
   */
  @property({ attribute: 'for' }) htmlFor: string | null = null;
  /** Heading level of the title, 1 to 5; chapters are one level below. Default 2. */
  @property() level: string | number | null = null;

  @state() private book: Rulebook | undefined;
  @state() private taught: ReadonlySet<string> = new Set();
  @state() private query = '';
  @state() private find = findPlainly;
  /** Picture of the goal; loaded in parallel with the rules. */
  @state() private picture: TemplateResult | typeof nothing = nothing;
  @state() private marked: string | null = null;
  @state() private lesson: string | undefined;
  @state() private tried: Tried | undefined;
  @state() private term: string | undefined;
  /** The rule whose address was copied last, and the one whose address is shown for copying by hand. */
  @state() private copied: string | undefined;
  @state() private shown: string | undefined;

  protected override readonly faultKey = 'rulebook.error';
  readonly #warnings = new Warnings(this);
  /** The game or lesson beside this; `undefined` as long as the page has named none. */
  #companion: SessionConsumer | undefined;
  readonly #pictures = new RulePictures(this, () => this.vocabulary.lang);
  /** The load of the search by meaning, pending or done; `undefined` before the first search and after a failure. */
  #learning: Promise<void> | undefined;

  /** A reader who followed a link to a rule is taken to it wherever the rulebook stands on the page. */
  protected override get loadsWhen(): Load {
    return namesRule() ? 'now' : super.loadsWhen;
  }
  protected override readonly ownWords = readingWords;
  protected override async fetchContent(isStale: () => boolean): Promise<void> {
    const { game } = this;
    this.fault = undefined;
    const { lang } = this.vocabulary;
    const [own] = await Promise.all([loadRulebook(game, lang), readingWords(lang)]);
    if (!own.rulebook) throw badInput('game', game, 'rulebook');
    if (isStale()) return;
    this.picture = nothing;
    await this.vocabulary.learn(this.#speaker(own, isStale, this.#draw(own, isStale)));
    if (isStale()) return;
    const named = this.#fragment;
    // A reader who only comes near goes on reading where they are.
    if (named === null && this.load !== 'click') this.marked = this.rule;
    else this.#mark(named ?? this.rule);
  }
  /** Draws the goal; the rules are complete without the picture. */
  #draw(own: RulebookParts, isStale: () => boolean): Promise<void> {
    const draw = async () => {
      const picture = await own.goalPicture?.();
      if (!isStale()) this.picture = picture ?? nothing;
    };
    return tryLoad(this, 'picture', draw, isStale);
  }
  /** Loads the book and the texts around it together, in each language: if one fails, both stay as they were. */
  #speaker(own: RulebookParts, isStale: () => boolean, drawn: Promise<void>): Speaker {
    return {
      languages: own.languages,
      text: async (lang) => {
        const [words, book, lessons] = await Promise.all([
          readingWords(lang),
          own.rulebook!(lang),
          own.lessons?.() ?? [],
          drawn, // Awaited because the picture stands above the rules and would push them down.
        ]);
        if (!isStale() && lang === this.vocabulary.lang) {
          this.book = book;
          void tryLoad(this, 'cell', () => this.#translateCell(book));
          this.find = findPlainly;
          this.#learning = this.query === '' ? undefined : this.#learnToSearch();
          this.taught = new Set(lessons.flatMap(({ rules }) => rules));
          this.#pictures.know(this.game, lessons);
        }
        return words;
      },
    };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#onHash);
    safeDocument.addEventListener('keydown', this.#onKey);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#onHash);
    safeDocument.removeEventListener('keydown', this.#onKey);
  }
  /** The reader followed a link to a rule on this page. It may be the first that they want of this rulebook. */
  readonly #onHash = (): void => {
    if (!this.book && !namesRule()) return;
    const follow = () => {
      const rule = this.#fragment;
      if (rule === null) return;
      this.#mark(rule);
      this.#focusOn(rule);
    };
    this.ready().then(follow, () => undefined);
  };
  /** Esc hides a definition shown under the pointer, wherever the focus is. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.term = undefined;
  };
  get #fragment(): string | null {
    const named = location.hash.slice(1);
    return this.#has(named) ? named : null;
  }
  #has(rule: string): boolean {
    return this.book?.chapters.some(({ rules }) => rules.some(({ id }) => id === rule)) ?? false;
  }
  #mark(rule: string | null): void {
    this.marked = rule;
    if (rule === null || !this.#has(rule)) return;
    this.query = '';
    this.#show(rule);
  }
  #find(selector: string): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(selector);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('htmlFor')) void tryLoad(this, 'for', this.#follow);
    // An invalid `load` may be corrected as long as nothing is shown.
    if (this.hasUpdated && this.loading.hasBegun && (changed.has('game') || (changed.has('load') && !this.book))) {
      this.book = this.lesson = this.tried = undefined;
      void this.loading.again();
    } else if (changed.has('rule') && this.book) this.#mark(this.rule);
    super.willUpdate(changed);
    this.text = this.vocabulary.text(this.words);
    if (this.book) this.nameRegion(this.book.title);
  }

  readonly #follow = async (): Promise<void> => {
    if (!this.#companion && this.htmlFor !== null) {
      const { SessionConsumer } = await import('../session/session-consumer.js');
      this.#companion ??= new SessionConsumer(this, ({ phase }) => phase);
    }
    this.#companion?.follow(this.htmlFor);
  };

  // The reader's actions.

  readonly #search = async (event: Event): Promise<void> => {
    const { value } = event.target as HTMLInputElement;
    this.query = value;
    // Nothing is announced until the search by meaning is loaded (the plain search may find less), nor for a query that
    // has changed since.
    await (this.#learning ??= this.#learnToSearch());
    if (this.query !== value || !this.book) return;
    this.announcer.clear();
    if (value.trim() !== '') this.announcer.say(this.#count);
  };
  /** Loads the search by meaning. Until it is loaded, and if loading fails, the plain search is used. */
  async #learnToSearch(): Promise<void> {
    const { book } = this;
    const { lang } = this.vocabulary;
    const find = await import('./search/by-meaning.js')
      .then((search) => search.searchIn(book!, lang))
      .catch(() => undefined);
    if (this.book !== book) return;
    if (find) this.find = find;
    else this.#learning = undefined;
  }
  readonly #clear = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.query === '') return;
    event.preventDefault();
    this.query = '';
  };
  get #count(): string {
    const found = this.find(this.query);
    const count = this.book!.chapters.flatMap(({ rules }) => rules).filter((rule) => found?.has(rule)).length;
    if (count === 0 || found?.answer === 'none') return this.text('rulebook.none');
    return this.text(found?.answer === 'unsure' ? 'rulebook.unsure' : 'rulebook.found', { count });
  }
  readonly #toggle = (rule: string): void => {
    if (this.lesson === rule) {
      this.lesson = undefined;
      void this.updateComplete.then(() => this.#find(`[data-lesson="${rule}"]`)?.focus());
      return;
    }
    this.lesson = rule;
    void tryLoad(this, 'lesson', () => defineElement('playable-lesson'));
  };
  readonly #tryCell = async (rule: RuleText, row: number, column: number): Promise<void> => {
    const { id } = rule;
    const { tried } = this;
    this.tried = undefined;
    if (tried?.rule === id && tried.row === row && tried.column === column) {
      await this.updateComplete;
      this.#find(`[data-rule="${id}"] [data-cell="${row} ${column}"]`)?.focus();
      return;
    }
    await tryLoad(this, 'cell', async () => {
      const [data] = await Promise.all([packedLesson(rule, row, column), defineElement('playable-lesson')]);
      this.tried = { rule: id, row, column, data };
    });
  };
  /** Shows the open lesson of a cell in the language of the book, unless the reader or the page has changed them since. */
  async #translateCell(book: Rulebook): Promise<void> {
    const { tried } = this;
    const rule = book.chapters.flatMap(({ rules }) => rules).find(({ id }) => id === tried?.rule);
    if (!tried || !rule) return;
    const data = await packedLesson(rule, tried.row, tried.column);
    if (this.tried === tried && this.book === book) this.tried = { ...tried, data };
  }
  readonly #copy = async (rule: string): Promise<void> => {
    this.copied = this.shown = undefined;
    const isCopied = await copyToClipboard(ruleAddress(rule), async () => {
      this.shown = rule;
      await this.updateComplete;
      selectIn(this.#find('.address input') as HTMLInputElement);
    });
    if (!isCopied) return;
    this.copied = rule;
    this.announcer.say(this.text('rulebook.copied'));
  };
  readonly #show = (rule: string): void => {
    this.marked = rule;
    void this.updateComplete.then(() => this.#find(`[data-rule="${rule}"]`)?.scrollIntoView({ block: 'nearest' }));
  };
  /** The reader followed a link to a rule, so the keyboard and a screen reader go on from there. */
  #focusOn(rule: string): void {
    void this.updateComplete.then(() => this.#find(`[data-rule="${rule}"] .id`)?.focus({ preventScroll: true }));
  }
  readonly #goTo = (chapter: number): void => {
    this.query = '';
    void this.updateComplete.then(() => {
      const heading = this.#find(`[data-chapter="${chapter}"]`);
      heading?.scrollIntoView({ block: 'start' });
      heading?.focus({ preventScroll: true });
    });
  };

  // Rendering.

  /** Heading level of the title, or the error in `level`. */
  get #level(): number | BadInput {
    try {
      return this.level === null ? 2 : parseInteger('level', this.level, 1, 5);
    } catch (error) {
      return error as BadInput;
    }
  }
  /** Errors that do not prevent reading. */
  #problems(): TemplateResult[] {
    const { rule, htmlFor } = this;
    const level = this.#level;
    const wrong: BadInput[] = [];
    if (rule !== null && !this.#has(rule)) wrong.push(badInput('rule', rule, 'rule', { game: this.game }));
    if (level instanceof BadInput) wrong.push(level);
    if (this.#companion?.isMissing) {
      wrong.push(badInput('for', htmlFor, 'element'));
    }
    return this.#warnings.show(wrong, this.text.lang);
  }
  #page(book: Rulebook): PageProps {
    const { text, game, words, marked, taught, lesson, tried, term, copied, shown, query } = this;
    const level = this.#level;
    return {
      text,
      book,
      game,
      words,
      marked,
      taught,
      lesson,
      tried,
      term,
      copied,
      shown,
      level: level instanceof BadInput ? 2 : level,
      found: this.find(query),
      phase: this.#companion?.phase ?? '',
      pictured: (rule) => this.#pictures.has(rule),
      explain: (id) => (this.term = id),
      toggle: this.#toggle,
      tryCell: (rule, row, column) => {
        this.#tryCell(rule, row, column).catch((error: unknown) => (this.fault = error));
      },
      copy: (rule) => void this.#copy(rule),
      goTo: this.#goTo,
      show: (rule) => {
        this.#show(rule);
        this.#focusOn(rule);
      },
    };
  }
  protected override render(): TemplateResult {
    const { book, query, text } = this;
    if (this.fault || !book) return this.fallback({ startKey: 'rulebook.open' });
    const page = this.#page(book);
    return html`<div class="book" lang=${text.lang}>
      <p class="title" role="heading" aria-level=${page.level}>${book.title}</p>
      ${this.#problems()} ${this.loadNotes}
      ${
        book.goal === undefined
          ? nothing
          : html`<div class="goal" part="goal">
              ${this.picture}
              <p>${book.goal}</p>
            </div>`
      }
      <label class="find"
        >${text('rulebook.search')}
        <input type="search" .value=${query} @input=${this.#search} @keydown=${this.#clear} />
        <span class="quiet">${page.found ? this.#count : nothing}</span>
      </label>
      ${answers(page)} ${contents(page)} ${chapters(page)} ${glossary(page)} ${this.announcer.region}
    </div>`;
  }
}
