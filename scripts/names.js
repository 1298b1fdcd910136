/**
 * File names in the builds for pages: `elfenwizards.ui-0a1b2c.js`. All files of a build share one hash. Files contain the
 * names of other files, so a change of one changes nearly all anyway. With one hash, names are predictable and compress well.
 */
import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';

/** Placeholder in file names until the hash of the build is known; it has the length of the hash. */
export const HASH_PLACEHOLDER = 'unsaid';

/** Prefixes a game's chunks with its id, and `index` and languages, which occur in several folders, with the folder. */
export function chunkFileNames({ name, facadeModuleId, moduleIds }) {
  const id = facadeModuleId ?? moduleIds.at(-1);
  const [, game] = /\/src\/games\/(?!generated\/)([^/]+)\//.exec(id) ?? [];
  const own = /^(index|[a-z]{2})$/.test(name) ? `${basename(dirname(id))}.${name}` : name;
  return `${game && !own.startsWith(`${game}.`) ? `${game}.` : ''}${own}-${HASH_PLACEHOLDER}.js`;
}

/** A Rollup plugin that replaces the placeholder by the hash. It must be the last plugin. */
export const named = () => ({
  name: 'named',
  generateBundle(_options, bundle) {
    const hash = createHash('sha256');
    for (const name of Object.keys(bundle).sort()) hash.update(name).update(bundle[name].code ?? '');
    const version = hash.digest('hex').slice(0, HASH_PLACEHOLDER.length);
    for (const file of Object.values(bundle)) {
      file.fileName = file.fileName.replace(HASH_PLACEHOLDER, version);
      if (file.code !== undefined) file.code = file.code.replaceAll(HASH_PLACEHOLDER, version);
      else if (typeof file.source === 'string') file.source = file.source.replaceAll(HASH_PLACEHOLDER, version);
    }
  },
});
