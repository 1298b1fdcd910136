/**
 * Search by meaning: matches words in any form and their synonyms, so that "how do I win" finds who wins and how the game
 * ends. Loaded on the first search, with the data for one language.
 */
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Rulebook } from '../../../game-ui/rulebook.js';
import { byLanguage } from '../../../i18n/index.js';
import type { Lang } from '../../../i18n/languages.js';
import { fold } from '../../../i18n/text.js';
import { findPlainly, pieces, wordsOf, type Found } from './plain.js';
import { isMisspelled } from './spelling.js';

/** Data for searching in one language. */
export interface SearchLanguage {
  /** Returns the stem that all forms of a word share. */
  readonly stem: (word: string) => string;
  /** Words that any question may have: they help to rank the rules, but a rule need not have them to answer. */
  readonly stopwords: readonly string[];
  /** More of them, in a text. */
  readonly idle: string;
  /** What may stand glued to a word that is typed without its apostrophe; missing where words are not joined so. */
  readonly elided?: RegExp;
  /** The pronoun that is glued to the end of an infinitive, which lost its last letter, e; missing where there are none. */
  readonly suffixed?: RegExp;
  /** In each line, forms of one word that have no stem in common, such as "throw" and "thrown". */
  readonly forms: string;
  /** In each line, words that mean the same to a reader who searches. */
  readonly synonyms: string;
  /**
   * What readers ask that rulebooks seldom answer, such as where to buy a game, in phrases parted by commas. A rule that has
   * more of the question answers it all the same.
   */
  readonly unruled: string;
}
const LANGUAGES: Readonly<Record<Lang, () => Promise<SearchLanguage>>> = {
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  it: async () => (await import('./it.js')).it,
};

const BOOST = { words: 1, asked: 3, title: 0.5 };
/** What a synonym counts beside the word itself. */
const SYNONYM = 0.2;
/** What it counts that readers ask for a rule in the words of the question, beside how well the rule matches. */
const PHRASE = 0.8;
/** What a word of any question counts in a phrase, beside the weight of a rare one. */
const IDLE = 0.3;
/** What a synonym in a phrase counts beside the word itself. */
const MEANT = 0.6;
/** Number of rules listed as best matches. */
const BEST = 3;
/** If no rule matches all words, rules with at least this fraction of the best match are found. */
const NEAR = 0.5;
/** The least number of letters of a word that is taken for a misspelled one: a shorter one is like too many others. */
const SPELLED = 5;
/** What an answer to a question with a misspelled word counts, beside one that is written as the rules are. */
const GUESSED = 0.8;
/** How much of how well a rule matches may count for the certainty: a phrase does not make up for words that it lacks. */
const TWICE = 2;
/** The fraction of the certainty of an answer that is lost where the next rule matches as well. */
const RIVAL = 0.6;
/** How steeply that fraction falls where the next rule matches less. */
const STEEP = 4;
/**
 * A rule answers a question if the certainty of it is at least this. Lower, nonsense is answered; higher, questions in words
 * that nobody thought of are not.
 */
const ANSWERS = 0.6;
/** The least part of a question that a phrase has to have for it to ask what no rule answers, if it has more than any rule. */
const UNRULED = 0.4;
/** From here on the best match may answer, and readers are told that this is not sure. */
const MAY_ANSWER = 0.35;

/** A search in one rulebook. The search returns `undefined` for an empty query. */
export async function searchIn(book: Rulebook, lang: string): Promise<(query: string) => Found | undefined> {
  const { stem, stopwords, idle, elided, suffixed, forms, synonyms, unruled } = await byLanguage(lang, LANGUAGES)();
  const idleWords = [...stopwords, ...idle.split(/\s+/)];
  /** Also without accents and apostrophes, as many type. */
  const allIdle = new Set(idleWords.flatMap((word) => [word, fold(word), word.replace("'", '')]));
  const isIdle = (word: string) =>
    [word, ...(suffixed ? [word.replace(suffixed, 'e')] : [])].some((form) => allIdle.has(form.toLowerCase()));
  /**
   * "can't" as "cant": an apostrophe parts words, and "don" of "don't" stands in no rule. Where articles are glued to words it
   * does part them: the Italian for "the gold", joined, is that for "their".
   */
  const contract = (query: string) =>
    query.replace(/(\p{L}+)['’](\p{L}+)/gu, (whole, before: string, after: string) =>
      !elided && isIdle(before + after) ? before + after : whole,
    );
  /**
   * Without its accents a word may have another stem: it is found by both. But "dés" (dice) is not found by the article
   * "des", whose letters it has when folded.
   */
  const ownStems = (word: string) =>
    isIdle(word) ? [`-${fold(word)}`] : [...new Set([fold(stem(word.toLowerCase())), fold(stem(fold(word)))])];
  const groupsOf = (lines: string, stems: (word: string) => readonly string[]) =>
    lines.split('\n').map((line) => new Set(line.trim().split(' ').flatMap(stems)));
  /** The stem that stands for another. */
  const firsts = new Map(
    groupsOf(forms, ownStems).flatMap(([first, ...others]) => others.map((other) => [other, first!])),
  );
  const stems = (word: string) => [...new Set(ownStems(word).map((own) => firsts.get(own) ?? own))];
  const asked = (await book.asked?.()) ?? {};
  const groups = groupsOf(`${synonyms}\n${asked.alike ?? ''}`, stems);
  const synonymsOf = (own: readonly string[]) =>
    groups.filter((group) => own.some((key) => group.has(key))).flatMap((group) => [...group]);
  const split = MiniSearch.getDefault('tokenize') as (text: string) => string[];
  /** The folded spellings in the book, by stem: used to mark matches. */
  const written = new Map<string, Set<string>>();
  const index = new MiniSearch<{ id: string; words: string; asked: string; title: string }>({
    fields: ['words', 'asked', 'title'],
    searchOptions: { boost: BOOST },
    // Whole words too: those that are half typed are compared with them.
    processTerm: (word) => {
      const keys = isIdle(word) ? stems(word) : [...new Set([...stems(word), fold(word)])];
      for (const key of keys) written.set(key, (written.get(key) ?? new Set()).add(fold(word)));
      return keys;
    },
  });
  index.addAll(
    book.chapters.flatMap(({ title, rules }) =>
      rules.map((rule) => ({ id: rule.id, words: wordsOf(rule), asked: asked[rule.id] ?? '', title })),
    ),
  );
  const stemsOf = (text: string) => new Set(split(contract(text)).flatMap(stems));
  const phrasesOf = (text: string) =>
    text
      .split(/[,;]/)
      .filter((phrase) => phrase.trim())
      .map(stemsOf);
  /** The stems of each phrase in which readers ask for a rule. */
  const phrases = new Map(Object.entries(asked).map(([id, text]) => [id, phrasesOf(text)]));
  const rules = book.chapters.flatMap((chapter) => chapter.rules);
  /** The stems of each rule's own text. */
  const texts = new Map(rules.map((rule) => [rule.id, stemsOf(wordsOf(rule))]));
  /** Those of each phrase in which readers ask what no rule answers. */
  const outside = phrasesOf(`${unruled},${asked.unruled ?? ''}`);
  const isOutside = (key: string) => outside.some((phrase) => phrase.has(key));
  /** Whether a word is idle, or a rule, a synonym or a question that no rule answers has it in any form. */
  const isKnown = (word: string) =>
    isIdle(word) ||
    stems(word).some((key) => written.has(key) || isOutside(key) || groups.some((group) => group.has(key)));
  /** A word that was typed without its apostrophe, without the article that is glued to it. */
  const unglue = (word: string) => {
    const rest = elided && !isKnown(word) ? word.replace(elided, '') : word;
    return isKnown(rest) ? rest : word;
  };
  /** Folded, the words that are known without their stems: a misspelled word is meant to be one of them. */
  const lexicon = new Set([
    ...[...written.values()].flatMap((words) => [...words]),
    ...[...idleWords, ...[forms, synonyms, unruled].flatMap((words) => words.split(/[\s,]+/))].map(fold),
  ]);
  const respell = (word: string) => {
    if (word.length < SPELLED || isKnown(word)) return word;
    const typed = fold(word);
    return [...lexicon].find((known) => isMisspelled(typed, known)) ?? word;
  };
  /** The rules with one of these words. MiniSearch multiplies scores by their number, which is undone: they mean the same. */
  const find = (keys: readonly string[], options: SearchOptions) =>
    index
      .search({
        ...options,
        combineWith: 'OR',
        tokenize: (key) => [key],
        processTerm: (key) => key,
        queries: [...keys],
      })
      .map(({ id, score, terms, queryTerms }) => ({ id: id as string, score: score / queryTerms.length, terms }));
  /** The rules that have a word in any form, or else a synonym; if there are none, a word that begins like it. */
  const search = (word: string, own: readonly string[], same: readonly string[], isLast: boolean) => {
    const found = [...find([...new Set(same)], { boostTerm: () => SYNONYM }), ...find(own, {})];
    if (found.length > 0 || word.length < 3) return found;
    return isLast ? find([fold(word)], { prefix: true }) : [];
  };

  /** Without hyphens where the book has the word without: it says "reroll", and a reader asks for a "re-roll". */
  const withoutHyphens = (text: string) =>
    text.replace(/(\p{L}+)[-\u2010\u2011](\p{L}+)/gu, (word, before: string, after: string) =>
      stems(before + after).some((key) => written.has(key)) ? before + after : word,
    );

  return (query) => {
    const plainly = findPlainly(query);
    if (!plainly) return undefined;
    // A query with a hyphen may be a rule id. Then it is not split into words: rules with parts of the id are no matches.
    const named = query.includes('-') ? rules.filter(({ id }) => fold(id).startsWith(fold(query.trim()))) : [];
    if (named.length > 0) return { ...plainly, best: named.slice(0, BEST).map(({ id }) => id) };
    const typed = split(contract(withoutHyphens(query))).map(unglue);
    const spelled = typed.map(respell);
    const guessed = spelled.some((word, i) => word !== typed[i]);
    const words = [...new Set(spelled)].filter((word) => word.length > 1 || /\d/.test(word));
    const isAllIdle = words.every(isIdle);
    const parts = words.map((word, i) => {
      const own = stems(word);
      const same = isIdle(word) ? [] : synonymsOf(own);
      const results = search(word, own, same, i === words.length - 1);
      const found = new Map(results.map(({ id, score }) => [id, score]));
      // Rare words weigh more, and those in no rule most.
      const weight = isIdle(word) && !isAllIdle ? 0 : Math.log(1 + rules.length / (found.size + 0.5));
      const most = Math.max(0, ...found.values());
      return { own, same, found, weight, most, terms: results.flatMap(({ terms }) => terms) };
    });
    const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((total, part) => total + of(part), 0);
    const weigh = (some: typeof parts) => some.reduce((total, { weight }) => total + Math.max(weight, IDLE), 0);
    /** How much of the question these words have, and how many of them it has not. */
    const share = (words: ReadonlySet<string>) => {
      const has = (key: string) => words.has(key);
      const shared = parts.filter(({ own }) => own.some(has));
      const meant = parts.filter(({ own, same }) => !own.some(has) && same.some(has));
      const others = Math.max(0, words.size - shared.length - meant.length);
      return { had: weigh(shared) + MEANT * weigh(meant), others };
    };
    /** How much of the question one phrase has. "What for" and "tree" in two phrases do not say what a tree is for. */
    const together = (some: readonly ReadonlySet<string>[]) =>
      Math.max(
        0,
        ...some.map((phrase) => {
          const { had, others } = share(phrase);
          return had / (weigh(parts) + IDLE * others);
        }),
      );
    const [total, most] = [sum(({ weight }) => weight), sum((part) => part.most)];
    const ranked = rules
      .map(({ id }) => {
        const lacks = sum(({ found, weight }) => (found.has(id) ? 0 : weight)) / total;
        const match = ((1 - lacks) * sum(({ found }) => found.get(id) ?? 0)) / most;
        const asks = phrases.get(id);
        // A rule without phrases has only its own text to say what it answers.
        const fit = asks ? together(asks) : share(texts.get(id)!).had / weigh(parts);
        return { id, hasAll: lacks === 0, match, fit, rank: match + (asks ? PHRASE * fit : 0) };
      })
      .filter(({ match }) => match > 0)
      .sort((a, b) => b.rank - a.rank);
    const best = ranked.slice(0, BEST).map(({ id }) => id);
    // A word that is half typed stands in the rules plainly, and in no rule as a whole.
    const isPlain = rules.some((rule) => plainly.has(rule));
    const [first = { match: 0, rank: 0 }, next = { rank: 0 }] = ranked;
    const rivalry = RIVAL * (next.rank / first.rank || 0) ** STEEP;
    const certainty = Math.min(first.rank, TWICE * first.match) * (1 - rivalry) * (guessed ? GUESSED : 1);
    const strange = together(outside);
    const isUnruled = strange >= UNRULED && strange > Math.max(...ranked.map(({ fit }) => fit));
    const is = (least: number) => isPlain || (certainty >= least && !isUnruled);
    const answer = is(ANSWERS) ? 'sure' : is(MAY_ANSWER) ? 'unsure' : 'none';
    const hasAll = ranked.some((rule) => rule.hasAll);
    const near = ranked.filter((rule) => (hasAll ? rule.hasAll : rule.match >= NEAR * ranked[0]!.match));
    const ids = new Set([...best, ...near.map(({ id }) => id)]);
    const terms = parts.flatMap(({ weight, terms }) => (weight > 0 ? terms : []));
    const marks = new Set(terms.flatMap((term) => [...(written.get(term) ?? [])]));
    const meant: Found = {
      best,
      answer,
      has: ({ id }) => ids.has(id),
      pieces: (text) => pieces(text, marks, true),
    };
    // Plain matches are often the start of other words. They count only if no rule has all the words, as when the last word
    // is half typed.
    if (hasAll || !isPlain) return meant;
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
