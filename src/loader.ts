/**
 * The autoloader: one line in a page, and every `<playable-…>` and `<div data-playable>` of it, there now or added later,
 * fetches the package when a reader comes near. Importing it where there is no page does nothing.
 */
import { autoload } from './embed/autoload.js';
import { present, type Instance } from './embed/instance.js';
import { elements } from './tags.js';

const coming = new Map<string, Promise<unknown>>();

/** The page's copy of the package, with this element; one that could not be fetched is asked for again. */
async function get(tag: string): Promise<Instance> {
  const here = present();
  if (here) return here;
  await Promise.resolve(); // A classic script can ask for others when it has run to its end.
  if (!coming.has(tag)) coming.set(tag, elements[tag]!());
  try {
    await coming.get(tag);
  } catch (error) {
    coming.delete(tag);
    throw error;
  }
  return present()!;
}

type Watch = (root: Document | ShadowRoot) => void;
const KEY = Symbol.for('playable-rules.loader');
const page = globalThis as { [KEY]?: Watch };

/** Watches the elements in a shadow root too; the document's are watched already. A second loader on a page leaves all to the first. */
export const watch: Watch = typeof document === 'undefined' ? () => undefined : (page[KEY] ??= autoload(get));
