import { classicImport } from './classic.js';
import { root } from './tests.js';

/**
 * A rollup plugin for the loader of the build of modules: an element's file bears its tag. Chromium up to 153 remembers for
 * the life of a page that a module could not be fetched, and asks for it no more; scripts it asks for each time. So the
 * classic build comes instead.
 */
export const loaderImports = () => ({
  name: 'loader-imports',
  load: (id) =>
    id === `${root}src/tags.ts`
      ? `export const bring = (tag) => import(\`./${'${tag}'}.js\`)
  .catch((error) => ${classicImport("'../classic/core.js'", 'import.meta.url', 'error')});`
      : null,
});
