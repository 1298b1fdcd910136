/** Which seat acts: one loop for all phases. EW-T1, EW-T2. */
import { acting, actor, type Seat } from '../../../kit/index.js';
import { tableWith } from '../immutable.js';
import { addFacts, withFacts, withGo, withPlayer, withoutHead } from '../changes.js';
import { FRESH_GO, playerOrder } from '../queries.js';
import type { RuleId } from '../ledger.js';
import type { Fact, Table } from '../table.js';

/** A phase, and how it finds the next player with a decision. */
export interface Phase {
  /** The facts at the beginning of the phase. */
  readonly begins: (table: Table) => readonly Fact[];
  /** Whether the seat at the head of the queue has a decision; otherwise it is skipped. */
  readonly mayAct: (table: Table, seat: Seat) => boolean;
  /** The fact for a skipped seat. */
  readonly skips?: (seat: Seat) => Fact;
  /** The seats still to act, in phases where these follow from the table. Default: all, in player order. */
  readonly queue?: (table: Table) => readonly Seat[];
  /** Replaces the rule ids in facts of shared verbs by those of this phase. */
  readonly rules?: Readonly<Partial<Record<RuleId, RuleId>>>;
}

/** The table with its last facts under the rule ids of the phase. */
export const withRulesOf = (phase: Phase, table: Table): Table =>
  phase.rules
    ? withFacts(table, ...table.last.map((fact) => ({ ...fact, rule: phase.rules![fact.rule] ?? fact.rule })))
    : table;

/** Begins a phase with the first seat in order that has a decision. */
export function enter(table: Table, phase: Phase, facts: readonly Fact[] = []): Table {
  const queue = (phase.queue ?? playerOrder)(table);
  return advance(withFacts(tableWith(table, { queue, go: FRESH_GO }), ...facts, ...phase.begins(table)), phase);
}

/** Advances to the next seat that has a decision; an empty queue ends the phase. */
export function advance(before: Table, phase: Phase): Table {
  let table = before;
  if (phase.queue) {
    const queue = phase.queue(table);
    table = tableWith(table, { queue, go: queue[0] === table.queue[0] ? table.go : FRESH_GO });
  }
  while (table.queue.length > 0 && !phase.mayAct(table, table.queue[0]!)) table = leave(table, phase);
  return table;
}

/** Skips the seat at the head of the queue; dice that have bought something return (EW-9.2). */
function leave(table: Table, phase: Phase): Table {
  const seat = acting(table)!;
  const { go } = table;
  const next = go.using.length > 0 ? withDiceBack(table) : table;
  const gone = withoutHead(next);
  // In phases with a fact for skipping, a seat that has acted has rolled, or is at the back of the queue. So this seat has
  // not acted.
  return phase.skips && !go.rolled ? addFacts(gone, phase.skips(seat)) : gone;
}

/** EW-4.3, EW-9.2: the dice in use return to their player's front. */
export function withDiceBack(table: Table): Table {
  const seat = acting(table)!;
  const { using: dice, removed } = table.go;
  const [rule, from] = removed > 0 ? (['EW-9.2', 'grey'] as const) : (['EW-4.3', 'minor'] as const);
  const next = withPlayer(withGo(table, { using: [] }), seat, {
    front: actor(table).front + dice.length,
  });
  return addFacts(next, { rule, code: 'diceBack', params: { seat, dice, from, to: `front:${seat}` } });
}
