/** The rules of all verbs of Elfenwizards. */
import { inTurn, type Rule } from '../../../kit/index.js';
import type { Move, Refusal, Table } from '../table.js';
import { hold, place, reroll, roll } from './casting.js';
import { favour, pass } from './competing.js';
import { done, doneGrey, putBack, putBackGrey, recover, remove, takeBack, takeBackGrey, use, useGrey } from './pips.js';
import { mark, retire } from './retiring.js';
import { demote, promote } from './vacancies.js';

export const rules = inTurn<Table, Move>('EW-T2', {
  mark,
  retire,
  roll,
  reroll,
  place,
  hold,
  use,
  putBack,
  recover,
  takeBack,
  favour,
  pass,
  promote,
  demote,
  useGrey,
  putBackGrey,
  remove,
  takeBackGrey,
  done,
  doneGrey,
});

const ruleOf = ({ type }: Move): Rule<Table, Move> => rules[type];
/** Why a move is not allowed, for any verb; `undefined` if it is. */
export const refuse = (table: Table, move: Move): Refusal | undefined =>
  ruleOf(move).refuse(table, move) as Refusal | undefined;
export const apply = (table: Table, move: Move): Table => ruleOf(move).apply(table, move);
