/** Failed lazy loads of an element: shows a note with a button, and retries. */
import { html, nothing, type ReactiveControllerHost } from 'lit';
import type { Text } from '../../i18n/text.js';
import { onOnline } from './online.js';

type Host = Pick<ReactiveControllerHost, 'addController' | 'requestUpdate'>;
const missing = new WeakMap<Host, Map<string, () => unknown>>();

/**
 * Registers a failed load of `host`. `again` retries it when the browser is online again or the reader clicks the button. A
 * later failure with the same name replaces the earlier one. The error is logged to the console.
 */
export function reportFailedLoad(host: Host, name: string, error: unknown, again: () => unknown): void {
  console.error(error);
  let acts = missing.get(host);
  if (!acts) {
    missing.set(host, (acts = new Map<string, () => unknown>()));
    // Removed with the element, so that a removed element neither loads anything nor stays in memory.
    onOnline(host, () => askAgain(host));
  }
  acts.set(name, again);
  host.requestUpdate();
}
/**
 * Does `act`, which loads something, and registers a failure unless `isStale` says that the thing is no longer wanted: a
 * retry does it again. Resolves in either case.
 */
export async function tryLoad(host: Host, name: string, act: () => unknown, isStale = () => false): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!isStale()) reportFailedLoad(host, name, error, () => tryLoad(host, name, act, isStale));
  }
}
function askAgain(host: Host): void {
  const acts = missing.get(host)!;
  const all = [...acts.values()];
  acts.clear();
  all.forEach((again) => again());
  host.requestUpdate();
}
/** A note that something could not be loaded, with a retry button. It is in view wherever in the element the reader asked for that. */
export const failedLoadNote = (host: Host, text: Text): unknown =>
  missing.get(host)?.size
    ? html`<div class="row missed" role="status" lang=${text.lang}>
        <span class="quiet">${text('ui.partMissed')}</span>
        <button data-do="missed" @click=${() => askAgain(host)}>${text('ui.tryAgain')}</button>
      </div>`
    : nothing;
