/**
 * Finds our elements on a page, and the divs that replace them on hosts that remove unknown elements; loads the package
 * when a reader comes near one. Small, and without imports of our larger modules: a page loads nothing else before.
 */
import { KINDS, type Kind } from './kinds.js';
import { showLoadButton } from './load-button.js';
import { watch, whenNear } from './watch.js';
import type { Instance } from './instance.js';
import { namesRule, namesTable } from './fragment.js';
import { safeDocument } from '../dom/safe-document.js';

/**
 * The `data-` attributes of a `<div data-playable>` that are copied to the element; others are not. Four are left out
 * because the author of a div may be a person whom the host allows no scripts: `inspector-url`, since a window that we
 * open can navigate the page that opened it; and `src`, `server` and `room`, which would make pages fetch from anywhere. `page-title` does
 * nothing without a server.
 */
export const NAMES: readonly string[] =
  'game players seats names seed options moves state at readonly undo save forced coach fit timer data lesson rule step pages phase seat for level site lang load shortcuts'.split(
    ' ',
  );
/** The studio is for authors' own pages: no div creates it. */
const SOUGHT = `${KINDS.map((kind) => `playable-${kind}`).join()},playable-studio,div[data-playable]`;

/**
 * Watches the document once it is parsed, and on request shadow roots. `get` loads the module that registers an element;
 * after a failure it is called again.
 *
 * @returns a function that watches another root.
 */
export function autoload(get: (element: Element) => Promise<Instance>): (root: Document | ShadowRoot) => void {
  const seen = new WeakSet<Element>();

  async function load(element: Element): Promise<void> {
    try {
      await (await get(element)).defineElement(element.localName);
    } catch (error) {
      // The fallback content stays, and the reader can retry.
      console.error(error);
      showLoadButton(element, load, true);
    }
  }

  function heed(found: Element): void {
    if (seen.has(found)) return;
    seen.add(found);
    if (found.localName === 'div') return upgrade(found);
    if (customElements.get(found.localName)) return;
    // What the page's address names opens wherever it stands: a rule, or a table, of which the element knows whether it follows it.
    const named = namesRule() ? 'playable-rulebook' : namesTable() ? '[server]' : '_';
    const when = found.matches(named) ? 'now' : found.getAttribute('load');
    if (when === 'click') showLoadButton(found, load);
    else if (when === 'now') void load(found);
    else whenNear(found, load);
  }

  /**
   * Creates the element for a div, inside it and around its content, unless the div has one already, also as a copy that the page
   * made of both, or its kind is unknown. The element is heeded like any other that comes onto the page.
   */
  function upgrade(div: Element): void {
    const kind = div.getAttribute('data-playable') as Kind;
    if (!KINDS.includes(kind)) return console.warn(`data-playable: "${kind}", expected one of ${KINDS.join()}`);
    if (div.querySelector(`:scope > playable-${kind}`)) return;
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
  }

  /** Loads elements wherever they stand. Once they are there, they load their content wherever they stand. */
  function loadFar(selector: string): void {
    for (const far of safeDocument.querySelectorAll(`${selector}:not(:defined)`)) {
      far.setAttribute('load', 'now');
      void load(far);
    }
  }
  // A reader follows a link to a rule on this page, or prints it.
  addEventListener('hashchange', () => namesRule() && loadFar('playable-rulebook'));
  addEventListener('beforeprint', () => loadFar(`:is(${SOUGHT}):not([load=click])`));
  const look = (root: Document | ShadowRoot) => watch(root, SOUGHT, heed);
  // While the document is parsed, further content of a div would end up beside the element.
  if (safeDocument.readyState === 'loading') addEventListener('DOMContentLoaded', () => look(document));
  else look(document);
  return look;
}
