/** Why something cannot be shown, said in its place. What could not be fetched may be asked for again. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { BadInput, RefusedMove } from '../../kernel/game.js';
import type { LazyLoading } from './lazy-loading.js';
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

/** Whether an error is that something could not be fetched, as each browser says it. */
export const isAway = (error: unknown): boolean => isMissed(error) && /fetch|load|import/i.test(String(error));

const told = new WeakSet<object>();
/** Tells an author in the console what is wrong with an element, once; of what could not be fetched the browser tells itself. */
function warn(element: string, fault: unknown): void {
  if (!(fault instanceof Error) || isAway(fault) || told.has(fault)) return;
  told.add(fault);
  console.warn(`<${element}>: ${fault.message}`);
}

/** `key` names the sentence that gets `{message}`; `again` fetches anew. */
function faultNote(error: unknown, key: string, text: Text, again: () => void): TemplateResult {
  const canCome = isAway(error);
  const message = canCome ? text('ui.missed') : error instanceof Error ? error.message : String(error);
  const says = text.has(key) ? text(key, { message }) : message;
  return html`<p class="warning" role="status" lang=${text.lang}>${says}</p>
    ${canCome ? html`<button data-do="again" lang=${text.lang} @click=${again}>${text('ui.tryAgain')}</button>` : nothing}`;
}

export interface Absence {
  /** What keeps it from being shown, and the key of the sentence that says so. */
  readonly fault: unknown;
  readonly faultKey: string;
  /** The key of the words on the button that fetches it. */
  readonly startKey?: string;
  /** What stands there while it comes. */
  readonly coming?: unknown;
}
/** What an element shows in place of what has not come: what the page put there, and why it cannot come or the button that fetches it. */
export function absence(
  loading: LazyLoading,
  text: Text,
  { fault, faultKey, startKey = 'ui.start', coming = nothing }: Absence,
): TemplateResult {
  warn(loading.element, fault);
  const button = () =>
    html`<button class="primary" lang=${text.lang} @click=${() => void loading.now()}>
      ${text(text.has(startKey) ? startKey : 'ui.start')}
    </button>`;
  return html`<slot></slot
    >${fault ? faultNote(fault, faultKey, text, () => void loading.again()) : loading.waitsForClick ? button() : coming}`;
}
