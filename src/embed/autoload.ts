/**
 * Finds our elements on a page, and the divs that replace them on hosts that remove unknown elements; loads the package
 * when a reader comes near one. Small, and without imports of our larger modules: a page loads nothing else before.
 */
import { showLoadButton } from './load-button.js';
import { boxesOf, watch } from './watch.js';
import type { Instance } from './instance.js';
import { safeDocument } from '../dom/safe-document.js';
import { takeFocus } from '../dom/take-focus.js';

const KINDS = ['game', 'lesson', 'rulebook', 'phases'];
/**
 * The `data-` attributes of a `<div data-playable>` that are copied to the element; others are not. Four are left out
 * because the author of a div may be a person whom the host allows no scripts: `inspector-url`, since a window that we
 * open can navigate the page that opened it; and `src`, `server` and `room`, which would make pages fetch from anywhere.
 */
export const NAMES: readonly string[] =
  'game players seats names seed options moves state at readonly undo save forced coach fit timer data lesson rule step pages phase seat for level site lang load shortcuts'.split(
    ' ',
  );
/** The studio is for authors' own pages: no div creates it. */
const ELEMENTS = [...KINDS, 'studio'].map((kind) => `playable-${kind}`).join();
const SOUGHT = `${ELEMENTS},div[data-playable]`;

/**
 * Watches the document once it is parsed, and on request shadow roots. `get` loads the module that registers an element;
 * after a failure it is called again.
 *
 * @returns a function that watches another root.
 */
export function autoload(get: (element: Element) => Promise<Instance>): (root: Document | ShadowRoot) => void {
  const seen = new WeakSet<Element>();
  let observer: IntersectionObserver | undefined;

  async function start(element: Element, clicked = false): Promise<void> {
    try {
      await (await get(element)).defineElement(element.localName);
    } catch (error) {
      // The fallback content stays, and the reader can retry.
      console.error(error);
      return showLoadButton(element, (clicked) => void start(element, clicked), true);
    }
    if (!clicked) return;
    // The element itself shows why it cannot be displayed.
    await (element as { ready?(): Promise<unknown> }).ready?.().catch(() => undefined);
    takeFocus(element as HTMLElement);
  }

  function heed(found: Element): void {
    const element = found.localName === 'div' ? upgrade(found) : found;
    if (!element || seen.has(element) || customElements.get(element.localName)) return;
    seen.add(element);
    // An invitation to a table opens wherever the game stands on the page. The element knows whether it is the one that follows it.
    const isInvited = location.hash.startsWith('#play=') && element.hasAttribute('server');
    const when = isInvited ? 'now' : element.getAttribute('load');
    if (when === 'click') showLoadButton(element, (clicked) => void start(element, clicked));
    else if (when === 'now') void start(element);
    else {
      observer ??= new IntersectionObserver(
        (entries) => {
          const near = entries.filter(({ isIntersecting }) => isIntersecting);
          // A page may have moved a picture out of its element, as for a closer look.
          for (const element of new Set(near.flatMap(({ target }) => target.closest(ELEMENTS) ?? []))) {
            boxesOf(element).forEach((room) => observer!.unobserve(room));
            void start(element);
          }
        },
        { rootMargin: '200px' },
      );
      for (const room of boxesOf(element)) observer.observe(room);
    }
  }

  /**
   * Creates the element for a div, inside it and around its content; `undefined` if the div has one already, also as a copy
   * that the page made of both, or if its kind is unknown.
   */
  function upgrade(div: Element): Element | undefined {
    const kind = div.getAttribute('data-playable')!;
    if (seen.has(div)) return undefined;
    seen.add(div);
    if (!KINDS.includes(kind)) {
      console.warn(`data-playable: "${kind}", expected one of ${KINDS.join()}`);
      return undefined;
    }
    if (div.querySelector(`:scope > playable-${kind}`)) return undefined;
    const element = safeDocument.createElement(`playable-${kind}`);
    for (const name of NAMES) {
      const text = div.getAttribute(`data-${name}`);
      if (text !== null) element.setAttribute(name, text);
    }
    // Elements that belong to a game refer to it by its id.
    if (div.id) {
      element.id = div.id;
      div.removeAttribute('id');
    }
    element.append(...div.childNodes);
    div.append(element);
    return element;
  }

  const look = (root: Document | ShadowRoot) => watch(root, SOUGHT, heed);
  // While the document is parsed, further content of a div would end up beside the element.
  if (safeDocument.readyState === 'loading') addEventListener('DOMContentLoaded', () => look(document));
  else look(document);
  return look;
}
