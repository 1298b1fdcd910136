/** Messages for content that cannot be shown, with a retry button if it could not be fetched. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Text } from '../../i18n/text.js';
import { BadInput, RefusedMove } from '../../kernel/game.js';
import type { Vocabulary } from './words.js';

/** Whether an error is something else than invalid input: a failed load, or a bug. */
export const isUnexpected = (error: unknown): boolean => !(error instanceof BadInput || error instanceof RefusedMove);
/** What invalid input says in other languages than English, which is part of the error; `''` while the words are loading. */
const told = new WeakMap<object, Record<string, string>>();
/** Loads what an error says in this language, if it can; calls `come` when `messageOf` returns something else. */
export async function translate(error: unknown, lang: string, come?: () => void): Promise<void> {
  if (!(error instanceof BadInput) || lang.startsWith('en')) return;
  const says = told.get(error) ?? {};
  if (lang in says) return;
  told.set(error, says);
  says[lang] = '';
  const { toldIn } = await import('../../i18n/expected/index.js').catch(() => ({ toldIn: () => error.message }));
  says[lang] = await toldIn(error, lang);
  come?.();
}
/** What an error says to a reader; in English, unless `translate` has loaded the words. */
export const messageOf = (error: unknown, lang = ''): string =>
  told.get(error as object)?.[lang] || (error instanceof Error ? error.message : String(error));
/** Logs why an element has a fault, and returns the error: for invalid input its message, otherwise the error with its stack. */
export function logged(error: unknown, { localName }: Element): unknown {
  if (isUnexpected(error)) console.error(error);
  else console.warn(`<${localName}>: ${(error as Error).message}`);
  return error;
}

/** A note that the requested language could not be fetched, so that another one is shown. */
export const languageNote = ({ missed, relearn }: Pick<Vocabulary, 'missed' | 'relearn'>, text: Text): unknown =>
  missed === undefined
    ? nothing
    : html`<div class="row" role="status" lang=${text.lang}>
        <span class="quiet">${text('ui.langMissed', { language: languageName(missed, text.lang) })}</span>
        <button data-do="language" @click=${relearn}>${text('ui.tryAgain')}</button>
      </div>`;
const languageName = (lang: string, by: string): string =>
  new Intl.DisplayNames(by, { type: 'language' }).of(lang) ?? lang;

/** The error note. `key` is the catalogue key of a sentence with `{message}`; content that could not be loaded has a retry button. */
function faultNote({ fault: error, faultKey: key, canRetry, load }: Fallback, text: Text): TemplateResult {
  const message = canRetry ? text('ui.missed') : messageOf(error, text.lang);
  const says = text.has(key) ? text(key, { message }) : message;
  return html`<p class="warning" role="status" lang=${text.lang}>${says}</p>
    ${canRetry ? html`<button data-do="again" lang=${text.lang} @click=${load}>${text('ui.tryAgain')}</button>` : nothing}`;
}

export interface Fallback {
  /** Whether to offer to load again. */
  readonly canRetry: boolean;
  /** Whether the reader has to ask for the content. */
  readonly waitsForClick: boolean;
  /** The reader asks for the content. */
  readonly load: () => void;
  /** The error, and the catalogue key of the sentence that reports it. */
  readonly fault: unknown;
  readonly faultKey: string;
  /** The catalogue key of the label of the start button. */
  readonly startKey?: string;
  /** Shown while the content is loading. */
  readonly pending?: unknown;
}
/** What an element shows without its content: the page's own children, and an error message or the start button. */
export function fallback(text: Text, props: Fallback): TemplateResult {
  const { fault, waitsForClick, load, startKey = 'ui.start', pending = nothing } = props;
  const button = () =>
    html`<button class="primary" lang=${text.lang} @click=${load}>
      ${text(text.has(startKey) ? startKey : 'ui.start')}
    </button>`;
  // Screen readers would read out what is said in English first.
  const isComing = told.get(fault as object)?.[text.lang] === '';
  return html`<slot></slot>${isComing ? nothing : fault ? faultNote(props, text) : waitsForClick ? button() : pending}`;
}
