/** How long a frame is looked at: as long as one reads what is told of it, at the pace that the reader has chosen. */
import type { Fact, Seat } from '../../kernel/game.js';
import { settings, settle } from './settings.js';
import { wantsLessMotion } from './less-motion.js';

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** The reader's pace; who wants less motion and has chosen none sees no frames pass. */
export function pace(): Pace {
  const chosen = PACES.find((name) => name === settings().pace);
  return chosen ?? (wantsLessMotion() ? 'instant' : 'normal');
}
export const choosePace = (chosen: Pace): void => settle({ pace: chosen });

/** To begin reading, and for each letter, in milliseconds. */
const READING: Readonly<Record<Pace, readonly [begin: number, letter: number]>> = {
  slow: [800, 40],
  normal: [320, 14],
  fast: [0, 0],
  instant: [0, 0],
};
/** How much longer one looks where one's own pieces are in it. */
const OWN = 1.4;

/** Whether a fact is about a seat: facts name seats by `seat`, `seats` or `owner`. */
export const concerns = ({ params = {} }: Fact, seat: Seat): boolean =>
  [params['seat'], params['owner'], ...[params['seats']].flat()].includes(seat);

/**
 * How long a frame is looked at in milliseconds. `least` is what its motion takes; `line` is what is told of it, nothing
 * where the reader has just done it; `isOwn` says whether the reader's pieces are in it.
 */
export function lookedAt(at: Pace, least: number, line: string, isOwn: boolean): number {
  if (at === 'instant') return 0;
  if (line === '') return least;
  const [begin, letter] = READING[at];
  const reading = begin + letter * line.length;
  return Math.max(least, isOwn ? OWN * reading : reading);
}
