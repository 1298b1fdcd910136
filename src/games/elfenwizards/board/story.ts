/** Selects the facts worth a sentence. */
import type { Fact } from '../../../kit/index.js';
import type { Text } from '../../../kit/board.js';
import { isTold } from './facts.js';

/**
 * Tells of mages that rise before mages that are defeated, of all who can place no more spells in one sentence, and of the
 * Minor Spells left only to those who have any.
 */
export function storyFacts(facts: readonly Fact[]): readonly Fact[] {
  const isWorth = (fact: Fact) => isTold(fact) && (fact.code !== 'bonus' || fact.params!['points'] !== 0);
  const told = facts.filter(isWorth).toSorted((a, b) => Number(a.code === 'defeated') - Number(b.code === 'defeated'));
  const [first, ...others] = told.filter(({ code }) => code === 'autoPass');
  if (others.length === 0) return told;
  const seat = [first!, ...others].map(({ params }) => params!['seat']!);
  return told.flatMap((fact) => (others.includes(fact) ? [] : fact === first ? { ...fact, params: { seat } } : fact));
}
/** Where a seat placed its dice in phase 2 or 3, by boxes, and how many it held back. */
export function movesSummary(facts: readonly Fact[], text: Text): string | undefined {
  const placed = facts.filter(({ code }) => code === 'place').map(({ params = {} }) => params);
  if (placed.length === 0) return undefined;
  const boxes = [...new Set(placed.map(({ to }) => String(to)))];
  const parts = boxes.map((box) =>
    text('go.place', {
      box: text(`spells:${box}`),
      dice: placed.filter(({ to }) => to === box).map(({ die }) => die!),
    }),
  );
  const held = facts.find(({ code }) => code === 'hold');
  return [...parts, ...(held ? [text('go.hold', held.params)] : [])].join(' · ');
}
