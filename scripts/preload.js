/**
 * A Rollup plugin for dynamic imports: it preloads the file and all its static imports in parallel, and imports the file when
 * they are loaded. Otherwise a browser would request a file's imports only after it has read the file, one round trip later.
 * Besides, after the request for a module failed, Chromium never requests this module, or a module that imports it, again on
 * that page. It does request again what a `<link>` names, so a failed import can be retried.
 */
import { dirname, relative } from 'node:path/posix';
import { root } from './paths.js';

const FETCHED = `${root}src/loading/fetched.ts`;
/** Names in generated code that no source has: the wrapper of a call of `import()`, and the replacement that it passes in. */
const AROUND = 'playable_around';
const GET = 'playable_fetched';

/** The calls of `import()` in a syntax tree. */
const importsIn = (node) =>
  node && typeof node === 'object'
    ? [...(node.type === 'ImportExpression' ? [node] : []), ...Object.values(node).flatMap(importsIn)]
    : [];

export const preload = () => ({
  name: 'preload',
  transform(code, id) {
    if (id === FETCHED || id.includes('/node_modules/') || !code.includes('import(')) return null;
    let text = code;
    for (const { start, end, source } of importsIn(this.parse(code)).reverse()) {
      // Rollup does not call `renderDynamicImport` with a target for a computed path, so the call is replaced here.
      const load =
        source.type === 'Literal' ? text.slice(start, end) : `${GET}(${text.slice(source.start, source.end)})`;
      text = `${text.slice(0, start)}${AROUND}((${GET}) => ${load})${text.slice(end)}`;
    }
    return text === code
      ? null
      : { code: `import { fetched as ${AROUND} } from ${JSON.stringify(FETCHED)};${text}`, map: null };
  },
  renderDynamicImport({ chunk, targetChunk, getTargetChunkImports }) {
    if (!targetChunk) return null;
    const name = relative(dirname(chunk.fileName), targetChunk.fileName);
    // The importing file and its static imports are already loaded.
    const here = new Set(chunk.moduleIds.flatMap((id) => [id, ...this.getModuleInfo(id).importedIds]));
    const beside = getTargetChunkImports()
      .filter((file) => file.type === 'internal' && !file.chunk.moduleIds.some((id) => here.has(id)))
      .map(({ resolvedImportPath }) => resolvedImportPath);
    if (name.includes('/')) this.error(`${name} lies in another folder than ${chunk.fileName}.`);
    // The paths in `beside` are already string literals. Rollup may append a `.then()` of its own.
    return { left: `${GET}(`, right: `${beside.map((path) => `, ${path}`).join('')})` };
  },
});
