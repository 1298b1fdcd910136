/** How each fact is shown while it happens: for how long, which piece moves, and whether it is told. */
import type { Fact } from '../../../kit/index.js';
import { shownFacts, type ShownFact } from '../../../kit/board.js';
import { mageTarget } from '../targets.js';
import { BAND, DISCARDS, handPlace, PILE } from './anchors.js';

const played: ShownFact['motion'] = ({ card }) => ({ piece: 'card', from: handPlace(card!), to: BAND });
/** Dice that the band shows: it is brought into sight with them. */
const rolled: Omit<ShownFact, 'ms'> = {
  motion: () => ({ piece: 'die', to: BAND, how: 'tumble' }),
  changed: () => [BAND],
};

const shown = shownFacts({
  cast: { ms: 900, motion: played },
  cantrip: { ms: 900 },
  assault: { ms: 900 },
  dismiss: { ms: 900, motion: played },
  equip: {
    ms: 600,
    motion: ({ card, seat, slot }) => ({
      piece: 'card',
      from: handPlace(card!),
      to: `slot:${mageTarget(Number(seat))}:${slot}`,
    }),
  },
  summon: { ms: 700, motion: ({ card, role }) => ({ piece: 'card', from: handPlace(card!), to: `place:${role}` }) },
  heal: { ms: 900, motion: played },
  drink: { ms: 700, motion: played },
  skill: { ms: 700, motion: played },
  ward: { ms: 700, motion: played },
  use: { ms: 900, motion: played },
  steal: { ms: 900, motion: played },
  discard: { ms: 300, motion: ({ card }) => ({ piece: 'card', from: handPlace(card!), to: DISCARDS }) },
  drew: { motion: ({ card }) => ({ piece: 'card', from: PILE, to: handPlace(card!), how: 'flip' }) },
  attackRoll: { ms: 1300, ...rolled },
  save: { ms: 1200, ...rolled },
  damageDice: { ms: 1300, ...rolled, motion: () => ({ piece: 'damage', to: BAND, how: 'tumble' }) },
  dodge: { ms: 1000, motion: played },
  counterspell: { ms: 1100, motion: played },
  turnedBack: { ms: 1200, motion: played },
  enemyArrives: { ms: 1100, motion: ({ target }) => ({ piece: 'card', from: PILE, to: target!, how: 'flip' }) },
  strikes: { ms: 700 },
  strikeDamage: { ms: 1700, ...rolled },
  dot: { ms: 1100, ...rolled },
  defeated: { ms: 1800 },
  revived: { ms: 1600 },
  turn: { ms: 350 },
  wins: { ms: 800 },
  dealt: { untold: true },
  enemiesAside: { untold: true },
  'phase.preparation': { untold: true },
  mayAnswer: { untold: true },
  mustSave: { untold: true },
  dotSave: { untold: true },
  passes: { untold: true },
  attackGoesOn: { untold: true },
  attackOver: { untold: true },
  discarded: { untold: true },
  fumbleDamage: { untold: true },
  'phase.end': { untold: true },
  keep: { untold: true },
  turnEnds: { untold: true },
});
export const { motion, duration, isTold } = shown;

export const changed = (fact: Fact): string[] => [
  ...shown.changed(fact),
  ...['target', 'receiver', 'attacker']
    .flatMap((name) => (typeof fact.params?.[name] === 'string' ? [fact.params[name]] : []))
    .filter((target) => target !== 'all'),
];
