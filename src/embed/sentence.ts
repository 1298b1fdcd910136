/** Sentences of facts and refusals, for programs without a page. */
import { spoken } from '../i18n/index.js';
import { textOf } from '../i18n/text.js';
import type { GameUi } from '../game-ui/game-ui.js';
import { formatReason } from '../game-ui/sentences.js';
import type { Fact, View } from '../kernel/game.js';

/**
 * The sentence of a fact or a refusal in a language, as it is shown to a reader with this view. `ui` comes from `load`, `view`
 * from `viewFor`. The seats have the game's own names.
 * @public
 */
export async function sentenceOf(
  ui: GameUi,
  kind: 'fact' | 'refuse',
  fact: Fact,
  view: View,
  lang = 'en',
): Promise<string> {
  const seen = view as Parameters<GameUi['factParams']>[1];
  const said = spoken(lang, ui.languages);
  const text = textOf(said, [await ui.text(said)], (name, value, say) => ui.formatValue?.(name, value, say, seen));
  return formatReason(kind, fact, { ui, view: seen }, text);
}
