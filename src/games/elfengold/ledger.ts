/** The chapters of the rulebook in order: the rules in each, and the states of the statechart that it covers. */
export const CHAPTERS = [
  { key: 'setup', phases: [], rules: ['EG-S1', 'EG-S2', 'EG-S3', 'EG-S4', 'EG-H1'] },
  { key: 'chart', phases: [], rules: ['EG-C1', 'EG-C2'] },
  { key: 'round', phases: [], rules: ['EG-T1'] },
  {
    key: 'draw',
    phases: ['drawCards'],
    rules: ['EG-1.1', 'EG-1.2', 'EG-1.3', 'EG-1.4', 'EG-1.5', 'EG-1.6'],
  },
  { key: 'income', phases: ['income'], rules: ['EG-2.1'] },
  { key: 'tokens', phases: ['drawTokens'], rules: ['EG-3.1'] },
  { key: 'auction', phases: ['auction'], rules: ['EG-4.1', 'EG-4.2', 'EG-4.3', 'EG-4.4'] },
  {
    key: 'place',
    phases: ['placeTokens.placing', 'placeTokens.addTransport', 'placeTokens.swapTransports'],
    rules: ['EG-5.1', 'EG-5.2', 'EG-5.3', 'EG-5.4', 'EG-5.5', 'EG-5.6'],
  },
  {
    key: 'travel',
    phases: ['travel.journey', 'travel.caravan', 'travel.handLimit', 'travel.collectIncome', 'travel.drawCards'],
    rules: ['EG-6.1', 'EG-6.2', 'EG-6.5', 'EG-6.3', 'EG-6.4'],
  },
  { key: 'endOfRound', phases: ['endOfRound'], rules: ['EG-7.1', 'EG-7.2'] },
  { key: 'end', phases: ['over'], rules: ['EG-E1', 'EG-E2'] },
  { key: 'variants', phases: [], rules: ['EG-V1', 'EG-V2', 'EG-V3', 'EG-V4'] },
] as const satisfies readonly { key: string; phases: readonly string[]; rules: readonly string[] }[];

/** The id of every rule. Facts and refusals can refer to no other; tests and lessons are checked for covering all. */
export const RULE_IDS: readonly RuleId[] = CHAPTERS.flatMap(({ rules }): readonly RuleId[] => rules);
export type RuleId = (typeof CHAPTERS)[number]['rules'][number];
