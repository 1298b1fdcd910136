import { fixture, html } from '@open-wc/testing';
import '../../../src/define.js';
import type { PlayableRulebook } from '../../../src/define.js';

/** A rulebook on a page, loaded unless its `load` attribute makes it wait. */
export async function mount(
  attributes: Readonly<Record<string, string>> = {},
  children = '',
): Promise<PlayableRulebook> {
  await customElements.whenDefined('playable-game');
  const made = document.createElement('playable-rulebook');
  for (const [name, value] of Object.entries({ load: 'now', ...attributes })) made.setAttribute(name, value);
  made.innerHTML = children;
  (await fixture<HTMLElement>(html`<main></main>`)).append(made);
  await customElements.whenDefined('playable-rulebook');
  if (made.getAttribute('load') === 'now') await made.ready().catch(() => undefined);
  await made.updateComplete;
  return made;
}
export const all = (book: Element, selector: string) => [...book.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
export const one = (book: Element, selector: string): HTMLElement => {
  const [found] = all(book, selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
