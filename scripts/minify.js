// Rollup plugins that make a page's files small. Comments go: the licences of what is inside stand in a file of their own.
import { transform } from 'esbuild';
import MagicString from 'magic-string';
import { minifyHTMLLiterals } from 'minify-literals';
import { minify } from 'oxc-minify';
import { root } from './tests.js';

/** Spaces are collapsed and never taken away: between words set by two templates there is one. */
const html = {
  caseSensitive: true,
  collapseWhitespace: true,
  conservativeCollapse: true,
  keepClosingSlash: true, // In SVG an element without it would hold all that follows.
  removeComments: true,
  removeEmptyAttributes: false,
};
/** Expressions stand where no parser of styles expects them, in conditions of queries. */
const css = (styles) =>
  styles
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/([:,]) /g, '$1')
    .replace(/;}/g, '}');

/** Squeezes the templates and styles of our own sources; packages come as their authors built them. */
export const literals = () => ({
  name: 'literals',
  transform: (source, id) =>
    id.startsWith(`${root}src/`) && /\b(?:html|svg|css)`/.test(source)
      ? minifyHTMLLiterals(source, { fileName: id, html, css })
      : null,
});

/** Shortens whole files; `module` says whether a file is an ES module, whose own names nobody else sees. */
export const shorten = ({ module }) => [privateNames(module), rest(module), ascii];
/** oxc-minify leaves `#name` as long as it is. */
const privateNames = (module) => ({
  name: 'private-names',
  renderChunk: (source) =>
    transform(source, {
      minifyIdentifiers: true,
      format: module ? 'esm' : undefined,
      target: 'es2022',
      sourcemap: true,
    }),
});
const rest = (module) => ({
  name: 'shorten',
  async renderChunk(source, { fileName }) {
    const { code, map, errors } = await minify(fileName, source, {
      module,
      compress: { target: 'es2022' },
      sourcemap: true,
    });
    if (errors.length > 0) this.error(`${fileName}: ${errors[0].message}`);
    return { code, map };
  },
});
/** A server that names no charset leaves it to the page, which may be in another than the file. */
const ascii = {
  name: 'ascii',
  renderChunk(source) {
    const code = new MagicString(source);
    for (const { 0: letters, index } of source.matchAll(/\P{ASCII}+/gu)) {
      const units = Array.from({ length: letters.length }, (_, i) =>
        letters.charCodeAt(i).toString(16).padStart(4, '0'),
      );
      code.overwrite(index, index + letters.length, units.map((unit) => `\\u${unit}`).join(''));
    }
    return { code: code.toString(), map: code.generateMap({ hires: 'boundary' }) };
  },
};
