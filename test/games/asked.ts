/** What one is asked, in words, as a page says it. */
import { promptOf, type PromptProps } from '../../src/elements/parts/prompt.js';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import { textOf, type Catalogue } from '../../src/i18n/text.js';
import type { View } from '../../src/kernel/game.js';

/** What those who sit so at this device read who see this, in the words of these catalogues. */
export function asked(
  ui: GameUi,
  view: View,
  words: readonly Catalogue[],
  seatControls: readonly string[] = ['human', 'human'],
): string {
  const text = textOf('en', [...words], (name, value, say) => ui.formatValue!(name, value, say, view));
  const session = { ui, view, isAsking: true, isHeld: false, seatControls, decisions: {} };
  return promptOf({ session, text, readonly: false } as unknown as PromptProps);
}
