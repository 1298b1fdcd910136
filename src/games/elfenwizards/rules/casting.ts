/** Phases 2 and 3: rolling dice and placing them. EW-2.1 to EW-3.4. */
import { acting, actor, draw, type MoveOf } from '../../../kit/index.js';
import { tableWith } from '../immutable.js';
import { SPELL_BOXES } from '../map.js';
import { withBox, withFacts, withGo, withPlayer, withoutHead } from '../changes.js';
import { faces, minus, plus } from '../queries.js';
import type { Face, Fact, Move, RuleOf, Table } from '../table.js';
import type { Phase } from './turn.js';

/** Rolls `count` dice for the acting seat. */
function rolled(table: Table, count: number): { table: Table; dice: Face[] } {
  const { values, rng } = draw(table.rng, count, 1, 6);
  const dice = (values as Face[]).sort((a, b) => a - b);
  return { table: withPlayer(tableWith(table, { rng }), acting(table)!, { front: 0, rolled: dice }), dice };
}

/** EW-2.1, EW-3.1: roll all dice in front. */
export const roll: RuleOf<'roll'> = {
  options: (table, seat) => [{ type: 'roll', seat }],
  refuse(table) {
    if (table.go.rolled) return { rule: 'EW-3.2', code: 'alreadyRolled' };
    return undefined;
  },
  apply(before, { seat }) {
    const { table, dice } = rolled(before, actor(before).front);
    return withFacts(withGo(table, { rolled: true }), { rule: 'EW-2.1', code: 'roll', params: { seat, dice } });
  },
};

/** EW-3.2, EW-3.3: pay one Minor Spell and roll all remaining dice again, once, before any is placed. */
export const reroll: RuleOf<'reroll'> = {
  options: (table, seat) => [{ type: 'reroll', seat }],
  refuse(table) {
    if (!table.go.rolled) return { rule: 'EW-3.1', code: 'rollFirst' };
    if (table.go.rerolled) return { rule: 'EW-3.2', code: 'rerolledOnce' };
    if (table.go.placed > 0) return { rule: 'EW-3.2', code: 'rerollBeforePlacing' };
    if (actor(table).reserve === 0) return { rule: 'EW-3.2', code: 'noMinorSpell' };
    return undefined;
  },
  apply(before, { seat }) {
    const { reserve, spent, rolled: dice } = actor(before);
    const paid = withPlayer(before, seat, { reserve: reserve - 1, spent: spent + 1 });
    const again = rolled(paid, dice.length);
    return withFacts(
      withGo(again.table, { rerolled: true }),
      { rule: 'EW-3.2', code: 'payReroll', params: { seat, from: `reserve:${seat}`, to: 'minor' } },
      { rule: 'EW-3.3', code: 'reroll', params: { seat, dice: again.dice } },
    );
  },
};

/** EW-2.2, EW-3.4: place one die in a box. */
export const place: RuleOf<'place'> = {
  options: (table, seat) => {
    const moves: MoveOf<Move, 'place'>[] = [];
    for (const die of faces(actor(table).rolled))
      for (const box of SPELL_BOXES) moves.push({ type: 'place', seat, die, box });
    return moves;
  },
  refuse(table, { die }) {
    if (!table.go.rolled) return { rule: 'EW-2.1', code: 'rollFirst' };
    if (!actor(table).rolled.includes(die)) return { rule: 'EW-2.3', code: 'noSuchDie', params: { die } };
    return undefined;
  },
  apply(table, { seat, die, box }) {
    const player = actor(table);
    const next = withBox(table, seat, box, plus(player.boxes[box], die), { rolled: minus(player.rolled, die) });
    const fact: Fact = { rule: 'EW-2.2', code: 'place', params: { seat, die, from: `front:${seat}`, to: box } };
    return withFacts(withGo(next, { placed: table.go.placed + 1 }), fact);
  },
};

/** EW-2.2: stop placing in phase 2; the remaining dice are rolled again in phase 3. */
export const hold: RuleOf<'hold'> = {
  options: (table, seat) => [{ type: 'hold', seat }],
  refuse(table) {
    if (!table.go.rolled) return { rule: 'EW-2.1', code: 'rollFirst' };
    return undefined;
  },
  apply(table, { seat }) {
    const { rolled } = actor(table);
    const next = withPlayer(table, seat, { front: rolled.length, rolled: [] });
    return withFacts(withoutHead(next), { rule: 'EW-2.2', code: 'hold', params: { seat, count: rolled.length } });
  },
};

const hasDice = ({ players }: Table, seat: number): boolean =>
  players[seat]!.front > 0 || players[seat]!.rolled.length > 0;

/** Phase 2: casting with all dice in front. */
export const casting: Phase = {
  begins: () => [{ rule: 'EW-2.1', code: 'phase.cast' }],
  mayAct: hasDice,
  skips: (seat) => ({ rule: 'EW-2.1', code: 'noDice', params: { seat } }),
};
/** Phase 3: casting the dice not placed in phase 2. */
export const castingRest: Phase = {
  begins: () => [{ rule: 'EW-3.1', code: 'phase.castRest' }],
  mayAct: hasDice,
  skips: (seat) => ({ rule: 'EW-3.1', code: 'noDice', params: { seat } }),
  rules: { 'EW-2.1': 'EW-3.1', 'EW-2.2': 'EW-3.4' },
};
