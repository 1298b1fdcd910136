/** Dispatches an event that a page can listen to on the element or around it. Returns false if a listener cancels it. */
export const dispatch = (element: Element, type: string, detail?: object, cancelable = false): boolean =>
  element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
