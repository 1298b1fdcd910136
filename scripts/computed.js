/**
 * A rollup plugin for modules that are worked out when pages are built: such a module says so in its first lines, and what
 * it exports is plain data, which stands in its place. What the data was made from stays out of the page.
 */
import { build } from 'esbuild';

const SAYS_SO = /^\/\*\*(?:(?!\*\/)[^])*Worked out when pages are built/;

export const computed = () => ({
  name: 'computed',
  async transform(source, id) {
    if (!SAYS_SO.test(source)) return null;
    const { outputFiles } = await build({
      entryPoints: [id],
      bundle: true,
      format: 'esm',
      write: false,
      logLevel: 'error',
    });
    const made = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
    const lines = Object.entries(made).map(([name, data]) => `export const ${name} = ${JSON.stringify(data)};`);
    return { code: lines.join('\n'), map: { mappings: '' }, moduleSideEffects: false };
  },
});
