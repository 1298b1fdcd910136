/** The search that is always there: every word that was written, anywhere in a rule, without regard to accents and case. */
import type { RuleText } from '../../../game-ui/game-ui.js';

/** What a search has found. */
export interface Found {
  has(rule: RuleText): boolean;
  /** The ids of the rules that say most of what was asked, the best first; none where only words were compared. */
  readonly best: readonly string[];
  /** A text in pieces: those that were looked for, and those between. */
  pieces(text: string): readonly Piece[];
}
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A rule in words alone, its terms as they are read. */
export const wordsOf = ({ id, text, ruling = '', readings = [] }: RuleText): string =>
  [id, plain(text), ruling, ...readings.map((reading) => reading.text)].join(' ');
/** A text without the marks of its terms. */
export const plain = (text: string): string => text.replace(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1');

/** What has all these words; `undefined` where none is written. */
export function findPlainly(query: string): Found | undefined {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return {
    best: [],
    has(rule) {
      const all = fold(wordsOf(rule));
      return words.every((word) => all.includes(word));
    },
    pieces: (text) => pieces(text, words),
  };
}

/** A text in pieces: these words, written as `fold` writes them, and what is between; `whole` passes by what is part of a word. */
export function pieces(text: string, words: Iterable<string>, whole = false): readonly Piece[] {
  // A folded letter may be none or two: each remembers where it was.
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
      if (whole && (isLetter(i - 1) || isLetter(i + word.length))) continue;
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
