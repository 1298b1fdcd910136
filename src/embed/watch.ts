import { safeDocument } from '../dom/safe-document.js';

/**
 * An element and its parts that have a box of their own. The box of an unstyled element is only a strip below its
 * picture, which comes near the viewport after the picture has passed.
 */
export const boxesOf = (element: Element): Element[] => [element, ...element.querySelectorAll(':scope > *, img, svg')];

/**
 * Calls `tell` for each element that matches a selector in a document or shadow root: those present and those added
 * later. An element that is moved is reported again.
 */
export function watch(root: Document | ShadowRoot, selector: string, tell: (element: Element) => void): void {
  (root === document ? safeDocument : root).querySelectorAll(selector).forEach(tell);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!('querySelector' in node)) continue;
        // Not `node.matches`: the fields of a form hide the form's own methods behind their names.
        if (Element.prototype.matches.call(node as Element, selector)) tell(node as Element);
        Element.prototype.querySelectorAll.call(node as Element, selector).forEach(tell);
      }
  }).observe(root, { childList: true, subtree: true });
}
