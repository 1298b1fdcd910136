// Writes beside a bundle the licences of the packages that are in it, as those ask.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The package that a module is from; `undefined` for one of ours. */
function packageOf(id) {
  if (!id.includes('/node_modules/')) return undefined;
  for (let folder = dirname(id); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    const { name, version, license, repository, author } = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : {};
    // Some packages have a package.json without a name in a folder of their own.
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

/** What a package's licence asks to be handed on: its text, that of a package from the same place, or what it says of itself. */
function noticeOf({ title, origin, author, license, text }, all) {
  const sister = all.find((other) => other.origin === origin && other.license === license && other.text);
  return `${title}\n\n${text ?? sister?.text ?? `Copyright ${author}, ${origin}. The package carries no other text.`}\n`;
}

/** A rollup plugin that emits `fileName` where packages are inside. Fails for a package that names no licence. */
export const licences = (fileName) => ({
  name: 'licences',
  generateBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap(({ modules = {} }) => Object.keys(modules));
    const packages = new Map(
      ids
        .map((id) => packageOf(id.replace(/^\0/, '').replace(/\?.*$/, '')))
        .filter(Boolean)
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
