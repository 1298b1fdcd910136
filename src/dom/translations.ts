/**
 * Makes elements update texts that a translator has replaced. Translators put a `<font>` with the translation in the place of
 * each text node; Lit would go on writing into the text node that is gone, and the reader would see the old sentence forever.
 */

/** The text nodes that were replaced, by what is there instead. */
const originals = new WeakMap<Element, Text>();

function note(changes: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes)
    for (const node of removedNodes) {
      // Replaced in one step, or removed beside the translation that was inserted before.
      const font = [...addedNodes, previousSibling, nextSibling].find(
        (there) => there?.nodeName.toLowerCase() === 'font',
      );
      if (font && node instanceof Text) originals.set(font as Element, node);
    }
}
const observer = globalThis.MutationObserver && new MutationObserver(note);

/** Notes from now on which text nodes are replaced in a tree. */
export const watchTexts = (root: Node): void => observer?.observe(root, { childList: true, subtree: true });

/**
 * Puts the replaced text nodes back, with their translations: sentences that stay remain translated, and those that change
 * are written by the next update. Call it before each update of the tree.
 */
export function restoreTexts(root: ParentNode): void {
  if (observer) note(observer.takeRecords());
  for (const font of root.querySelectorAll('font')) {
    const text = originals.get(font);
    if (!text) continue;
    text.data = font.textContent;
    font.replaceWith(text);
  }
}
