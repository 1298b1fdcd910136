/** Fanorona on 25 points: a piece captures by moving towards a line of enemy pieces, or away from it, and may go on. */
import { allowed, defineChart, defineGame, grid, int, inTurn, list, nullable, oneOf, shape } from 'playable-rules/kit';
import type { Fact, MoveOf, Moves, Params, Table as AnyTable } from 'playable-rules/kit';

export const GRID = grid(5, 5);
const POINTS = GRID.ids;
/** Towards the line that is captured, away from it, or without a capture. */
const WAYS = ['towards', 'away', 'quietly'] as const;
/** The game ends after so many moves in a row that capture nothing. */
const QUIET = 20;

export interface Table extends AnyTable {
  /** The seat whose piece stands on each of `POINTS`. */
  readonly board: readonly (0 | 1 | null)[];
  readonly turn: 0 | 1;
  /** The points on which a capturing piece has stood in this turn; empty before its first capture. */
  readonly trail: readonly string[];
  readonly quiet: number;
}
export type Move = Moves<{ go: { from: string; to: string; way: (typeof WAYS)[number] }; stop: object }>;
type Go = MoveOf<Move, 'go'>;
type Rule = 'FN-1' | 'FN-2' | 'FN-3' | 'FN-4' | 'FN-5';
const fact = (rule: Rule, code: string, params: Params = {}): Fact => ({ rule, code, params });

/** The points that a line joins to this one: diagonals leave every other point. */
export const joined = (point: string): readonly string[] => {
  const [x, y] = GRID.cell(point);
  return (x + y) % 2 === 0 ? GRID.around(point) : GRID.beside(point);
};
const pieceOn = ({ board }: Pick<Table, 'board'>, point: string) => board[POINTS.indexOf(point)];

/** The enemy pieces that a move takes: the unbroken line in front of it or behind it. */
function taken(table: Table, { from, to, way }: Go): readonly string[] {
  if (way === 'quietly') return [];
  const line = way === 'towards' ? GRID.beyond(from, to) : GRID.beyond(to, from);
  const gap = line.findIndex((point) => pieceOn(table, point) !== 1 - table.turn);
  return gap < 0 ? line : line.slice(0, gap);
}
/** Why a piece may not go there, whatever it captures. */
function barred(table: Table, { from, to }: Go): Fact | undefined {
  const { turn, trail } = table;
  if (trail.length > 0 && from !== trail.at(-1)) return fact('FN-4', 'other', { point: trail.at(-1)! });
  if (pieceOn(table, from) !== turn) return fact('FN-1', 'none', { point: from });
  if (pieceOn(table, to) !== null || !joined(from).includes(to)) return fact('FN-1', 'line', { point: to });
  if (trail.includes(to)) return fact('FN-4', 'again', { point: to });
  const isStraight = trail.length > 1 && GRID.beyond(trail.at(-2)!, from)[0] === to;
  return isStraight ? fact('FN-4', 'straight') : undefined;
}
/** Where the seat in turn may go, `way` apart. */
const goings = (table: Table, way: Go['way']): Go[] =>
  (table.trail.length > 0 ? table.trail.slice(-1) : POINTS.filter((point) => pieceOn(table, point) === table.turn))
    .flatMap((from) => joined(from).map((to): Go => ({ type: 'go', seat: table.turn, from, to, way })))
    .filter((move) => !barred(table, move));
const captures = (table: Table): Go[] =>
  [...goings(table, 'towards'), ...goings(table, 'away')].filter((move) => taken(table, move).length > 0);
const passed = (table: Table): Table => ({ ...table, turn: table.turn === 0 ? 1 : 0, trail: [] });

const rules = inTurn<Table, Move>('FN-1', {
  go: {
    options: (table) => (captures(table).length > 0 ? captures(table) : goings(table, 'quietly')),
    refuse(table, move) {
      const why = barred(table, move);
      if (why) return why;
      if (move.way === 'quietly') return captures(table).length > 0 ? fact('FN-3', 'must') : undefined;
      return taken(table, move).length > 0 ? undefined : fact('FN-2', 'nobody');
    },
    apply(table, move) {
      const { seat, from, to } = move;
      const gone = taken(table, move);
      const board = table.board.map((piece, i) => {
        const point = POINTS[i]!;
        return point === to ? table.turn : point === from || gone.includes(point) ? null : piece;
      });
      if (gone.length === 0)
        return passed({ ...table, board, quiet: table.quiet + 1, last: [fact('FN-1', 'step', { seat, from, to })] });
      const trail = [...(table.trail.length > 0 ? table.trail : [from]), to];
      const last = [fact('FN-2', 'capture', { seat, from, to, points: gone, count: gone.length })];
      const after = { ...table, board, trail, quiet: 0, last };
      return captures(after).length > 0 ? after : passed(after);
    },
  },
  stop: {
    options: (_table, seat) => [{ type: 'stop', seat }],
    apply: (table, { seat }) => passed({ ...table, last: [fact('FN-4', 'stop', { seat })] }),
  },
});

export const pieces = ({ board }: Pick<Table, 'board'>) => [0, 1].map((seat) => board.filter((p) => p === seat).length);
const isOver = (table: Table) =>
  pieces(table).includes(0) ||
  table.quiet >= QUIET ||
  (table.trail.length === 0 && goings(table, 'quietly').length === 0);

export const game = defineGame<Table, Move>({
  id: 'fanorona',
  players: [2, 2],
  seats: ['white', 'black'],
  order: { phase: 'FN-4', turn: 'FN-1' },
  rules,
  machine: defineChart(rules, {
    id: 'fanorona',
    guards: { isOver, goesOn: ({ trail }) => trail.length > 0, isDone: ({ trail }) => trail.length === 0 },
    actions: {},
    initial: 'moving',
    states: {
      moving: {
        meta: { rules: ['FN-1', 'FN-2', 'FN-3'] },
        on: { go: allowed() },
        always: [
          { guard: 'isOver', target: 'over' },
          { guard: 'goesOn', target: 'goingOn' },
        ],
      },
      goingOn: {
        meta: { rules: ['FN-4'] },
        on: { go: allowed(), stop: allowed() },
        always: { guard: 'isDone', target: 'moving' },
      },
      over: { type: 'final', meta: { rules: ['FN-5'] } },
    },
  }),
  fields: { go: { from: POINTS, to: POINTS, way: WAYS }, stop: {} },
  setup: ({ rng, options }) => ({
    ...{ rng, options, last: [], turn: 0, trail: [], quiet: 0 },
    board: [...'00000'.repeat(2), ...'10 10', ...'11111'.repeat(2)].map((c) => (c === ' ' ? null : c === '0' ? 0 : 1)),
  }),
  points: pieces,
  table: shape({
    board: list(nullable(oneOf([0, 1] as const)), 25, 25),
    turn: oneOf([0, 1] as const),
    trail: list(oneOf(POINTS), 0, 25),
    quiet: int(0, QUIET - 1),
  }),
  violation(table, phase) {
    const { trail, turn, quiet } = table;
    if (pieces(table).some((n) => n > 12)) return 'board';
    const isWay = trail.every(
      (point, n) =>
        trail.indexOf(point) === n &&
        pieceOn(table, point) === (n === trail.length - 1 ? turn : null) &&
        (n === 0 || joined(trail[n - 1]!).includes(point)),
    );
    const isOn = phase === 'goingOn' && trail.length > 1 && quiet === 0 && captures(table).length > 0;
    if (!isWay || !(isOn || (phase === 'moving' && trail.length === 0))) return 'trail';
    return isOver(table) ? 'turn' : undefined;
  },
  faults: {
    board: 'Each has at most 12 pieces.',
    trail: 'The trail is that of a piece which captured and can capture again.',
    turn: 'Who is to move can.',
  },
});
