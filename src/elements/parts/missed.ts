/** What an element asked for behind its first picture and could not fetch: it is told in a line, and asked for again. */
import { html, nothing, type ReactiveControllerHost } from 'lit';
import type { Text } from '../../i18n/text.js';
import { isAway } from './fault.js';

type Host = Pick<ReactiveControllerHost, 'requestUpdate'>;
const missing = new WeakMap<Host, Map<string, () => unknown>>();

/**
 * Keeps what could not be fetched for `host`: `again` asks for it when the network is back or the reader says so. Of several
 * under one name the last is kept. An error that is none of the network goes to the console.
 */
export function missed(host: Host, name: string, error: unknown, again: () => unknown): void {
  if (!isAway(error)) return console.error(error);
  const acts = missing.get(host) ?? new Map<string, () => unknown>();
  if (acts.size === 0) addEventListener('online', () => askAgain(host), { once: true });
  missing.set(host, acts.set(name, again));
  host.requestUpdate();
}
function askAgain(host: Host): void {
  const acts = missing.get(host);
  missing.delete(host);
  acts?.forEach((again) => again());
  host.requestUpdate();
}
/** That something could not be fetched, with a button. */
export const missedNote = (host: Host, text: Text): unknown =>
  missing.has(host)
    ? html`<div class="row" role="status" lang=${text.lang}>
        <span class="quiet">${text('ui.partMissed')}</span>
        <button data-do="missed" @click=${() => askAgain(host)}>${text('ui.tryAgain')}</button>
      </div>`
    : nothing;
