/** The chapters of the rulebook in order: the rules in each, and the states of the statechart that it covers. */
export const CHAPTERS = [
  { key: 'board', phases: [], rules: ['EW-B1', 'EW-B2', 'EW-B3', 'EW-B4', 'EW-B5', 'EW-B6'] },
  { key: 'setup', phases: [], rules: ['EW-S1', 'EW-S2', 'EW-S3', 'EW-S4', 'EW-S5', 'EW-S6', 'EW-H1'] },
  { key: 'turn', phases: [], rules: ['EW-T1', 'EW-T2'] },
  { key: 'retire', phases: ['highWizardRetires'], rules: ['EW-1.1', 'EW-1.2', 'EW-1.3', 'EW-1.4', 'EW-1.5'] },
  { key: 'cast', phases: ['castMajorSpells'], rules: ['EW-2.1', 'EW-2.2', 'EW-2.3'] },
  { key: 'castRest', phases: ['castRemainingSpells'], rules: ['EW-3.1', 'EW-3.2', 'EW-3.3', 'EW-3.4'] },
  {
    key: 'recover',
    phases: ['recoverMinorSpells', 'recoverMinorSpellsAgain'],
    rules: ['EW-4.1', 'EW-4.2', 'EW-4.3', 'EW-6.1'],
  },
  {
    key: 'competition',
    phases: ['competition'],
    rules: ['EW-5.1', 'EW-5.2', 'EW-5.3', 'EW-5.4', 'EW-5.5', 'EW-5.6', 'EW-5.7', 'EW-5.8'],
  },
  {
    key: 'award',
    phases: ['awardTitles'],
    rules: [
      'EW-5.10',
      'EW-5.11',
      'EW-5.12',
      'EW-5.13',
      'EW-5.14',
      'EW-5.15',
      'EW-5.16',
      'EW-5.17',
      'EW-5.18',
      'EW-5.19',
    ],
  },
  { key: 'vacant', phases: ['awardVacantTitles'], rules: ['EW-7.1', 'EW-7.2', 'EW-7.3'] },
  { key: 'demote', phases: ['demoteMages'], rules: ['EW-8.1', 'EW-8.2'] },
  { key: 'grey', phases: ['removeGreyMagic'], rules: ['EW-9.1', 'EW-9.2', 'EW-9.3', 'EW-9.4'] },
  { key: 'score', phases: ['score'], rules: ['EW-10.1'] },
  { key: 'agreements', phases: [], rules: ['EW-A1', 'EW-A2'] },
  { key: 'end', phases: ['over'], rules: ['EW-E1', 'EW-E2', 'EW-E3', 'EW-E4', 'EW-E5'] },
] as const satisfies readonly { key: string; phases: readonly string[]; rules: readonly string[] }[];

/** The id of every rule. Facts and refusals can refer to no other; tests and lessons are checked for covering all. */
export const RULE_IDS: readonly RuleId[] = CHAPTERS.flatMap(({ rules }): readonly RuleId[] => rules);
export type RuleId = (typeof CHAPTERS)[number]['rules'][number];
