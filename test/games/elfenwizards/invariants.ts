/** The invariants of Elfenwizards, computed without the game's own queries and checks. */
import type { Table } from '../../../src/games/elfenwizards/index.js';

const WORTH: Readonly<Record<string, number>> = { H: 10, W: 7, S: 5, N: 3 };
const PHASES_WITH_HIGH_WIZARD = [
  'highWizardRetires',
  'awardTitles',
  'recoverMinorSpellsAgain',
  'awardVacantTitles',
  'demoteMages',
  'removeGreyMagic',
  'score',
  'over',
];
const PHASES_WITH_DEFEATED = ['awardTitles', 'recoverMinorSpellsAgain', 'awardVacantTitles', 'demoteMages'];

type Mage = Table['users']['A'][number];
/** Written with plain loops for speed: this runs at every step of thousands of games. */
function everyMage({ titles, users, defeated }: Table): Mage[] {
  const mages = [...users.A, ...users.B, ...users.C, ...users.D];
  mages.push(...defeated.wizard, ...defeated.sorcerer, ...defeated.necromancer);
  for (const title in titles) {
    const mage = titles[title as keyof typeof titles];
    if (mage) mages.push(mage);
  }
  return mages;
}
/** The number of mages of each seat, as a string. */
export function magesOf(table: Table): string {
  const counts = table.players.map(() => 0);
  for (const { owner } of everyMage(table)) counts[owner]!++;
  return counts.join();
}
/** The number of Grey Magic tokens under all mages. */
export const greyOf = (table: Table): number => everyMage(table).reduce((sum, { grey }) => sum + grey, 0);

/** Lists in words which invariants a table violates. */
export function faultsOf(table: Table, phase: string, mages: string): string[] {
  const faults: string[] = [];
  const spells = everyMage(table).flatMap((mage) => mage.spells);
  const dice = table.players.map(({ front }) => front);
  const minor = table.players.map(({ reserve, spent }) => (Math.min(reserve, spent) < 0 ? NaN : reserve + spent));
  const count = (seat: number, face: number | 'minor') => {
    if (face === 'minor') minor[seat]!++;
    else dice[seat]! += face >= 1 && face <= 6 ? 1 : NaN;
  };
  for (const { seat, die } of spells) count(seat, die);
  for (const mark of table.track) if (mark !== null) count(mark, 'minor');
  for (const die of table.go.using) count(table.queue[0]!, die);
  table.players.forEach(({ rolled, boxes }, seat) => {
    for (const die of rolled) count(seat, die);
    for (const box in boxes) for (const die of boxes[box as keyof typeof boxes]) count(seat, die);
  });
  if (dice.some((n) => n !== 7)) faults.push(`dice ${dice.join()}`);
  if (minor.some((n) => n !== 7)) faults.push(`Minor Spells ${minor.join()}`);
  if (magesOf(table) !== mages) faults.push(`mages ${magesOf(table)}, at first ${mages}`);
  if (table.titles.H && !PHASES_WITH_HIGH_WIZARD.includes(phase)) faults.push('a mage on H');
  if (table.titles.H && phase === 'awardTitles' && table.awarded === 0) faults.push('a mage on H before awarding');
  if (Object.values(table.defeated).flat().length > 0 && !PHASES_WITH_DEFEATED.includes(phase))
    faults.push('a defeated mage');
  if (spells.length > 0 && !['competition', 'awardTitles'].includes(phase)) faults.push('a spell beside a mage');
  if (phase === 'score') {
    const points = table.players.map(() => 0);
    for (const [title, mage] of Object.entries(table.titles)) {
      if (mage) points[mage.owner]! += WORTH[title[0]!]! - mage.grey;
    }
    for (const mage of Object.values(table.users).flat()) points[mage.owner]! += 2 - mage.grey;
    const scored = table.players.map((player) => player.scores.at(-1));
    if (String(scored) !== String(points)) faults.push(`scores ${String(scored)}, by the board ${String(points)}`);
  }
  if (phase === 'over') {
    const totals = table.players.map((p) => p.scores.reduce((sum, n) => sum + n, 0) + p.reserve);
    const best = totals.flatMap((n, seat) => (n === Math.max(...totals) ? [seat] : []));
    if (String(table.winners) !== String(best))
      faults.push(`winners ${String(table.winners)}, by totals ${String(best)}`);
  }
  return faults;
}
