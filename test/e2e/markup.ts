/** Parsing and filtering of HTML, as hosts and services do it. */
import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export interface Found {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}
/** Every element of a tree, in document order. */
export function elementsIn(node: Tree.Node): Found[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  if (!('attrs' in node)) return inside;
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ name: node.tagName, attributes }, ...inside];
}
export const elementsOf = (html: string): Found[] => elementsIn(parseFragment(html));

/** The text of a piece of HTML, with collapsed white space. */
export const wordsOf = (html: string): string => textOf(parseFragment(html)).replace(/\s+/g, ' ').trim();
export const textOf = (node: Tree.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** Removes comments, attributes that are not allowed, and elements that are not allowed, whose content stays. */
export function only(html: string, allows: (tag: string, attribute?: string, value?: string) => boolean): string {
  const fragment = parseFragment(html);
  const sift = (node: Tree.ParentNode): void => {
    node.childNodes = node.childNodes.flatMap((child): Tree.ChildNode[] => {
      if (child.nodeName === '#comment') return [];
      if (!('tagName' in child)) return [child];
      sift(child);
      child.attrs = child.attrs.filter(({ name, value }) => allows(child.tagName, name, value));
      return allows(child.tagName) ? [child] : child.childNodes;
    });
  };
  sift(fragment);
  return serialize(fragment);
}
