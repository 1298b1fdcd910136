// A Rollup plugin: what runs before the first board is compiled while it comes, off the page's main thread.
//
// A browser compiles a function when it is first called, on the thread that calls it. The comment asks V8 to compile all
// functions of a file as soon as they arrive (Chromium 136 and later; others read a comment):
// https://v8.dev/blog/explicit-compile-hints
import MagicString from 'magic-string';

const HINT = '//# allFunctionsCalledOnLoad\n';
/** Files that `chunks.js` makes of what a board, a lesson or a rulebook calls at once, and the elements' own. */
const CALLED = /^(?:base|play|board|lesson|read|core|embed|define|playable-\w+|.+\.ui)$/;

export const compileHints = () => ({
  name: 'compile-hints',
  renderChunk(source, { name }) {
    if (!CALLED.test(name)) return null;
    const code = new MagicString(source).prepend(HINT);
    return { code: code.toString(), map: code.generateMap({ hires: 'boundary' }) };
  },
});
