/** Plain search, always loaded: finds rules in which a word begins with each word of the query, ignoring accents and case. */
import type { RuleText } from '../../../game-ui/rulebook.js';
import { plainRule } from '../../../game-ui/plain-rule.js';
import { fold } from '../../../i18n/text.js';

export interface Found {
  has(rule: RuleText): boolean;
  /** Ids of the best matches, best first; empty for the plain search. */
  readonly best: readonly string[];
  /** Whether the first of `best` answers the question; if not, they are the nearest rules. Missing for the plain search. */
  readonly answer?: 'sure' | 'unsure' | 'none';
  /** Splits a text into matches and the text between them. */
  pieces(text: string): readonly Piece[];
}
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** The words of a rule, with its terms as displayed. */
export const wordsOf = ({ id, text, ruling = '', readings = [] }: RuleText): string =>
  [id, plainRule(text), ruling, ...readings.map((reading) => reading.text)].join(' ');

/** Finds the rules with all words of the query at the start of a word; `undefined` if the query is empty. */
export function findPlainly(query: string): Found | undefined {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return {
    best: [],
    has(rule) {
      const text = wordsOf(rule);
      const folded = fold(text);
      // Most rules lack a word, which is seen at once; where one begins, only letter by letter.
      return (
        words.every((word) => folded.includes(word)) &&
        words.every((word) => pieces(text, [word]).some(({ hit }) => hit))
      );
    },
    pieces: (text) => pieces(text, words),
  };
}

/**
 * Splits a text into occurrences of `words`, given as `fold` returns them, and the text between. They begin where
 * a word begins; with `whole`, they end where it ends too.
 */
export function pieces(text: string, words: Iterable<string>, whole = false): readonly Piece[] {
  // Folding can turn one letter into none or into two: `at` maps each folded letter to its index in the text.
  const at: number[] = [];
  let folded = '';
  for (let i = 0; i < text.length; i++) {
    const letter = fold(text[i]!);
    folded += letter;
    for (let k = 0; k < letter.length; k++) at.push(i);
  }
  const isHit = new Array<boolean>(text.length).fill(false);
  const isLetter = (i: number) => /[\p{L}\p{N}]/u.test(folded[i] ?? '');
  for (const word of words) {
    for (let i = folded.indexOf(word); i >= 0; i = folded.indexOf(word, i + word.length)) {
      if ((isLetter(i) && isLetter(i - 1)) || (whole && isLetter(i + word.length))) continue;
      isHit.fill(true, at[i], at[i + word.length - 1]! + 1);
    }
  }
  const found: { text: string; hit: boolean }[] = [];
  [...isHit].forEach((hit, i) => {
    const last = found.at(-1);
    if (last?.hit === hit) last.text += text[i]!;
    else found.push({ text: text[i]!, hit });
  });
  return found;
}
