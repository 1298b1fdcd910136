/** The button under an element that waits for a click, or whose file could not be fetched. */
import { start as word } from '../i18n/loader.js';
import { spokenAt } from './needed.js';

/** What does something of its own when it is clicked. */
const BUSY = 'a,button,input,select,textarea,summary,label,audio,video,[tabindex]';

/**
 * Puts a button into an element that is not there yet; a click on what is shown until then does the same.
 *
 * @param start - fetches the element; told whether it was clicked, for what could not be fetched comes by itself when the
 *   network is back.
 * @param isMissed - whether it could not be fetched.
 */
export function offer(element: Element, start: (clicked: boolean) => void, isMissed = false): void {
  const lang = spokenAt(element);
  const button: HTMLButtonElement = Object.assign(document.createElement('button'), {
    type: 'button' as const,
    lang,
    textContent: word[lang]!,
    style: 'padding:1em', // as large as a finger
  });
  const click = (event: Event) => {
    const busy = (event.target as Element).closest(BUSY);
    if (element.contains(busy) && busy !== button && busy !== element) return;
    clear();
    start(true);
  };
  const clear = () => {
    element.removeEventListener('click', click);
    removeEventListener('online', again);
    button.remove();
  };
  const again = () => {
    clear();
    if (element.isConnected) start(false);
  };
  element.addEventListener('click', click);
  if (isMissed) addEventListener('online', again);
  element.append(button);
  // Another one on the page may have brought it: then it asks for itself.
  void customElements.whenDefined(element.localName).then(clear);
}
