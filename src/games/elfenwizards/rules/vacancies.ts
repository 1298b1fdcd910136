/** Phases 7 and 8: defeated mages take vacant titles, and the remaining ones are demoted. EW-7.1 to EW-8.2. */
import type { Seat } from '../../../kit/index.js';
import { copyDefeated, mageWith, tableWith } from '../immutable.js';
import { BOXES, DEFEATED, GREY_RANKS, rankOf, titlesOf, type DefeatedRank } from '../map.js';
import { withFacts, withTitle, withUsers } from '../changes.js';
import { defeatedRank, playerOrder, vacantRank } from '../queries.js';
import type { Mage, Refusal, RuleOf, Table } from '../table.js';
import type { Phase } from './turn.js';

const isDefeated = (table: Table, seat: Seat, rank: DefeatedRank): boolean =>
  table.defeated[rank].some((mage) => mage.owner === seat);

/** EW-7.1, EW-7.3: players with defeated mages of the highest rank, as long as a title is vacant. */
export const fillingVacancies: Phase = {
  begins: () => [{ rule: 'EW-7.1', code: 'phase.promote' }],
  mayAct: () => true,
  queue(table) {
    const rank = defeatedRank(table);
    if (!rank || !vacantRank(table)) return [];
    return playerOrder(table).filter((seat) => isDefeated(table, seat, rank));
  },
};

/** EW-8.1: the Dragon's holder places all own mages, then the next player. */
export const demoting: Phase = {
  begins: () => [{ rule: 'EW-8.1', code: 'phase.demote' }],
  mayAct: () => true,
  queue: (table) => playerOrder(table).filter((seat) => DEFEATED.some((rank) => isDefeated(table, seat, rank))),
};

/** A seat's mages in the Defeated boxes. Mages of equal rank and Grey Magic are one choice. */
function choices(table: Table, seat: Seat): { rank: DefeatedRank; grey: number }[] {
  return DEFEATED.flatMap((rank) => {
    const greys = table.defeated[rank].filter((mage) => mage.owner === seat).map((mage) => mage.grey);
    return [...new Set(greys)].sort((a, b) => a - b).map((grey) => ({ rank, grey }));
  });
}

const noSuchMage = (
  table: Table,
  { seat, rank, grey }: { seat: Seat; rank: DefeatedRank; grey: number },
  rule: 'EW-7.1' | 'EW-8.1',
): Refusal | undefined =>
  table.defeated[rank].some((mage) => mage.owner === seat && mage.grey === grey)
    ? undefined
    : { rule, code: 'noSuchDefeated', params: { seat, rank, grey } };

/** Takes one mage out of a Defeated box. */
function without(table: Table, { seat, rank, grey }: { seat: Seat; rank: DefeatedRank; grey: number }) {
  const mages = table.defeated[rank];
  const at = mages.findIndex((mage) => mage.owner === seat && mage.grey === grey);
  const defeated = copyDefeated(table.defeated);
  defeated[rank] = mages.filter((_, i) => i !== at);
  return { mage: mages[at]!, table: tableWith(table, { defeated }) };
}

/** EW-7.1, EW-7.2: a defeated mage takes the highest vacant title. */
export const promote: RuleOf<'promote'> = {
  options: (table, seat) => {
    const rank = vacantRank(table);
    const spaces = rank ? titlesOf(rank).filter((title) => !table.titles[title]) : [];
    return choices(table, seat).flatMap((choice) =>
      spaces.map((to) => ({ type: 'promote', seat, ...choice, to }) as const),
    );
  },
  refuse(table, move) {
    const missing = noSuchMage(table, move, 'EW-7.1');
    if (missing) return missing;
    if (move.rank !== defeatedRank(table)) {
      return { rule: 'EW-7.1', code: 'higherFirst', params: { rank: defeatedRank(table) ?? null } };
    }
    if (move.to === 'H') return { rule: 'EW-7.2', code: 'neverHighWizard' };
    if (table.titles[move.to]) return { rule: 'EW-7.2', code: 'notVacant', params: { title: move.to } };
    const rank = vacantRank(table)!;
    return rankOf(move.to) === rank ? undefined : { rule: 'EW-7.2', code: 'notHighest', params: { rank } };
  },
  apply(before, move) {
    const { mage, table } = without(before, move);
    const next = withTitle(table, move.to, mage);
    const facts = [
      {
        rule: 'EW-7.2',
        code: 'promote',
        params: { seat: move.seat, rank: move.rank, title: move.to, from: `defeated:${move.rank}`, to: move.to },
      } as const,
      ...(!vacantRank(next) || !defeatedRank(next)
        ? [{ rule: 'EW-7.3', code: vacantRank(next) ? 'noneDefeated' : 'noneVacant' } as const]
        : []),
    ];
    return withFacts(next, ...facts);
  },
};

/** EW-8.1, EW-8.2: a defeated mage goes to a Magic User box; a Wizard or Sorcerer takes a Grey Magic token. */
export const demote: RuleOf<'demote'> = {
  options: (table, seat) =>
    choices(table, seat).flatMap((choice) => BOXES.map((to) => ({ type: 'demote', seat, ...choice, to }) as const)),
  refuse: (table, move) => noSuchMage(table, move, 'EW-8.1'),
  apply(before, move) {
    const { mage, table } = without(before, move);
    const { seat, rank, to } = move;
    const takesGrey = GREY_RANKS.includes(rank);
    const demoted: Mage = takesGrey ? mageWith(mage, { grey: mage.grey + 1 }) : mage;
    const place = `${to}${table.users[to].length + 1}`;
    return withFacts(
      withUsers(table, to, [...table.users[to], demoted]),
      { rule: 'EW-8.1', code: 'demote', params: { seat, rank, box: to, from: `defeated:${rank}`, to: place } },
      ...(takesGrey ? [{ rule: 'EW-8.2', code: 'takesGrey', params: { seat, from: 'grey', to: place } } as const] : []),
    );
  },
};
