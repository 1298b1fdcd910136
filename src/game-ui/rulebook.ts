/** A game's rules to read, and how they are built in one language from the game's texts and its plan of chapters. */
import { byLanguage } from '../i18n/index.js';
import type { OwnLesson } from './own-lesson.js';

/** A table of a rulebook: the first cell of each row is the row's heading. @public */
export interface RuleTable {
  /** The name of the table. */
  readonly caption: string;
  /** The headings of the columns, beginning with that of the rows' headings; each may be empty. */
  readonly head: readonly string[];
  /** The cells of each row, as many as the table has columns. */
  readonly rows: readonly (readonly string[])[];
  /** A lesson to try a cell's content on a board, if any; row and column count from 0 without the headings. */
  readonly lesson?: (row: number, column: number) => Promise<OwnLesson>;
}
/** One paragraph of a rulebook. @public */
export interface RuleText {
  /** The rule's id in the ledger. */
  readonly id: string;
  /** The rule as the rulebook words it. */
  readonly text: string;
  /** A table below the text. */
  readonly table?: RuleTable;
  /** Our decision where the sources do not decide. */
  readonly ruling?: string;
  /** The wording of the translations, if they differ. */
  readonly readings?: readonly { readonly lang: string; readonly text: string }[];
}
/** A chapter of a rulebook. @public */
export interface RuleChapter {
  /** The heading of the chapter. */
  readonly title: string;
  /** The chart's states that the chapter describes. */
  readonly phases: readonly string[];
  /** The rules of the chapter, in the order in which they are read. */
  readonly rules: readonly RuleText[];
}
/** A game's rules in one language. `terms` explains the terms in double brackets, `[[title]]` or `[[title|titles]]`. @public */
export interface Rulebook {
  /** The title of the rulebook. */
  readonly title: string;
  /** The aim in one sentence. */
  readonly goal?: string;
  /** The chapters, in the order in which they are read. */
  readonly chapters: readonly RuleChapter[];
  /** The explanation of each term, by the title that the brackets name. */
  readonly terms: Readonly<Record<string, string>>;
  /**
   * Loads, by rule, words in which readers ask for it beside those of its text; and as `alike`, in each line, words that mean
   * the same in this game, such as a kind of card and the names of its cards; as `unruled`, in phrases, what readers ask of the
   * game that no rule says. Only the search reads them.
   */
  readonly asked?: () => Promise<Readonly<Record<string, string>>>;
}

/** A chapter without texts: the rules that it contains, and the states of the chart that it describes. @beta */
export interface ChapterPlan {
  /** The key of its heading in `RulebookWords.chapters`. */
  readonly key: string;
  /** The chart's states that it describes. */
  readonly phases: readonly string[];
  /** Ids of its rules, in the order in which they are read. */
  readonly rules: readonly string[];
}

/** A rulebook's texts in one language. If a game declares its rules and rulings as types, a missing one is a compile error. @beta */
export interface RulebookWords<
  Chapter extends string = string,
  Rule extends string = string,
  Ruling extends Rule = Rule,
> {
  /** The title of the rulebook. */
  readonly title: string;
  /** The heading of each chapter, by its key in the plan. */
  readonly chapters: Readonly<Record<Chapter, string>>;
  /** The text of each rule, by its id in the ledger. */
  readonly rules: Readonly<Record<Rule, string>>;
  /** By rule, a table below its text. */
  readonly tables?: Readonly<Partial<Record<Rule, RuleTable>>>;
  /** By rule, our decision where the sources are silent or disagree. */
  readonly rulings: Readonly<Record<Ruling, string>>;
  /** By rule and language, the wording of the game's translations if they differ. */
  readonly readings?: Readonly<Partial<Record<Rule, Readonly<Record<string, string>>>>>;
  /** The explanation of each term, by its title. */
  readonly terms: Readonly<Record<string, string>>;
}

/** Loads something in each language, at least in English. @beta */
export type Loaders<T> = Readonly<Record<string, () => Promise<T>>> & { readonly en: () => Promise<T> };

/**
 * The rulebook in a language, or in English if it lacks the language. `goal` is the aim in one sentence, by language; `asked`
 * loads, by rule, words in which readers ask for it, and words that are alike.
 * @beta
 */
export async function rulebookOf(
  lang: string,
  plan: readonly ChapterPlan[],
  goal: (Readonly<Record<string, string>> & { readonly en: string }) | undefined,
  languages: Loaders<RulebookWords>,
  asked?: Loaders<Readonly<Record<string, string>>>,
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
    ...(asked && { asked: byLanguage(lang, asked) }),
  };
}
