/** What the words of the rulebook have to cover. */
import type { RulebookWords } from '../../../kit/board.js';
import type { CHAPTERS, RuleId } from '../ledger.js';

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
type ChapterKey = (typeof CHAPTERS)[number]['key'];
type Ruling = (typeof RULINGS)[number];

/** The words of the rulebook in one language. A missing rule or ruling is a compile error. */
export type Words = RulebookWords<ChapterKey, RuleId, Ruling>;

/** By rule, words in which readers ask for it, only for the search. */
export type Asked = Readonly<Partial<Record<RuleId, string>>>;
