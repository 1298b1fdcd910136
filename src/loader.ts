/**
 * The autoloader: with this one script, each `<playable-…>` and `<div data-playable>` of a page, present now or added later,
 * loads the package when it comes near the viewport. Without a DOM, importing this does nothing.
 */
import { autoload } from './embed/autoload.js';
import { currentInstance, type Instance } from './embed/instance.js';
import { filesToPreload } from './embed/preload.js';
import { files, linkTo } from './embed/preload-files.js';
import { watch as watchFor } from './embed/watch.js';
import { loadElement } from './tags.js';
import { safeDocument } from './dom/safe-document.js';

/** A request for a file ahead of the import that needs it. */
const linkOf = (name: string): HTMLElement =>
  Object.assign(safeDocument.createElement('link'), linkTo(name), {
    nonce: safeDocument.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '',
    href: new URL(name, import.meta.url),
  });

const coming: Record<string, Promise<unknown>> = {};

/**
 * Resolves to the page's copy of the package when it has this element, and its game if it is one of ours: the first copy may have been made
 * for another game. After a failure the next call retries.
 */
async function get(element: Element): Promise<Instance> {
  const game = element.getAttribute('game')!;
  const isLacking = files.games.includes(game) && currentInstance()?.lacks?.(game);
  // The module of this element gives our games to the first copy.
  const tag = isLacking ? 'playable-game' : element.localName;
  if ((isLacking || !currentInstance()) && !coming[tag]) {
    safeDocument.head.append(...filesToPreload(element).map(linkOf));
    coming[tag] = loadElement(tag).finally(() => delete coming[tag]);
  }
  await coming[tag];
  return currentInstance()!;
}

type Watch = (root: Document | ShadowRoot) => void;
const KEY = Symbol.for('playable-rules.loader');
const page = globalThis as { [KEY]?: Watch };
/** The first loader of a page loads all elements, a further one only the games that the page's copy lacks. */
function begin(): Watch {
  if (!page[KEY]) return (page[KEY] = autoload(get));
  watchFor(document, '[game]', (element) => currentInstance() && void get(element).catch(console.error));
  return page[KEY];
}

/** Also watches the elements in a shadow root; the document is watched already. All loaders on a page share the first one's. */
export const watch: Watch = typeof document === 'undefined' ? () => undefined : begin();
