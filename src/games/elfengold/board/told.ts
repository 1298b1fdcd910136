'use deferred';
/** What is worth a sentence of what has happened. */
import type { Fact } from '../../../kernel/game.js';

/** What is no news beside what is told with it. */
const QUIET = new Set(['turnedUp', 'phase.drawTokens', 'travels', 'earned', 'noDraws', 'pay', 'score', 'towns']);
export function told(facts: readonly Fact[]): readonly Fact[] {
  const [gold, ...more] = facts.filter(({ code }) => code === 'goldTurnedUp');
  const news = facts.filter((fact) => !QUIET.has(fact.code) && !more.includes(fact));
  // Gold after gold is one sentence with its number.
  return news.map((fact) => (fact === gold ? { ...gold, params: { ...gold.params, cards: 1 + more.length } } : fact));
}
