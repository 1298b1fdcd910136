import type { RuleId } from '../../../src/games/elfenwizards/ledger.js';

/** Rules about a constant, the set-up or an example, which no fact or refusal can carry. */
export const STATED: readonly RuleId[] = [
  'EW-B1',
  'EW-B2',
  'EW-B3',
  'EW-B4',
  'EW-B5',
  'EW-B6',
  'EW-S1',
  'EW-S2',
  'EW-S3',
  'EW-S5',
  'EW-S6',
  'EW-H1',
  'EW-5.19',
  'EW-A1',
  'EW-A2',
];
