/** A narrower element has the layout of a phone, on which a game needs the whole window. In pixels. */
const PHONE = 540;

/** On a phone, scrolls a game that the reader begins to the top of the window. */
export function fillPhone(element: Element): void {
  if (element.clientWidth < PHONE) element.scrollIntoView();
}
