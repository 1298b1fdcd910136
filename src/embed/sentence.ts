/** What a fact or a refusal says, for programs without a page. */
import { textOf } from '../i18n/text.js';
import type { GameUi } from '../game-ui/game-ui.js';
import type { Fact, View } from '../kernel/game.js';

/**
 * The sentence of a fact or of a refusal in a language, as a reader with this view is told it. `ui` is what `load` gives, the
 * view is that of `viewFor`.
 */
export async function sentenceOf(
  ui: GameUi,
  kind: 'fact' | 'refuse',
  { code, params }: Fact,
  view: View,
  lang = 'en',
): Promise<string> {
  const seen = view as Parameters<GameUi['factParams']>[1];
  const text = textOf(lang, [await ui.text(lang)], (name, value, say) => ui.formatValue?.(name, value, say, seen));
  return text(`${kind}.${code}`, ui.factParams(params, seen));
}
