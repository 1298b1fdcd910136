/** The rules of all verbs of Elfengold. */
import { inTurn, type Rule } from '../../../kit/index.js';
import type { Move, Refusal, Table } from '../table.js';
import { bid } from './auction.js';
import { draw, take, takeGold } from './drawing.js';
import { done, giveBack } from './ending.js';
import { collect, discard } from './income.js';
import { bypass, fly, pay, stop, travel } from './journey.js';
import { pass } from './passing.js';
import { add, decline, place, swap } from './placing.js';
import { show } from './tokens.js';

export const rules = inTurn<Table, Move>('EG-T1', {
  take,
  draw,
  takeGold,
  show,
  bid,
  pass,
  place,
  add,
  swap,
  decline,
  travel,
  bypass,
  fly,
  pay,
  stop,
  discard,
  collect,
  giveBack,
  done,
});

const ruleOf = ({ type }: Move): Rule<Table, Move> => rules[type];
/** Why a move is not allowed, for any verb; `undefined` if it is. */
export const refuse = (table: Table, move: Move): Refusal | undefined =>
  ruleOf(move).refuse(table, move) as Refusal | undefined;
export const apply = (table: Table, move: Move): Table => ruleOf(move).apply(table, move);
