/**
 * The autoloader: one line in a page, and every `<playable-…>` and `<div data-playable>` of it, there now or added later,
 * fetches the package when a reader comes near. Importing it where there is no page does nothing.
 */
import { autoload } from './embed/autoload.js';
import { present, type Instance } from './embed/instance.js';
import { neededBy } from './embed/needed.js';
import { linkTo } from './embed/needed-files.js';
import { bring } from './tags.js';

/** Asks for all that an element needs before it shows anything, beside the file that registers it. */
function askFor(element: Element): void {
  document.head.append(
    ...neededBy(element).map((name) =>
      Object.assign(document.createElement('link'), linkTo(name), {
        nonce: document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '',
        href: new URL(name, import.meta.url),
      }),
    ),
  );
}

const coming: Record<string, Promise<unknown>> = {};

/** The page's copy of the package, with this element; one that could not be fetched is asked for again. */
async function get(element: Element): Promise<Instance> {
  const tag = element.localName;
  if (!present() && !coming[tag]) {
    askFor(element);
    coming[tag] = bring(tag).finally(() => delete coming[tag]);
  }
  await coming[tag];
  return present()!;
}

type Watch = (root: Document | ShadowRoot) => void;
const KEY = Symbol.for('playable-rules.loader');
const page = globalThis as { [KEY]?: Watch };

/** Watches the elements in a shadow root too; the document's are watched already. A second loader on a page leaves all to the first. */
export const watch: Watch = typeof document === 'undefined' ? () => undefined : (page[KEY] ??= autoload(get));
