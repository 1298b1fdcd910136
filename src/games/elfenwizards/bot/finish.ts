/**
 * Plays an outlook to one random end: dice fall, and the players in turn place spells where they decide most. Reduces the
 * rules of competition and awarding to the minimum, so that thousands of ends can be examined.
 */
import type { Seat } from '../../../kit/index.js';
import type { Candidate, Contest, Outlook } from './outlook.js';

/** A random generator for one end: numbers from 0 to 1 (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The points that a candidate must exceed to rise: those of the last one that would rise without it. EW-5.11 to EW-5.16. */
function rival({ list, places }: Contest, points: readonly number[], id: number): number {
  let first = 0;
  let second = 0;
  for (let i = 0; i < list.length; i++) {
    const other = list[i]!.id;
    const p = points[other]!;
    if (other === id) continue;
    if (p > first) {
      second = first;
      first = p;
    } else if (p > second) second = p;
  }
  return places === 1 ? first : second;
}

/** The points of each seat after one random end. */
export function finish({ sure, contests, hands, queue, placed }: Outlook, random: () => number): number[] {
  const sums = sure.slice();
  const points: number[] = [];
  for (const { list } of contests) for (const candidate of list) points.push(candidate.points);
  const minor = hands.map((hand) => hand.minor);
  const major = hands.map(({ boxes, open, loose, weight, weights }) => {
    const cast = boxes.map((box) => box.slice() as number[]);
    const put = (die: number) => {
      let at = random() * weight;
      const rank = weights.findIndex((w) => (at -= w) < 0);
      if (rank < 0) return;
      const box = cast[rank]!;
      let i = box.push(die) - 1;
      for (; i > 0 && box[i - 1]! > die; i--) box[i] = box[i - 1]!;
      box[i] = die;
    };
    for (const die of open) put(die);
    for (let i = 0; i < loose; i++) put(1 + Math.floor(random() * 6));
    return cast;
  });

  /** Places one spell where it decides most; returns false for a player who passes. */
  const place = (seat: Seat): boolean => {
    let best: Candidate | undefined;
    let most = 0;
    let needed = 0;
    for (const { candidate, contest } of hands[seat]!.own) {
      const { id, rank, stake, weight } = candidate;
      const box = major[seat]![rank]!;
      let all = minor[seat]!;
      for (const die of box) all += die;
      if (all === 0) continue;
      const need = rival(contest, points, id) + 1 - points[id]!;
      let value = 0;
      if (need > 0) value = need > all ? 0 : stake / (1 + 0.15 * need);
      else if (box.length > 0 && weight > 1) value = (0.3 * stake) / (1 - need);
      value *= 0.5 + random();
      if (value > most) {
        best = candidate;
        most = value;
        needed = need;
      }
    }
    if (!best) return false;
    const box = major[seat]![best.rank]!;
    if (box.length === 0 || (needed === 1 && box[0]! > 3 && minor[seat]! > 0)) {
      minor[seat]!--;
      points[best.id]!++;
    } else {
      // The smallest die that suffices; the largest if none does, or if the mage already leads.
      let i = needed > 0 ? 0 : box.length - 1;
      while (i < box.length - 1 && box[i]! < needed) i++;
      points[best.id]! += box[i]!;
      box.splice(i, 1);
    }
    return true;
  };
  const order = queue.slice();
  for (let spells = placed; order.length > 0; spells = 0) {
    const seat = order.shift()!;
    let goes = true;
    while (goes && spells < 2) {
      goes = place(seat);
      spells++;
    }
    if (goes) order.push(seat);
  }

  minor.forEach((count, seat) => (sums[seat]! += count));
  for (const contest of contests) {
    for (const { id, owner, stake } of contest.list) {
      if (points[id]! > rival(contest, points, id)) sums[owner]! += stake;
    }
  }
  return sums;
}
