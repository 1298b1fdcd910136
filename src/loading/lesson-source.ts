/**
 * Finds an element's lesson: one of the game's, by id or by the rule it teaches, or an author's, from the file in `src`,
 * encoded in `data`, or inside the element.
 */
import type { Catalogue } from '../i18n/text.js';
import { badInput } from '../kernel/bad-input.js';
import type { Lesson } from '../kernel/lesson.js';
import { fetchFile } from './file.js';
import type { GameReading, GameUi, LessonEntry } from '../game-ui/game-ui.js';
import { safeDocument } from '../dom/safe-document.js';

/** A lesson of an author's set, with texts in the reader's language. */
export interface SetEntry {
  readonly id: string;
  readonly title: string;
  /** Its chapter heading, if any. */
  readonly chapter: string | undefined;
}

export interface Found {
  readonly lesson: Lesson;
  /** Whether it is an author's lesson, not one of the game's. */
  readonly isOwn: boolean;
  readonly text: (lang: string) => Promise<Catalogue>;
  /** The id of the next lesson in the game's or the author's order. */
  readonly following: () => Promise<string | undefined>;
  /** Whether it is the game's first lesson, after which a reader can play. */
  readonly isFirst?: () => Promise<boolean>;
  /** The author's set, if it has several lessons. */
  readonly set?: (lang: string) => { readonly title: string | undefined; readonly lessons: readonly SetEntry[] };
}

/** The requested lesson: by id, or by the rule it teaches; without both, the author's own, else the game's first. */
export interface Wanted {
  readonly lesson: string | null;
  readonly rule: string | null;
  /** `src`: the URL of a file with an author's lesson; `data`: such a lesson, encoded (see `packed.ts`). */
  readonly src?: string | null;
  readonly data?: string | null;
}

type LessonFiles = Pick<LessonEntry, 'lesson' | 'text'>;
/** Finds a lesson of one of our games by id, or the first without `id`; resolves to `undefined` if this is not possible. */
export type LessonFinder = (game: string, id?: string) => Promise<LessonFiles | undefined>;
let find: LessonFinder = () => Promise.resolve(undefined);
/** Lists the lessons of one of our games without loading the game; resolves to an empty list if this is not possible. */
type ListLessons = (game: string) => Promise<readonly LessonEntry[]>;
let list: ListLessons = () => Promise.resolve([]);
export const provideLessons = (finder: LessonFinder, all: ListLessons = list): void => {
  find = finder;
  list = all;
};

/** Whether the requested lesson may be an author's, instead of one of the game's. */
const isOther = (host: HTMLElement, { src, data }: Wanted): boolean =>
  !!src || !!data || safeDocument.readyState === 'loading' || ownIn(host) !== null;
/**
 * Loads a lesson of the game with its texts in a language, in parallel with the drawing. Resolves to `undefined` if an
 * author's lesson may be meant or if this one cannot be loaded; `gameLesson` then reports the error.
 */
export async function preloadLesson(
  host: HTMLElement,
  game: string,
  wanted: Wanted,
  lang: string,
): Promise<LessonFiles | undefined> {
  if (isOther(host, wanted)) return undefined;
  const { lesson, rule } = wanted;
  const taught = async () => pick(game, await list(game), wanted);
  try {
    const entry = await (lesson === null && rule !== null ? taught() : find(game, lesson ?? undefined));
    entry?.text(lang).catch(() => undefined);
    await entry?.lesson(lang);
    return entry;
  } catch {
    return undefined;
  }
}

/** The requested lesson: an author's, or else `preloaded` if there is one. With `lang`, its texts are requested in parallel. */
export async function findLesson(
  host: HTMLElement,
  ui: GameUi,
  wanted: Wanted,
  lang: string,
  preloaded: Promise<LessonFiles | undefined>,
): Promise<Found> {
  const json = wanted.rule === null ? await writtenBy(host, wanted) : undefined;
  if (json !== undefined) {
    const { ownLesson } = await import('./own-lesson-resolver.js');
    // Lessons in an author's set have ids too; an id that none of them has refers to a lesson of the game.
    const own = ownLesson(ui, json, wanted);
    if (own) return own;
  }
  const entry = await preloaded;
  return entry ? foundIn(ui, entry, lang) : gameLesson(ui, wanted, lang);
}

/** A game with its lessons. */
type OfGame = Pick<GameReading, 'lessons'> & { readonly game: { readonly id: string } };
/** A lesson of the game. Rejects with `BadInput` if the game does not have it. */
export async function gameLesson(ui: OfGame, wanted: Wanted, lang?: string): Promise<Found> {
  const entry = pick(ui.game.id, (await ui.lessons?.()) ?? [], wanted);
  if (lang !== undefined) entry.text(lang).catch(() => undefined);
  return foundIn(ui, entry, lang);
}
async function foundIn(ui: Pick<GameReading, 'lessons'>, entry: LessonFiles, lang?: string): Promise<Found> {
  const lesson = await entry.lesson(lang);
  return {
    lesson,
    isOwn: false,
    text: (lang) => entry.text(lang),
    async following() {
      const all = (await ui.lessons?.()) ?? [];
      return all[all.findIndex(({ id }) => id === lesson.id) + 1]?.id;
    },
    isFirst: async () => (await ui.lessons?.())?.[0]?.id === lesson.id,
  };
}

function pick(game: string, all: readonly LessonEntry[], { lesson, rule }: Wanted) {
  const found =
    lesson !== null
      ? all.find(({ id }) => id === lesson)
      : rule !== null
        ? // A lesson whose main rule it is takes precedence over one that only mentions it.
          (all.find(({ rules }) => rules[0] === rule) ?? all.find(({ rules }) => rules.includes(rule)))
        : all[0];
  if (found) return found;
  if (lesson !== null)
    throw badInput('lesson', lesson, 'lessonOf', { game, values: all.map(({ id }) => id).join(', ') });
  throw badInput('rule', rule, 'taught', { game });
}

/** The author's lesson or set as JSON, if there is one. */
async function writtenBy(host: HTMLElement, { src, data }: Wanted): Promise<string | undefined> {
  if (src) return fetchFile(src);
  if (data) return (await import('./packed.js')).unpack(data);
  return inlineOf(host);
}

const ownIn = (host: HTMLElement): Element | null => host.querySelector(':scope > script[type="application/json"]');
/** The JSON inside the element. While the page is being parsed, an element's children may follow later, so this waits. */
async function inlineOf(host: HTMLElement): Promise<string | undefined> {
  if (safeDocument.readyState === 'loading') {
    await new Promise((done) => safeDocument.addEventListener('DOMContentLoaded', done, { once: true }));
  }
  return ownIn(host)?.textContent ?? undefined;
}
