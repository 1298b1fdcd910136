/**
 * The language of an element: its own `lang`, else that of the nearest ancestor (through shadow roots), else the
 * document's, else English.
 */
import type { LitElement, ReactiveController } from 'lit';
import { en } from '../../i18n/en.js';
import type { GameBoard } from '../../game-ui/game-ui.js';
import { seatWords } from '../../game-ui/seat-names.js';
import type { Json, Seat, View } from '../../kernel/game.js';
import { spoken, wordsOf } from '../../i18n/index.js';
import { isLanguage, sentenceIn, textOf, type Catalogue, type Text } from '../../i18n/text.js';
import { addedGames } from '../../loading/added-games.js';
import { OwnTitle, TITLE } from './landmarks.js';
import { onOnline } from './online.js';

/** The language that applies to an element now. */
function langOf(element: HTMLElement): string {
  for (let node: Node | null = element; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    const lang = node instanceof Element ? node.getAttribute('lang') : null;
    if (lang && isLanguage(lang)) return lang;
  }
  return 'en';
}

/** Tracks the language that applies to its host, and calls `onChange` when it changes. */
export class LangController implements ReactiveController {
  lang = 'en';
  #observer: MutationObserver | undefined;
  readonly #host: LitElement;
  readonly #onChange: () => unknown;

  constructor(host: LitElement, onChange: () => unknown) {
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

/** Something with words in every language, such as a game. */
export interface Speaker extends Pick<GameBoard, 'seatTerms'> {
  /** The languages of its words, if it has not all. */
  readonly languages?: readonly string[] | undefined;
  readonly game?: { readonly id: string };
  text(lang: string): Promise<Catalogue>;
  formatValue?(name: string, value: Json, text: Text, view?: View): string | undefined;
}

/** Adds further words to a speaker. They take precedence over its own. */
export function speaker<S extends Speaker>(of: S, ...words: readonly Speaker['text'][]): S {
  const said = async (own: Promise<Catalogue>, lang: string): Promise<Catalogue> =>
    Object.assign({}, ...(await Promise.all([own, ...words.map((get) => get(lang))]))) as Catalogue;
  return {
    ...of,
    text: (lang) => said(of.text(lang), lang),
  };
}

/** The words of an element in its language: those of the page, then those of the game and the element's own. */
export class Vocabulary {
  readonly #host: LitElement;
  readonly #language: LangController;
  readonly #title: OwnTitle;
  #ui: Speaker | undefined;
  #isNeeded = false;
  #lang = 'en';
  #missed: string | undefined;
  #catalogues: readonly Catalogue[] = [];
  #text: Text | undefined;
  #over: Catalogue | undefined;
  #put: Catalogue = {};
  /** The further words, and the promise of their loading. */
  readonly #more = new Map<(lang: string) => Promise<Catalogue>, Promise<void>>();
  #names: readonly string[] = [];
  #view: View | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    this.#language = new LangController(host, () => this.#isNeeded && this.relearn());
    this.#title = new OwnTitle(host);
    host.addController({
      hostDisconnected: () => {
        this.#text = undefined; // its title may be another element's when it returns
      },
    });
    onOnline(host, () => this.missed !== undefined && this.relearn());
  }

  /** Loads the words again. If that fails, keeps the old ones until the next request or until the browser is online. */
  readonly relearn = (): void => {
    const { lang } = this;
    this.learn().catch((error: unknown) => {
      if (lang !== this.lang) return; // what is shown now was requested since
      console.warn(error);
      this.#missed = this.lang;
      this.#host.requestUpdate();
    });
  };
  /** The current language, if it could not be fetched. */
  get missed(): string | undefined {
    return this.#missed === this.lang ? this.#missed : undefined;
  }

  /** The language that applies now; English, if the game does not speak that of the page. */
  get lang(): string {
    const { lang } = this.#language;
    const { languages } = this.#ui ?? {};
    return languages ? spoken(lang, languages) : lang;
  }
  /** Loads the words, unless they were requested before. */
  need(): void {
    if (!this.#isNeeded) void this.learn().catch(() => undefined);
  }
  /** Loads the words of the current language, and from then on again whenever the language changes. */
  async learn(ui = this.#ui): Promise<void> {
    this.#ui = ui;
    this.#isNeeded = true;
    const { lang } = this;
    const { size } = this.#more;
    const more = [...this.#more.keys()].map((words) => words(lang));
    const catalogues = await Promise.all([ui?.text(lang) ?? {}, wordsOf(lang), ...more]);
    if (lang !== this.lang || ui !== this.#ui || size !== this.#more.size) return this.learn();
    this.#catalogues = catalogues;
    this.#lang = spoken(lang);
    this.#missed = undefined;
    this.#text = undefined;
    this.#host.requestUpdate();
  }
  /** Adds words for a part that is loaded later. */
  also(words: (lang: string) => Promise<Catalogue>): Promise<void> {
    const coming =
      this.#more.get(words) ??
      Promise.resolve()
        .then(() => this.learn())
        .catch((error: unknown) => {
          this.#more.delete(words); // so that the next call requests them again
          throw error;
        });
    this.#more.set(words, coming);
    return coming;
  }
  /** Puts words before all others, such as what is said of the players just now. Returns whether they differ from those before. */
  put(words: Catalogue): boolean {
    if (JSON.stringify(words) === JSON.stringify(this.#put)) return false;
    this.#put = words;
    this.#text = undefined;
    return true;
  }
  /** Stops loading those words. */
  forget(words: (lang: string) => Promise<Catalogue>): void {
    this.#more.delete(words);
  }
  /**
   * The current words. `over` takes precedence over them, `names` are the names of the seats, `view` is the view by which
   * values are named, and `reader` the seat that sentences address.
   */
  text(over: Catalogue = {}, view?: View, names = this.#names, reader?: Seat): Text {
    this.#view = view;
    if (!this.#text || over !== this.#over || names !== this.#names || reader !== this.#text.reader) {
      this.#over = over;
      this.#names = names;
      const catalogues: Catalogue[] = [this.#put, sentencesIn(over), ...this.#catalogues, en];
      catalogues.unshift(seatWords(names, this.#ui ?? {}, catalogues));
      const game = catalogues.find((words) => words['game.name'])?.['game.name'];
      if (game !== undefined) catalogues.push({ [TITLE]: this.#title.of(game) });
      this.#text = textOf(
        this.#lang,
        catalogues,
        (name, value, text) => this.#ui?.formatValue?.(name, value, text, this.#view),
        reader,
        (key) =>
          addedGames.get(this.#ui?.game?.id ?? '')?.lacks(key, () => sentenceIn(this.#catalogues, key) !== undefined),
      );
    }
    return this.#text;
  }
}

/** Leaves out values of the page that are not strings. */
export const sentencesIn = (over: Catalogue | null): Catalogue =>
  Object.fromEntries(Object.entries(over ?? {}).filter(([, word]) => typeof word === 'string'));
