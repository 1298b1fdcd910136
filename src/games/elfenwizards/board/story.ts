/** How a step is shown while it happens: the facts told, the anchors highlighted, and the duration. */
import type { Fact } from '../../../kernel/game.js';
import type { Text } from '../../../i18n/text.js';

/** Milliseconds for which a step is shown. Facts not listed take none. */
const PACE: Readonly<Record<string, number>> = {
  roll: 450,
  reroll: 450,
  place: 260,
  favour: 380,
  mark: 400,
  retire: 400,
  promote: 400,
  demote: 400,
  remove: 300,
  recover: 300,
  awarded: 1100,
  vacantTie: 1100,
  vacantNoPoints: 700,
  vacantAlone: 700,
  boxTwo: 1000,
  boxOne: 900,
  boxTieBoth: 1100,
  boxTieFirst: 1100,
  boxTieSecond: 1100,
  boxNoPoints: 400,
  score: 900,
};

/** Facts that are not told while they happen, because others imply them. */
const UNTOLD = new Set([
  'use',
  'useGrey',
  'putBack',
  'putBackGrey',
  'diceBack',
  'done',
  'twoPlaced',
  'onePlaced',
  'recoveredAll',
  'noneVacant',
  'bonus',
  'stay',
  'wasted',
  'phase.recover',
  'phase.recoverAgain',
  'phase.promote',
  'phase.demote',
  'phase.removeGrey',
]);
/** Tells of mages that rise before mages that are defeated. */
export const storyFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts
    .filter(({ code }) => !UNTOLD.has(code))
    .toSorted((a, b) => Number(a.code === 'defeated') - Number(b.code === 'defeated'));
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
export const changed = ({ params = {} }: Fact): string[] =>
  [params['to'], params['title'], ...[params['candidates']].flat()].filter((id) => typeof id === 'string');
export const duration = (facts: readonly Fact[]): number => Math.max(0, ...facts.map(({ code }) => PACE[code] ?? 0));
