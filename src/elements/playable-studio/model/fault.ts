/** Finds what is wrong with a lesson, by the same walk that every lesson takes, and names the step. */
import type { GameUi } from '../../../game-ui/game-ui.js';
import { badInput } from '../../../kernel/bad-input.js';
import { readOwn, saidIn, walkLesson } from '../../../loading/own-lesson.js';
import { BadInput, RefusedMove, type Refusal } from '../../../kernel/game.js';
import { openLesson, walk, type Stop } from '../../../kernel/lesson.js';
import { sentencesOf, withDots, writeLesson, type DraftLesson } from './draft.js';

export interface LessonFault {
  /** From 0; -1 for the part before the first step. */
  readonly step: number;
  /** The faulty part: `say`, `show`, `play`, `expect`, `wrong`, `ask`, `until`, `start`, `moves`, `seat`. */
  readonly part: string;
  readonly error: BadInput;
  /** Whether the only fault is an empty sentence. */
  readonly isUnfinished: boolean;
  /** Why the rules refuse a move there. */
  readonly refusal: Refusal | undefined;
}

/** Paths of the sentences in steps that are empty in every language. */
const blanksIn = (lesson: DraftLesson): readonly string[] =>
  sentencesOf(lesson)
    .filter(({ key, path }) => path.startsWith('steps') && saidIn('', lesson, key) === key)
    .map(({ path }) => `.${path}`);
/** The steps, from 0, that have an empty sentence. */
export const emptyIn = (lesson: DraftLesson): readonly number[] =>
  blanksIn(lesson).map((path) => Number(/\d+/.exec(path)));

/** The first fault; `undefined` if the lesson can be read to its end. */
export function faultOf(ui: GameUi, lesson: DraftLesson): LessonFault | undefined {
  const blank = blanksIn(lesson);
  try {
    const [own] = readOwn(writeLesson(lesson), ui.game.id).lessons;
    openLesson(ui.game, own!);
    if (blank[0] !== undefined) throw badInput(`lesson${blank[0]}`, '', 'text');
    walkLesson(ui, own!);
    return undefined;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const isUnfinished = blank.some((path) => error.path.endsWith(path));
    const [, n, part] = /\bsteps\[(\d+)\](?:\.(\w+))?/.exec(error.path) ?? [];
    const refusal = error.cause instanceof RefusedMove ? error.cause.refusal : undefined;
    const beginning = /^[\w-]+\.(seat|moves|rules|chapter|title)/.exec(error.path)?.[1] ?? 'start';
    return n === undefined
      ? { step: -1, part: beginning, error, isUnfinished, refusal }
      : { step: Number(n), part: part ?? 'say', error, isUnfinished, refusal };
  }
}

/** The stops of the walk up to the first fault: one for each step reached. */
function stopsOf(ui: GameUi, lesson: DraftLesson): readonly Stop[] {
  const stops: Stop[] = [];
  try {
    for (const stop of walk(ui.game, lesson)) stops.push(stop);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
  }
  return stops;
}

export interface Walked {
  readonly lesson: DraftLesson;
  readonly fault: LessonFault | undefined;
  readonly stops: readonly Stop[];
}
/**
 * A lesson with empty sentences is still readable, so a fault that prevents reading is reported before an empty sentence.
 */
export function walked(ui: GameUi, lesson: DraftLesson): Walked {
  const first = faultOf(ui, lesson);
  const fault = (first?.isUnfinished && faultOf(ui, withDots(lesson))) || first;
  return { lesson, fault, stops: stopsOf(ui, lesson) };
}
