/** The language of an element: its own `lang`, else the nearest ancestor's through shadow roots, else the document's, else English. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { en } from '../../i18n/en.js';
import type { GameBoard } from '../../game-ui/game-ui.js';
import { seatWords } from '../../game-ui/seat-names.js';
import type { Json, View } from '../../kernel/game.js';
import { spoken, wordsOf } from '../../i18n/index.js';
import { isLanguage, textOf, type Catalogue, type Text } from '../../i18n/text.js';

/** The language that holds for an element now. */
export function langOf(element: HTMLElement): string {
  for (let node: Node | null = element; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    const lang = node instanceof Element ? node.getAttribute('lang') : null;
    if (lang && isLanguage(lang)) return lang;
  }
  return 'en';
}

/** Knows the language that holds for its host, and tells when it is another one than before. */
export class LangController implements ReactiveController {
  lang = 'en';
  #observer: MutationObserver | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #onChange: () => unknown;

  constructor(host: ReactiveControllerHost & HTMLElement, onChange: () => unknown) {
    this.#host = host;
    this.#onChange = onChange;
    host.addController(this);
  }
  hostConnected(): void {
    const look = () => {
      const lang = langOf(this.#host);
      if (lang === this.lang) return;
      this.lang = lang;
      this.#host.requestUpdate();
      this.#onChange();
    };
    look();
    this.#observer = new MutationObserver(look);
    const options = { attributes: true, attributeFilter: ['lang'], subtree: true };
    for (let root: Node = this.#host; ; root = (root as ShadowRoot).host) {
      root = root.getRootNode();
      this.#observer.observe(root, options);
      if (!(root instanceof ShadowRoot)) break;
    }
  }
  hostDisconnected(): void {
    this.#observer?.disconnect();
  }
}

/** A game's words, or whatever else has words in every language. */
export interface Speaker extends Pick<GameBoard, 'seatTerms'> {
  text(lang: string): Promise<Catalogue>;
  /** Those of them that a first picture needs. */
  firstText?(lang: string): Promise<Catalogue>;
  formatValue?(name: string, value: Json, text: Text, view?: View): string | undefined;
}

/** Says these words too, over those of the game. */
export function speaker<S extends Speaker>(of: S, ...words: readonly Speaker['text'][]): S {
  const said = async (own: Promise<Catalogue>, lang: string): Promise<Catalogue> =>
    Object.assign({}, ...(await Promise.all([own, ...words.map((get) => get(lang))]))) as Catalogue;
  return {
    ...of,
    text: (lang) => said(of.text(lang), lang),
    firstText: (lang) => said(of.firstText?.(lang) ?? of.text(lang), lang),
  };
}

/** What an element can say: the words of its game and its own, in its language, under those that the page gives it. */
export class Vocabulary {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #language: LangController;
  #ui: Speaker | undefined;
  #isNeeded = false;
  /** Whether more is to be said than a first picture needs. */
  #isWhole = false;
  /** Resolves when that is here, once it was asked for. */
  #whole = Promise.resolve();
  #lang = 'en';
  #missed: string | undefined;
  #catalogues: readonly Catalogue[] = [];
  /** Whether no more words are to come behind these: what has none yet is not said. */
  isAllHere = true;
  #text: Text | undefined;
  #over: Catalogue | undefined;
  readonly #more = new Set<(lang: string) => Promise<Catalogue>>();
  #names: readonly string[] = [];
  #view: View | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    this.#language = new LangController(host, () => this.#isNeeded && this.relearn());
  }

  /** Words that cannot be had leave the old ones in their place, until they are asked for again or the network is back. */
  readonly relearn = (): void => {
    this.learn().catch((error: unknown) => {
      console.warn(error);
      this.#missed = this.lang;
      this.#host.requestUpdate();
      addEventListener('online', this.relearn, { once: true });
    });
  };
  /** The language that holds and could not be fetched. */
  get missed(): string | undefined {
    return this.#missed === this.lang ? this.#missed : undefined;
  }

  /** The language that holds now. */
  get lang(): string {
    return this.#language.lang;
  }
  /** Gets the words, unless they were asked for before. */
  need(): void {
    if (!this.#isNeeded) void this.learn().catch(() => undefined);
  }
  /** Gets the words of the language that holds now; from then on those of any other that comes to hold. */
  async learn(ui = this.#ui): Promise<void> {
    if (ui !== this.#ui) this.#isWhole = this.#more.size > 0;
    this.#ui = ui;
    this.#isNeeded = true;
    const { lang } = this.#language;
    const { size } = this.#more;
    const { isWhole } = this;
    const more = [...this.#more].map((words) => words(lang));
    const own = isWhole ? ui?.text(lang) : ui?.firstText?.(lang);
    const catalogues = await Promise.all([own ?? {}, wordsOf(lang), ...more]);
    const isAll = isWhole === this.isWhole && size === this.#more.size;
    if (lang !== this.#language.lang || ui !== this.#ui || !isAll) return this.learn();
    this.#catalogues = catalogues;
    this.isAllHere = this.isWhole;
    this.#lang = spoken(lang);
    this.#missed = undefined;
    this.#text = undefined;
    this.#host.requestUpdate();
  }
  /** Whether all words of the game are asked for, and not those of a first picture alone. */
  get isWhole(): boolean {
    return this.#isWhole || !this.#ui?.firstText;
  }
  /** Gets all words of the game. */
  complete(): Promise<void> {
    if (this.isWhole) return this.#whole;
    this.#isWhole = true;
    return (this.#whole = this.learn().catch((error: unknown) => {
      this.#isWhole = false; // so that they are asked for again
      throw error;
    }));
  }
  /** Gets words beside those that are here, for something that is fetched later, which may say all that the game says. */
  async also(words: (lang: string) => Promise<Catalogue>): Promise<void> {
    if (this.#more.has(words)) return;
    this.#more.add(words);
    const { isWhole } = this;
    this.#isWhole = true;
    try {
      await this.learn();
    } catch (error) {
      this.#more.delete(words); // so that they are asked for again
      this.#isWhole = isWhole;
      throw error;
    }
  }
  /** Gets those words no more. */
  forget(words: (lang: string) => Promise<Catalogue>): void {
    this.#more.delete(words);
  }
  /**
   * The words as they are now, with these laid over them, and the seats called by these names; values are named as they are
   * called in this view.
   */
  text(over: Catalogue = {}, view?: View, names = this.#names): Text {
    this.#view = view;
    if (!this.#text || over !== this.#over || names !== this.#names) {
      this.#over = over;
      this.#names = names;
      const catalogues = [seatWords(names, this.#ui ?? {}), sentencesIn(over), ...this.#catalogues, en];
      this.#text = textOf(
        this.#lang,
        catalogues,
        (name, value, text) => this.#ui?.formatValue?.(name, value, text, this.#view),
        this.isAllHere,
      );
    }
    return this.#text;
  }
}

/** A page may give what are no words: those are passed over. */
const sentencesIn = (over: Catalogue | null): Catalogue =>
  Object.fromEntries(Object.entries(over ?? {}).filter(([, word]) => typeof word === 'string'));
