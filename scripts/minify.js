// Rollup plugins that minify the files for pages, without source maps: none is published. Comments are removed; `licences.js`
// writes the licences to a separate file.
import { transform } from 'esbuild';
import { minifyHTMLLiterals } from 'minify-literals';
import { minify } from 'oxc-minify';
import { root } from './paths.js';

/** Spaces are collapsed but never removed: two templates may render neighbouring words. */
const html = {
  caseSensitive: true,
  collapseWhitespace: true,
  conservativeCollapse: true,
  keepClosingSlash: true, // In SVG an element without it would contain everything after it.
  removeComments: true,
  removeEmptyAttributes: false,
};
/** Regular expressions instead of a CSS parser: a parser rejects the `${expressions}` in conditions of queries. */
const css = (styles) =>
  styles
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/([:,]) /g, '$1')
    .replace(/;}/g, '}');

/** Minifies templates and styles in our own sources; packages are left as published. */
export const literals = () => ({
  name: 'literals',
  transform: (source, id) =>
    id.startsWith(`${root}src/`) && /\b(?:html|svg|css)`/.test(source)
      ? minifyHTMLLiterals(source, { fileName: id, html, css, sourceMap: false })
      : null,
});

/**
 * Minifies chunks. With `module` (ES modules), top-level names are shortened too, because no other file sees them. `define` has code that
 * takes the place of globals.
 */
export const shorten = ({ module, define = {} }) => [privateNames(module, define), rest(module), ascii];
/** Shortens `#name`, which oxc-minify does not. */
const privateNames = (module, define) => ({
  name: 'private-names',
  renderChunk: (source) =>
    transform(source, {
      minifyIdentifiers: true,
      define,
      ...(module && { format: 'esm' }),
      target: 'es2022',
    }),
});
const rest = (module) => ({
  name: 'shorten',
  async renderChunk(source, { fileName }) {
    const { code, errors } = await minify(fileName, source, { module, compress: { target: 'es2022' } });
    if (errors.length > 0) this.error(`${fileName}: ${errors[0].message}`);
    return { code };
  },
});
/** Escapes non-ASCII characters: if a server sends no charset, a script is read in the page's charset. */
const ascii = {
  name: 'ascii',
  renderChunk: (source) => ({ code: source.replace(/[^\0-\x7f]/g, escaped) }),
};
/** A UTF-16 code unit as an escape sequence. */
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
