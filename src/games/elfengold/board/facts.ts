/** How each fact is shown while it happens: for how long, which piece moves, what it changed, and whether it is told. */
import { shownFacts, type ShownFact } from '../../../kit/board.js';

const goes: Omit<ShownFact, 'ms'> = {
  motion: ({ seat, from, to }) => ({ piece: `boot${seat}`, from: from!, to: to! }),
  changed: ({ to }) => [to!],
};
const appears: ShownFact['motion'] = ({ to }) => ({ piece: 'token', to: to!, how: 'fade' });
const onRoad: ShownFact['changed'] = ({ road }) => [road!];
/** Shows the reader what is for sale: on a phone it is below the map. */
const onBlock: ShownFact['changed'] = () => ['lot:0'];
const inGold: ShownFact['changed'] = () => ['goldPile'];

export const { motion, changed, duration, isTold } = shownFacts({
  income: { ms: 700 },
  take: { ms: 350 },
  draw: { ms: 400, motion: ({ card }) => ({ piece: 'card', from: 'pile', to: `card:${card}`, how: 'flip' }) },
  'draw.unseen': { ms: 350 },
  turnedUp: {
    motion: ({ to }) => ({ piece: 'card', from: 'pile', to: to!, how: 'flip' }),
    changed: ({ to }) => [to!],
    untold: true,
  },
  takeGold: { ms: 700 },
  goldTurnedUp: { changed: inGold },
  goldDrawn: { ms: 700, changed: inGold },
  show: { ms: 450, motion: () => ({ piece: 'token', to: 'token:', how: 'fade' }) },
  laidOut: { ms: 900, motion: () => ({ piece: 'token', to: 'lot:', how: 'tumble' }), changed: onBlock },
  bid: { ms: 330, changed: onBlock },
  passBid: { ms: 220 },
  sold: { ms: 900 },
  cannotPay: { ms: 1400 },
  unsold: { ms: 500 },
  place: {
    ms: 700,
    motion: ({ token, face, road }) => ({ piece: 'token', from: `token:${token}:${face}`, to: road!, how: 'fade' }),
    changed: onRoad,
  },
  add: { ms: 600, motion: appears, changed: onRoad },
  swap: { ms: 800, motion: appears, changed: ({ from, to }) => [from!, to!] },
  passPlacing: { ms: 250 },
  travels: { ms: 300, untold: true },
  travel: { ms: 500, ...goes },
  fly: { ms: 600, ...goes },
  caravan: { ms: 350 },
  pay: { ms: 220, untold: true },
  takesPiece: { changed: ({ from }) => [from!] },
  stays: { ms: 500 },
  stops: { ms: 400 },
  discard: { ms: 250 },
  coins: { ms: 600 },
  twoCards: { ms: 400 },
  boardCleared: { ms: 700 },
  nextFirst: { ms: 500 },
  wins: { ms: 900 },
  shared: { ms: 900 },
  'phase.drawTokens': { untold: true },
  earned: { untold: true },
  noDraws: { untold: true },
  score: { untold: true },
  towns: { untold: true },
});
