/**
 * Where an element's lesson comes from: one of the game's, by id or by the rule it teaches, or one that an author wrote:
 * in a file that `src` names, packed in `data`, or inside the element.
 */
import type { Catalogue } from '../i18n/text.js';
import { BadInput } from '../kernel/game.js';
import type { Lesson } from '../kernel/lesson.js';
import { fetchFile } from './file.js';
import type { GameUi, LessonEntry } from './game-ui.js';

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
  readonly following: string | undefined;
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

/** The lesson that is wanted; with a language its words are asked for beside it. */
export async function findLesson(host: HTMLElement, ui: GameUi, wanted: Wanted, lang?: string): Promise<Found> {
  const json = wanted.rule === null ? await writtenBy(host, wanted) : undefined;
  if (json === undefined) return gameLesson(ui, wanted, lang);
  const { ownLesson } = await import('./own-lesson-found.js');
  // In a set of an author's a lesson has an id as well; where none has it, one of the game's is meant.
  return ownLesson(ui, json, wanted) ?? gameLesson(ui, wanted, lang);
}

/** A lesson of the game's own. Throws `BadInput` for one that it does not have. */
export async function gameLesson(ui: GameUi, wanted: Wanted, lang?: string): Promise<Found> {
  const all = (await ui.lessons?.()) ?? [];
  const entry = pick(all, wanted);
  if (lang !== undefined) entry.text(lang).catch(() => undefined);
  return {
    lesson: await entry.lesson(),
    isOwn: false,
    text: (lang) => entry.text(lang),
    following: all[all.indexOf(entry) + 1]?.id,
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

/** The text of the author's own lesson; the children of an element may come after it while the page is parsed. */
async function inlineOf(host: HTMLElement): Promise<string | undefined> {
  if (document.readyState === 'loading') {
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));
  }
  return host.querySelector(':scope > script[type="application/json"]')?.textContent ?? undefined;
}
