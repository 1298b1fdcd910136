/** The second click of a double click counts only where the first one did: what was under the pointer may have given place to another button. */
import { DoublePress } from '../../game-ui/double-press.js';

/** What a click acts on; for the words of a checkbox, the checkbox. */
function controlOf(event: Event): EventTarget | undefined {
  const control = event
    .composedPath()
    .find((target) => target instanceof Element && target.matches('a, button, input, label, summary'));
  return (control instanceof HTMLLabelElement && control.control) || control;
}

export function guardDoubleClicks(element: HTMLElement): void {
  const presses = new DoublePress();
  const onClick = (event: MouseEvent): void => {
    if (!presses.strays(event as PointerEvent, controlOf(event))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', onClick, { capture: true });
}
