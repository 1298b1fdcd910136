/** A rulebook in one language, put together from a game's words and the order of its chapters. */
import { byLanguage } from '../i18n/index.js';
import type { GameReading, Rulebook, RuleTable } from './game-ui.js';
import { readGame } from './games.js';

/** A chapter before its words: the rules it holds, and the states of the chart it is about. */
export interface ChapterPlan {
  readonly key: string;
  readonly phases: readonly string[];
  readonly rules: readonly string[];
}

/** A rulebook's words in one language. A game that lists its rules and rulings by name leaves none out: it would not compile. */
export interface RulebookWords<
  Chapter extends string = string,
  Rule extends string = string,
  Ruling extends Rule = Rule,
> {
  readonly title: string;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<Rule, string>>;
  /** By rule, a table beneath its sentence. */
  readonly tables?: Readonly<Partial<Record<Rule, RuleTable>>>;
  /** By rule, where we decided what the sources do not say or on which they disagree. */
  readonly rulings: Readonly<Record<Ruling, string>>;
  /** By rule and language, what the translations of the game say where they differ. */
  readonly readings?: Readonly<Partial<Record<Rule, Readonly<Record<string, string>>>>>;
  readonly terms: Readonly<Record<string, string>>;
}

/** What a rulebook is put together from. */
export type Book = Pick<GameReading, 'rulebook' | 'goalPicture' | 'lessons'>;
/** The way to a game's rulebook, where there is one that passes by the rest of the game; all in that language is asked for at once. */
type WayToBook = (game: string, lang: string) => Book | undefined;
let way: WayToBook = () => undefined;
export const provideBooks = (to: WayToBook): unknown => (way = to);
export const bookOf = async (game: string, lang: string): Promise<Book> => way(game, lang) ?? readGame(game);

type Doors = Readonly<Record<string, () => Promise<RulebookWords>>>;

/** The rulebook in the language of this tag; in English where it has none of that. `goal` is the aim, a sentence a language. */
export async function rulebookOf(
  lang: string,
  plan: readonly ChapterPlan[],
  goal: (Readonly<Record<string, string>> & { readonly en: string }) | undefined,
  languages: Doors & { readonly en: () => Promise<RulebookWords> },
): Promise<Rulebook> {
  const {
    title,
    chapters,
    rules: sentences,
    tables = {},
    rulings,
    readings = {},
    terms,
  } = await byLanguage(lang, languages)();
  return {
    title,
    ...(goal && { goal: byLanguage(lang, goal) }),
    chapters: plan.map(({ key, phases, rules }) => ({
      title: chapters[key]!,
      phases,
      rules: rules.map((id) => ({
        id,
        text: sentences[id]!,
        ...(tables[id] && { table: tables[id] }),
        ...(id in rulings && { ruling: rulings[id]! }),
        ...(readings[id] && { readings: Object.entries(readings[id]).map(([lang, text]) => ({ lang, text })) }),
      })),
    })),
    terms,
  };
}
