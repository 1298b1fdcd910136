/**
 * A rollup plugin for files that are fetched when they are asked for: what such a file imports at once is asked for
 * beside it. Otherwise a browser hears of it only when it has read the file, one journey to the server later.
 */
/** A browser remembers for the life of a page that a module could not be fetched: under another address it asks again. */
const again = '((path) => import(path).catch(() => import(`${path}?${Date.now()}`)))';

export const preload = () => ({
  name: 'preload',
  renderDynamicImport({ getTargetChunkImports }) {
    const paths = (getTargetChunkImports() ?? [])
      .filter((target) => target.type === 'internal' && !target.chunk.isEntry)
      .map(({ resolvedImportPath }) => resolvedImportPath);
    // One that cannot be had is told of by the file that needs it.
    const beside = paths.map((path) => `import(${path}).catch(() => {}),`);
    return { left: `(${beside.join('')}${again}(`, right: '))' };
  },
});
