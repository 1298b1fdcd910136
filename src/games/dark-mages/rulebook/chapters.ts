/** The chapters of the rulebook in order: the rules in each, and the states of the statechart that it covers. */
import type { RulebookWords } from '../../../kit/board.js';
import type { RuleId } from '../ledger.js';
import type { en } from './en.js';

export const CHAPTERS = [
  { key: 'setup', phases: [], rules: ['DM-S1', 'DM-S2', 'DM-S3', 'DM-S4'] },
  { key: 'turn', phases: ['turnBegins.effects', 'turnEnds'], rules: ['DM-T1', 'DM-T2'] },
  {
    key: 'preparation',
    phases: ['preparation.deciding', 'preparation.stealing'],
    rules: ['DM-P1', 'DM-P2', 'DM-P3', 'DM-P4', 'DM-P5', 'DM-P6'],
  },
  {
    key: 'attack',
    phases: [
      'attack.deciding',
      'attack.aiming',
      'attack.stealing',
      'attack.resolving.confusion',
      'attack.resolving.roll',
      'attack.resolving.damage',
      'attack.resolving.riders',
      'attack.resolving.chain',
      'attack.resolving.discard',
    ],
    rules: ['DM-A1', 'DM-A2', 'DM-A3', 'DM-A4', 'DM-A5', 'DM-A6', 'DM-A7', 'DM-A8', 'DM-A9', 'DM-A10', 'DM-A11'],
  },
  {
    key: 'defense',
    phases: ['attack.resolving.answers.asked', 'attack.resolving.answers.countering'],
    rules: ['DM-D1', 'DM-D2'],
  },
  { key: 'end', phases: ['end.deciding', 'end.drawing'], rules: ['DM-E1', 'DM-E2'] },
  { key: 'magic', phases: [], rules: ['DM-M1', 'DM-M2', 'DM-M3', 'DM-M4'] },
  { key: 'companions', phases: [], rules: ['DM-C1', 'DM-C2', 'DM-C3'] },
  { key: 'enemies', phases: ['enemies.striking', 'enemies.answering'], rules: ['DM-N1', 'DM-N2', 'DM-N3'] },
  {
    key: 'victory',
    phases: ['turnBegins.looting', 'attack.resolving.looting', 'over'],
    rules: ['DM-V1', 'DM-V2', 'DM-V3', 'DM-V4', 'DM-V5'],
  },
] as const satisfies readonly { key: string; phases: readonly string[]; rules: readonly RuleId[] }[];

type ChapterKey = (typeof CHAPTERS)[number]['key'];

/** The words of the rulebook in English. A missing rule is a compile error. */
export type English = RulebookWords<ChapterKey, RuleId, never>;
/** The same in another language: a ruling that only one of them has is a compile error as well. */
export type Words = RulebookWords<ChapterKey, RuleId, keyof (typeof en)['rulings']>;

/** By rule, words in which readers ask for it, only for the search. */
export type Asked = Readonly<Partial<Record<RuleId | 'alike' | 'unruled', string>>>;
