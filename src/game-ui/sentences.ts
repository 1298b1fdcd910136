/** Facts and refusals as sentences in the words of their game. */
import type { Text } from '../i18n/text.js';
import type { Reason, Refusal, View } from '../kernel/game.js';
import type { GameUi } from './game-ui.js';

/** The game, and what the reader sees of it. */
export interface Seen {
  readonly ui: Pick<GameUi, 'factParams'>;
  readonly view: View;
}

/** The sentence for a code: what happened, why it is refused, or what speaks for or against a move. */
export const formatReason = (
  kind: 'fact' | 'refuse' | 'reason' | 'doubt',
  { code, params }: Reason,
  { ui, view }: Seen,
  text: Text,
): string => text(`${kind}.${code}`, ui.factParams(params, view));

/** Why a move is refused, with the rule. `more` is a further sentence before the rule. */
export const formatRefusal = (why: Refusal, seen: Seen, text: Text, more = ''): string =>
  text('ui.refused', { reason: formatReason('refuse', why, seen, text) + more, rule: why.rule });
