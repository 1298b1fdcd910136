/** What of a lesson does not hold: found by the walk that every lesson takes, and said at the step where it stands. */
import type { GameUi } from '../../../game-ui/game-ui.js';
import { readOwn, saidIn, walkLesson } from '../../../game-ui/own-lesson.js';
import { BadInput, RefusedMove, type Refusal } from '../../../kernel/game.js';
import { openLesson, walk, type Stop } from '../../../kernel/lesson.js';
import { sentencesOf, withDots, writeLesson, type DraftLesson } from './draft.js';

export interface Fault {
  /** From 0; -1 for what is before the first step. */
  readonly step: number;
  /** What of it: `say`, `show`, `play`, `expect`, `wrong`, `ask`, `until`, `start`, `moves`, `seat`. */
  readonly part: string;
  readonly error: BadInput;
  /** Whether nothing is wrong but that a sentence is still empty. */
  readonly isUnfinished: boolean;
  /** Why the rules refuse a move there. */
  readonly refusal: Refusal | undefined;
}

/** What of the steps has no words yet in any language. */
const blanksIn = (lesson: DraftLesson): readonly string[] =>
  sentencesOf(lesson)
    .filter(({ key, path }) => path.startsWith('steps') && saidIn('', lesson, key) === key)
    .map(({ path }) => `.${path}`);
/** The steps, from 0, in which a sentence is still empty. */
export const emptyIn = (lesson: DraftLesson): readonly number[] =>
  blanksIn(lesson).map((path) => Number(/\d+/.exec(path)));

/** The first thing that does not hold; `undefined` where the lesson can be read to its end. */
export function faultOf(ui: GameUi, lesson: DraftLesson): Fault | undefined {
  const blank = blanksIn(lesson);
  try {
    const [own] = readOwn(writeLesson(lesson), ui.game.id).lessons;
    openLesson(ui.game, own!);
    if (blank[0] !== undefined) throw new BadInput(`lesson${blank[0]}`, '', 'text');
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

/** The stops of a walk as far as it goes: one for each step that is reached. */
export function stopsOf(ui: GameUi, lesson: DraftLesson): readonly Stop[] {
  const stops: Stop[] = [];
  try {
    for (const stop of walk(ui.game, lesson)) stops.push(stop);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
  }
  return stops;
}

/** What the walk says of a lesson. */
export interface Walked {
  readonly lesson: DraftLesson;
  readonly fault: Fault | undefined;
  readonly stops: readonly Stop[];
}
/** A sentence that is still empty is read as it stands all the same: before it comes what keeps the lesson from being read. */
export function walked(ui: GameUi, lesson: DraftLesson): Walked {
  const first = faultOf(ui, lesson);
  const fault = (first?.isUnfinished && faultOf(ui, withDots(lesson))) || first;
  return { lesson, fault, stops: stopsOf(ui, lesson) };
}
