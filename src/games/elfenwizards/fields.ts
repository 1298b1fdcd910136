/** The fields of each verb's moves, in the order of the notation, with all their values. */
import type { Fields } from '../../kit/index.js';
import { BOXES, DEFEATED, MOST_GREY, PAWNS, SPELL_BOXES, TITLES } from './map.js';
import { FACES, type Move } from './table.js';

/** Every place for a mage: titles, and the places of the Magic User boxes. */
const PLACES = [...TITLES, ...BOXES.flatMap((box) => Array.from({ length: PAWNS }, (_, i) => `${box}${i + 1}`))];
const GREY = Array.from({ length: MOST_GREY + 1 }, (_, i) => i);

export const fields: Fields<Move> = {
  mark: { from: ['reserve', 'box'] },
  retire: { to: BOXES },
  roll: {},
  reroll: {},
  place: { die: FACES, box: SPELL_BOXES },
  hold: {},
  use: { die: FACES },
  putBack: {},
  recover: {},
  takeBack: { die: FACES },
  favour: { spell: [...FACES, 'minor'], mage: PLACES },
  pass: {},
  promote: { rank: DEFEATED, grey: GREY, to: TITLES },
  demote: { rank: DEFEATED, grey: GREY, to: BOXES },
  useGrey: { die: FACES },
  putBackGrey: {},
  remove: { mage: PLACES },
  takeBackGrey: { die: FACES },
  done: {},
  doneGrey: {},
};
