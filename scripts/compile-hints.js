// A Rollup plugin: browsers compile the code of the first board while it downloads, off the page's main thread.
//
// By default a browser compiles a function at its first call, on the calling thread. This magic comment asks V8 to compile all
// functions of a file while it downloads (Chromium 136 and later; other browsers ignore it):
// https://v8.dev/blog/explicit-compile-hints
import MagicString from 'magic-string';

const HINT = '//# allFunctionsCalledOnLoad\n';
/** Chunks (see `chunks.js`) that a board, a lesson or a rulebook calls immediately, and the elements' own files. */
const CALLED = /^(?:base|play|board|lesson|read|core|embed|define|playable-\w+|.+\.ui)$/;

export const compileHints = () => ({
  name: 'compile-hints',
  renderChunk(source, { name }) {
    if (!CALLED.test(name)) return null;
    const code = new MagicString(source).prepend(HINT);
    return { code: code.toString(), map: code.generateMap({ hires: 'boundary' }) };
  },
});
