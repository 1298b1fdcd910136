/** The fields of each verb's moves, in the order of the notation, with all their values. */
import type { Fields } from '../../kit/index.js';
import { HIGHEST_BID, MEANS, ROADS, TOKENS, TOWNS, TRANSPORTS, TRAVEL_CARDS } from './map.js';
import { FACES, type Move } from './table.js';

export const fields: Fields<Move> = {
  take: { card: TRAVEL_CARDS },
  draw: {},
  takeGold: {},
  show: { token: TOKENS },
  bid: { amount: Array.from({ length: HIGHEST_BID }, (_, i) => i + 1) },
  pass: {},
  place: { token: TOKENS, face: FACES, road: ROADS },
  add: { token: TRANSPORTS, face: FACES },
  swap: { give: TRANSPORTS, take: TRANSPORTS, road: ROADS },
  decline: {},
  travel: { road: ROADS, by: MEANS },
  bypass: { road: ROADS, by: MEANS },
  fly: { town: TOWNS },
  pay: { card: TRAVEL_CARDS },
  stop: {},
  discard: { card: TRAVEL_CARDS },
  collect: { as: ['coins', 'cards'] },
  giveBack: { token: TOKENS, face: FACES },
  done: {},
};
