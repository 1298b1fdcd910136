/** Why something cannot be shown, said in its place. What could not be fetched may be asked for again. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { BadInput, RefusedMove } from '../../kernel/game.js';
import type { Vocabulary } from './words.js';

/** Whether an error is one of the network, and not of what was asked for. */
export const isMissed = (error: unknown): boolean =>
  error !== undefined && !(error instanceof BadInput) && !(error instanceof RefusedMove);

/** That the language that holds could not be fetched, so that another stands there. */
export const languageNote = ({ missed, relearn }: Pick<Vocabulary, 'missed' | 'relearn'>, text: Text): unknown =>
  missed === undefined
    ? nothing
    : html`<div class="row" role="status" lang=${text.lang}>
        <span class="quiet">${text('ui.langMissed', { language: nameOf(missed, text.lang) })}</span>
        <button data-do="language" @click=${relearn}>${text('ui.tryAgain')}</button>
      </div>`;
const nameOf = (lang: string, by: string): string => new Intl.DisplayNames(by, { type: 'language' }).of(lang) ?? lang;

/** `key` names the sentence that gets `{message}`; `again` fetches anew. */
export function faultNote(error: unknown, key: string, text: Text, again: () => void): TemplateResult {
  const isAway = isMissed(error) && /fetch|load|import/i.test(String(error));
  const message = isAway ? text('ui.missed') : error instanceof Error ? error.message : String(error);
  const says = text.has(key) ? text(key, { message }) : message;
  return html`<p class="warning" role="status" lang=${text.lang}>${says}</p>
    ${isAway ? html`<button data-do="again" lang=${text.lang} @click=${again}>${text('ui.tryAgain')}</button>` : nothing}`;
}
