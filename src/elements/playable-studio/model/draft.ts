/**
 * A lesson being written: plain data, with operations on it. Sentences are replaced by keys, and `words` maps the keys to
 * texts in each language, so that one language is edited like several. On output, a lesson in one language gets its
 * sentences back in place.
 */
import type { OwnLesson, OwnSet } from '../../../game-ui/own-lesson.js';
import { mapSentences } from '../../../loading/own-lesson.js';
import type { Catalogue } from '../../../i18n/text.js';
import type { Start } from '../../../kernel/game.js';
import type { LessonStep } from '../../../kernel/lesson.js';
import { withoutUndefined } from '../../../kernel/lesson-check.js';

/** The texts of a lesson by language, then by key. */
export type Translations = Readonly<Record<string, Catalogue>>;
export interface DraftLesson extends OwnLesson {
  readonly words: Translations;
}
/** One lesson or several, in reading order. */
export interface Draft {
  readonly title?: string;
  readonly lessons: readonly DraftLesson[];
}

export const TITLE = 'title';
export const CHAPTER = 'chapter';

/** The keys of a lesson's sentences with their paths, the title first. */
export function sentencesOf(lesson: OwnLesson): { readonly key: string; readonly path: string }[] {
  const found = [{ key: TITLE, path: TITLE }];
  if (lesson.chapter !== undefined) found.push({ key: lesson.chapter, path: CHAPTER });
  mapSentences(lesson, (key, path) => {
    found.push({ key, path });
    return key;
  });
  return found;
}

/** A key that the lesson does not use yet. */
function freshKey(
  { words, steps }: Pick<DraftLesson, 'words' | 'steps'>,
  taken: ReadonlySet<string> = new Set(),
): string {
  const used = new Set([...taken, ...Object.values(words).flatMap(Object.keys)]);
  mapSentences({ steps } as OwnLesson, (key) => (used.add(key), key));
  let n = 1;
  while (used.has(`s${n}`)) n++;
  return `s${n}`;
}

/** Opens a lesson for editing. Without a language of its own, its sentences are taken to be in `lang`. */
export function openLesson(own: OwnLesson, lang: string): DraftLesson {
  const { title, chapter, ...rest } = own;
  const tag = own.lang ?? lang;
  const { words } = own;
  if (words && Object.keys(words).length > 0) {
    if (title === undefined || Object.values(words).some((all) => Object.hasOwn(all, TITLE)))
      return { ...rest, ...(chapter !== undefined && { chapter }), words };
    return { ...rest, ...(chapter !== undefined && { chapter }), words: put(words, tag, TITLE, title) };
  }
  const said: Record<string, string> = title === undefined ? {} : { [TITLE]: title };
  if (chapter !== undefined) said[CHAPTER] = chapter;
  let n = 0;
  const keyed = mapSentences(rest, (sentence) => {
    const key = `s${++n}`;
    said[key] = sentence;
    return key;
  });
  return { ...keyed, ...(chapter !== undefined && { chapter: CHAPTER }), words: { [tag]: said } };
}
export const openSet = ({ title, lessons }: OwnSet, lang: string): Draft => ({
  ...(title !== undefined && { title }),
  lessons: lessons.map((lesson) => openLesson(lesson, lang)),
});

/** The output form of a lesson, without what an author need not see. */
export function writeLesson(lesson: DraftLesson): OwnLesson {
  const { id, rules, words, chapter, ...rest } = lesson;
  const named = { ...(id !== 'lesson' && { id }), ...(rules.length > 0 && { rules }) };
  const [only, ...others] = Object.keys(words);
  if (others.length > 0 || only === undefined)
    return { ...named, ...rest, ...(chapter !== undefined && { chapter }), words } as OwnLesson;
  const said = (key: string) => words[only]![key] ?? '';
  const title = words[only]![TITLE];
  return {
    ...named,
    ...(title && { title }),
    ...(chapter !== undefined && said(chapter) !== '' && { chapter: said(chapter) }),
    ...mapSentences(rest as OwnLesson, said),
  } as OwnLesson;
}
/** The output form of one lesson, or of a set of several. */
export function writeDraft({ title, lessons }: Draft, game: string): Readonly<Record<string, unknown>> {
  if (lessons.length === 1) return { game, ...writeLesson(lessons[0]!) };
  return { game, ...(title && { title }), lessons: lessons.map(writeLesson) };
}

/** The languages of a lesson, in the order in which they were added. */
export const languagesOf = ({ words }: DraftLesson): readonly string[] => Object.keys(words);
export const saidOf = ({ words }: DraftLesson, lang: string, key: string): string => words[lang]?.[key] ?? '';
/** Paths of the sentences that are empty in this language but not in another. */
export const missingIn = (lesson: DraftLesson, lang: string): readonly string[] =>
  sentencesOf(lesson)
    .filter(({ key }) => saidOf(lesson, lang, key) === '' && languagesOf(lesson).some((l) => saidOf(lesson, l, key)))
    .map(({ path }) => path);

/** An existing key keeps its position, so that the output keeps its order. */
const put = (words: Translations, lang: string, key: string, text: string): Translations => ({
  ...words,
  [lang]: { ...words[lang], [key]: text },
});
export const say = (lesson: DraftLesson, lang: string, key: string, text: string): DraftLesson => ({
  ...lesson,
  words: put(lesson.words, lang, key, text),
});
/** Appends a rule id to a sentence in each language that has a text there; in all languages if none has. */
export function cite(lesson: DraftLesson, key: string, rule: string): DraftLesson {
  const languages = languagesOf(lesson);
  const saying = languages.filter((lang) => saidOf(lesson, lang, key) !== '');
  return (saying.length > 0 ? saying : languages).reduce(
    (made, lang) => say(made, lang, key, `${saidOf(made, lang, key)} (${rule})`.trim()),
    lesson,
  );
}
export const addLanguage = (lesson: DraftLesson, lang: string): DraftLesson =>
  lesson.words[lang] ? lesson : { ...lesson, words: { ...lesson.words, [lang]: {} } };
export function removeLanguage(lesson: DraftLesson, lang: string): DraftLesson {
  const { [lang]: _gone, ...words } = lesson.words;
  return Object.keys(words).length === 0 ? lesson : { ...lesson, words };
}
/** Removes texts that no sentence uses any more. */
function pruned(lesson: DraftLesson): DraftLesson {
  const used = new Set(sentencesOf(lesson).map(({ key }) => key));
  const words = Object.fromEntries(
    Object.entries(lesson.words).map(([lang, all]) => [
      lang,
      Object.fromEntries(Object.entries(all).filter(([key]) => used.has(key))),
    ]),
  );
  return { ...lesson, words };
}

/** A lesson that starts there, with one empty step. */
export const newLesson = (start: Start, moves: readonly string[], lang: string, id = 'lesson'): DraftLesson => ({
  id,
  rules: [],
  lang,
  start,
  ...(moves.length > 0 && { moves }),
  steps: [{ say: 's1' }],
  words: { [lang]: { s1: '' } },
});
/** A set with the lessons of another appended; each lesson gets a unique id. */
export function joined(set: Draft, other: Draft): Draft {
  const all = [...set.lessons, ...other.lessons];
  const taken = new Set<string>();
  const lessons = all.map((lesson, i) => {
    let { id } = lesson;
    let n = i + 1;
    while (id === 'lesson' || taken.has(id)) id = `lesson-${n++}`;
    taken.add(id);
    return { ...lesson, id };
  });
  const title = set.title ?? other.title;
  return { ...(title !== undefined && { title }), lessons };
}
/** Changes where a lesson starts; its steps stay. */
export function begin(lesson: DraftLesson, start: Start, moves: readonly string[]): DraftLesson {
  const { moves: _moves, ...rest } = lesson;
  return { ...rest, start, ...(moves.length > 0 && { moves }) };
}

/** The settings of a lesson outside its steps; `undefined` removes one. */
export type Settings = { readonly [K in 'seat' | 'rules' | 'phases' | 'chapter']?: OwnLesson[K] | undefined };
export const settle = (lesson: DraftLesson, settings: Settings): DraftLesson =>
  pruned(withoutUndefined({ ...lesson, ...settings }));

const withSteps = (lesson: DraftLesson, steps: readonly LessonStep[]): DraftLesson => ({ ...lesson, steps });
/** Inserts a step at this index, with the given content beside its sentence. */
export function addStep(lesson: DraftLesson, at: number, step: Omit<LessonStep, 'say'> = {}): DraftLesson {
  const key = freshKey(lesson);
  return withSteps(lesson, lesson.steps.toSpliced(at, 0, { say: key, ...step }));
}
export const removeStep = (lesson: DraftLesson, n: number): DraftLesson =>
  lesson.steps.length === 1 ? lesson : pruned(withSteps(lesson, lesson.steps.toSpliced(n, 1)));
export function moveStep(lesson: DraftLesson, from: number, to: number): DraftLesson {
  const step = lesson.steps[from];
  if (!step || to < 0 || to >= lesson.steps.length) return lesson;
  return withSteps(lesson, lesson.steps.toSpliced(from, 1).toSpliced(to, 0, step));
}
/** Inserts a copy of a step after it, with its own copies of the sentences. */
export function copyStep(lesson: DraftLesson, n: number): DraftLesson {
  let copied = lesson;
  const taken = new Set<string>();
  const { steps } = mapSentences({ ...lesson, steps: [lesson.steps[n]!] }, (key) => {
    const own = freshKey(lesson, taken);
    taken.add(own);
    for (const lang of languagesOf(lesson)) {
      const text = saidOf(lesson, lang, key);
      if (text !== '') copied = say(copied, lang, own, text);
    }
    return own;
  });
  return withSteps(copied, lesson.steps.toSpliced(n + 1, 0, steps[0]!));
}
/** Parts of a step to change; `undefined` and empty lists remove a part. */
export type Patch = { readonly [K in Exclude<keyof LessonStep, 'say'>]?: LessonStep[K] | undefined };
export function patchStep(lesson: DraftLesson, n: number, patch: Patch): DraftLesson {
  const step = withoutUndefined<LessonStep>({ ...lesson.steps[n]!, ...patch } as never);
  const full = Object.entries(step).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return pruned(withSteps(lesson, lesson.steps.with(n, Object.fromEntries(full) as LessonStep)));
}

/** Adds a move that the reader may make to go on; removes it from the wrong moves. */
export function expectMove(lesson: DraftLesson, n: number, move: string): DraftLesson {
  const { expect = [], wrong } = lesson.steps[n]!;
  if (expect.includes(move)) return lesson;
  return patchStep(lesson, n, {
    expect: [...expect, move],
    wrong: wrong?.filter((other) => other.move !== move),
    ask: undefined,
    until: undefined,
  });
}
/** Adds a wrong move; its answer is still empty. */
export function addWrong(lesson: DraftLesson, n: number, move: string): DraftLesson {
  const { wrong = [], expect } = lesson.steps[n]!;
  if (!expect || expect.includes(move) || wrong.some((other) => other.move === move)) return lesson;
  return patchStep(lesson, n, { wrong: [...wrong, { move, say: freshKey(lesson) }] });
}
/** Adds an answer to the step's question; a new question starts with two. */
export function addChoice(lesson: DraftLesson, n: number): DraftLesson {
  const { ask = [] } = lesson.steps[n]!;
  const key = freshKey(lesson);
  const answer = freshKey(lesson, new Set([key]));
  const choice = { say: key, ...(ask.length === 0 && { right: true }), answer };
  const made = patchStep(lesson, n, { ask: [...ask, choice], expect: undefined, wrong: undefined });
  return ask.length === 0 ? addChoice(made, n) : made;
}

/** A lesson with dots in place of empty sentences. */
export function withDots(lesson: DraftLesson): DraftLesson {
  const [lang = 'en', ...others] = languagesOf(lesson);
  const empty = sentencesOf(lesson).filter(
    ({ key, path }) => path.startsWith('steps') && [lang, ...others].every((tag) => saidOf(lesson, tag, key) === ''),
  );
  return empty.reduce((made, { key }) => say(made, lang, key, '…'), lesson);
}
