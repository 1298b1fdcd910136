/** What was expected of invalid input, by code, for elements that show it in the reader's language. */
import { inputs, type InputCode } from '../../kernel/bad-input.js';
import { sources } from '../../kernel/bad-source.js';
import { show, type BadInput } from '../../kernel/game.js';
import { byLanguage, spoken } from '../index.js';
import type { Lang } from '../languages.js';
import { textOf, withPrefix, type Catalogue, type Text } from '../text.js';
import { around, type AroundKey } from './en.js';

interface Words {
  readonly around: Readonly<Record<AroundKey, string>>;
  readonly expected: Readonly<Record<InputCode, string>>;
}
const all: Readonly<Record<Lang, () => Promise<Words>>> = {
  en: () => Promise.resolve({ around, expected: { ...inputs, ...sources } }),
  fr: () => import('./fr.js'),
  it: () => import('./it.js'),
};

/** The sentences in a language, with keys such as `expected.whole`, and the words around them. */
export async function expectedWords(lang: string): Promise<Catalogue> {
  const { around, expected } = await byLanguage(lang, all)();
  return { ...around, ...withPrefix('expected.', expected) };
}

/** What invalid input says: the place, the value found, and what was expected. The text needs `expectedWords`. */
export function saidOf({ code, params, path, value, expected: english }: BadInput, text: Text): string {
  const key = `expected.${code}`;
  // A game of an author’s own says in English what it expects.
  const expected = text.has(key) ? text(key, params) : english;
  const where = path.replace(/\b(line|move) (\d+)/g, (_, what: string, n: string) => text(`input.${what}`, { n }));
  const found = value === undefined ? text('input.nothing') : show(value);
  return text('input.is', { where, found, expected });
}
/** What invalid input says in a language; in English, if the words cannot be loaded. */
export const toldIn = (error: BadInput, lang: string): Promise<string> =>
  expectedWords(lang).then(
    (words) => saidOf(error, textOf(spoken(lang), [words])),
    () => error.message,
  );
