/** The button in an element that waits for a click, or whose file could not be loaded. */
import { startLabels } from '../i18n/loader.js';
import { languageAt } from './preload.js';
import { START } from './start.js';
import { safeDocument } from '../dom/safe-document.js';

/** Elements with their own click behaviour. */
const BUSY = 'a,button,input,select,textarea,summary,label,audio,video,[tabindex]';

/**
 * Adds a button to an element that is not registered yet; a click on the element's fallback content does the same.
 *
 * @param load - loads the element; called again when the network is back, if a load has failed (`isMissed`).
 */
export function showLoadButton(element: Element, load: (element: Element) => Promise<void>, isMissed = false): void {
  const lang = languageAt(element);
  const button: HTMLButtonElement = Object.assign(safeDocument.createElement('button'), {
    type: 'button' as const,
    lang,
    textContent: startLabels[lang],
    style: 'padding:1em', // large enough for a finger
  });
  button.dataset['playableLoad'] = '';
  const click = (event: Event) => {
    const busy = (event.target as Element).closest(BUSY);
    if (element.contains(busy) && busy !== button && busy !== element) return;
    clear();
    void load(element).then(() => element.dispatchEvent(new Event(START)));
  };
  const clear = () => {
    element.removeEventListener('click', click);
    removeEventListener('online', again);
    button.remove();
  };
  const again = () => {
    clear();
    if (element.isConnected) void load(element);
  };
  element.addEventListener('click', click);
  if (isMissed) addEventListener('online', again);
  // A page may have copied the element with its button, which does nothing there.
  element.querySelector(':scope > [data-playable-load]')?.remove();
  element.append(button);
  // Another element of this kind may have loaded the file: the registered element renders its own button.
  void customElements.whenDefined(element.localName).then(clear);
}
