/** Builds a rulebook in one language from a game's texts and its plan of chapters. */
import { byLanguage } from '../i18n/index.js';
import type { Rulebook, RuleTable } from './game-ui.js';

/** A chapter without texts: the rules that it contains, and the states of the chart that it describes. @beta */
export interface ChapterPlan {
  readonly key: string;
  readonly phases: readonly string[];
  readonly rules: readonly string[];
}

/** A rulebook's texts in one language. If a game declares its rules and rulings as types, a missing one is a compile error. @beta */
export interface RulebookWords<
  Chapter extends string = string,
  Rule extends string = string,
  Ruling extends Rule = Rule,
> {
  readonly title: string;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<Rule, string>>;
  /** By rule, a table below its text. */
  readonly tables?: Readonly<Partial<Record<Rule, RuleTable>>>;
  /** By rule, our decision where the sources are silent or disagree. */
  readonly rulings: Readonly<Record<Ruling, string>>;
  /** By rule and language, the wording of the game's translations if they differ. */
  readonly readings?: Readonly<Partial<Record<Rule, Readonly<Record<string, string>>>>>;
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
