/**
 * The values of a position that no piece represents, as numbers and choices; and corrections of values that follow from
 * others.
 */
import type { Seat } from '../../../kit/index.js';
import type { EditorFields, Setting, Text } from '../../../kit/board.js';
import { goWith, playerWith, tableWith } from '../immutable.js';
import { TURNS } from '../map.js';
import { CASTING, QUEUES } from '../position.js';
import { withBox, withGo, withPlayer } from '../changes.js';
import { FRESH_GO, playerOrder } from '../queries.js';
import type { Face, Table } from '../table.js';

/** The points of the turns before this one: `count` entries that add up to `sum`; the last entry takes the difference. */
function scoresOf(scores: readonly number[], count: number, sum = total(scores)): number[] {
  const kept = Array.from({ length: count }, (_, i) => scores[i] ?? 0);
  return count === 0 ? [] : kept.with(-1, kept.at(-1)! + sum - total(kept));
}
const total = (scores: readonly number[]): number => scores.reduce((sum, points) => sum + points, 0);

/**
 * Corrects what follows from the rest of the table: the queue of deciding seats, rolled dice of the acting seat only, one
 * score for each past turn.
 */
export function settled(table: Table, phase: string): Table {
  const queue = QUEUES[phase]?.queue?.(table) ?? table.queue;
  const isCasting = CASTING.includes(phase);
  const players = table.players.map((player, seat) => {
    const isRolled = isCasting && seat === queue[0];
    return playerWith(player, {
      scores: player.scores.length === table.turn - 1 ? player.scores : scoresOf(player.scores, table.turn - 1),
      ...(!isRolled && { front: player.front + player.rolled.length, rolled: [] }),
    });
  });
  const rolled = isCasting && (players[queue[0] ?? -1]?.rolled.length ?? 0) > 0;
  const placed = isCasting && !rolled ? 0 : table.go.placed;
  const go = goWith(table.go, { rolled, rerolled: table.go.rerolled && rolled, placed });
  return tableWith(table, { queue, players, go });
}

/** Resets what is half done: dice in use go back to a box. */
function fresh(table: Table): Table {
  const [head] = table.queue;
  const { using } = table.go;
  if (head === undefined || using.length === 0) return withGo(table, FRESH_GO);
  const dice: Face[] = [...table.players[head]!.boxes.minor, ...using];
  return withGo(withBox(table, head, 'minor', dice.sort()), FRESH_GO);
}
const headedBy = (table: Table, seat: Seat, isRound: boolean): Table => {
  const order = playerOrder(table);
  const at = order.indexOf(seat);
  // In a competition the seats take turns until all have passed.
  return tableWith(fresh(table), { queue: [...order.slice(at), ...(isRound ? order.slice(0, at) : [])] });
};

export const enter = (table: Table, phase: string): Table =>
  settled(headedBy(tableWith(table, { awarded: 0 }), playerOrder(table)[0]!, phase === 'competition'), phase);

export function fields({ table, phase }: Setting<Table>, text: Text): EditorFields<Table> {
  const seats = table.players.map((_, seat) => [seat, text('board.guild', { guild: seat })] as const);
  const after = (changed: Table) => settled(changed, phase);
  const isHead = QUEUES[phase] === undefined;
  return [
    {
      id: 'turn',
      label: text('editor.turn'),
      value: table.turn,
      range: [1, TURNS],
      set: (turn) => after(tableWith(table, { turn })),
    },
    {
      id: 'dragon',
      label: text('editor.dragon'),
      value: table.dragon,
      choices: seats,
      set: (dragon) => after(headedBy(tableWith(table, { dragon }), dragon, phase === 'competition')),
    },
    isHead && {
      id: 'queue',
      label: text('editor.queue'),
      value: table.queue[0] ?? table.dragon,
      choices: seats,
      set: (seat) => after(headedBy(table, seat, phase === 'competition')),
    },
    {
      id: 'unawarded',
      label: text('editor.unawarded'),
      value: table.unawarded,
      range: [0, TURNS],
      set: (unawarded) => tableWith(table, { unawarded }),
    },
    ...table.players.flatMap(({ scores, crowned }, seat): EditorFields<Table> => [
      scores.length > 0 && {
        id: `players[${seat}].scores`,
        label: text('editor.points'),
        seat,
        value: total(scores),
        range: [-100, 1000],
        set: (sum) => withPlayer(table, seat, { scores: scoresOf(scores, scores.length, sum) }),
      },
      {
        id: `players[${seat}].crowned`,
        label: text('editor.crowned'),
        seat,
        value: crowned,
        range: [0, TURNS],
        set: (count) => withPlayer(table, seat, { crowned: count }),
      },
    ]),
  ];
}
