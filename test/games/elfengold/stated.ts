/** Rules about a constant, the set-up or secrets, which no fact can carry: their tests assert them directly. */
import type { RuleId } from '../../../src/games/elfengold/ledger.js';

export const STATED: readonly RuleId[] = ['EG-S1', 'EG-S2', 'EG-S3', 'EG-H1', 'EG-V4'];
