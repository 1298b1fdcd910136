// Finds the games, the folders of src/games, and generates their registries: abouts.ts, registry.ts, behind.ts, books.ts and
// opponents.ts there, and lessons/found.ts in each game with lessons. The registries use literal imports, so that bundlers
// split them. Scripts that need the registries and the layouts of the games' charts generate them first; they are not
// committed. `npm run games` generates them by hand.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../src/games/', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
/** Folders of the example games in the documentation; they are not in src/games. */
const examples = () => {
  const path = join(root, 'docs-site', 'example');
  return existsSync(path) ? readdirSync(path).map((id) => join(path, id)) : [];
};
const has = (...path) => existsSync(join(folder, ...path));

/**
 * The ids of the games, in alphabetical order: the folders with an `about.ts` (which also has the order on the site). A folder
 * without one has a headless game, which no page shows yet.
 */
export const findGames = () =>
  readdirSync(folder)
    .filter((id) => has(id, 'about.ts'))
    .sort();

/** The ids of all games with rules: the folders with an `index.ts`, including games that no page shows yet. */
export const findHeadlessGames = () => readdirSync(folder).filter((id) => has(id, 'index.ts'));

/** A game's id as an identifier: `dark-mages` becomes `darkMages`. A game's `index.ts` exports the game under this name. */
export const nameOf = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

const record = (entries) => `{\n${entries.map(([name, value]) => `  '${name}': ${value},\n`).join('')}}`;
/** The languages of the catalogues in a folder (`en.ts`, `fr.ts`); with `before` = `more.`, of `more.en.ts`, `more.fr.ts`. */
const languages = (path, before = '') => {
  const pattern = new RegExp(`^${before.replace('.', '\\.')}([a-z]{2})\\.ts$`);
  return readdirSync(path)
    .flatMap((file) => pattern.exec(file)?.[1] ?? [])
    .sort();
};
const words = (path, from, before = '') =>
  `{ ${languages(path, before)
    .map((lang) => `${lang}: async () => (await import('${from}/${before}${lang}.js')).${lang}`)
    .join(', ')} }`;

/** Code of a record with an entry for each game that has the file. */
const doors = (file, entry) =>
  record(
    findGames()
      .filter((id) => has(id, `${file}.ts`))
      .map((id) => [id, entry(id)]),
  );
const door = (file, name) => (id) => `async () => (await import('./${id}/${file}.js')).${name(id)}`;
const texts = (before) =>
  record(
    findGames()
      .filter((id) => has(id, 'text', `${before}en.ts`))
      .map((id) => [id, words(join(folder, id, 'text'), `./${id}/text`, before)]),
  );
const TYPES = `type Doors<T> = Readonly<Record<string, () => Promise<T>>>;
type Texts = Readonly<Record<string, { readonly en: () => Promise<Catalogue> } & Doors<Catalogue>>>;`;

/** A separate file, so that a rulebook does not load the loaders of the games' rules and boards. */
function about() {
  const games = findGames();
  return `/** What is known of each game before it is fetched. Written by scripts/games.js. */
import type { GameAbout } from '../game-ui/about.js';
${games.map((id) => `import { about as ${nameOf(id)} } from './${id}/about.js';`).join('\n')}

export const abouts: Readonly<Record<string, GameAbout>> = ${record(games.map((id) => [id, nameOf(id)]))};
`;
}

const registry =
  () => `/** The ways to the games' files. Written by scripts/games.js; src/games/index.ts says what is in a game's folder. */
import type { GameSite, Transcripts } from '../game-ui/about.js';
import type { GameBoard, GameMore, LessonEntry } from '../game-ui/game-ui.js';
import type { Catalogue } from '../i18n/text.js';
import type { StoredPaths } from '../inspector/stored-paths.js';
import type { Positions, WholeGame } from '../kernel/game.js';

${TYPES}

export const games: Doors<WholeGame> = ${doors('index', (id) => `${door('index', nameOf)(id)} as unknown as WholeGame`)};
export const boards: Doors<GameBoard> = ${doors('ui', (id) => `${door('ui', () => 'ui')(id)} as unknown as GameBoard`)};
export const mores: Doors<GameMore> = ${doors(
    'more',
    door('more', () => 'more'),
  )};
export const lessons: Doors<readonly LessonEntry[]> = ${doors(
    'lessons/index',
    door('lessons/index', () => 'lessons'),
  )};
export const positions: Doors<Positions> = ${doors('position', (id) => `${door('position', () => 'positions')(id)} as unknown as Positions`)};
export const paths: Doors<StoredPaths> = ${doors(
    'data/paths',
    door('data/paths', () => 'paths'),
  )};
export const texts: Texts = ${texts('')};
export const transcripts: Doors<Transcripts> = ${doors(
    'transcripts',
    door('transcripts', () => 'transcripts'),
  )};
export const sites: Doors<GameSite> = ${doors(
    'site/index',
    door('site/index', () => 'site'),
  )};
`;

/** A separate file, so that a first board does not wait for the loaders of deferred parts. */
const behind = () => `/** The ways to what no first board of a game needs. Written by scripts/games.js. */
import type { Catalogue } from '../i18n/text.js';
import type { Diagram } from '../inspector/diagram.js';

${TYPES}

export { opponents } from './opponents.js';
export const diagrams: Doors<readonly Diagram[]> = ${record(findGames().map((id) => [id, door('data/diagrams', () => 'diagrams')(id)]))};
export const moreTexts: Texts = ${texts('more.')};
export const helpTexts: Texts = ${texts('help.')};
`;

/** Loaders for rulebooks only: a rulebook would have to wait for the other registries. */
const books = () => `/** The ways to what stands in rulebooks. Written by scripts/games.js. */
import type { GameMore, LessonEntry, Rulebook } from '../game-ui/game-ui.js';

export interface Doors {
  readonly index: () => Promise<{ rulebook(lang: string): Promise<Rulebook> }>;
  readonly words: Readonly<Record<string, () => Promise<unknown>>> & { readonly en: () => Promise<unknown> };
  readonly goal?: () => Promise<{ goalPicture(): Awaited<ReturnType<NonNullable<GameMore['goalPicture']>>> }>;
  readonly list?: () => Promise<{ readonly lessons: readonly LessonEntry[] }>;
}

export const books: Readonly<Record<string, Doors>> = ${record(
  findGames()
    .filter((id) => has(id, 'rulebook', 'index.ts'))
    .map((id) => {
      const to = (path) => `() => import('./${id}/${path}.js')`;
      const parts = Object.entries({ index: 'rulebook/index', goal: 'help/goal', list: 'lessons/index' });
      const doors = parts.filter(([, path]) => has(id, `${path}.ts`)).map(([name, path]) => `${name}: ${to(path)}`);
      const words = languages(join(folder, id, 'rulebook')).map((lang) => `${lang}: ${to(`rulebook/${lang}`)}`);
      return [id, `{ ${doors.join(', ')}, words: { ${words.join(', ')} } }`];
    }),
)};
`;

/** A separate file, so that the worker contains nothing else of the games. */
const opponents = () => `/** The games' opponents, for the worker. Written by scripts/games.js. */
import type { Bot } from '../opponents/protocol.js';

export const opponents: Readonly<Record<string, () => Promise<Bot>>> = ${record(
  findGames()
    .filter((id) => has(id, 'opponent.ts'))
    .map((id) => [id, `() => import('./${id}/opponent.js') as Promise<Bot>`]),
)};
`;

/** Code of a folder's lessons by id. Pages need a lesson's `rules` before they load it, so these are read from its source. */
function lessonsIn(path) {
  const entries = readdirSync(path)
    .filter((lesson) => existsSync(join(path, lesson, 'lesson.ts')))
    .sort()
    .map((lesson) => {
      const source = readFileSync(join(path, lesson, 'lesson.ts'), 'utf8');
      const rules = /^ {2}rules: (\[[^\]]*\]),/m.exec(source)?.[1].replace(/\s+/g, ' ');
      if (!rules) throw new Error(`${join(path, lesson, 'lesson.ts')}: a line "  rules: ['…']," is missing`);
      const text = words(join(path, lesson), `./${lesson}`);
      const door = `async () => (await import('./${lesson}/lesson.js')).lesson`;
      return [lesson, `{ rules: ${rules}, lesson: ${door}, words: ${text} }`];
    });
  return `/** The lessons in these folders. Written by scripts/games.js. */
export const found = ${record(entries)};
`;
}

/** Writes the registries that are missing or out of date. */
export function writeRegistry() {
  write(join(folder, 'abouts.ts'), about());
  write(join(folder, 'registry.ts'), registry());
  write(join(folder, 'behind.ts'), behind());
  write(join(folder, 'opponents.ts'), opponents());
  write(join(folder, 'books.ts'), books());
  for (const game of [...findGames().map((id) => join(folder, id)), ...examples()]) {
    const lessons = join(game, 'lessons');
    if (existsSync(lessons)) write(join(lessons, 'found.ts'), lessonsIn(lessons));
  }
}
function write(path, text) {
  // Unchanged files are not written, so that no watcher is triggered.
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

const sources = (path) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/^(board|data|lessons|rulebook|site)\b/.test(file))
    .sort();
/** A hash of the sources of a game's chart and of its texts. */
function versionOf(id) {
  const hash = createHash('sha256');
  for (const path of [join(root, 'src/inspector'), join(folder, id)])
    for (const file of sources(path)) hash.update(file).update(readFileSync(join(path, file)));
  return hash.digest('hex').slice(0, 16);
}
/** The games whose chart layout is out of date, each with its file and the line that a current file ends with. */
export const dueDiagrams = () =>
  findGames()
    .map((id) => ({ id, file: join(folder, id, 'data', 'diagrams.ts'), mark: `// Of ${versionOf(id)}\n` }))
    .filter(({ file, mark }) => !existsSync(file) || !readFileSync(file, 'utf8').endsWith(mark));

/** Writes all generated files of the games that are missing or out of date: registries and chart layouts. */
export function prepareGames() {
  writeRegistry();
  if (dueDiagrams().length === 0) return;
  // A child process, because charts are TypeScript and need tsx.
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/layout.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('scripts/layout.js could not lay out the charts of the games.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) prepareGames();
