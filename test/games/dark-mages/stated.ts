import type { RuleId } from '../../../src/games/dark-mages/ledger.js';

/** Rules that name a constant or a set-up; no fact or refusal can carry them. */
export const STATED: readonly RuleId[] = ['DM-M1', 'DM-M2', 'DM-M3', 'DM-M4', 'DM-V5'];
