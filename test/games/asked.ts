/** The prompt of a view as the page shows it. */
import { promptOf, type PromptProps } from '../../src/elements/session/prompt.js';
import type { GameUi } from '../../src/game-ui/game-ui.js';
import { textOf, type Catalogue } from '../../src/i18n/text.js';
import type { View } from '../../src/kernel/game.js';

/** The prompt for this view in the texts of these catalogues, on a device with these seats. */
export function asked(
  ui: GameUi,
  view: View,
  words: readonly Catalogue[],
  occupants: readonly string[] = ['human', 'human'],
): string {
  const text = textOf('en', [...words], (name, value, say) => ui.formatValue!(name, value, say, view));
  const frame = {};
  const session = {
    ui,
    view,
    playthrough: { plies: [{ frames: [frame] }], plyOf: () => ({ n: 0 }) },
    playback: { shown: frame },
    visit: { isHeld: false },
    hotSeat: { occupants },
    decisions: {},
  };
  return promptOf({ session, text, readonly: false } as unknown as PromptProps);
}
