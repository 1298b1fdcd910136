/** Loads files of the classic build. */
import { safeDocument } from './safe-document.js';

declare global {
  /** The linker of the page. Builds put the name of our global in place of this one: `scripts/classic.js`. */
  const playable_linker: {
    register?: unknown;
    import(url: string): Promise<Record<string, unknown>>;
  };
}

/**
 * The exports of the file; works before a linker is on the page, for the file brings it. `faultOf` makes the error for a file that
 * cannot be loaded.
 */
export const importClassic = (src: string, faultOf: (src: string) => Error): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = safeDocument.createElement('script');
    script.src = src;
    script.onload = () => resolve(playable_linker.import(src));
    script.onerror = () => reject(faultOf(src));
    safeDocument.head.append(script);
  });
