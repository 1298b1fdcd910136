/** What the words of the rulebook have to cover. */
import type { RulebookWords } from '../../../kit/board.js';
import type { CHAPTERS, RuleId } from '../ledger.js';

/** Rules with our own decision, where the sources are silent or disagree. */
export const RULINGS = [
  'EW-B2',
  'EW-B6',
  'EW-S2',
  'EW-S3',
  'EW-H1',
  'EW-1.4',
  'EW-1.5',
  'EW-2.1',
  'EW-2.2',
  'EW-4.1',
  'EW-6.1',
  'EW-5.2',
  'EW-5.3',
  'EW-5.6',
  'EW-5.7',
  'EW-5.8',
  'EW-5.15',
  'EW-5.16',
  'EW-7.1',
  'EW-8.2',
  'EW-9.1',
  'EW-E5',
] as const satisfies readonly RuleId[];
type ChapterKey = (typeof CHAPTERS)[number]['key'];
type Ruling = (typeof RULINGS)[number];

/** The words of the rulebook in one language. A missing rule or ruling is a compile error. */
export type Words = RulebookWords<ChapterKey, RuleId, Ruling>;

/** By rule, words in which readers ask for it, only for the search. */
export type Asked = Readonly<Partial<Record<RuleId, string>>>;
