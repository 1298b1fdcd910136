/** Messages for content that cannot be shown, with a retry button if it could not be fetched. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { BadInput, RefusedMove } from '../../kernel/game.js';
import type { LazyLoading } from './lazy-loading.js';
import type { Vocabulary } from './words.js';

/** Whether an error may come from the network, and not from invalid input. */
export const isMissed = (error: unknown): boolean =>
  error !== undefined && !(error instanceof BadInput) && !(error instanceof RefusedMove);

/** A note that the requested language could not be fetched, so that another one is shown. */
export const languageNote = ({ missed, relearn }: Pick<Vocabulary, 'missed' | 'relearn'>, text: Text): unknown =>
  missed === undefined
    ? nothing
    : html`<div class="row" role="status" lang=${text.lang}>
        <span class="quiet">${text('ui.langMissed', { language: nameOf(missed, text.lang) })}</span>
        <button data-do="language" @click=${relearn}>${text('ui.tryAgain')}</button>
      </div>`;
const nameOf = (lang: string, by: string): string => new Intl.DisplayNames(by, { type: 'language' }).of(lang) ?? lang;

/** Whether an error is a failed fetch or import; recognises the messages of all browsers. */
export const isAway = (error: unknown): boolean => isMissed(error) && /fetch|load|import/i.test(String(error));

const logged = new WeakSet<object>();
/** Logs a fault once, for the page's author. The browser itself logs failed requests. */
function warn(element: string, fault: unknown): void {
  if (!(fault instanceof Error) || isAway(fault) || logged.has(fault)) return;
  logged.add(fault);
  console.warn(`<${element}>: ${fault.message}`);
}

/** `key` is the catalogue key of a sentence with `{message}`; `again` retries the fetch. */
function faultNote(error: unknown, key: string, text: Text, again: () => void): TemplateResult {
  const canCome = isAway(error);
  const message = canCome ? text('ui.missed') : error instanceof Error ? error.message : String(error);
  const says = text.has(key) ? text(key, { message }) : message;
  return html`<p class="warning" role="status" lang=${text.lang}>${says}</p>
    ${canCome ? html`<button data-do="again" lang=${text.lang} @click=${again}>${text('ui.tryAgain')}</button>` : nothing}`;
}

export interface Absence {
  /** The error, and the catalogue key of the sentence that reports it. */
  readonly fault: unknown;
  readonly faultKey: string;
  /** The catalogue key of the label of the start button. */
  readonly startKey?: string;
  /** Shown while the content is loading. */
  readonly coming?: unknown;
}
/** What an element shows without its content: the page's own children, and an error message or the start button. */
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
