/** Phase 5: the competition, spell by spell. EW-5.1 to EW-5.8. */
import { actor, type MoveOf, type Seat } from '../../../kit/index.js';
import { mageWith, tableWith } from '../immutable.js';
import { CONTESTS, contestOf, rankOf, type MajorBox } from '../map.js';
import { addFacts, withBox, withFacts, withGo, withMage, withPlayer, withoutHead } from '../changes.js';
import { candidatesOf, faces, isOpenTo, majorBoxFor, mageAt, minus, pointsFor, rankIn, FRESH_GO } from '../queries.js';
import type { Face, Fact, Move, Player, RuleOf, Table } from '../table.js';
import type { Phase } from './turn.js';

/** EW-5.5: the spells that a player could place beside a mage of this rank: own dice in its box, and a Minor Spell. */
function spellsFor(player: Player, box: MajorBox): (Face | 'minor')[] {
  const spells: (Face | 'minor')[] = faces(player.boxes[box]);
  if (player.reserve > 0) spells.push('minor');
  return spells;
}
const hasSpellsFor = (player: Player, box: MajorBox): boolean => player.reserve > 0 || player.boxes[box].length > 0;

/** EW-5.2, EW-5.3: whether a seat can place any spell. */
const mayPlace = (table: Table, seat: Seat): boolean =>
  CONTESTS.some((contest) => hasSpellsFor(table.players[seat]!, rankIn(contest)) && isOpenTo(table, contest, seat));

/** EW-5.1, EW-5.4, EW-5.5: place a spell beside the mage that it favours. */
export const favour: RuleOf<'favour'> = {
  options: (table, seat) => {
    // The longest list of options, computed at every turn of a playout: loops take half the time of nested maps.
    const moves: MoveOf<Move, 'favour'>[] = [];
    for (const contest of CONTESTS) {
      const spells = spellsFor(actor(table), rankIn(contest));
      for (const mage of candidatesOf(table, contest))
        for (const spell of spells) moves.push({ type: 'favour', seat, spell, mage });
    }
    return moves;
  },
  refuse(table, { seat, spell, mage }) {
    const box = majorBoxFor(mage);
    if (!box) return { rule: 'EW-5.4', code: 'cannotRise', params: { mage } };
    if (!mageAt(table, mage)) return { rule: 'EW-5.4', code: 'noMage', params: { mage } };
    if (spell === 'minor' ? actor(table).reserve === 0 : !actor(table).boxes[box].includes(spell)) {
      return {
        rule: 'EW-5.5',
        code: spell === 'minor' ? 'noMinorSpell' : 'noSuchMajor',
        params: { die: spell, rank: box },
      };
    }
    // If one player owns all candidates, no other may place spells. So this mage's owner is that player.
    if (!isOpenTo(table, contestOf(mage)!, seat))
      return { rule: 'EW-5.6', code: 'unopposed', params: { mage, seat: mageAt(table, mage)!.owner } };
    return undefined;
  },
  apply(table, { seat, spell, mage: ref }) {
    const player = actor(table);
    const rank = rankOf(ref);
    const box = majorBoxFor(ref)!;
    const paid =
      spell === 'minor'
        ? withPlayer(table, seat, { reserve: player.reserve - 1 })
        : withBox(table, seat, box, minus(player.boxes[box], spell));
    const mage = mageAt(table, ref)!;
    const spells = [...mage.spells, { seat, die: spell }];
    const fact: Fact = {
      rule: 'EW-5.4',
      code: 'favour',
      params: {
        seat,
        die: spell,
        mage: ref,
        rank,
        owner: mage.owner,
        points: pointsFor(mageWith(mage, { spells })),
        from: spell === 'minor' ? `reserve:${seat}` : box,
        to: ref,
      },
    };
    const next = withFacts(withGo(withMage(paid, ref, { spells }), { placed: table.go.placed + 1 }), fact);
    if (next.go.placed === 2) return toTheBack(addFacts(next, { rule: 'EW-5.1', code: 'twoPlaced', params: { seat } }));
    // EW-5.2: checks again whether the seat can place a second spell.
    return mayPlace(next, seat)
      ? next
      : toTheBack(addFacts(next, { rule: 'EW-5.2', code: 'onePlaced', params: { seat } }));
  },
};

/** EW-5.1: ends the seat's go; its next one comes after those of all others. */
const toTheBack = (table: Table): Table =>
  tableWith(table, { queue: [...table.queue.slice(1), table.queue[0]!], go: FRESH_GO });

/** EW-5.3: place no more spells this turn. */
export const pass: RuleOf<'pass'> = {
  options: (table, seat) => [{ type: 'pass', seat }],
  refuse(table) {
    if (table.go.placed > 0) return { rule: 'EW-5.2', code: 'placeSecond' };
    return undefined;
  },
  apply: (table, { seat }) => withFacts(withoutHead(table), { rule: 'EW-5.3', code: 'pass', params: { seat } }),
};

export const competing: Phase = {
  begins: () => [{ rule: 'EW-5.1', code: 'phase.compete' }],
  mayAct: mayPlace,
  skips: (seat) => ({ rule: 'EW-5.3', code: 'autoPass', params: { seat } }),
};
