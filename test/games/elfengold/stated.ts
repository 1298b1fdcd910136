/** Rules that name a constant, a set-up or what is secret, which no fact can carry: their tests assert it. */
import type { RuleId } from '../../../src/games/elfengold/ledger.js';

export const STATED: readonly RuleId[] = ['EG-S1', 'EG-S2', 'EG-S3', 'EG-H1', 'EG-V4'];
