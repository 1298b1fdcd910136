// Makes the package of a game: the files of the template, with the choices in place of the names that the template has.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** The version of this package, which is published together with `playable-rules`, and the games of that, as packing writes both. */
export const { version: VERSION, games: GAMES = [] } = JSON.parse(read('./package.json'));

const template = fileURLToPath(new URL('./template/', import.meta.url));
const { dependencies, devDependencies } = JSON.parse(read('./template/project/_package.json'));
/** The packages that a made game needs. */
export const DEPENDENCIES = Object.keys({ ...dependencies, ...devDependencies });

const filesOf = (folder) =>
  readdirSync(join(template, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(template, folder, path)).isFile())
    .map((path) => ({ path: path.replaceAll('\\', '/'), from: join(template, folder, path) }));

/** The files of a game by their paths. The project has a game with a board; `cards` has the files of another. */
function choose({ kind, information }) {
  const isGame = ({ path }) => /^(src\/game|test)\//.test(path);
  const project = filesOf('project');
  const all = kind === 'cards' ? [...project.filter((file) => !isGame(file)), ...filesOf('cards')] : project;
  // `game.open.ts` is `game.ts` of a game that hides nothing.
  const isOpen = ({ path }) => path.endsWith('.open.ts');
  const chosen = new Map(all.filter((file) => !isOpen(file)).map(({ path, from }) => [path, from]));
  if (information === 'open')
    for (const { path, from } of all.filter(isOpen)) chosen.set(path.replace('.open.', '.'), from);
  return chosen;
}

/**
 * Writes the package of a game into a folder, which is made if need be.
 *
 * @param {string} folder
 * @param {{ id: string, name: string, kind: string, information: string, seats: string }} choices
 */
export function make(folder, { id, name, kind, information, seats }) {
  const own = { 'my-game': id, 'My game': name, '[2, 4]': `[2, ${seats}]`, '^0.0.0': `^${VERSION}` };
  for (const [path, from] of choose({ kind, information })) {
    // npm does not pack a `.gitignore`, and takes a `package.json` for one of its own: so these begin with `_`.
    const to = join(folder, path.replace(/^_(?=gitignore)/, '.').replace(/^_/, ''));
    mkdirSync(dirname(to), { recursive: true });
    const text = readFileSync(from, 'utf8');
    writeFileSync(
      to,
      text.replace(/my-game|My game|\[2, 4\]|\^0\.0\.0/g, (found) => own[found]),
    );
  }
}
