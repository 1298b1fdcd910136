import { classicImport } from './classic.js';

/**
 * A rollup plugin for the loader's `import()`. Chromium up to 153 remembers for the life of a page that a module could
 * not be fetched, and asks for it no more; scripts it asks for each time. So the classic build comes instead.
 */
export const retry = () => {
  const { left, right } = classicImport('import.meta.url');
  const classic = `${left}'../classic/core.js'${right}.catch(() => Promise.reject(error))`;
  return {
    name: 'retry',
    renderDynamicImport: () => ({ left: 'import(', right: `).catch((error) => ${classic})` }),
  };
};
