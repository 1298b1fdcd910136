/**
 * In place of `tags.ts` in the loader of the build of modules; an element's file is named after its tag. Chromium up to 153 never
 * requests a module again on a page after its request failed, but it does request scripts again. So after a failure the loader
 * uses the classic build.
 */
import { importClassic } from './dom/import-classic.js';

export const loadElement = (tag: string): Promise<unknown> =>
  import(`./${tag}.js`).catch((error: Error) =>
    importClassic(new URL('../classic/core.js', import.meta.url).href, () => error),
  );
