/**
 * A rollup plugin for the builds for pages. Each lesson of a game is a file with a name of its own there,
 * `elfenwizards.ties-0a1b2c.js`, and so are its words in a language, `elfenwizards.ties.fr-0a1b2c.js`. So whoever wants one
 * asks for it by its name beside the game, without the list of lessons, and the list need not hold the names. Lessons are
 * plain data: what they were made with stays behind.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exportsOf, moduleOf } from './computed.js';
import { findGames } from './games.js';
import { UNKNOWN } from './names.js';
import { root } from './tests.js';

const folder = join(root, 'src/games');
const LESSON = /\/src\/games\/([^/]+)\/lessons\/([^/]+)\/lesson\.ts$/;
const LIST = /\/src\/games\/([^/]+)\/lessons\/index\.ts$/;
const WAY = /\/src\/games\/lesson\.ts$/;

const listOf = (game) => join(folder, game, 'lessons/index.ts');
const games = findGames().filter((game) => existsSync(listOf(game)));
const made = new Map();
const ownNames = (names) => Object.fromEntries(names.map((name) => [name, name]));
/** The lessons of a game in their order, and the languages in which each has words. */
function lessonsOf(game) {
  if (!made.has(game)) made.set(game, read(game));
  return made.get(game);
}
async function read(game) {
  const { lessons } = await exportsOf(listOf(game));
  const all = await Promise.all(lessons.map(async ({ id, rules, lesson }) => ({ id, rules, lesson: await lesson() })));
  const spoken = all.map(({ id }) =>
    readdirSync(join(folder, game, 'lessons', id)).flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []),
  );
  return { all, languages: spoken[0].filter((lang) => spoken.every((some) => some.includes(lang))) };
}

/** A lesson's entry, in code: from the name of its game, its own and its rules. */
const entryIn = (spoken) => `
import { byLanguage } from ${JSON.stringify(join(root, 'src/i18n/index.ts'))};
const file = (name) => import(\`./\${name}-${UNKNOWN}.js\`);
const spoken = ${JSON.stringify(spoken)};
const entry = (game, id, rules) => ({
  id, rules, lesson: async () => (await file(game + '.' + id)).lesson,
  text: async (lang) => {
    const own = byLanguage(lang, spoken[game]);
    return (await file(game + '.' + id + '.' + own))[own];
  },
});`;

export const lessons = () => ({
  name: 'lessons',
  async buildStart() {
    for (const game of games) {
      const { all, languages } = await lessonsOf(game);
      for (const { id } of all)
        for (const [file, name] of [['lesson', id], ...languages.map((lang) => [lang, `${id}.${lang}`])])
          this.emitFile({
            type: 'chunk',
            id: join(folder, game, 'lessons', id, `${file}.ts`),
            fileName: `${game}.${name}-${UNKNOWN}.js`,
          });
    }
  },
  async transform(_code, id) {
    const [, game, name] = LESSON.exec(id) ?? LIST.exec(id) ?? [];
    if (game && games.includes(game)) {
      const { all, languages } = await lessonsOf(game);
      if (name) return moduleOf({ lesson: all.find(({ id }) => id === name).lesson });
      const list = JSON.stringify(all.map(({ id, rules }) => [id, rules]));
      return {
        code: `${entryIn({ [game]: ownNames(languages) })}\nexport const lessons = ${list}.map((of) => entry('${game}', ...of));`,
        map: { mappings: '' },
      };
    }
    if (!WAY.test(id)) return null;
    const every = await Promise.all(games.map(lessonsOf));
    const of = (what) => Object.fromEntries(games.map((game, i) => [game, what(every[i])]));
    const firsts = of(({ all }) => all[0].id);
    // Only what may be a lesson's name becomes part of a file's.
    return {
      code: `${entryIn(of(({ languages }) => ownNames(languages)))}
const firsts = ${JSON.stringify(firsts)};
export const lessonOf = async (game, id = firsts[game]) =>
  Object.hasOwn(firsts, game) && /^[\\w-]+$/.test(id) ? entry(game, id) : undefined;`,
      map: { mappings: '' },
    };
  },
});
