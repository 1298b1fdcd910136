/** Facts about the games for the pages, read from the games at build time. */
import { existsSync, readFileSync } from 'node:fs';
import type { GameAbout, GameSite, Pieces, SiteWords } from '../src/game-ui/about.js';
import { drawnOf } from '../src/game-ui/detail.js';
import type { GameUi } from '../src/game-ui/game-ui.js';
import { parseOwn, readOwn, saidIn, titleIn } from '../src/loading/own-lesson.js';
import { pack } from '../src/loading/packed.js';
import {
  boardPicture,
  lessonEmbed,
  lessonFile,
  lessonPicture,
  oembedFile,
  posterFile,
  told,
} from '../src/cli/site/pictures.js';
import { withoutMarks } from '../src/elements/playable-lesson/rulings.js';
import {
  DEFAULT_GAME,
  GAMES,
  resolveEmbed,
  load,
  snippets,
  type Embed,
  type Snippets,
  type StaticRendering,
} from '../src/embed/index.js';
import { byLanguage } from '../src/i18n/index.js';
import { textOf, type Text } from '../src/i18n/text.js';
import { formatLink } from '../src/kernel/permalink.js';
import type { Lesson } from '../src/kernel/lesson.js';
import { SCHEMES } from '../src/embed/picture.js';
import { abouts } from '../src/games/index.js';
import { sites } from '../src/games/generated/registry.js';
import { parseTranscript } from '../src/playthrough/transcripts.js';
import type { SiteFile } from './layout.js';
import { LANGUAGES, SITE, type Lang } from './place.js';

export { DEFAULT_GAME, GAMES };

/** The folder of a page that exists for each game: for the default game, the folder itself. */
export const folderOf = (folder: string, game: string): string =>
  game === DEFAULT_GAME ? folder : `${folder}${game}/`;
/** The folder of the page of a game's pieces. */
export const piecesFolder = (game: string): string => `${game}/pieces/`;
/** The folder of the page of a game's rules. */
export const rulesFolder = (game: string): string => `${game}/rules/`;
/** The JSON schema of a game's data, as a file of the site; `undefined` if the game accepts no data. */
export function formOf(game: string): SiteFile | undefined {
  const file = new URL(`../src/games/${game}/data.schema.json`, import.meta.url);
  return existsSync(file) ? { path: `${game}/data.schema.json`, text: () => readFileSync(file, 'utf8') } : undefined;
}
/** The folder of a lesson's page. */
export const lessonFolder = (game: string, lesson: string): string => `lessons/${game}/${lesson}/`;
/** The text of a file in the game's folder `site/`; `undefined` if there is none. */
export function siteFile(game: string, name: string): string | undefined {
  const file = new URL(`../src/games/${game}/site/${name}`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export interface LessonFacts {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** Its first sentence: the task, or what it teaches. */
  readonly goal: string;
  readonly rules: readonly string[];
  readonly steps: number;
  /** Path of its drawing in the site, and the part of it that the lesson is about: `svgView(viewBox(…))`. */
  readonly drawing: string;
  readonly detail: string;
  readonly embed: Embed;
}
export interface Chapter {
  readonly title: string;
  readonly rules: readonly string[];
  readonly lessons: readonly LessonFacts[];
}
export interface GameFacts {
  readonly ui: GameUi;
  readonly about: GameAbout;
  readonly name: string;
  /** The game's own words for the site; by default its name. */
  readonly words: SiteWords;
  readonly ornament: GameSite['ornament'];
  readonly text: Text;
  readonly pieces: Pieces | undefined;
  readonly lessons: readonly LessonFacts[];
  /** The lessons made in the studio. */
  readonly made: readonly LessonFacts[];
  /** The lessons in the rulebook's order, each in the chapter of the first of its rules. */
  readonly chapters: readonly Chapter[];
}

/** Caches the result for each pair of arguments. */
const once = <R>(make: (game: string, lang: Lang) => Promise<R>) => {
  const made = new Map<string, Promise<R>>();
  return (game: string, lang: Lang): Promise<R> => {
    const key = `${game} ${lang}`;
    if (!made.has(key)) made.set(key, make(game, lang));
    return made.get(key)!;
  };
};

export const factsOf = once(async (game, lang): Promise<GameFacts> => {
  const ui = await load(game);
  const text = textOf(lang, [await ui.text(lang)], (name, value, say) => ui.formatValue?.(name, value, say));
  const lessons = await Promise.all(
    ((await ui.lessons?.()) ?? []).map(async (entry) => {
      const { id, rules } = entry;
      const [data, words] = await Promise.all([entry.lesson(), entry.text(lang)]);
      const say = textOf(lang, [words]);
      const { steps } = data;
      return {
        id,
        game,
        title: say('title'),
        goal: withoutMarks(say(steps[0]!.say)),
        rules,
        steps: steps.length,
        drawing: lessonFile(game, id, lang),
        detail: detailOf(ui, data),
        embed: lessonEmbed(game, id, lang),
      };
    }),
  );
  const made = await madeOf(ui, lang);
  const book = await ui.rulebook?.(lang);
  const site = await sites[game]?.();
  const pieces = await site?.pieces?.(lang);
  const name = text('game.name');
  const chapters = (book?.chapters ?? []).map(({ title, rules }) => ({
    title,
    rules: rules.map(({ id }) => id),
    lessons: lessons.filter((lesson) => rules.some(({ id }) => id === lesson.rules[0])),
  }));
  const words = site ? byLanguage(lang, site.words) : { lede: '', poster: name };
  const { ornament } = site ?? {};
  return { ui, about: abouts.get(game)!, name, words, ornament, text, pieces, lessons, made, chapters };
});

/** The folder name of lessons made in the studio. */
export const MADE = 'made';
/** The folder of the studio page that contains that lesson. */
export const madeFolder = (game: string): string => `${folderOf('studio/', game)}${MADE}/`;
/** The game's lesson that was made in the studio and exported; empty if there is none. */
async function madeOf(ui: GameUi, lang: Lang): Promise<readonly LessonFacts[]> {
  const game = ui.game.id;
  const json = siteFile(game, 'made.json');
  if (json === undefined) return [];
  const [lesson] = readOwn(parseOwn(json), game).lessons;
  const { rules, steps } = lesson!;
  return [
    {
      id: MADE,
      game,
      title: titleIn(lang, lesson!)!,
      goal: saidIn(lang, lesson!, steps[0]!.say),
      rules,
      steps: steps.length,
      drawing: lessonFile(game, MADE, lang),
      detail: detailOf(ui, lesson!),
      embed: {
        kind: 'lesson',
        game,
        data: await pack(JSON.stringify(JSON.parse(json))),
        ...(lang !== 'en' && { lang }),
      },
    },
  ];
}

/** The part of the drawing around what the step points at, as an SVG view. */
function detailOf(ui: GameUi, lesson: Lesson): string {
  const { x, y, width, height } = drawnOf(ui, lesson).box;
  return `svgView(viewBox(${[x, y, width, height].map(Math.round).join()}))`;
}

/** The end of the game's transcript `board.game.txt`, or the start of a game. */
async function posterEmbed(game: string): Promise<Embed> {
  const transcript = siteFile(game, 'board.game.txt');
  if (transcript === undefined) return { kind: 'game', game, seed: 1 };
  const { game: rules } = await load(game);
  return { kind: 'game', game, state: formatLink(rules, parseTranscript(rules, transcript)) };
}
const posters = (): readonly SiteFile[] =>
  GAMES.flatMap((game) =>
    SCHEMES.map((scheme) => ({
      path: posterFile(game, scheme),
      text: async () => boardPicture(await posterEmbed(game), scheme),
    })),
  );

/** The boards of all games, and the drawings of all lessons, in all languages. */
export async function drawings(): Promise<readonly SiteFile[]> {
  const all = await Promise.all(GAMES.flatMap((game) => LANGUAGES.map((lang) => factsOf(game, lang))));
  const ofLessons = all.flatMap(({ lessons, made, text: { lang } }) =>
    [...lessons, ...made].map(({ drawing, embed }) => ({ path: drawing, text: () => lessonPicture(embed, lang) })),
  );
  return [...posters(), ...ofLessons];
}

/** Static oEmbed responses for the page of each game and each lesson. */
export async function oembeds(): Promise<readonly SiteFile[]> {
  const all = await Promise.all(GAMES.flatMap((game) => LANGUAGES.map((lang) => factsOf(game, lang))));
  return all.flatMap(({ ui: { game }, lessons, made, text }) => {
    const lang = text.lang as Lang;
    const answer = (page: string, embed: Embed): SiteFile => ({
      path: oembedFile(page, lang),
      text: async () => (await pasted(embed, await told(embed, lang))).oembed,
    });
    return [
      answer(game.id, { kind: 'game', game: game.id, ...(lang !== 'en' && { lang }) }),
      ...[...lessons, ...made].map(({ id, embed }) => answer(`${game.id}/${id}`, embed)),
    ];
  });
}
/** The snippets that authors paste, with the addresses of this site. */
export async function pasted(embed: Embed, words: StaticRendering): Promise<Snippets> {
  return snippets(await resolveEmbed(embed, load), words, {
    site: SITE,
    script: `${SITE}${SCRIPT}`,
    thumbnail: { url: `${SITE}drawings/preview.png`, width: 1200, height: 630 },
  });
}
/** Path of the script that authors include. */
export const SCRIPT = 'cdn/loader.js';
/** The two lines that embed a game in any page. */
export const linesOf = (game: string): string => `<script type="module" src="${SITE}${SCRIPT}"></script>
<playable-game game="${game}"></playable-game>`;
