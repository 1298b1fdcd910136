/** The second click of a double click counts only where the first one did: what was under the pointer may have given place to another button. */

const controlOf = (event: Event): EventTarget | undefined =>
  event
    .composedPath()
    .find((target) => target instanceof Element && target.matches('a, button, input, label, summary'));

export function guardDoubleClicks(element: Element): void {
  let last: EventTarget | undefined;
  const onClick = (event: MouseEvent): void => {
    const control = controlOf(event);
    // `detail` counts the clicks in quick succession at one point; it is 0 for a key.
    if (event.detail > 1 && control !== last) {
      event.preventDefault();
      event.stopPropagation();
    } else last = control;
  };
  element.addEventListener('click', onClick as EventListener, { capture: true });
}
