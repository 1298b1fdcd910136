/**
 * A Rollup plugin for the builds for pages. It emits each lesson, with its texts in one language, as a file with a predictable
 * name: `elfenwizards.ties.fr-0a1b2c.js`. So an element loads a lesson in parallel with the game, without loading the list of
 * lessons, and the list need not contain file names. Lessons are plain data: the modules that build them are not in the files.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exportsOf, moduleOf } from './precomputed.js';
import { findGames } from './games.js';
import { HASH_PLACEHOLDER } from './names.js';
import { root } from './paths.js';

const folder = join(root, 'src/games');
/** Prefix of a virtual module, a lesson in one language: `<game>/<lesson>/<language>`. */
const LESSON = '\0lesson:';
const LIST = /\/src\/games\/([^/]+)\/lessons\/index\.ts$/;
const WAY = /\/src\/games\/lesson\.ts$/;

const listOf = (game) => join(folder, game, 'lessons/index.ts');
const games = findGames().filter((game) => existsSync(listOf(game)));
const made = new Map();
const ownNames = (names) => Object.fromEntries(names.map((name) => [name, name]));
/** The lessons of a game in order, and the languages that all of them have texts in. */
function lessonsOf(game) {
  if (!made.has(game)) made.set(game, read(game));
  return made.get(game);
}
async function read(game) {
  const { lessons } = await exportsOf(listOf(game));
  const all = await Promise.all(
    lessons.map(async ({ id, rules, lesson }) => ({
      id,
      rules,
      lesson: await lesson(),
      words: await exportsOf(join(folder, game, 'lessons', id, 'words.ts')),
    })),
  );
  return { all, languages: Object.keys(all[0].words).filter((lang) => all.every(({ words }) => lang in words)) };
}

/** Source code of `entry()`: makes a lesson's entry from its game, id and rules. */
const entryIn = (spoken) => `
import { byLanguage } from ${JSON.stringify(join(root, 'src/i18n/index.ts'))};
const spoken = ${JSON.stringify(spoken)};
const file = (game, id, lang = 'en') => import(\`./\${game}.\${id}.\${byLanguage(lang, spoken[game])}-${HASH_PLACEHOLDER}.js\`);
const entry = (game, id, rules) => ({
  id, rules,
  lesson: async (lang) => (await file(game, id, lang)).lesson,
  text: async (lang) => (await file(game, id, lang)).words,
});`;

export const lessons = () => ({
  name: 'lessons',
  async buildStart() {
    for (const game of games) {
      const { all, languages } = await lessonsOf(game);
      for (const { id } of all)
        for (const lang of languages)
          this.emitFile({
            type: 'chunk',
            id: LESSON + [game, id, lang].join('/'),
            fileName: `${game}.${id}.${lang}-${HASH_PLACEHOLDER}.js`,
          });
    }
  },
  resolveId: (id) => (id.startsWith(LESSON) ? id : null),
  async load(id) {
    if (!id.startsWith(LESSON)) return null;
    const [game, name, lang] = id.slice(LESSON.length).split('/');
    const { all } = await lessonsOf(game);
    const { lesson, words } = all.find(({ id }) => id === name);
    return moduleOf({ lesson, words: words[lang] });
  },
  async transform(_code, id) {
    const [, game] = LIST.exec(id) ?? [];
    if (game && games.includes(game)) {
      const { all, languages } = await lessonsOf(game);
      const list = JSON.stringify(all.map(({ id, rules }) => [id, rules]));
      return {
        code: `${entryIn({ [game]: ownNames(languages) })}\nexport const lessons = ${list}.map((of) => entry('${game}', ...of));`,
        map: { mappings: '' },
      };
    }
    if (!WAY.test(id)) return null;
    const every = await Promise.all(games.map(lessonsOf));
    const of = (what) => Object.fromEntries(games.map((game, i) => [game, what(every[i])]));
    const ids = of(({ all }) => all.map(({ id }) => id));
    // Only a lesson that exists is requested: an unknown id is an error at once.
    return {
      code: `${entryIn(of(({ languages }) => ownNames(languages)))}
const ids = ${JSON.stringify(ids)};
export const lessonOf = async (game, id) => {
  const own = Object.hasOwn(ids, game) ? ids[game] : [];
  const lesson = id ?? own[0];
  return own.includes(lesson) ? entry(game, lesson, []) : undefined;
};`,
      map: { mappings: '' },
    };
  },
});
