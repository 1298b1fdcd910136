import { classicImport } from './classic.js';
import { root } from './paths.js';

/**
 * A Rollup plugin for the loader in the build of modules; an element's file is named after its tag. Chromium up to 153 never
 * requests a module again on a page after its request failed, but it does request scripts again. So after a failure the loader
 * uses the classic build.
 */
export const loaderImports = () => ({
  name: 'loader-imports',
  load: (id) =>
    id === `${root}src/tags.ts`
      ? `import { safeDocument } from './dom/safe-document.js';
export const loadElement = (tag) => import(\`./${'${tag}'}.js\`)
  .catch((error) => ${classicImport("'../classic/core.js'", 'import.meta.url', 'error')});`
      : null,
});
