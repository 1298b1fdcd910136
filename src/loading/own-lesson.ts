/**
 * Lessons that authors write as JSON: one, or a set of them. Sentences are written in the steps; a lesson in several languages
 * has keys there, and the sentences of each language in `words`. Sentences are plain text: markup and braces have no special
 * meaning, and no key replaces a text of ours.
 */
import { badInput } from '../kernel/bad-input.js';
import { badSource, parseJson } from '../kernel/bad-source.js';
import { isLanguage, type Catalogue } from '../i18n/text.js';
import { list, object, optional, text, type Check } from '../kernel/check.js';
import { type Lesson, type LessonStep } from '../kernel/lesson.js';
import { anyText, checkLesson, checkUnfinished, tryLesson, withoutUndefined } from '../kernel/lesson-check.js';
import { viewFor } from '../kernel/view.js';
import type { GameUi } from '../game-ui/game-ui.js';
import type { OwnHead, OwnLesson, OwnSet } from '../game-ui/own-lesson.js';

/** The longest accepted JSON text: a longer one might be meant to block the page. */
export const MOST_CHARACTERS = 400_000;
const MOST_LESSONS = 99;

const language: Check<string> = (value, path) => {
  if (typeof value === 'string' && isLanguage(value)) return value;
  throw badSource(path, value, 'language');
};
const words: Check<Readonly<Record<string, Catalogue>>> = (value, path) =>
  Object.fromEntries(
    Object.entries(object(value, path)).map(([tag, all]) => [
      language(tag, path),
      Object.fromEntries(
        Object.entries(object(all, `${path}.${tag}`)).map(([key, said]) => [
          key,
          anyText(said, `${path}.${tag}.${key}`),
        ]),
      ),
    ]),
  );

/** The validated head, without omitted properties. */
function headOf(value: Readonly<Record<string, unknown>>, path: string, game: string, said: Check<string>): OwnHead {
  const head = {
    game: optional(text)(value['game'], `${path}.game`),
    title: optional(said)(value['title'], `${path}.title`),
    lang: optional(language)(value['lang'], `${path}.lang`),
    words: optional(words)(value['words'], `${path}.words`),
  };
  if (head.game !== undefined && head.game !== game)
    throw badSource(`${path}.game`, head.game, 'exactly', { value: game });
  return withoutUndefined<OwnHead>(head);
}

/** Validates the form of a lesson; fills in `id` and `rules` if omitted. */
function lessonOf(given: unknown, path: string, game: string, isWritten: boolean, n?: number): OwnLesson {
  const value = object(given, path);
  const { game: _game, title: _title, lang: _lang, words: _words, chapter, ...rest } = value;
  const said = isWritten ? text : anyText;
  const under = optional(said)(chapter, `${path}.chapter`);
  const id = n === undefined ? 'lesson' : `lesson-${n + 1}`;
  const lesson = (isWritten ? checkLesson : checkUnfinished)({ id, rules: [], ...rest }, path);
  return { ...headOf(value, path, game, said), ...(under !== undefined && { chapter: under }), ...lesson };
}

/** Parses JSON. Throws `BadInput` with the parser's message, and for a text that is too long. */
export function parseOwn(json: string): unknown {
  if (json.length > MOST_CHARACTERS) throw badSource('lesson', json, 'characters', { most: MOST_CHARACTERS });
  return parseJson('lesson', json);
}

/**
 * Validates the form of an author's lesson (as a set of one) or set. One that is not written to its end yet, `isWritten`
 * false, may lack words and right answers. Throws `BadInput` naming the invalid place.
 */
export function readOwn(value: unknown, game: string, isWritten = true): OwnSet {
  const isSet = typeof value === 'object' && value !== null && !Array.isArray(value) && 'lessons' in value;
  if (!isSet) return { lessons: [lessonOf(value, 'lesson', game, isWritten)] };
  const given = object(value, 'set');
  const { lessons: all, game: _game, title: _title, lang: _lang, words: _words, ...others } = given;
  const [stranger] = Object.keys(others);
  if (stranger !== undefined) throw badInput(`set.${stranger}`, others[stranger], 'nothing');
  const lessons = list(
    (lesson) => lesson,
    1,
    MOST_LESSONS,
  )(all, 'lessons').map((lesson, n) => lessonOf(lesson, `lessons[${n}]`, game, isWritten, n));
  lessons.forEach(({ id }, n) => {
    if (lessons.findIndex((other) => other.id === id) < n) throw badSource(`lessons[${n}].id`, id, 'id');
  });
  return { ...headOf(given, 'set', game, isWritten ? text : anyText), lessons };
}

/** Maps a sentence or key; `path` is its place in the lesson, such as `steps[0].ask[1].answer`. */
export type Visit = (key: string, path: string) => string;
/** A copy of a lesson with each sentence replaced by the result of `visit`. */
export function mapSentences<L extends Lesson>(lesson: L, visit: Visit): L {
  const step = (given: LessonStep, n: number): LessonStep => {
    const at = `steps[${n}]`;
    return {
      ...given,
      say: visit(given.say, `${at}.say`),
      ...(given.wrong && {
        wrong: given.wrong.map((wrong, i) => ({ ...wrong, say: visit(wrong.say, `${at}.wrong[${i}].say`) })),
      }),
      ...(given.ask && {
        ask: given.ask.map((choice, i) => ({
          ...choice,
          say: visit(choice.say, `${at}.ask[${i}].say`),
          answer: visit(choice.answer, `${at}.ask[${i}].answer`),
        })),
      }),
    };
  };
  return { ...lesson, steps: lesson.steps.map(step) };
}

const primary = (tag: string): string => tag.split('-')[0]!.toLowerCase();
/** The catalogues of a lesson or a set, in order of preference for a reader of `lang`. */
function asked(lang: string, { lang: own, words: all = {} }: OwnHead): readonly Catalogue[] {
  const tags = Object.keys(all);
  const near = tags.filter((tag) => primary(tag) === primary(lang));
  return [...near, own ?? 'en', 'en', ...tags].flatMap((tag) => (Object.hasOwn(all, tag) ? [all[tag]!] : []));
}
/** The sentence of a key for a reader of `lang`; the key itself if no catalogue has it, since it is then a sentence. */
export function saidIn(lang: string, head: OwnHead, key: string): string {
  for (const words of asked(lang, head)) if (Object.hasOwn(words, key) && words[key] !== '') return words[key]!;
  return key;
}
/** The title of a lesson or a set for a reader of `lang`, if any. */
export function titleIn(lang: string, head: OwnHead): string | undefined {
  const title = saidIn(lang, head, 'title');
  return title === 'title' ? head.title : title;
}

/** The key of an author's sentence, with a prefix so that it does not collide with our keys. */
const keyOf = (path: string): string => `own.${path}`;
/** A lesson in the form for the elements: with generated keys instead of its sentences. */
export function withKeys(own: OwnLesson): Lesson {
  const { game: _game, title: _title, lang: _lang, words: _words, chapter: _chapter, ...lesson } = own;
  return mapSentences<Lesson>(lesson, (_, path) => keyOf(path));
}
/** The catalogue for the keys of `withKeys`, in a language. */
export function wordsIn(lang: string, lesson: OwnLesson): Catalogue {
  const made = new Map<string, string>();
  mapSentences(lesson, (key, path) => {
    made.set(keyOf(path), saidIn(lang, lesson, key));
    return key;
  });
  const title = titleIn(lang, lesson);
  return { ...(title !== undefined && { title }), ...Object.fromEntries(made) };
}

/**
 * Validates a lesson by playing it to its end: its moves, and the anchors it points at. The same check for our lessons and
 * authors', in pages, in the command and in tests. Throws `BadInput` naming the invalid line or place.
 */
export function walkLesson({ game, anchors }: Pick<GameUi, 'game' | 'anchors'>, lesson: Lesson): void {
  tryLesson(game, lesson, (snapshot, reader) => anchors(viewFor(game, snapshot, reader), 'wide').map(({ id }) => id));
}
