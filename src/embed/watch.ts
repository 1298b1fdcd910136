import { safeDocument } from '../dom/safe-document.js';

/**
 * Calls `act` once, when an element is near the viewport, or one of its parts with a box of their own: the box of an unstyled
 * element is only a strip below its picture, which comes near after the picture has passed. Returns the observer.
 */
export function whenNear(element: Element, act: (element: Element) => unknown): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act(element);
    },
    { rootMargin: '200px' },
  );
  for (const box of [element, ...element.querySelectorAll(':scope > *, img, svg')]) observer.observe(box);
  return observer;
}

/**
 * Calls `tell` for each element that matches a selector in a document or shadow root: those present and those added
 * later. An element that is moved is reported again.
 */
export function watch(root: Document | ShadowRoot, selector: string, tell: (element: Element) => void): void {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!('querySelector' in node)) continue;
        // Not `node.matches`: the fields of a form hide the form's own methods behind their names.
        if (Element.prototype.matches.call(node as Element, selector)) tell(node as Element);
        Element.prototype.querySelectorAll.call(node as Element, selector).forEach(tell);
      }
  }).observe(root, { childList: true, subtree: true });
  // Also what `tell` adds for one of them is reported.
  (root === document ? safeDocument : root).querySelectorAll(selector).forEach(tell);
}
