import type { LitElement } from 'lit';
import { fillPhone } from './fill-phone.js';

/**
 * Goes to the beginning of a game, or to what its prompt says: scrolls to the top of the element if that is above the viewport, and on
 * a phone, and focuses the question.
 */
export async function toBeginning(element: LitElement): Promise<void> {
  await element.updateComplete;
  if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
  fillPhone(element);
  // Otherwise the focus would be on the button that was pressed, from which the keyboard passes the whole log to the question.
  element.shadowRoot!.querySelector<HTMLElement>('.now')?.focus({ preventScroll: true });
}
