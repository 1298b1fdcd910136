/**
 * Keys that a reader types into a field of ours stay ours. Seen from outside a shadow root they go to its element, which pages
 * with one-key shortcuts take for no field: they would turn a slide at each space, and lose the letter.
 */
export const FIELDS = 'textarea, select, input:not([type=checkbox], [type=radio], [type=file])';

/** Commands of the page or the browser, and keys with which a reader leaves the field. */
const isForAll = (event: KeyboardEvent): boolean =>
  ((event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph')) ||
  event.key === 'Tab' ||
  (event.key === 'Escape' && !event.defaultPrevented);

function keep(event: KeyboardEvent): void {
  const [field] = event.composedPath();
  // Fields of the page among the children of the element are not ours.
  const isOurs = event.target === event.currentTarget && (field as Element).matches(FIELDS);
  if (isOurs && !isForAll(event)) event.stopPropagation();
}

/** Stops these keys at the element, after everything inside has heard them. */
export function keepOwnKeys(element: HTMLElement): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) element.addEventListener(type, keep);
}
