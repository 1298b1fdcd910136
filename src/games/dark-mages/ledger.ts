/**
 * The id of every rule of Dark Mages in the ledger. Facts and refusals can refer to no other id; tests are checked for
 * covering all.
 */
export const RULE_IDS = [
  ...(['DM-S1', 'DM-S2', 'DM-S3', 'DM-S4'] as const),
  ...(['DM-T1', 'DM-T2'] as const),
  ...(['DM-P1', 'DM-P2', 'DM-P3', 'DM-P4', 'DM-P5', 'DM-P6'] as const),
  ...(['DM-A1', 'DM-A2', 'DM-A3', 'DM-A4', 'DM-A5', 'DM-A6', 'DM-A7', 'DM-A8', 'DM-A9', 'DM-A10', 'DM-A11'] as const),
  ...(['DM-E1', 'DM-E2'] as const),
  ...(['DM-M1', 'DM-M2', 'DM-M3', 'DM-M4'] as const),
  ...(['DM-C1', 'DM-C2', 'DM-C3'] as const),
  ...(['DM-D1', 'DM-D2'] as const),
  ...(['DM-N1', 'DM-N2', 'DM-N3'] as const),
  ...(['DM-V1', 'DM-V2', 'DM-V3', 'DM-V4', 'DM-V5'] as const),
] as const;

export type RuleId = (typeof RULE_IDS)[number];
