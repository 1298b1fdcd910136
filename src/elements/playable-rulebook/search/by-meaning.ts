/**
 * The search that readers get once they search: words in any form and their synonyms, so that "how do I win" finds who wins
 * and how the game ends. Fetched then, with what it knows of one language.
 */
import MiniSearch, { type Query } from 'minisearch';
import type { Rulebook } from '../../../game-ui/game-ui.js';
import { byLanguage } from '../../../i18n/index.js';
import { findPlainly, fold, pieces, wordsOf, type Found } from './plain.js';

/** What is known of a language to search in it. */
export interface SearchLanguage {
  /** What all forms of a word have in common. */
  readonly stem: (word: string) => string;
  /** Words that say nothing of what is looked for. */
  readonly stopWords: readonly string[];
  /** Groups of words that mean the same to who asks. */
  readonly synonyms: readonly (readonly string[])[];
}
const LANGUAGES = {
  en: async (): Promise<SearchLanguage> => (await import('./en.js')).en,
  fr: async (): Promise<SearchLanguage> => (await import('./fr.js')).fr,
  it: async (): Promise<SearchLanguage> => (await import('./it.js')).it,
};

const LEAD = 6;
const BOOST = { words: 1, lead: 1.5, title: 0.5 };
/** So many rules are named as the best. */
const BEST = 3;
/** Where all that was asked for is nowhere, what has as much of it as this part of the best is found. */
const NEAR = 0.5;

/** What a rule begins with, its id and a few words: mostly it is about that. */
const leadOf = (words: string): string => words.split(/\s+/).slice(0, LEAD).join(' ');

/** A search in one rulebook. It gives `undefined` where nothing is asked. */
export async function searchIn(book: Rulebook, lang: string): Promise<(query: string) => Found | undefined> {
  const { stem, stopWords, synonyms } = await byLanguage(lang, LANGUAGES)();
  /** Written without its accents a word may have another stem: it is found by both. */
  const stems = (word: string) => [...new Set([fold(stem(word.toLowerCase())), fold(stem(fold(word)))])];
  const same = new Map<string, string[]>();
  for (const group of synonyms)
    for (const key of new Set(group.flatMap(stems))) same.set(key, [...(same.get(key) ?? []), ...group]);
  /** The words as they are written, folded, by their stems: those are marked. */
  const written = new Map<string, Set<string>>();
  const index = new MiniSearch<{ id: string; words: string; lead: string; title: string }>({
    fields: ['words', 'lead', 'title'],
    processTerm: (word) => {
      for (const key of stems(word)) written.set(key, (written.get(key) ?? new Set()).add(fold(word)));
      return stems(word);
    },
  });
  index.addAll(
    book.chapters.flatMap(({ title, rules }) =>
      rules.map((rule) => ({ id: rule.id, words: wordsOf(rule), lead: leadOf(wordsOf(rule)), title })),
    ),
  );
  const rules = book.chapters.flatMap((chapter) => chapter.rules);
  const idle = new Set(stopWords.map(fold));
  const split = MiniSearch.getDefault('tokenize') as (text: string) => string[];

  return (query) => {
    const plainly = findPlainly(query);
    if (!plainly) return undefined;
    // An id is no words: what has its parts somewhere has nothing to do with it.
    const named = query.includes('-') ? rules.filter(({ id }) => fold(id).startsWith(fold(query.trim()))) : [];
    if (named.length > 0) return { ...plainly, best: named.slice(0, BEST).map(({ id }) => id) };
    const words = split(query).filter((word) => (word.length > 1 || /\d/.test(word)) && !idle.has(fold(word)));
    const anyForm = (word: string, isLast: boolean): Query => ({
      combineWith: 'OR',
      queries: [word, ...stems(word).flatMap((key) => same.get(key) ?? [])],
      processTerm: (term) => stems(term),
      prefix: isLast && word.length > 2,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    });
    const queries = words.map((word, i) => anyForm(word, i === words.length - 1));
    const all = index.search({ combineWith: 'AND', queries }, { boost: BOOST });
    const some = all.length > 0 ? all : index.search({ combineWith: 'OR', queries }, { boost: BOOST });
    const results = some.filter(({ score }, _i, [best]) => all.length > 0 || score >= NEAR * best!.score);
    const best = results.slice(0, BEST).map(({ id }) => id as string);
    const ids = new Set(results.map(({ id }) => id as string));
    const marks = new Set(results.flatMap(({ terms }) => terms.flatMap((term) => [...(written.get(term) ?? [])])));
    const meant: Found = { best, has: ({ id }) => ids.has(id), pieces: (text) => pieces(text, marks, true) };
    // The letters of a short word are in many others: they count only while words are half written.
    if (all.length > 0 || !rules.some((rule) => plainly.has(rule))) return meant;
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
