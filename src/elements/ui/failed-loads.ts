/** Failed lazy loads of an element: shows a note with a button, and retries. */
import { html, nothing, type ReactiveControllerHost } from 'lit';
import type { Text } from '../../i18n/text.js';
import { onOnline } from './online.js';

type Host = Pick<ReactiveControllerHost, 'addController' | 'requestUpdate'>;
const missing = new WeakMap<Host, Map<string, () => unknown>>();
/** What was tried again: if it fails once more, its file may be gone since the site was updated. */
const retried = new WeakMap<Host, Set<string>>();

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
  const all = [...acts];
  acts.clear();
  retried.set(host, new Set(all.map(([name]) => name)));
  all.forEach(([, again]) => again());
  host.requestUpdate();
}
/**
 * A note that something could not be loaded, with a retry button, and after a retry in vain with one that reloads the page.
 * It is in view wherever in the element the reader asked for that.
 */
export function failedLoadNote(host: Host, text: Text): unknown {
  const names = [...(missing.get(host)?.keys() ?? [])];
  if (names.length === 0) return nothing;
  const isGone = names.some((name) => retried.get(host)?.has(name));
  return html`<div class="row missed" role="status" lang=${text.lang}>
    <span class="quiet">${text(isGone ? 'ui.partGone' : 'ui.partMissed')}</span>
    <button data-do="missed" @click=${() => askAgain(host)}>${text('ui.tryAgain')}</button>
    ${isGone ? html`<button data-do="reload" @click=${() => location.reload()}>${text('ui.reload')}</button>` : nothing}
  </div>`;
}
