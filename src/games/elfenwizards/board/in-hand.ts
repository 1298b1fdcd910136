/** Groups of equal pieces, and the kinds of pieces that stay selected after a move. */
import { MAJOR_BOXES } from '../map.js';
import { actor } from '../../../kit/index.js';
import type { Face } from '../table.js';
import { many, type Seeing } from './spots.js';
import { tableOf } from '../view.js';

/** The number of equal pieces at an anchor. */
export function pieces(anchor: string, view: Seeing): number {
  const table = tableOf(view);
  const [kind, ...rest] = anchor.split(':');
  switch (kind) {
    case 'rolled':
      return many(actor(table).rolled, Number(rest[0]) as Face);
    case 'die': {
      const dice = table.players[Number(rest[1])]!.boxes[rest[0] as 'minor'];
      return many(dice, Number(rest[2]) as Face);
    }
    case 'reserve':
      return table.players[Number(rest[0])]!.reserve;
    case 'defeated':
      return table.defeated[rest[0] as 'wizard'].filter(
        ({ owner, grey }) => owner === Number(rest[1]) && grey === Number(rest[2]),
      ).length;
    default:
      return 1;
  }
}

/** The anchors of the acting player's spells by kind: Major Spells, the highest faces first, and Minor Spells. */
export function kinds(view: Seeing): { readonly major: string[]; readonly minor: string[] } {
  const table = tableOf(view);
  const seat = table.queue[0];
  if (seat === undefined) return { major: [], minor: [] };
  const { rolled, boxes } = table.players[seat]!;
  const highest = (dice: readonly Face[]) => [...new Set(dice)].sort((a, b) => b - a);
  return {
    major: [
      ...highest(rolled).map((die) => `rolled:${die}`),
      ...MAJOR_BOXES.flatMap((box) => highest(boxes[box]).map((die) => `die:${box}:${seat}:${die}`)),
    ],
    minor: [`reserve:${seat}`],
  };
}
