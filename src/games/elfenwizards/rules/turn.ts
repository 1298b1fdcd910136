/** Whose decision it is: one loop for all phases. EW-T1, EW-T2. */
import type { Seat } from '../../../kernel/game.js';
import { tableWith } from '../immutable.js';
import {
  FRESH_GO,
  acting,
  actor,
  addFacts,
  playerOrder,
  withFacts,
  withGo,
  withPlayer,
  withoutHead,
} from '../queries.js';
import type { RuleId } from '../ledger.js';
import type { Fact, Refusal, Table } from '../table.js';

/** How a phase finds the next player who has a decision. */
export interface Phase {
  /** What the phase says when it begins. */
  readonly begins: (table: Table) => readonly Fact[];
  /** Whether the player at the head of the queue has a decision; one who has none goes without being asked. */
  readonly mayAct: (table: Table, seat: Seat) => boolean;
  /** What is said of a player who goes without being asked. */
  readonly skips?: (seat: Seat) => Fact;
  /** Who still goes, where that follows from the table; else everybody in player order. */
  readonly queue?: (table: Table) => readonly Seat[];
  /** The rules by which this phase does what another does by these. */
  readonly rules?: Readonly<Partial<Record<RuleId, RuleId>>>;
}

/** What was done, told by the phase's own rules. */
export const toldBy = (phase: Phase, table: Table): Table =>
  phase.rules
    ? withFacts(table, ...table.last.map((fact) => ({ ...fact, rule: phase.rules![fact.rule] ?? fact.rule })))
    : table;

/** Begins a phase with the first player in order who has a decision. */
export function enter(table: Table, phase: Phase, facts: readonly Fact[] = []): Table {
  const queue = (phase.queue ?? playerOrder)(table);
  return advance(withFacts(tableWith(table, { queue, go: FRESH_GO }), ...facts, ...phase.begins(table)), phase);
}

/** On to the next player who has a decision; an empty queue ends the phase. */
export function advance(before: Table, phase: Phase): Table {
  let table = before;
  if (phase.queue) {
    const queue = phase.queue(table);
    table = tableWith(table, { queue, go: queue[0] === table.queue[0] ? table.go : FRESH_GO });
  }
  while (table.queue.length > 0 && !phase.mayAct(table, table.queue[0]!)) table = leave(table, phase);
  return table;
}

/** The head of the queue goes; dice that bought something come back (EW-9.2). */
function leave(table: Table, phase: Phase): Table {
  const seat = acting(table)!;
  const { go } = table;
  const next = go.using.length > 0 ? withDiceBack(table) : table;
  const gone = withoutHead(next);
  // Where anybody is skipped, whoever was asked has rolled or gone to the back of the queue.
  return phase.skips && !go.rolled ? addFacts(gone, phase.skips(seat)) : gone;
}

/** The dice in use come back in front of their player. EW-4.3, EW-9.2. */
export function withDiceBack(table: Table): Table {
  const seat = acting(table)!;
  const { using: dice, removed } = table.go;
  const [rule, from] = removed > 0 ? (['EW-9.2', 'grey'] as const) : (['EW-4.3', 'minor'] as const);
  const next = withPlayer(withGo(table, { using: [] }), seat, {
    front: actor(table).front + dice.length,
  });
  return addFacts(next, { rule, code: 'diceBack', params: { seat, dice, from, to: `front:${seat}` } });
}

/** EW-T2. */
export const notYourTurn = (table: Table): Refusal => ({
  rule: 'EW-T2',
  code: 'notYourTurn',
  params: { seat: acting(table) ?? null },
});

/** Options for the seat that goes; none when nobody does. */
export const onlyActor = <A>(table: Table, options: (seat: Seat) => readonly A[]): readonly A[] => {
  const seat = acting(table);
  return seat === undefined ? [] : options(seat);
};
