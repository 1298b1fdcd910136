/** How rolls against a target end. */
import { CRITICAL, FUMBLE } from '../map.js';

/** How an attack on one target ends: by its roll, by the save against it, or by an answer. */
export const VERDICTS = ['miss', 'fumble', 'hit', 'critical', 'saved', 'failed', 'dodged', 'countered'] as const;
export type Verdict = (typeof VERDICTS)[number];
export type RolledVerdict = Exclude<Verdict, 'dodged' | 'countered'>;

/** The verdict of an attack roll. DM-A3, DM-A4: a natural 20 always hits, a natural 1 never does. */
export function attackVerdict(die: number, bonus: number, ac: number, hitOnEqual: boolean): RolledVerdict {
  if (die === CRITICAL) return 'critical';
  if (die === FUMBLE) return 'fumble';
  const margin = die + bonus - ac;
  return margin > 0 || (margin === 0 && hitOnEqual) ? 'hit' : 'miss';
}

/** The verdict of a saving throw. DM-A6: it succeeds below the threshold, which is the armour class with what changes saves (`saveOf`). */
export const saveVerdict = (die: number, threshold: number): RolledVerdict => (die < threshold ? 'saved' : 'failed');
