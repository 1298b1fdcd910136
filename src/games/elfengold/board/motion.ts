/** The motion for a fact: the piece that moves, from where and to where; and the duration of a step. */
import type { Fact } from '../../../kernel/game.js';
import type { PieceMotion } from '../../../game-ui/game-ui.js';

export function motion({ code, params = {} }: Fact): PieceMotion | undefined {
  const { seat, from, to, road, token, face, card } = params as Record<string, string>;
  switch (code) {
    case 'travel':
    case 'fly':
      return { piece: `boot${seat}`, from: from!, to: to! };
    case 'place':
      return { piece: 'token', from: `token:${token}:${face}`, to: road!, how: 'fade' };
    case 'add':
    case 'swap':
      return { piece: 'token', to: to!, how: 'fade' };
    case 'draw':
      return { piece: 'card', from: 'pile', to: `card:${card}`, how: 'flip' };
    case 'turnedUp':
      return { piece: 'card', from: 'pile', to: to!, how: 'flip' };
    case 'laidOut':
      return { piece: 'token', to: 'lot:', how: 'tumble' };
    case 'show':
      return { piece: 'token', to: 'token:', how: 'fade' };
    default:
      return undefined;
  }
}

/** Milliseconds for which a step is shown. Facts not listed take none. */
const PACE: Readonly<Record<string, number>> = {
  take: 350,
  draw: 400,
  'draw.unseen': 350,
  takeGold: 700,
  goldDrawn: 700,
  income: 700,
  show: 450,
  laidOut: 900,
  bid: 330,
  passBid: 220,
  sold: 900,
  cannotPay: 1400,
  unsold: 500,
  place: 700,
  add: 600,
  swap: 800,
  passPlacing: 250,
  travels: 300,
  travel: 500,
  fly: 600,
  caravan: 350,
  pay: 220,
  stays: 500,
  stops: 400,
  discard: 250,
  coins: 600,
  twoCards: 400,
  boardCleared: 700,
  nextFirst: 500,
  wins: 900,
  shared: 900,
};
export const duration = (facts: readonly Fact[]): number => Math.max(0, ...facts.map(({ code }) => PACE[code] ?? 0));

/** The anchors that a fact changes. */
export function changed({ code, params = {} }: Fact): readonly string[] {
  const { to, from, road } = params as Record<string, string>;
  if (code === 'travel' || code === 'fly') return [to!];
  if (code === 'swap') return [from!, to!];
  if (code === 'place' || code === 'add') return [road!];
  if (code === 'turnedUp' || code === 'takesPiece') return [code === 'takesPiece' ? from! : to!];
  // Shows the reader what is for sale: on a phone it is below the map.
  if (code === 'laidOut' || code === 'bid') return ['lot:0'];
  if (code === 'goldTurnedUp' || code === 'goldDrawn') return ['goldPile'];
  return [];
}
