import esbuild from 'rollup-plugin-esbuild';
import { define } from './classic.js';
import { memoized } from './memoized.js';

const plugin = esbuild({ target: 'es2022', define, tsconfig: './tsconfig.json', sourceMap: false });
/**
 * A Rollup plugin that compiles TypeScript. It resolves nothing, because the resolver of `nodeResolve` also says which modules
 * have side effects; Rollup looks through the others, so that an import from an entry of the kit loads only what it names.
 */
export const compile = () => memoized({ ...plugin, resolveId: undefined });
