/** Questions about a table of Elfenwizards. Where the answer is a rule, its id is named. */
import { acting, actor, type Seat } from '../../kit/index.js';
import {
  BOXES,
  CONTESTS,
  DEFEATED,
  FEEDERS,
  GREY_TOKENS,
  MAJOR_BOXES,
  PAWNS,
  TITLES,
  TURNS,
  rankOf,
  titlesOf,
  type Box,
  type Contest,
  type DefeatedRank,
  type MajorBox,
  type Rank,
  type Title,
} from './map.js';
import type { Face, Go, Mage, Player, Table } from './table.js';

// Frozen, because many tables share it.
export const FRESH_GO: Go = Object.freeze({
  rolled: false,
  rerolled: false,
  placed: 0,
  using: Object.freeze([]),
  removed: 0,
});

/** EW-T2: the Dragon's holder first, then clockwise. */
export const playerOrder = ({ players, dragon }: Table): Seat[] => players.map((_, i) => (dragon + i) % players.length);

export const hasTitlesLeft = (table: Table): boolean => table.awarded < CONTESTS.length;
/** EW-E1 to EW-E3. */
export const isLastTurn = (table: Table): boolean =>
  table.turn === TURNS || table.players.some((p) => p.crowned >= 2) || table.unawarded >= 2;

export const isBoxed = (ref: string): boolean => rankOf(ref) === 'user';

/** The mage at a title space (`W1`), or at a place of a Magic User box, counted from 1 (`A2`). */
export function mageAt(table: Table, ref: string): Mage | undefined {
  return isBoxed(ref)
    ? table.users[ref[0] as Box]?.[Number(ref.slice(1)) - 1]
    : (table.titles[ref as Title] ?? undefined);
}

/** The occupied places of a Magic User box. */
const placesOf = (table: Table, box: Box): string[] => PLACES[box].slice(0, table.users[box].length);
const PLACES = Object.fromEntries(
  BOXES.map((box) => [box, Array.from({ length: PAWNS }, (_, i) => `${box}${i + 1}`)]),
) as Record<Box, string[]>;

/** The places of the mages in a contest, from left to right. */
export const candidatesOf = (table: Table, contest: Contest): string[] =>
  (BOXES as readonly string[]).includes(contest)
    ? placesOf(table, contest as Box)
    : FEEDERS[contest as Title].filter((title) => table.titles[title]);

/** The mages in a contest, with `null` for a title without one. */
const rivals = (table: Table, contest: Contest): readonly (Mage | null)[] =>
  isBoxed(contest) ? table.users[contest as Box] : FEEDERS[contest as Title].map((title) => table.titles[title]);

/** The rank that competes in a contest; the box of Major Spells with its name is the one to use. EW-5.5. */
export const rankIn = (contest: Contest): MajorBox => COMPETING[contest];
const COMPETING = Object.fromEntries(
  CONTESTS.map((contest) => [contest, rankOf(isBoxed(contest) ? contest : FEEDERS[contest as Title][0]!)]),
) as Record<Contest, MajorBox>;

/** EW-5.6: whether a seat may place spells in a contest: there are candidates, and not all of them are another player's. */
export function isOpenTo(table: Table, contest: Contest, seat: Seat): boolean {
  const mages = rivals(table, contest);
  const first = mages.find((mage) => mage !== null)?.owner;
  return first === seat || mages.some((mage) => mage !== null && mage.owner !== first);
}

/** EW-5.11. */
export const pointsFor = (mage: Mage): number =>
  mage.spells.reduce((sum, { die }) => sum + (die === 'minor' ? 1 : die), 0);

export const pips = (dice: readonly Face[]): number => dice.reduce((sum, die) => sum + die, 0);

// A playout calls this several times a turn: loops take a third of the time of nested maps.

/** All mages on titles and in Magic User boxes, with their places. */
export function placedMages(table: Table): [place: string, mage: Mage][] {
  const placed: [string, Mage][] = [];
  for (const title of TITLES) {
    const mage = table.titles[title];
    if (mage) placed.push([title, mage]);
  }
  for (const box of BOXES) for (const [i, mage] of table.users[box].entries()) placed.push([PLACES[box][i]!, mage]);
  return placed;
}
export function allMages({ titles, users, defeated }: Pick<Table, 'titles' | 'users' | 'defeated'>): Mage[] {
  const mages: Mage[] = [];
  for (const title of TITLES) if (titles[title]) mages.push(titles[title]);
  for (const box of BOXES) mages.push(...users[box]);
  for (const rank of DEFEATED) mages.push(...defeated[rank]);
  return mages;
}

/** The box of Major Spells for a mage at this place; `undefined` for High Wizard. EW-5.5. */
export const majorBoxFor = (ref: string): MajorBox | undefined => {
  const rank: Rank = rankOf(ref);
  return rank === 'high' ? undefined : rank;
};

/** EW-7.2: the highest rank below High Wizard with a vacant title. */
export const vacantRank = (table: Table): DefeatedRank | undefined =>
  DEFEATED.find((rank) => titlesOf(rank).some((title) => !table.titles[title]));
/** EW-7.1: the highest rank with defeated mages. */
export const defeatedRank = (table: Table): DefeatedRank | undefined =>
  DEFEATED.find((rank) => table.defeated[rank].length > 0);

/** Tokens in the Grey Magic box. EW-8.2: 0 also when more lie under mages than exist. */
export const greyLeft = (table: Table): number =>
  Math.max(0, GREY_TOKENS - allMages(table).reduce((sum, mage) => sum + mage.grey, 0));

/** Whether there is anything to buy: own Minor Spells in their box, or Grey Magic under own mages. */
export const hasWares = (table: Table, box: 'minor' | 'grey'): boolean =>
  box === 'minor'
    ? actor(table).spent > 0
    : placedMages(table).some(([, mage]) => mage.owner === acting(table) && mage.grey > 0);

/** Adds a die. Dice are in rising order, so that equal dice are equal data. */
export function plus(dice: readonly Face[], die: Face): Face[] {
  const all = dice.slice();
  let at = all.length;
  for (; at > 0 && all[at - 1]! > die; at--) all[at] = all[at - 1]!;
  all[at] = die;
  return all;
}
export function minus(dice: readonly Face[], die: Face): Face[] {
  const at = dice.indexOf(die);
  return dice.filter((_, i) => i !== at);
}
/** The distinct faces among these dice. */
export function faces(dice: readonly Face[]): Face[] {
  const different: Face[] = [];
  for (const die of dice) if (!different.includes(die)) different.push(die);
  return different;
}

/** Dice in the four Major Spell boxes. */
export const castDice = (player: Player): number => MAJOR_BOXES.reduce((sum, box) => sum + player.boxes[box].length, 0);
