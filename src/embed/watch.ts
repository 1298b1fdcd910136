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
  const look = (node: ParentNode) => {
    if ((node as Partial<Element>).matches?.(selector)) tell(node as Element);
    node.querySelectorAll(selector).forEach(tell);
  };
  look(root);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      addedNodes.forEach((node) => 'querySelector' in node && look(node as Element));
  }).observe(root, { childList: true, subtree: true });
}
