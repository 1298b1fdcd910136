import type { RuleId } from '../../../src/games/dark-mages/ledger.js';

/** Rules about a constant or the set-up, which no fact or refusal can carry. */
export const STATED: readonly RuleId[] = ['DM-M1', 'DM-M2', 'DM-M3', 'DM-M4', 'DM-V5'];
