/** The first step of a lesson as a picture, which an element shows until the rules are loaded. */
import { html, nothing, type TemplateResult } from 'lit';
import { lessonWords } from '../../i18n/lesson/index.js';
import type { Catalogue } from '../../i18n/text.js';
import type { Viewer } from '../../kernel/game.js';
import type { Lesson } from '../../kernel/lesson.js';
import type { Opening } from '../../kernel/opening.js';
import { hides } from '../../kernel/view.js';
import { pictureOf } from '../../loading/games.js';
import type { preloadLesson } from '../../loading/lesson-source.js';
import { drawnOpening, type DrawnOpening } from '../board/drawn-opening.js';
import { stage } from '../board/stage.js';
import { sentencesIn } from '../ui/words.js';
import { buttons, head, question, sentence, type StepProps } from './step.js';

/**
 * Draws the first step of the `preloaded` lesson, with the words of the element `host`. `undefined` if it opens at another step
 * than the first; if moves lead to it, which only the rules can play; if it is not said whose hand the reader sees; and if the
 * rules are there already.
 */
export async function firstStep(
  preloaded: ReturnType<typeof preloadLesson>,
  { game, words }: { readonly game: string; readonly words: Catalogue },
  opensAt: string | number | null,
  lang: string,
): Promise<DrawnOpening | undefined> {
  if (Number(opensAt ?? 1) !== 1) return undefined;
  const picture = pictureOf(game, lang);
  picture.catch(() => undefined); // a lesson without a first step to draw does not wait for it
  const entry = await preloaded;
  if (!entry) return undefined;
  const [lesson, ...own] = await Promise.all([entry.lesson(lang), entry.text(lang), lessonWords(lang)]);
  const { moves, start, steps } = lesson;
  if (moves?.length || steps[0]!.play?.length) return undefined;
  const found = await picture;
  const reader = found && readerIn(found.picture.opening, lesson);
  if (reader === undefined) return undefined;
  const drawn = await drawnOpening(found!, lang, start, reader, [sentencesIn(words), ...own]);
  return { ...drawn, lesson, shown: new Set(steps[0]!.show) };
}

/**
 * The viewer of a lesson: the seat of the first move that it waits for, read from the notation of the move. `readerOf` finds the
 * same by the rules, which are not loaded yet.
 */
function readerIn(opening: Opening, { seat, steps }: Lesson): Viewer | undefined {
  if (seat !== undefined) return seat;
  if (!hides(opening)) return 'spectator';
  const line = steps.flatMap(({ expect = [] }) => expect)[0];
  const named = opening.seats.indexOf(line?.split(' ')[0] ?? '');
  return named < 0 ? undefined : named;
}

/** Reserves the space of a lesson before it is loaded, and shows its first step in it if that is drawn. */
export const skeleton = (board?: TemplateResult, opened?: DrawnOpening): readonly unknown[] => [
  html`<section class="now" part="now">${opened ? wordsOf(opened) : nothing}</section>`,
  stage({ board, zooms: opened?.picture.zooms }),
];

function wordsOf({ lesson, text }: DrawnOpening): TemplateResult {
  const step = lesson!.steps[0]!;
  const props: StepProps = { text, lesson: lesson!, step, n: 0, solved: !step.expect && !step.ask };
  return html`${head(props)} ${sentence(props)} ${question(props)} ${buttons(props)}`;
}
