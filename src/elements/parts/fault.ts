/** Why something cannot be shown, said in its place. What could not be fetched may be asked for again. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { BadInput, RefusedMove } from '../../kernel/game.js';

/** Whether an error is one of the network, and not of what was asked for. */
export const isMissed = (error: unknown): boolean =>
  error !== undefined && !(error instanceof BadInput) && !(error instanceof RefusedMove);

/** `key` names the sentence that gets `{message}`; `again` fetches anew. */
export function faultNote(error: unknown, key: string, text: Text, again: () => void): TemplateResult {
  const isAway = isMissed(error) && /fetch|load|import/i.test(String(error));
  const message = isAway ? text('ui.missed') : error instanceof Error ? error.message : String(error);
  const says = text.has(key) ? text(key, { message }) : message;
  return html`<p class="warning" role="status" lang=${text.lang}>${says}</p>
    ${isAway ? html`<button data-do="again" lang=${text.lang} @click=${again}>${text('ui.tryAgain')}</button>` : nothing}`;
}
