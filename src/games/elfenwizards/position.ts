/** Positions from outside: their form, and what must always hold. */
import { bool, int, list, nullable, oneOf, record, shape, type Check } from '../../kernel/check.js';
import type { Json } from '../../kernel/game.js';
import { BOXES, COLOURS, CONTESTS, DEFEATED, DICE, MINOR_SPELLS, SPELL_BOXES, TITLES, TURNS } from './map.js';
import { allMages, castDice, playerOrder } from './queries.js';
import { FACES, type Face, type Mage, type Player, type Spell, type Table } from './table.js';

/** Grey Magic under one mage: one token a turn at the most, with room for positions made by hand. */
export const MOST_GREY = 12;

const seat = int(0, COLOURS.length - 1);
const face = oneOf(FACES);
const dice = list<Face>(face, 0, DICE);
const mage: Check<Mage> = shape<Mage>({
  owner: seat,
  grey: int(0, MOST_GREY),
  spells: list(shape<Spell>({ seat, die: oneOf([...FACES, 'minor']) })),
});
const player: Check<Player> = shape<Player>({
  front: int(0, DICE),
  rolled: dice,
  boxes: record(SPELL_BOXES, dice),
  reserve: int(0, MINOR_SPELLS),
  spent: int(0, MINOR_SPELLS),
  scores: list(int(-100, 1000), 0, TURNS),
  bonus: int(0, MINOR_SPELLS),
  crowned: int(0, TURNS),
});

/** The form of a table, without generator, options and facts. */
export const tableCheck: Check<Omit<Table, 'rng' | 'options' | 'last'>> = shape({
  turn: int(1, TURNS),
  dragon: seat,
  queue: list(seat, 1, COLOURS.length),
  go: shape({ rolled: bool, rerolled: bool, placed: int(0, 99), using: dice, removed: int(0, 99) }),
  awarded: int(0, CONTESTS.length),
  unawarded: int(0, TURNS),
  titles: record(TITLES, nullable(mage)),
  users: record(BOXES, list(mage)),
  defeated: record(DEFEATED, list(mage)),
  track: list(nullable(seat), TURNS, TURNS),
  players: list(player, 3, COLOURS.length),
  winners: list(seat, 0, COLOURS.length),
});

interface Fault {
  readonly path: string;
  readonly value: Json;
  readonly expected: string;
}

/** The phases in which a mage may stand on H: it retires in the first, and comes back when titles are awarded. */
const AFTER_AWARDING = [
  'recoverMinorSpellsAgain',
  'awardVacantTitles',
  'demoteMages',
  'removeGreyMagic',
  'score',
  'over',
];
const AFTER_DEMOTING = ['removeGreyMagic', 'score', 'over'];

/** The first of the ledger's invariants that does not hold in this phase, as a place and what was expected there. */
export function broken(table: Table, phase: string): Fault | undefined {
  const { players, titles, queue, dragon, go } = table;
  const mages = allMages(table);
  const spells = mages.flatMap((m) => m.spells);
  const isAfterAwarding = AFTER_AWARDING.includes(phase);
  const counts = players.map((_, s) => mages.filter((m) => m.owner === s).length);
  const faults: (Fault | false)[] = [
    dragon >= players.length && { path: 'dragon', value: dragon, expected: 'a seat of the game' },
    mages.some((m) => m.owner >= players.length) && {
      path: 'titles',
      value: 'a mage',
      expected: 'a seat of the game as its owner',
    },
    counts.some((count) => count !== counts[0] || count === 0) && {
      path: 'titles',
      value: counts,
      expected: 'the same number of mages for each player',
    },
    ...players.map((p, s): Fault | false => {
      const own = spells.filter((spell) => spell.seat === s);
      const beside = own.filter(({ die }) => die !== 'minor').length;
      const all = p.front + p.rolled.length + castDice(p) + p.boxes.minor.length + p.boxes.grey.length + beside;
      const used = queue[0] === s ? go.using.length : 0;
      return all + used !== DICE && { path: `players[${s}]`, value: all + used, expected: `${DICE} dice in all` };
    }),
    ...players.map((p, s): Fault | false => {
      const beside = spells.filter((spell) => spell.seat === s && spell.die === 'minor').length;
      const all = p.reserve + p.spent + beside + table.track.filter((mark) => mark === s).length;
      return (
        all !== MINOR_SPELLS && { path: `players[${s}]`, value: all, expected: `${MINOR_SPELLS} Minor Spells in all` }
      );
    }),
    new Set(queue).size !== queue.length && { path: 'queue', value: queue, expected: 'each seat once' },
    queue.some((s) => s >= players.length) && { path: 'queue', value: queue, expected: 'seats of the game' },
    phase !== 'competition' &&
      !isInOrder(playerOrder(table), queue) && {
        path: 'queue',
        value: queue,
        expected: 'seats in player order (EW-T2)',
      },
    phase === 'highWizardRetires'
      ? queue.length > 0 &&
        titles.H?.owner !== queue[0] && { path: 'titles.H', value: null, expected: 'the mage that retires' }
      : !isAfterAwarding &&
        phase !== 'awardTitles' &&
        titles.H !== null && { path: 'titles.H', value: 'a mage', expected: 'nobody until a High Wizard is awarded' },
    AFTER_DEMOTING.includes(phase) &&
      DEFEATED.some((rank) => table.defeated[rank].length > 0) && {
        path: 'defeated',
        value: 'a mage',
        expected: 'no defeated mage after phase 8',
      },
    !['competition', 'awardTitles'].includes(phase) &&
      spells.length > 0 && { path: 'titles', value: 'a spell', expected: 'no spell beside a mage outside phase 5' },
    ...players.map(
      (p, s): Fault | false =>
        p.rolled.length > 0 &&
        queue[0] !== s && { path: `players[${s}].rolled`, value: p.rolled, expected: 'none: another seat goes' },
    ),
    go.rolled &&
      !phase.startsWith('cast') && { path: 'go.rolled', value: true, expected: 'false outside phases 2 and 3' },
    ['castMajorSpells', 'castRemainingSpells'].includes(phase) &&
      queue.length > 0 &&
      go.rolled !== players[queue[0]!]!.rolled.length > 0 && {
        path: 'go.rolled',
        value: go.rolled,
        expected: 'true just when there are rolled dice to place',
      },
    players.some((p) => p.scores.length !== players[0]!.scores.length) && {
      path: 'players',
      value: players.map((p) => p.scores.length),
      expected: 'as many turns scored for each player',
    },
  ];
  return faults.find((fault) => fault !== false) as Fault | undefined;
}

const isInOrder = (order: readonly number[], queue: readonly number[]): boolean =>
  queue.every((seat, i) => i === 0 || order.indexOf(seat) > order.indexOf(queue[i - 1]!));
