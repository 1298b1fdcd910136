/**
 * Where an element's lesson comes from: one of the game's, by id or by the rule it teaches, or one that an author wrote:
 * in a file that `src` names, packed in `data`, or inside the element.
 */
import type { Catalogue } from '../i18n/text.js';
import { BadInput } from '../kernel/game.js';
import { ours, type Lesson } from '../kernel/lesson.js';
import { fetchFile } from './file.js';
import type { GameReading, GameUi, LessonEntry } from './game-ui.js';
import { readGame } from './games.js';

/** The lessons that an author put together, as a reader of a language finds them. */
export interface SetEntry {
  readonly id: string;
  readonly title: string;
  /** The heading under which it stands, if there are any. */
  readonly chapter: string | undefined;
}

export interface Found {
  readonly lesson: Lesson;
  /** Whether an author wrote it for this page. */
  readonly isOwn: boolean;
  readonly text: (lang: string) => Promise<Catalogue>;
  /** The lesson that comes after it in the game's order, or in the author's. */
  readonly following: () => Promise<string | undefined>;
  /** The author's other lessons with it, where there are several. */
  readonly set?: (lang: string) => { readonly title: string | undefined; readonly lessons: readonly SetEntry[] };
}

/** By its id, or by the rule it teaches; without either the author's own, else the first. */
export interface Wanted {
  readonly lesson: string | null;
  readonly rule: string | null;
  /** The address of a file with an author's lesson, or such a lesson in one word. */
  readonly src?: string | null;
  readonly data?: string | null;
}

type Entry = Pick<LessonEntry, 'lesson' | 'moves' | 'text' | 'isLaid'>;
/** A lesson of a game of ours by its id, the first without one; `undefined` where there is no such way to it. */
export type WayToLesson = (game: string, id?: string) => Promise<Entry | undefined>;
let way: WayToLesson = () => Promise.resolve(undefined);
export const provideLessons = (to: WayToLesson): unknown => (way = to);

/** Whether another lesson may be meant than the one of the game's own that is named, or its first. */
const isOther = (host: HTMLElement, { src, data }: Wanted): boolean =>
  !!src || !!data || document.readyState === 'loading' || ownIn(host) !== null;
/** How much of a game a lesson waits for that opens at this step: nothing that a move needs where no move leads there. */
export async function partFor(
  host: HTMLElement,
  game: string,
  wanted: Wanted,
  step: string | number | null,
): Promise<'board' | 'lesson' | 'lessons'> {
  const { lesson, rule } = wanted;
  if (rule !== null) return 'lessons';
  const opensFirst = String(step ?? 1) === '1' && !isOther(host, wanted);
  return opensFirst && (await way(game, lesson ?? undefined))?.isLaid ? 'board' : 'lesson';
}

/**
 * A lesson of the game's own with its words in a language, asked for at once, long before the drawing has come;
 * `undefined` where another may be meant or this one cannot be had: the game's list of lessons says what is wrong.
 */
export async function nearLesson(
  host: HTMLElement,
  game: string,
  wanted: Wanted,
  lang: string,
): Promise<Entry | undefined> {
  if (isOther(host, wanted)) return undefined;
  const { lesson, rule } = wanted;
  const taught = async () => pick((await (await readGame(game)).lessons?.()) ?? [], { lesson, rule });
  try {
    const entry = await (lesson === null && rule !== null ? taught() : way(game, lesson ?? undefined));
    entry?.text(lang).catch(() => undefined);
    await entry?.lesson(lang);
    return entry;
  } catch {
    return undefined;
  }
}

/** The lesson that is wanted, `near` if that came; with a language its words are asked for beside it. */
export async function findLesson(
  host: HTMLElement,
  ui: GameUi,
  wanted: Wanted,
  lang: string,
  near: Promise<Entry | undefined>,
): Promise<Found> {
  const json = wanted.rule === null ? await writtenBy(host, wanted) : undefined;
  if (json !== undefined) {
    const [{ ownLesson }] = await Promise.all([import('./own-lesson-found.js'), ui.positions?.()]);
    // In a set of an author's a lesson has an id as well; where none has it, one of the game's is meant.
    const own = ownLesson(ui, json, wanted);
    if (own) return own;
  }
  const entry = await near;
  return entry ? foundIn(ui, entry, lang) : gameLesson(ui, wanted, lang);
}

/** A lesson of the game's own. Throws `BadInput` for one that it does not have. */
export async function gameLesson(ui: Pick<GameReading, 'lessons'>, wanted: Wanted, lang?: string): Promise<Found> {
  const entry = pick((await ui.lessons?.()) ?? [], wanted);
  if (lang !== undefined) entry.text(lang).catch(() => undefined);
  return foundIn(ui, entry, lang);
}
async function foundIn(ui: Pick<GameReading, 'lessons'>, entry: Entry, lang?: string): Promise<Found> {
  const lesson = ours(await entry.lesson(lang), await entry.moves?.(lang));
  return {
    lesson,
    isOwn: false,
    text: (lang) => entry.text(lang),
    async following() {
      const all = (await ui.lessons?.()) ?? [];
      return all[all.findIndex(({ id }) => id === lesson.id) + 1]?.id;
    },
  };
}

function pick(all: readonly LessonEntry[], { lesson, rule }: Wanted) {
  const found =
    lesson !== null
      ? all.find(({ id }) => id === lesson)
      : rule !== null
        ? // One that is about the rule comes before one that it only occurs in.
          (all.find(({ rules }) => rules[0] === rule) ?? all.find(({ rules }) => rules.includes(rule)))
        : all[0];
  if (found) return found;
  if (lesson !== null) throw new BadInput('lesson', lesson, `one of ${all.map(({ id }) => id).join(', ')}`);
  throw new BadInput('rule', rule, 'a rule that a lesson teaches');
}

/** What the page's author wrote, as JSON. */
async function writtenBy(host: HTMLElement, { src, data }: Wanted): Promise<string | undefined> {
  if (src) return fetchFile(src);
  if (data) return (await import('./packed.js')).unpack(data);
  return inlineOf(host);
}

const ownIn = (host: HTMLElement): Element | null => host.querySelector(':scope > script[type="application/json"]');
/** The text of the author's own lesson; the children of an element may come after it while the page is parsed. */
async function inlineOf(host: HTMLElement): Promise<string | undefined> {
  if (document.readyState === 'loading') {
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));
  }
  return ownIn(host)?.textContent ?? undefined;
}
