/**
 * An element and what in it has room of its own: an element that nobody styled is a strip under its picture, which comes
 * near when the picture has gone by.
 */
export const boxesOf = (element: Element): Element[] => [element, ...element.querySelectorAll(':scope > *, img, svg')];

/**
 * Tells of each element that a selector names in a document or shadow root: those that are there and those that come.
 * One that is moved is told of again.
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
