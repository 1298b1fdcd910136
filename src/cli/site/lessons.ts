/** Plays the lessons of a game before a site is made of it: where its rules fail, the author is told the lesson and the step. */
import type { AddedGame } from '../../game-ui/added-game.js';
import { BadInput, type Game } from '../../kernel/game.js';
import { expected, openLesson, walk, type Lesson, type Stop } from '../../kernel/lesson.js';
import { frames } from '../../kernel/play.js';
import { GameError } from '../usage.js';

/** Throws `GameError` for rules that fail in a lesson, and `BadInput` for a lesson that does not hold. */
export async function checkLessons({ game, lessons }: Pick<AddedGame, 'game' | 'lessons'>): Promise<void> {
  for (const entry of (await lessons?.()) ?? []) checkLesson(game, await entry.lesson());
}

function checkLesson(game: Game, lesson: Lesson): void {
  const stops: Stop[] = [];
  try {
    for (const stop of walk(game, lesson)) stops.push(stop);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const { id, steps } = lesson;
    const n = failedStep(game, lesson, stops);
    const where = n === 0 ? 'before its first step' : `at step ${n} of ${steps.length}`;
    throw new GameError(`The lesson ${id} stops ${where}, because the rules fail: ${causeOf(error)}`, { cause: error });
  }
}

/** The step, from 1, at which the rules fail; 0 for the start of the lesson. The move that a step waits for belongs to that step. */
function failedStep(game: Game, lesson: Lesson, stops: readonly Stop[]): number {
  const n = stops.length;
  const shown = stops.at(-1);
  const fails = (act: () => unknown) => {
    try {
      act();
      return false;
    } catch {
      return true;
    }
  };
  if (!shown) return fails(() => openLesson(game, lesson)) ? 0 : 1;
  const [own] = expected(game, shown.snapshot, lesson.steps[n - 1]!);
  return own && fails(() => frames(game, shown.snapshot, own)) ? n : n + 1;
}

/** What was thrown, and the line of the author's that threw it: a line of this package tells them nothing. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The kit says at which place of the board its cause was thrown.
  const stack = [error.cause, error].map((each) => (each instanceof Error ? each.stack : '')).join('\n');
  const places = [...stack.matchAll(/^ +at (?:.*\()?(.+:\d+:\d+)\)?$/gm)].map(([, place]) => place!);
  const place = places.find((place) => !place.includes('node:') && !place.includes('/playable-rules/'));
  return place === undefined ? String(error) : `${String(error)} (${place})`;
}
