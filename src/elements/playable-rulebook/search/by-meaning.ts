/**
 * Search by meaning: matches words in any form and their synonyms, so that "how do I win" finds who wins and how the game
 * ends. Loaded on the first search, with the data for one language.
 */
import MiniSearch, { type Query } from 'minisearch';
import type { Rulebook } from '../../../game-ui/game-ui.js';
import { byLanguage } from '../../../i18n/index.js';
import { findPlainly, fold, pieces, wordsOf, type Found } from './plain.js';

/** Data for searching in one language. */
export interface SearchLanguage {
  /** Returns the stem that all forms of a word share. */
  readonly stem: (word: string) => string;
  /** Words without meaning for a search. */
  readonly stopWords: readonly string[];
  /** Groups of words that mean the same to a reader who searches. */
  readonly synonyms: readonly (readonly string[])[];
}
const LANGUAGES = {
  en: async (): Promise<SearchLanguage> => (await import('./en.js')).en,
  fr: async (): Promise<SearchLanguage> => (await import('./fr.js')).fr,
  it: async (): Promise<SearchLanguage> => (await import('./it.js')).it,
};

const LEAD = 6;
const BOOST = { words: 1, lead: 1, asked: 3, title: 0.5 };
/** Number of rules listed as best matches. */
const BEST = 3;
/** If no rule matches all words, rules with at least this fraction of the best score are found. */
const NEAR = 0.5;
/** A rule answers a question if it has words of at least this fraction of the question's weight. Rare words weigh more. */
const ANSWERS = 0.65;

/** The start of a rule, its id and a few words: usually what the rule is about. */
const leadOf = (words: string): string => words.split(/\s+/).slice(0, LEAD).join(' ');

/** A search in one rulebook. The search returns `undefined` for an empty query. */
export async function searchIn(book: Rulebook, lang: string): Promise<(query: string) => Found | undefined> {
  const { stem, stopWords, synonyms } = await byLanguage(lang, LANGUAGES)();
  /** Without its accents a word may have another stem: it is found by both. */
  const stems = (word: string) => [...new Set([fold(stem(word.toLowerCase())), fold(stem(fold(word)))])];
  const same = new Map<string, string[]>();
  for (const group of synonyms)
    for (const key of new Set(group.flatMap(stems))) same.set(key, [...(same.get(key) ?? []), ...group]);
  /** Also without accents, as many type; but "dés" (dice) is no article "des", whose letters it has when folded. */
  const idle = new Set([...stopWords, ...stopWords.map(fold)]);
  const isIdle = (word: string) => idle.has(word.toLowerCase());
  /** The folded spellings in the book, by stem: used to mark matches. */
  const written = new Map<string, Set<string>>();
  const asked = (await book.asked?.()) ?? {};
  const index = new MiniSearch<{ id: string; words: string; lead: string; asked: string; title: string }>({
    fields: ['words', 'lead', 'asked', 'title'],
    processTerm: (word) => {
      if (isIdle(word)) return null;
      for (const key of stems(word)) written.set(key, (written.get(key) ?? new Set()).add(fold(word)));
      return stems(word);
    },
  });
  index.addAll(
    book.chapters.flatMap(({ title, rules }) =>
      rules.map((rule) => ({
        id: rule.id,
        words: wordsOf(rule),
        lead: leadOf(wordsOf(rule)),
        asked: asked[rule.id] ?? '',
        title,
      })),
    ),
  );
  const rules = book.chapters.flatMap((chapter) => chapter.rules);
  const split = MiniSearch.getDefault('tokenize') as (text: string) => string[];

  return (query) => {
    const plainly = findPlainly(query);
    if (!plainly) return undefined;
    // A query with a hyphen may be a rule id. Then it is not split into words: rules with parts of the id are no matches.
    const named = query.includes('-') ? rules.filter(({ id }) => fold(id).startsWith(fold(query.trim()))) : [];
    if (named.length > 0) return { ...plainly, best: named.slice(0, BEST).map(({ id }) => id) };
    const words = split(query).filter((word) => (word.length > 1 || /\d/.test(word)) && !isIdle(word));
    const anyForm = (word: string, isLast: boolean): Query => ({
      combineWith: 'OR',
      queries: [word, ...stems(word).flatMap((key) => same.get(key) ?? [])],
      processTerm: (term) => stems(term),
      // Only stems that begin with the typed word match beginnings: the stem "ti" of "tied" would also find "title".
      prefix: (term) => isLast && word.length > 2 && term.startsWith(fold(word)),
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    });
    const queries = words.map((word, i) => anyForm(word, i === words.length - 1));
    const all = index.search({ combineWith: 'AND', queries }, { boost: BOOST });
    const some = index.search({ combineWith: 'OR', queries }, { boost: BOOST });
    const byWord = queries.map((query) => new Set(index.search(query).map(({ id }) => id as string)));
    const weights = byWord.map(({ size }) => Math.log(1 + rules.length / (size + 0.5)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const coverOf = (id: string) => weights.reduce((sum, w, i) => sum + (byWord[i]!.has(id) ? w : 0), 0) / total;
    const ranked = some
      .map(({ id, score }) => ({ id: id as string, cover: coverOf(id as string), score }))
      .sort((a, b) => b.score * b.cover - a.score * a.cover);
    const best = ranked.slice(0, BEST).map(({ id }) => id);
    // A word that is half typed stands in the rules plainly, and in no rule as a whole.
    const isPlain = rules.some((rule) => plainly.has(rule));
    const isUnanswered = !isPlain && (!ranked[0] || ranked[0].cover < ANSWERS);
    const near = all.length > 0 ? all : some.filter(({ score }, _i, [first]) => score >= NEAR * first!.score);
    const results = some.filter(({ id }) => best.includes(id as string) || near.some((result) => result.id === id));
    const ids = new Set(results.map(({ id }) => id as string));
    const marks = new Set(results.flatMap(({ terms }) => terms.flatMap((term) => [...(written.get(term) ?? [])])));
    const meant: Found = {
      best,
      isUnanswered,
      has: ({ id }) => ids.has(id),
      pieces: (text) => pieces(text, marks, true),
    };
    // Plain matches are often the start of other words. They count only if no rule has all the words, as when the last word
    // is half typed.
    if (all.length > 0 || !isPlain) return meant;
    return {
      best,
      has: (rule) => meant.has(rule) || plainly.has(rule),
      pieces: (text) => {
        const found = plainly.pieces(text);
        return found.some(({ hit }) => hit) ? found : meant.pieces(text);
      },
    };
  };
}
