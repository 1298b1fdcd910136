/** Where an element's lesson comes from: one of the game's, by id or by the rule it teaches, or one that the page's author wrote inside the element. */
import type { Catalogue } from '../i18n/text.js';
import { BadInput } from '../kernel/game.js';
import { readerOf, type Lesson } from '../kernel/lesson.js';
import { checkLesson, tryLesson } from '../kernel/lesson-check.js';
import { viewFor } from '../kernel/view.js';
import type { GameUi, LessonEntry } from './game-ui.js';

export interface Found {
  readonly lesson: Lesson;
  /** Whether an author wrote it inside the element. */
  readonly isOwn: boolean;
  text(lang: string): Promise<Catalogue>;
  /** The lesson that comes after it in the game's order. */
  readonly following: string | undefined;
}

/** By its id, or by the rule it teaches; without either the first. */
export interface Wanted {
  readonly lesson: string | null;
  readonly rule: string | null;
}

export async function findLesson(host: HTMLElement, ui: GameUi, wanted: Wanted): Promise<Found> {
  if (wanted.lesson === null && wanted.rule === null) {
    const own = await inlineOf(host);
    if (own !== undefined) return ownLesson(ui, own);
  }
  return gameLesson(ui, wanted);
}

/** A lesson of the game's own. Throws `BadInput` for one that it does not have. */
export async function gameLesson(ui: GameUi, wanted: Wanted): Promise<Found> {
  const all = (await ui.lessons?.()) ?? [];
  const entry = pick(all, wanted);
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

/** The text of the author's own lesson; the children of an element may come after it while the page is parsed. */
async function inlineOf(host: HTMLElement): Promise<string | undefined> {
  if (document.readyState === 'loading') {
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));
  }
  return host.querySelector(':scope > script[type="application/json"]')?.textContent ?? undefined;
}

/** A lesson that an author wrote down, walked to its end. Throws `BadInput` naming the place. */
export function ownLesson(ui: GameUi, json: string): Found {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new BadInput('lesson', json.trim(), `JSON (${(error as Error).message})`);
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const { title, ...rest } = (isObject ? value : {}) as { title?: unknown };
  if (title !== undefined && typeof title !== 'string') throw new BadInput('lesson.title', title, 'text');
  const lesson = checkLesson(isObject ? { id: 'lesson', rules: [], ...rest } : value);
  tryLesson(ui.game, lesson, (snapshot) =>
    ui.anchors(viewFor(ui.game, snapshot, readerOf(ui.game, lesson)), 'wide').map(({ id }) => id),
  );
  const text = () => Promise.resolve(title === undefined ? {} : { title });
  return { lesson, isOwn: true, text, following: undefined };
}
