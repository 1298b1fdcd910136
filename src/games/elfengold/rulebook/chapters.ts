/** The chapters of the rulebook in order: the rules in each, and the states of the statechart that it covers. */
import type { RulebookWords } from '../../../game-ui/rulebook.js';
import type { RuleId } from '../ledger.js';

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
] as const satisfies readonly { key: string; phases: readonly string[]; rules: readonly RuleId[] }[];

type ChapterKey = (typeof CHAPTERS)[number]['key'];

/** Rules with our own decision, where the sources are silent or disagree. */
export const RULINGS = [
  'EG-S4',
  'EG-H1',
  'EG-C2',
  'EG-1.4',
  'EG-1.5',
  'EG-1.6',
  'EG-2.1',
  'EG-3.1',
  'EG-4.2',
  'EG-4.3',
  'EG-5.3',
  'EG-5.5',
  'EG-5.6',
  'EG-6.3',
  'EG-6.4',
  'EG-6.5',
  'EG-7.1',
  'EG-E1',
  'EG-E2',
  'EG-V1',
  'EG-V2',
  'EG-V3',
] as const satisfies readonly RuleId[];
type Ruling = (typeof RULINGS)[number];

/** The words of the rulebook in one language. A missing rule or ruling is a compile error. */
export type Words = RulebookWords<ChapterKey, RuleId, Ruling>;
