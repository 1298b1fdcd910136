/**
 * Finds our elements on a page, and what stands for them where a host takes unknown elements away, and gets the package
 * when a reader comes near one. Small, and without any of our modules, for it is all that a page loads before that.
 */
import { offer } from './offer.js';
import { boxesOf, watch } from './watch.js';
import type { Instance } from './instance.js';

const KINDS = ['game', 'lesson', 'rulebook', 'phases'];
/**
 * What of a `<div data-playable>` becomes an attribute of the element; what else a host or an author writes does not. Nor does
 * `inspector-url`: who writes a div may be somebody whom the host lets write no script, and a window that we open can lead
 * the page that opened it elsewhere; nor `src`, by which such a somebody would have pages fetch from anywhere.
 */
export const NAMES: readonly string[] =
  'game players seats names seed options moves state at readonly undo save forced coach fit timer data lesson rule step phase seat for level site lang load shortcuts'.split(
    ' ',
  );
/** The studio is for authors' own pages: no div stands for it. */
const ELEMENTS = [...KINDS, 'studio'].map((kind) => `playable-${kind}`).join();
const SOUGHT = `${ELEMENTS},div[data-playable]`;

/**
 * Watches the document, as soon as it has been read, and on request the tree of a shadow root. `get` fetches what
 * registers an element; it is asked again after it failed.
 *
 * @returns what watches a further root.
 */
export function autoload(get: (element: Element) => Promise<Instance>): (root: Document | ShadowRoot) => void {
  const seen = new WeakSet<Element>();
  let observer: IntersectionObserver | undefined;

  async function start(element: Element, clicked = false): Promise<void> {
    try {
      await (await get(element)).defineElement(element.localName);
    } catch (error) {
      // What stands there stays, and the reader may ask again.
      console.error(error);
      return offer(element, (clicked) => void start(element, clicked), true);
    }
    if (!clicked) return;
    // What keeps it from being shown, the element says itself.
    await (element as { ready?(): Promise<unknown> }).ready?.().catch(() => undefined);
    if ((document.activeElement ?? document.body) !== document.body) return;
    // The button that had the focus is gone: the next key is the element's.
    if (!element.hasAttribute('tabindex')) {
      (element as HTMLElement).tabIndex = -1;
      element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
    }
    (element as HTMLElement).focus({ preventScroll: true });
  }

  function heed(found: Element): void {
    const element = found.localName === 'div' ? upgrade(found) : found;
    if (!element || seen.has(element) || customElements.get(element.localName)) return;
    seen.add(element);
    const when = element.getAttribute('load');
    if (when === 'click') offer(element, (clicked) => void start(element, clicked));
    else if (when === 'now') void start(element);
    else {
      observer ??= new IntersectionObserver(
        (entries) => {
          const near = entries.filter(({ isIntersecting }) => isIntersecting);
          for (const element of new Set(near.map(({ target }) => target.closest(ELEMENTS)!))) {
            boxesOf(element).forEach((room) => observer!.unobserve(room));
            void start(element);
          }
        },
        { rootMargin: '200px' },
      );
      for (const room of boxesOf(element)) observer.observe(room);
    }
  }

  /** The element that a div stands for, in the div and around what it holds; `undefined` where there is one already. */
  function upgrade(div: Element): Element | undefined {
    const kind = div.getAttribute('data-playable')!;
    if (seen.has(div)) return undefined;
    seen.add(div);
    if (!KINDS.includes(kind)) {
      console.warn(`data-playable: "${kind}", expected one of ${KINDS.join()}`);
      return undefined;
    }
    const element = document.createElement(`playable-${kind}`);
    for (const name of NAMES) {
      const text = div.getAttribute(`data-${name}`);
      if (text !== null) element.setAttribute(name, text);
    }
    // What goes with a game names it by its id.
    if (div.id) {
      element.id = div.id;
      div.removeAttribute('id');
    }
    element.append(...div.childNodes);
    div.append(element);
    return element;
  }

  const look = (root: Document | ShadowRoot) => watch(root, SOUGHT, heed);
  // What is still being read into a div would come to stand beside the element.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => look(document));
  else look(document);
  return look;
}
