/** Completes what a page shows of a game of one's own: drawing, texts, lessons and rulebook, with what most games share. */
import { html } from 'lit';
import { DEFAULT_ABOUT } from '../game-ui/about.js';
import type { AddedGame } from '../game-ui/added-game.js';
import type { GameBoard, GameExtras, Layout, LessonEntry } from '../game-ui/game-ui.js';
import type { Rulebook } from '../game-ui/rulebook.js';
import { byPoints } from '../game-ui/standings.js';
import { byLanguage } from '../i18n/index.js';
import { LANGUAGES, type Lang } from '../i18n/languages.js';
import type { Catalogue } from '../i18n/text.js';
import { badInput } from '../kernel/bad-input.js';
import { badSource } from '../kernel/bad-source.js';
import { list, object } from '../kernel/check.js';
import type { Move, Params, Table, View } from '../kernel/game.js';
import type { Lesson } from '../kernel/lesson.js';
import { commonWords } from './common-words.js';
import type { DefinedGame } from './define-game.js';
import { boardOf, type PlacesBoard, type Size } from './places.js';
import { plainRulebook, statesRules } from './plain-rulebook.js';

/**
 * Something in the languages of the game, by their tags, at hand or loaded on demand. English is required, and French and Italian
 * are the others that the elements speak.
 * @public
 */
export type Translated<A> = { readonly en: A | (() => Promise<A>) } & {
  readonly [L in Exclude<Lang, 'en'>]?: A | (() => Promise<A>);
};

/** A lesson with its texts, of which `title` is its name. @public */
export interface WrittenLesson {
  /** The lesson. Its sentences are keys of `words`. */
  readonly lesson: Lesson;
  /** Its texts, in each language of the game. */
  readonly words: Translated<Catalogue>;
}

/** The fields of a board that have a default. */
type Defaulted =
  | 'size'
  | 'board'
  | 'anchors'
  | 'label'
  | 'touches'
  | 'scoreboard'
  | 'standings'
  | 'describeMove'
  | 'factParams'
  | 'duration';

/** Either a list of places, of which anchors and labels follow, or a drawing of one’s own. @public */
export type DrawnAs<T extends Table, M extends Move, V> =
  | (PlacesBoard<V, M> & { readonly [F in 'board' | 'anchors' | 'label']?: undefined })
  | (Pick<GameBoard<T, M, V>, 'board'> & { readonly [F in keyof PlacesBoard<V, M>]?: undefined });

/**
 * What a page shows of a game, as its author writes it. What may be left out:
 *
 * - `narrow`, the size of the board in narrow pages: `wide`; `wideFrom`: 600 pixels;
 * - `board`, `anchors` and `label`, if `places` are given: the board is drawn of these, on a `scene`;
 * - `anchors` and `touches`: no places, so that every move is a button;
 * - `label`: the text `place:<id>`;
 * - `describeMove`: the text `move.<verb>` with the fields of the move;
 * - `scoreboard` and `standings`: the points of each seat, most first;
 * - `factParams`: the params as they are; `duration`: 0.8 seconds for a frame with facts;
 * - `lessons`;
 * - `rulebook`: the sentences `rule:<id>`, if the English texts are at hand and have such. Each state of the chart whose `meta`
 *   names rules begins a chapter, which is called like the state;
 * - of the texts, what most games say alike: `phase:over`, `prompt.over`, `refuse.notYourTurn` and `guard:else`.
 * @public
 */
export type UiDefinition<T extends Table, M extends Move, V> = Omit<GameBoard<T, M, V>, Defaulted | 'game'> &
  Partial<Pick<GameBoard<T, M, V>, Defaulted>> &
  DrawnAs<T, M, V> &
  Omit<GameExtras, 'rulebook'> & {
    /** The rules, as `defineGame` makes them. */
    readonly game: DefinedGame<T, M, V>;
    /** The size of the board in wide pages. */
    readonly wide: Size;
    /** The size of the board in narrow pages. Default: `wide`. */
    readonly narrow?: Size;
    /** The least width in pixels for the wide board. Default: 600. */
    readonly wideFrom?: number;
    /** The texts. Its languages are those of the game. */
    readonly text: Translated<Catalogue>;
    /** The lessons in learning order. */
    readonly lessons?: readonly WrittenLesson[];
    /** The rules to read. Default: those that the texts state. */
    readonly rulebook?: Translated<Rulebook>;
  };

/**
 * The whole game, for `addGame`. Throws `BadInput` that names the language or sentence that is missing, such as
 * `pig.text.fr.fact.roll: nothing, expected the sentence that English has`.
 * @public
 */
export function defineUi<T extends Table, M extends Move, V>(definition: UiDefinition<T, M, V>): AddedGame<T, M, V> {
  check(definition);
  const { game, wide, narrow = wide, wideFrom = 600, text, lessons, rulebook, ...own } = definition;
  const sizes = { wide, narrow };
  const spoken = Object.entries(text).map(([tag, own]) => {
    const words = async (): Promise<Catalogue> => ({ ...commonWords(tag), ...(await loaded(own)) });
    return [tag, words] as const;
  });
  const words = (lang: string) =>
    byLanguage(lang, Object.fromEntries(spoken) as Record<'en', () => Promise<Catalogue>>)();
  const hasRules = typeof text.en === 'object' && statesRules(text.en);
  const ui: AddedGame<T, M, V> = {
    languages: Object.keys(text),
    about: { order: DEFAULT_ABOUT.order, players: game.players, wideFrom, board: sizes },
    size: (_view: View<V, M>, layout: Layout) => sizes[layout],
    anchors: () => [],
    touches: () => [],
    label: (anchor, _view, say) => say(`place:${anchor}`),
    describeMove: ({ type, ...fields }, view, say) =>
      say(`move.${type}`, ui.factParams(fields as unknown as Params, view)),
    factParams: (params = {}) => params,
    duration: (facts) => (facts.length > 0 ? 800 : 200),
    standings: ({ table }) => byPoints(game.points(table)),
    scoreboard: ({ table }, { text: say }) =>
      html`${game.points(table).map((points, seat) => html`<p>${say('score.line', { seat, line: say('standing.points', { points }) })}</p>`)}`,
    ...(own.places ? { ...own, ...boardOf<T, M, V>(own, sizes) } : own),
    game,
    text: words,
    ...(hasRules && { rulebook: async (lang: string) => plainRulebook(game.machine, await words(lang)) }),
    ...(rulebook && { rulebook: (lang: string) => loaded(byLanguage(lang, rulebook)) }),
    ...(lessons && { lessons: () => Promise.resolve(lessons.map(entryOf)) }),
  };
  return ui;
}

const loaded = async <A>(given: A | (() => Promise<A>)): Promise<A> =>
  typeof given === 'function' ? (given as () => Promise<A>)() : given;

const entryOf = ({ lesson, words }: WrittenLesson): LessonEntry => ({
  id: lesson.id,
  rules: lesson.rules,
  lesson: () => Promise.resolve(lesson),
  text: (lang) => loaded(byLanguage(lang, words)),
});

function check(ui: UiDefinition<Table, Move, unknown>): void {
  object(ui, 'defineUi');
  const { game, wide, narrow = wide, text, lessons = [], rulebook } = ui;
  object(game, 'defineUi.game');
  const { id } = game;
  for (const [name, size] of Object.entries({ wide, narrow }))
    if (!(size?.width > 0 && size.height > 0)) throw badSource(`${id}.${name}`, size, 'size');
  const drawn = ui.places ? 'places' : 'board';
  const draw: unknown = Reflect.get(ui, drawn);
  if (typeof draw !== 'function') throw badInput(`${id}.${drawn}`, draw, 'function');
  const twice = (['board', 'anchors', 'label'] as const).find((name) => ui.places && ui[name] !== undefined);
  if (twice) throw badInput(`${id}.${twice}`, ui[twice], 'held', { by: 'places' });
  const languages = Object.keys(text ?? {}) as (keyof typeof text)[];
  const stranger = languages.find((lang) => !LANGUAGES.includes(lang));
  if (stranger) throw badInput(`${id}.text`, stranger, 'one', { values: LANGUAGES.join(', ') });
  /** The other languages have to have all of the English keys: the page would show the keys themselves. */
  const isComplete = (path: string, all: Translated<object>, isCatalogue: boolean) => {
    if (!all?.en) throw badSource(`${path}.en`, all?.en, 'english');
    for (const lang of languages) {
      const own = all[lang];
      if (!own) throw badSource(`${path}.${lang}`, own, 'translated');
      if (!isCatalogue || typeof own === 'function' || typeof all.en === 'function') continue;
      const missing = Object.keys(all.en).find((key) => !Object.hasOwn(own, key));
      if (missing !== undefined) throw badSource(`${path}.${lang}.${missing}`, undefined, 'sentence');
    }
  };
  isComplete(`${id}.text`, text, true);
  list(object)(lessons, `${id}.lessons`);
  lessons.forEach(({ lesson, words }, n) => {
    object(lesson, `${id}.lessons[${n}].lesson`);
    // As a folder of a site, and in an address.
    if (!/^\w[\w.-]{0,79}$/.test(lesson.id)) throw badSource(`${id}.lessons[${n}].lesson.id`, lesson.id, 'ids');
    if (lessons.findIndex((other) => other.lesson.id === lesson.id) !== n)
      throw badSource(`${id}.lessons[${n}].lesson.id`, lesson.id, 'id');
    isComplete(`${id}.lessons[${n}].words`, words, true);
  });
  if (rulebook) isComplete(`${id}.rulebook`, rulebook, false);
  if (typeof text.en === 'object' && !text.en['game.name'])
    throw badInput(`${id}.text.en.game.name`, undefined, 'text');
}
