// The examples import the package by its name, as its users do. Here that name means our sources: the `paths` of tsconfig.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.js';

const { paths } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')).compilerOptions;
const fileOf = (source) => (Object.hasOwn(paths, source) ? paths[source][0].replace(/^\.\//, '') : undefined);

/** A plugin for Rollup and for the dev server. */
export const ownName = {
  name: 'own-name',
  resolveId: (source) => (fileOf(source) ? join(root, fileOf(source)) : null),
  resolveImport: ({ source }) => (fileOf(source) ? `/${fileOf(source)}` : undefined),
};
