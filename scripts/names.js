/**
 * What the files of the builds for pages are called: `elfenwizards.ui-0a1b2c.js`. What stands last is one for the whole
 * build: each file names others, and most of them all, so a change of one is a change of nearly all; and so a name says
 * which file it is to whoever knows the build, and many names in a file are compressed to little.
 */
import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';

/** Stands in the names until all of a build is known; as long as what takes its place. */
export const UNKNOWN = 'unsaid';

/** What a game's own source begins bears its name, and what is called the same in several folders that of its folder. */
export function chunkFileNames({ name, facadeModuleId, moduleIds }) {
  const id = facadeModuleId ?? moduleIds.at(-1);
  const [, game] = /\/src\/games\/([^/]+)\//.exec(id) ?? [];
  const own = /^(index|[a-z]{2})$/.test(name) ? `${basename(dirname(id))}.${name}` : name;
  return `${game && !own.startsWith(`${game}.`) ? `${game}.` : ''}${own}-${UNKNOWN}.js`;
}

/** A Rollup plugin that puts in what names end with; it comes last. */
export const named = () => ({
  name: 'named',
  generateBundle(_options, bundle) {
    const hash = createHash('sha256');
    for (const name of Object.keys(bundle).sort()) hash.update(name).update(bundle[name].code ?? '');
    const version = hash.digest('hex').slice(0, UNKNOWN.length);
    for (const file of Object.values(bundle)) {
      file.fileName = file.fileName.replace(UNKNOWN, version);
      if (file.code !== undefined) file.code = file.code.replaceAll(UNKNOWN, version);
      else if (typeof file.source === 'string') file.source = file.source.replaceAll(UNKNOWN, version);
    }
  },
});
