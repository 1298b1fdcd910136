/** Completions of what an author writes: the rulebook's terms and its rules, those that fit at the caret, and their insertion. */
import type { GameUi } from '../../game-ui/game-ui.js';
import { plainRule } from '../../game-ui/plain-rule.js';

/** A word to complete in a sentence: a term or a rule id, with its meaning. */
export interface Completion {
  readonly word: string;
  readonly means: string;
}

export const isRule = (word: string): boolean => /^[A-Z][A-Z0-9]*-/.test(word);

export async function completionsOf(
  { rulebook }: Pick<GameUi, 'rulebook'>,
  lang: string,
): Promise<readonly Completion[]> {
  const book = await rulebook?.(lang);
  if (!book) return [];
  const rules = book.chapters.flatMap((chapter) => chapter.rules);
  return [
    ...Object.entries(book.terms).map(([word, means]) => ({ word, means: plainRule(means) })),
    ...rules.map(({ id, text }) => ({ word: id, means: plainRule(text) })),
  ];
}

/** Maximum number of completions offered at once. */
const MOST = 6;
/** Matches before the caret if it stands within a word: there no term starts. */
const IN_WORD = /[\p{L}\d.-]$/u;

/** How many characters of the start of a term stand before the caret: at least two, and not the whole term; otherwise 0. */
function begun(before: string, word: string): number {
  const [text, term] = [before.toLowerCase(), word.toLowerCase()];
  if (text.endsWith(term)) return 0;
  for (let n = term.length - 1; n > 1; n--)
    if (text.endsWith(term.slice(0, n)) && !IN_WORD.test(text.slice(0, -n))) return n;
  return 0;
}
/** Completions for the text before the caret, also terms of several words; the longest match first. */
export function completionsFor(before: string, all: readonly Completion[]): readonly Completion[] {
  return all
    .map((completion) => ({ completion, n: begun(before, completion.word) }))
    .filter(({ n }) => n > 0)
    .toSorted((a, b) => b.n - a.n)
    .slice(0, MOST)
    .map(({ completion }) => completion);
}
/** The text with the completion inserted at the caret; a rule id is put in parentheses. */
export function completed(text: string, caret: number, { word }: Completion): { text: string; caret: number } {
  const before = text.slice(0, caret - begun(text.slice(0, caret), word));
  const put = isRule(word) ? `${before.replace(/[([]$/, '')}(${word})` : before + word;
  return { text: put + text.slice(caret), caret: put.length };
}
