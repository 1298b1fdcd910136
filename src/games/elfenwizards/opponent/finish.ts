/**
 * One way in which an outlook may end: dice fall, and the players cast and place what they have in turn, each where it
 * decides most. The rules of the competition and of awarding in their bare form, so that thousands can be looked at.
 */
import type { Seat } from '../../../kernel/game.js';
import type { Candidate, Contest, Outlook } from './outlook.js';

/** Chance for one imagined end: numbers from 0 to 1 (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The points of each seat after it. */
export function finish({ sure, contests, hands, queue, placed }: Outlook, random: () => number): number[] {
  const points: number[] = [];
  for (const { list } of contests) for (const { id, points: p } of list) points[id] = p;
  const minor = hands.map((hand) => hand.minor);
  const major = hands.map((hand) => {
    const boxes = hand.boxes.map((box) => box.slice() as number[]);
    const cast = (die: number) => {
      let at = random() * hand.weight;
      const rank = hand.weights.findIndex((weight) => (at -= weight) < 0);
      if (rank > 0) boxes[rank]!.push(die);
    };
    hand.open.forEach(cast);
    for (let i = 0; i < hand.loose; i++) cast(1 + Math.floor(random() * 6));
    for (const box of boxes) box.sort((a, b) => a - b);
    return boxes;
  });

  /** The points of the last who would rise without this candidate. */
  const rival = ({ list, places }: Contest, id: number): number => {
    let first = 0;
    let second = 0;
    for (const other of list) {
      const p = points[other.id]!;
      if (other.id === id) continue;
      if (p > first) [first, second] = [p, first];
      else if (p > second) second = p;
    }
    return places === 1 ? first : second;
  };
  /** Places one spell; false for a player who passes. */
  const place = (seat: Seat): boolean => {
    let best: Candidate | undefined;
    let most = 0;
    let needed = 0;
    for (const { candidate, contest } of hands[seat]!.own) {
      const { id, rank, stake, weight } = candidate;
      const box = major[seat]![rank]!;
      if (box.length + minor[seat]! === 0) continue;
      const need = rival(contest, id) + 1 - points[id]!;
      let value;
      if (need > 0) {
        const all = box.reduce((sum, die) => sum + die, minor[seat]!);
        value = need > all ? 0 : stake / (1 + 0.15 * need);
      } else value = box.length > 0 && weight > 1 ? (0.3 * stake) / (1 - need) : 0;
      value *= 0.5 + random();
      if (value > most) [best, most, needed] = [candidate, value, need];
    }
    if (!best) return false;
    const box = major[seat]![best.rank]!;
    if (box.length === 0 || (needed === 1 && box[0]! > 3 && minor[seat]! > 0)) {
      minor[seat]!--;
      points[best.id]!++;
    } else {
      const enough = needed > 0 ? box.findIndex((die) => die >= needed) : -1;
      points[best.id]! += box.splice(enough, 1)[0]!;
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

  const sums = sure.map((p, seat) => p + minor[seat]!);
  for (const { list, places } of contests) {
    const able = list.filter(({ id }) => points[id]! > 0).sort((a, b) => points[b.id]! - points[a.id]!);
    const p = (i: number) => (able[i] ? points[able[i].id]! : 0);
    // As many as may rise, but none of those who are level with the next one.
    let rises = Math.min(places, able.length);
    while (rises > 0 && p(rises - 1) === p(rises)) rises--;
    for (let i = 0; i < rises; i++) sums[able[i]!.owner]! += able[i]!.stake;
  }
  return sums;
}
