/** How each fact is shown while it happens: for how long, which piece moves, and whether it is told. */
import type { Fact } from '../../../kit/index.js';
import { shownFacts, type ShownFact } from '../../../kit/board.js';

/** A prefix of anchor ids, for pieces of which the fact does not contain the full id. */
const begins = (anchor: string): string => `${anchor}:`;

const tumbles: ShownFact['motion'] = () => ({ piece: 'die', to: begins('rolled'), how: 'tumble' });
const walks: ShownFact['motion'] = ({ from, to }) => ({ piece: 'mage', from: from!, to: to! });
const returns: ShownFact['motion'] = ({ rank, seat, to }) => ({
  piece: 'mage',
  from: begins(`defeated:${rank}:${seat}`),
  to: to!,
});

export const { motion, duration, isTold } = shownFacts({
  roll: { ms: 450, motion: tumbles },
  reroll: { ms: 450, motion: tumbles },
  payReroll: { motion: ({ from, seat }) => ({ piece: 'token', from: from!, to: `spent:${seat}` }) },
  place: {
    ms: 260,
    motion: ({ die, to, seat }) => ({ piece: 'die', from: `rolled:${die}`, to: `die:${to}:${seat}:${die}` }),
  },
  favour: {
    ms: 380,
    motion: ({ die, from, seat, to }) =>
      die === 'minor'
        ? { piece: 'token', from: from!, to: to! }
        : { piece: 'die', from: `die:${from}:${seat}:${die}`, to: to! },
  },
  mark: {
    ms: 400,
    motion: ({ from, seat, to }) => ({ piece: 'token', from: from === 'minor' ? `spent:${seat}` : from!, to: to! }),
  },
  retire: { ms: 400, motion: walks },
  rises: { motion: walks },
  defeated: {
    motion: ({ from, rank, seat }) => ({ piece: 'mage', from: from!, to: begins(`defeated:${rank}:${seat}`) }),
  },
  promote: { ms: 400, motion: returns },
  demote: { ms: 400, motion: returns },
  remove: { ms: 300 },
  recover: { ms: 300, motion: ({ seat, to }) => ({ piece: 'token', from: `spent:${seat}`, to: to! }) },
  awarded: { ms: 1100 },
  vacantTie: { ms: 1100 },
  vacantNoPoints: { ms: 700 },
  vacantAlone: { ms: 700 },
  boxTwo: { ms: 1000 },
  boxOne: { ms: 900 },
  boxTieBoth: { ms: 1100 },
  boxTieFirst: { ms: 1100 },
  boxTieSecond: { ms: 1100 },
  boxNoPoints: { ms: 400 },
  score: { ms: 900 },
  use: { untold: true },
  useGrey: { untold: true },
  putBack: { untold: true },
  putBackGrey: { untold: true },
  diceBack: { untold: true },
  done: { untold: true },
  twoPlaced: { untold: true },
  onePlaced: { untold: true },
  recoveredAll: { untold: true },
  noneVacant: { untold: true },
  stay: { untold: true },
  wasted: { untold: true },
  'phase.recover': { untold: true },
  'phase.recoverAgain': { untold: true },
  'phase.promote': { untold: true },
  'phase.demote': { untold: true },
  'phase.removeGrey': { untold: true },
});

/** What is scored begins with the highest titles, which decide most: a board that scrolls shows these. */
export const changed = ({ code, params = {} }: Fact): string[] =>
  code === 'score'
    ? ['H']
    : [params['to'], params['title'], ...[params['candidates']].flat()].filter((id) => typeof id === 'string');
