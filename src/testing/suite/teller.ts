/** The texts of a game as the elements use them. */
import type { GameUi } from '../../game-ui/game-ui.js';
import { wordsOf } from '../../i18n/index.js';
import { textOf, type Text } from '../../i18n/text.js';
import type { View } from '../../index.js';

/**
 * Gives a function that returns the texts for a view, since names of values may depend on it. All texts returned share
 * the last view passed in.
 */
export async function tellerOf(ui: GameUi, lang: string, catalogue = ui.text(lang)): Promise<(view: View) => Text> {
  let shown: View | undefined;
  const text = textOf(lang, [await catalogue, await wordsOf(lang)], (name, value, say) =>
    ui.formatValue?.(name, value, say, shown),
  );
  return (view) => {
    shown = view;
    return text;
  };
}
