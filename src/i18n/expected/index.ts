/** What was expected of invalid input, by code, for elements that show it in the reader's language. */
import { inputs, type InputCode } from '../../kernel/bad-input.js';
import { sources } from '../../kernel/bad-source.js';
import { byLanguage } from '../index.js';
import { withPrefix, type Catalogue } from '../text.js';

type Expected = Readonly<Record<InputCode, string>>;

const all = {
  en: () => Promise.resolve<Expected>({ ...inputs, ...sources }),
  fr: async () => (await import('./fr.js')).fr,
  it: async () => (await import('./it.js')).it,
};

/** The sentences in a language, with keys such as `expected.whole`. */
export const expectedWords = async (lang: string): Promise<Catalogue> =>
  withPrefix('expected.', await byLanguage<() => Promise<Expected>>(lang, all)());
