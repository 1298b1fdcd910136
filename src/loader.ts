/**
 * The autoloader: with this one script, each `<playable-…>` and `<div data-playable>` of a page, present now or added later,
 * loads the package when it comes near the viewport. Without a DOM, importing this does nothing.
 */
import { autoload } from './embed/autoload.js';
import { currentInstance, type Instance } from './embed/instance.js';
import { filesToPreload } from './embed/preload.js';
import { linkTo } from './embed/preload-files.js';
import { loadElement } from './tags.js';
import { safeDocument } from './dom/safe-document.js';

/** A request for a file ahead of the import that needs it. */
const linkOf = (name: string): HTMLElement =>
  Object.assign(safeDocument.createElement('link'), linkTo(name), {
    nonce: safeDocument.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '',
    href: new URL(name, import.meta.url),
  });

const coming: Record<string, Promise<unknown>> = {};

/** Resolves to the page's copy of the package when it has this element; after a failure the next call retries. */
async function get(element: Element): Promise<Instance> {
  const tag = element.localName;
  if (!currentInstance() && !coming[tag]) {
    coming[tag] = loadElement(tag).finally(() => delete coming[tag]);
    safeDocument.head.append(...filesToPreload(element).map(linkOf));
  }
  await coming[tag];
  return currentInstance()!;
}

type Watch = (root: Document | ShadowRoot) => void;
const KEY = Symbol.for('playable-rules.loader');

/** Also watches the elements in a shadow root; the document is watched already. All loaders on a page share the first one's. */
export const watch: Watch =
  typeof document === 'undefined' ? () => undefined : ((globalThis as { [KEY]?: Watch })[KEY] ??= autoload(get));
