/**
 * Proposals: one button for what players most often do with dice that buy: use the fewest pips for the purchase, and decide
 * about the rest.
 */
import { actor } from '../../../kit/index.js';
import type { GameUi, Proposal } from '../../../kit/board.js';
import { CONTESTS, MINOR_COST, rankOf, RANKS, type MajorBox } from '../map.js';
import { candidatesOf, isOpenTo, mageAt, minus, pips, placedMages, rankIn } from '../queries.js';
import type { Face, Move, Table } from '../table.js';
import { tableOf, type Seen } from '../view.js';

/**
 * The dice whose pips reach `sum` and exceed it least; among such sets, the one with the fewest dice. `undefined` if none
 * reaches it.
 */
function cheapest(dice: readonly Face[], sum: number): readonly Face[] | undefined {
  let best: readonly Face[] | undefined;
  const isBetter = (some: readonly Face[]) =>
    !best || pips(some) < pips(best) || (pips(some) === pips(best) && some.length < best.length);
  for (let set = 0; set < 2 ** dice.length; set++) {
    const some = dice.filter((_, i) => set & (1 << i));
    if (pips(some) >= sum && isBetter(some)) best = some;
  }
  return best;
}
const without = (dice: readonly Face[], gone: readonly Face[]): readonly Face[] => gone.reduce(minus, dice);

/** How many tokens the dice can buy at most, and the cheapest dice for that. */
function bargain(dice: readonly Face[], cost: number, wares: number): { count: number; dice: readonly Face[] } {
  const count = Math.min(wares, Math.floor(pips(dice) / cost));
  return { count, dice: count > 0 ? cheapest(dice, count * cost)! : [] };
}

/** EW-4.1, EW-6.1: buys as many Minor Spells as the dice in the box can; in phase 6, takes the other dice back. */
function recovering(table: Table, takesBack: boolean): Proposal<Move>[] {
  const seat = table.queue[0]!;
  const { boxes, spent } = actor(table);
  const { count, dice } = bargain(boxes.minor, MINOR_COST, spent);
  const rest = without(boxes.minor, dice);
  const buy: Move[] =
    count > 0 ? [...dice.map((die): Move => ({ type: 'use', seat, die })), { type: 'recover', seat }] : [];
  const back = rest.map((die): Move => ({ type: 'takeBack', seat, die }));
  return offers('recover', 'takeBack', { count, sum: pips(dice), dice: rest.length }, buy, takesBack ? back : []);
}

/**
 * EW-9.1 to EW-9.4: removes as much Grey Magic as the dice in the box can buy, from the highest mages first; takes the
 * other dice back.
 */
function removing(table: Table): Proposal<Move>[] {
  const seat = table.queue[0]!;
  const { boxes } = actor(table);
  const tokens = placedMages(table)
    .filter(([, { owner }]) => owner === seat)
    .sort(([a], [b]) => RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b)))
    .flatMap(([mage, { grey }]) => Array.from({ length: grey }, () => mage));
  const { count, dice } = bargain(boxes.grey, table.options.greyMagicCost, tokens.length);
  const rest = without(boxes.grey, dice);
  const buy = [
    ...dice.map((die): Move => ({ type: 'useGrey', seat, die })),
    ...tokens.slice(0, count).map((mage): Move => ({ type: 'remove', seat, mage })),
  ];
  const back = rest.map((die): Move => ({ type: 'takeBackGrey', seat, die }));
  return offers('remove', 'takeBackGrey', { count, sum: pips(dice), dice: rest.length }, buy, back);
}

/** Proposes to buy and take the rest back, to buy only, or to take all back. A proposal of a single move is left out. */
function offers(
  buying: string,
  taking: string,
  params: { count: number; sum: number; dice: number },
  buy: readonly Move[],
  back: readonly Move[],
): Proposal<Move>[] {
  const all = [
    { code: `${buying}AndTakeBack`, moves: buy.length > 0 && back.length > 0 ? [...buy, ...back] : [] },
    { code: buying, moves: buy },
    { code: taking, moves: buy.length > 0 ? [] : back },
  ];
  return all.flatMap(({ code, moves }) => (moves.length > 1 ? [{ code, params, moves }] : []));
}

/** EW-5.1: the two highest spells of a box beside one own mage. */
function favouringTwice(table: Table): Proposal<Move>[] {
  const seat = table.queue[0]!;
  if (table.go.placed > 0) return [];
  return CONTESTS.flatMap((contest) => {
    const dice = actor(table).boxes[rankIn(contest) as MajorBox].toReversed().slice(0, 2);
    if (dice.length < 2 || !isOpenTo(table, contest, seat)) return [];
    const own = candidatesOf(table, contest).filter((mage) => mageAt(table, mage)!.owner === seat);
    return own.map((mage) => ({
      code: 'favourTwice',
      params: { mage, owner: seat, spell: dice },
      moves: dice.map((spell): Move => ({ type: 'favour', seat, spell, mage })),
      touches: [`die:${rankIn(contest)}:${seat}:${dice[0]!}`, mage],
    }));
  });
}

/** The proposals of the competition, and of the phases in which dice buy, as long as no die is chosen. */
export const proposals: NonNullable<GameUi<Table, Move, Seen>['proposals']> = (view) => {
  const table = tableOf(view);
  if (view.moves.length === 0 || table.go.using.length > 0) return [];
  if (view.phase === 'competition') return favouringTwice(table);
  if (view.phase === 'recoverMinorSpells') return recovering(table, false);
  if (view.phase === 'recoverMinorSpellsAgain') return recovering(table, true);
  return view.phase === 'removeGreyMagic' ? removing(table) : [];
};
