/** What Elfenwizards tells the suite of all games about itself. */
import type { Move, Seen, Table } from '../../../src/games/elfenwizards/index.js';
import { RULE_IDS } from '../../../src/games/elfenwizards/ledger.js';
import { phaseOf } from '../../../src/kernel/chart.js';
import type { Snapshot } from '../../../src/kernel/game.js';
import type { Subject } from '../../../src/testing/subject.js';
import { faultsOf, greyOf, magesOf } from './invariants.js';
import { STATED } from './stated.js';

/**
 * Checks that every step has a fact and is one event, the end of one phase, or the award of one title or box, and that
 * changes of Grey Magic match the facts.
 */
function moveFaults(before: Snapshot<Table>, frames: readonly Snapshot<Table>[]): string[] {
  const faults: string[] = [];
  let last = before;
  let awards = 0;
  frames.forEach((frame, i) => {
    const { table } = frame.context;
    const phase = phaseOf(frame.value);
    const codes = table.last.map(({ code }) => code);
    if (codes.length === 0) faults.push(`no fact in ${phase}`);
    const taken =
      codes.filter((code) => code === 'takesGrey').length - codes.filter((code) => code === 'remove').length;
    if (greyOf(table) - greyOf(last.context.table) !== taken) faults.push('Grey Magic changes without a fact');
    const isSame = phase === phaseOf(last.value);
    if (i === 0 && !isSame) faults.push('the first step leaves the phase of its event');
    if (i > 0 && isSame) {
      if (phase !== 'awardTitles') faults.push('a phase other than awarding takes several frames');
      if (table.awarded !== last.context.table.awarded + 1)
        faults.push('a step does not award exactly one title or box');
      awards++;
    }
    last = frame;
  });
  const expected = frames.some((frame) => phaseOf(frame.value) === 'awardTitles') ? 11 : 0;
  if (awards !== expected) faults.push(`${awards} awards instead of seven titles and four boxes`);
  return faults;
}

/** The number of dice and Minor Spells of each seat, counted without the game's own queries. */
function piecesOf({ players, titles, users, defeated, track, queue, go }: Table): Record<string, number> {
  const mages = [...Object.values(titles), ...Object.values(users).flat(), ...Object.values(defeated).flat()];
  const beside = mages.flatMap((mage) => mage?.spells ?? []);
  return Object.fromEntries(
    players.flatMap(({ front, rolled, boxes, reserve, spent }, seat) => {
      const own = beside.filter((spell) => spell.seat === seat);
      const minor = own.filter(({ die }) => die === 'minor').length;
      const inUse = queue[0] === seat ? go.using.length : 0;
      const dice = front + rolled.length + Object.values(boxes).flat().length + inUse + own.length - minor;
      const tokens = reserve + spent + minor + track.filter((mark) => mark === seat).length;
      return [
        [`dice of ${seat}`, dice],
        [`tokens of ${seat}`, tokens],
      ];
    }),
  );
}

const subject: Partial<Subject<Table, Move, Seen>> = {
  pieces: piecesOf,
  invariants(first) {
    const mages = magesOf(first);
    return (table, phase) => faultsOf(table, phase, mages);
  },
  moveFaults,
  ends: ['EW-E1', 'EW-E2', 'EW-E3', 'EW-E4', 'EW-E5'],
  ledger: { ids: RULE_IDS, stated: STATED },
  tests: 'test/games/elfenwizards',
  // Dice taken back go in front of the player, where there may be no dice yet.
  notYetThere: /^front:/,
  // EW-9.2: a last die that buys nothing comes back in front of the player, whether it is taken back or used in vain.
  alike: [['useGrey', 'takeBackGrey']],
  codes: /\b(?:wizard|sorcerer|necromancer|user|minor|grey|reserve|high)\b|\b[WSN][1-8]\b|\b[ABCD][1-9]\b/,
  english: /\b(dice|dies?|pips?|mages?|spells?|guild|box(?:es)?|tokens?|defeated|rolls?|minor|major|grey|reserve)\b/i,
  // Names and symbols that read the same in both languages.
  sameInEnglish: {
    fr: /^(game\.name|letter:\d|board\.vacant|standing\.points|scoreboard\.(total|dragon|points))$/,
    it: /^(game\.name|letter:\d|ranks?(\.brief)?:\w+)$/,
  },
  longLessons: { 'first-game': 30 },
};
export const elfenwizardsSubject = subject as unknown as Partial<Subject>;
