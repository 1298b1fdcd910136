/**
 * Keys that a reader types into a field of ours stay ours, and those that we answer. Seen from outside a shadow root they go to
 * its element, which pages with one-key shortcuts take for no field: they would turn a slide at each space, and lose the letter.
 */
export const FIELDS = 'textarea, select, input:not([type=checkbox], [type=radio], [type=file])';

/** Commands of the page or the browser, and keys with which a reader leaves the field. */
const isForAll = (event: KeyboardEvent): boolean =>
  ((event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph')) ||
  event.key === 'Tab' ||
  event.key === 'Escape';

function keep(event: KeyboardEvent): void {
  const [from] = event.composedPath() as Element[];
  // What the page put among the children of the element is not ours.
  if (event.target !== event.currentTarget) return;
  if (event.defaultPrevented || (from!.matches(FIELDS) && !isForAll(event))) event.stopPropagation();
}

/** Stops these keys at the element, after everything inside has heard them. */
export function keepOwnKeys(element: HTMLElement): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) element.addEventListener(type, keep);
}
