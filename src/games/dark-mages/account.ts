/** The account of the last attack: what the band beside the board shows of it. */
import type { Fact, Move, Table, Target } from './table.js';
import { enemyTarget } from './targets.js';

const isUnderWay = ({ attack, strike, choice }: Table): boolean =>
  attack !== null || strike !== null || choice !== null;
const ofDice = ({ params }: Fact): boolean => params?.['dice'] !== undefined;

/**
 * Facts name an enemy by its number, which is reused after it has left. As facts are told later too, each stores the
 * enemy's card.
 */
function withFoes({ enemies }: Table, after: Table): Table {
  const all = new Map([...enemies, ...after.enemies].map(({ number, card }) => [enemyTarget(number), card]));
  if (all.size === 0) return after;
  const last = after.last.map((fact): Fact => {
    const { target, receiver, attacker, targets } = fact.params ?? {};
    const named = [target, receiver, attacker, ...(Array.isArray(targets) ? (targets as Target[]) : [])] as Target[];
    const foes = Object.fromEntries(named.flatMap((name) => (all.has(name) ? [[name, all.get(name)!]] : [])));
    return Object.keys(foes).length > 0 ? { ...fact, params: { ...fact.params, foes } } : fact;
  });
  return { ...after, last };
}

/** Moves that end an attack or a turn: the outcome of the attack stays visible until the next player begins. */
const ENDINGS: readonly Move['type'][] = ['endAttack', 'keep'];

/**
 * Updates the account of the last attack. Each step of an attack under way is added; a move, an enemy's strike, or dice
 * that no move rolled begin a new account. Everybody has seen all of it: cards drawn are no part of an attack.
 */
export function withAccount(before: Table, bare: Table, move?: Move['type']): Table {
  const after = withFoes(before, bare);
  const { last } = after;
  const strikes = before.strike === null && after.strike !== null;
  if (isUnderWay(before) && !strikes) return { ...after, account: [...before.account, ...last] };
  const begins = strikes || (move !== undefined && !ENDINGS.includes(move)) || last.some(ofDice);
  return begins ? { ...after, account: last } : after;
}
