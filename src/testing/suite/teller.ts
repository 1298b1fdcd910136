/** The texts of a game as the elements use them, and what is checked of each of their sentences. */
import assert from 'node:assert/strict';
import type { GameUi } from '../../game-ui/game-ui.js';
import { wordsOf } from '../../i18n/index.js';
import { textOf, type Catalogue, type Text } from '../../i18n/text.js';
import type { View } from '../../index.js';

/** Signs of an incomplete text: a bare key, a brace, an empty placeholder, or a value without a word for it. */
const INCOMPLETE = /[{}|#]|undefined|\bnull\b|NaN|\[object| {2}|\( ?\)| [.,]|^\s*$|\b[a-z]\w+[.:]\w/;

/** Fails for a sentence that is not whole, or has `codes` of English in another language. */
export function checkWhole(sentence: string, what: string, lang: string, codes?: RegExp): void {
  assert.doesNotMatch(sentence, INCOMPLETE, `${lang} ${what}: ${sentence}`);
  if (lang !== 'en' && codes) assert.doesNotMatch(sentence, codes, `${lang} ${what}: ${sentence}`);
}

/** A catalogue that notes which of its keys are asked for. */
export const noting = (catalogue: Catalogue, heard: Set<string>): Catalogue =>
  new Proxy(catalogue, {
    get: (all, key: string) => {
      heard.add(key);
      return all[key];
    },
  });

/**
 * Gives a function that returns the texts for a view, since names of values may depend on it. All texts returned share
 * the last view passed in.
 */
export async function tellerOf(
  ui: GameUi,
  lang: string,
  catalogues?: readonly Catalogue[],
): Promise<(view: View) => Text> {
  let shown: View | undefined;
  const all = catalogues ?? [await ui.text(lang), await wordsOf(lang)];
  const text = textOf(lang, all, (name, value, say) => ui.formatValue?.(name, value, say, shown));
  return (view) => {
    shown = view;
    return text;
  };
}
