/** Focus for an element that is no control. */
import { rootOf, safeDocument } from './safe-document.js';

/**
 * Focuses an element whose button went with its press, so that it receives the next key. A reader who has moved the focus
 * elsewhere keeps it there.
 */
export function takeFocus(element: HTMLElement): void {
  const { activeElement } = rootOf(element);
  if (activeElement && activeElement !== safeDocument.body && activeElement !== element) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
