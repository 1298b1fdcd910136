// Writes the licences of the bundled packages next to a bundle, as these licences require.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The package that contains a module; `undefined` for our own modules. */
function packageOf(id) {
  if (!id.includes('/node_modules/')) return undefined;
  for (let folder = dirname(id); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    const { name, version, license, repository, author } = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : {};
    // Some packages have a nested folder with a package.json without a name.
    if (!name || !version) continue;
    const text = readdirSync(folder).find((entry) => /^licen[sc]e/i.test(entry));
    return {
      title: `${name} ${version} (${license})`,
      license,
      origin: repository?.url ?? repository ?? name,
      author: author?.name ?? author ?? 'its authors',
      text: text && readFileSync(join(folder, text), 'utf8').trim(),
    };
  }
}

/**
 * The notice that a package's licence requires: its licence text, else that of a package from the same repository, else a
 * line made from its package.json.
 */
function noticeOf({ title, origin, author, license, text }, all) {
  const sister = all.find((other) => other.origin === origin && other.license === license && other.text);
  return `${title}\n\n${text ?? sister?.text ?? `Copyright ${author}, ${origin}. The package carries no other text.`}\n`;
}

/** A Rollup plugin that emits `fileName` if the bundle contains packages. Fails if a package names no licence. */
export const licences = (fileName) => ({
  name: 'licences',
  generateBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap(({ modules = {} }) => Object.keys(modules));
    const packages = new Map(
      ids
        .flatMap((id) => packageOf(id.replace(/^\0/, '').replace(/\?.*$/, '')) ?? [])
        .map((found) => [found.title, found]),
    );
    if (packages.size === 0) return;
    const all = [...packages.values()].sort((a, b) => (a.title < b.title ? -1 : 1));
    const unknown = all.find(({ license }) => typeof license !== 'string');
    if (unknown) this.error(`${unknown.title} names no licence`);
    const source = all.map((found) => noticeOf(found, all)).join(`\n${'-'.repeat(72)}\n\n`);
    this.emitFile({ type: 'asset', fileName, source });
  },
});
