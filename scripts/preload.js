/**
 * A Rollup plugin for dynamic imports: it preloads the file and all its static imports in parallel, and imports the file when
 * they are loaded. Otherwise a browser would request a file's imports only after it has read the file, one round trip later.
 * Besides, after the request for a module failed, Chromium never requests this module, or a module that imports it, again on
 * that page. It does request again what a `<link>` names, so a failed import can be retried.
 */
import { dirname, relative } from 'node:path/posix';
import { root } from './paths.js';

const FETCHED = '\0fetched';
/** Names in generated code that no source has: the wrapper of a call of `import()`, and the replacement that it passes in. */
const AROUND = 'playable_around';
const GET = 'playable_fetched';
const source = `
import { safeDocument } from ${JSON.stringify(`${root}src/dom/safe-document.ts`)};
import { trusted } from ${JSON.stringify(`${root}src/workers/trusted.ts`)};
const coming = new Map();
const missed = new Set();
const blocked = new Set();
if (globalThis.document) safeDocument.addEventListener('securitypolicyviolation', ({ blockedURI }) => blocked.add(blockedURI));
const add = (name, properties) => new Promise((resolve, reject) => {
  const element = Object.assign(safeDocument.createElement(name), properties, {
    crossOrigin: 'anonymous', nonce: safeDocument.querySelector('script[nonce]')?.nonce ?? '',
    onload: resolve, onerror: reject,
  });
  safeDocument.head.append(element);
}).catch(() => false);
const link = async (href) => {
  // A policy that lets modules in and no links has its own way.
  if ((await add('link', { rel: 'preload', as: 'script', href })) || blocked.has(href)) return;
  // Chromium keeps the failure for whoever asks for that script next. This one takes it, and never runs. A page may forbid the policy
  // that its address needs: that throws within \`add\`.
  await add('script', { get src() { return trusted(href); } });
  coming.delete(href);
  missed.add(href);
  throw new Error(href + ' could not be fetched.');
};
// What the page began with, or the loader asked for, is not fetched anew. A browser without that number lists no failure.
const isHere = (href) => !missed.has(href)
  && performance.getEntriesByName(href).some(({ responseStatus: status = 200 }) => status >= 200 && status < 400);
// The files of a build lie in one folder.
const fetch = (path, ...beside) => Promise.all([path, ...beside].map((path) => {
  const { href } = new URL(path, import.meta.url);
  if (!coming.has(href)) coming.set(href, isHere(href) ? undefined : link(href));
  return coming.get(href);
})).then(() => import(path));
export const fetched = (load) => load(fetch);
`;

/** The calls of `import()` in a syntax tree. */
const importsIn = (node) =>
  node && typeof node === 'object'
    ? [...(node.type === 'ImportExpression' ? [node] : []), ...Object.values(node).flatMap(importsIn)]
    : [];

export const preload = () => ({
  name: 'preload',
  resolveId: (id) => (id === FETCHED ? { id, moduleSideEffects: false } : null),
  load: (id) => (id === FETCHED ? source : null),
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
