/**
 * Estimates the value of an outlook for each seat, in points, with a formula. Each player's spells are spread over the own
 * candidates according to their stakes. The probability to rise grows with the lead over the rival; the more spells are
 * still to come, the less steeply.
 */
import { pips } from '../queries.js';
import type { Outlook } from './outlook.js';

const MEAN_FACE = 3.5;
/** The part of the Minor Spells in front of a player that is expected to be used. */
const MINOR_THREAT = 0.3;

export function worth({ sure, contests, hands, queue }: Outlook): number[] {
  const sums = sure.map((points, seat) => points + hands[seat]!.minor);
  const anywhere = hands.map(({ loose, open, minor, weight }, seat) =>
    queue.includes(seat)
      ? (loose * MEAN_FACE + open.reduce((sum, die) => sum + die, 0) + minor * MINOR_THREAT) / weight
      : 0,
  );
  for (const { list, places } of contests) {
    let unsure = 0;
    const strengths = list.map(({ owner, rank, points, weight }) => {
      const { boxes, weights } = hands[owner]!;
      const share = queue.includes(owner) ? weight * (anywhere[owner]! + pips(boxes[rank]!) / weights[rank]!) : 0;
      unsure += share;
      return points + share;
    });
    const sorted = strengths.slice().sort((a, b) => b - a);
    list.forEach(({ owner, stake }, i) => {
      const mine = strengths[i]!;
      // The rival: the last mage that would rise without this one.
      const rival = sorted[mine >= sorted[places - 1]! ? places : places - 1] ?? 0;
      const doubt = 0.2 + (rival > 0 ? 0.35 * unsure : 0);
      sums[owner]! += stake / (1 + Math.exp((rival + 0.5 - mine) / doubt));
    });
  }
  return sums;
}
