'use deferred';
/** Selects the facts worth a sentence. */
import type { Fact } from '../../../kernel/game.js';

/** Facts that others told with them imply. */
const QUIET = new Set(['turnedUp', 'phase.drawTokens', 'travels', 'earned', 'noDraws', 'pay', 'score', 'towns']);
export function told(facts: readonly Fact[]): readonly Fact[] {
  const [gold, ...more] = facts.filter(({ code }) => code === 'goldTurnedUp');
  const news = facts.filter((fact) => !QUIET.has(fact.code) && !more.includes(fact));
  // Repeated gold is one sentence with its number.
  return news.map((fact) => (fact === gold ? { ...gold, params: { ...gold.params, cards: 1 + more.length } } : fact));
}
