/** The chapters of the rulebook, and what its words have to cover. */
import type { RulebookWords } from '../../../kit/board.js';
import { CHAPTERS, type RuleId } from '../ledger.js';
import type { en } from './en.js';

export { CHAPTERS };

type ChapterKey = (typeof CHAPTERS)[number]['key'];

/** The words of the rulebook in English. A missing rule is a compile error. */
export type English = RulebookWords<ChapterKey, RuleId, never>;
/** The same in another language: a ruling that only one of them has is a compile error as well. */
export type Words = RulebookWords<ChapterKey, RuleId, keyof (typeof en)['rulings']>;

/** By rule, words in which readers ask for it, only for the search. */
export type Asked = Readonly<Partial<Record<RuleId | 'alike' | 'unruled', string>>>;
