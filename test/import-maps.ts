/** The import maps that the guide gives to pages without a bundler, in the order of the text. */
import { readFileSync } from 'node:fs';

type ImportMap = Readonly<Record<string, string>>;
const guide = readFileSync(new URL('../docs-site/prose/guide.md', import.meta.url), 'utf8');
const [packages, ownGamesOnly] = [...guide.matchAll(/<script type="importmap">([^]*?)<\/script>/g)].map(
  ([, json]) => (JSON.parse(json!) as { imports: ImportMap }).imports,
) as [ImportMap, ImportMap];

/** Where the packages are, and what replaces the lists of our games. */
export const importMaps = { packages, ownGamesOnly };
