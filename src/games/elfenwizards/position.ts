/** Validation of positions from outside: their shape and their invariants. */
import {
  bool,
  int,
  list,
  nullable,
  oneOf,
  record,
  shape,
  type Check,
  type Fault,
  type Json,
  type Params,
  type Positions,
} from '../../kit/index.js';
import {
  BOXES,
  COLOURS,
  CONTESTS,
  DEFEATED,
  DICE,
  HAND_MADE_GREY,
  MINOR_SPELLS,
  MOST_GREY,
  PAWNS,
  SPELL_BOXES,
  TITLES,
  TURNS,
} from './map.js';
import { allMages, castDice, pips, playerOrder } from './queries.js';
import { retiring } from './rules/retiring.js';
import type { Phase } from './rules/turn.js';
import { demoting, fillingVacancies } from './rules/vacancies.js';
import { checkPlacement } from './setup.js';
import { FACES, type Face, type Mage, type Player, type Spell, type Table } from './table.js';
import { faults, type FaultCode } from './text/faults.en.js';

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
  // Wide enough for any sum that the editor lays into one turn.
  scores: list(int(-9999, 9999), 0, TURNS),
  bonus: int(0, MINOR_SPELLS),
  crowned: int(0, TURNS),
});

/** The shape of a table, without random generator, options and facts. */
const table: Positions<Table>['table'] = shape({
  turn: int(1, TURNS),
  dragon: seat,
  queue: list(seat, 0, COLOURS.length),
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

/** The phases after the awarding of this turn's High Wizard. */
const AFTER_AWARDING = [
  'recoverMinorSpellsAgain',
  'awardVacantTitles',
  'demoteMages',
  'removeGreyMagic',
  'score',
  'over',
];
/** The phases in which there may be defeated mages. */
const WITH_DEFEATED = ['awardTitles', 'recoverMinorSpellsAgain', 'awardVacantTitles', 'demoteMages'];
const WITH_SPELLS = ['competition', 'awardTitles'];
export const CASTING = ['castMajorSpells', 'castRemainingSpells'];
const BUYING = ['recoverMinorSpells', 'recoverMinorSpellsAgain', 'removeGreyMagic'];
const SCORED = ['score', 'over'];
/** The phases whose queue follows from the table. */
export const QUEUES: Readonly<Record<string, Phase>> = {
  highWizardRetires: retiring,
  awardVacantTitles: fillingVacancies,
  demoteMages: demoting,
};

/**
 * The first invariant of the ledger that is violated in this phase, as a path and the code of a sentence; `undefined` if all
 * hold. Throws `BadInput` for an option that does not suit the number of players.
 */
function violation(table: Table, phase: string): Fault | undefined {
  if (table.options.placement !== null) checkPlacement(table.options.placement, table.players.length);
  for (const faults of [seats, spells, board, track, queue, go]) for (const fault of faults(table, phase)) return fault;
  return undefined;
}

const fault = (path: string, value: Json, code: FaultCode, params: Params = {}) => ({ path, value, code, params });

/** Seats must exist in the game; and there must be as many scores, crowned and unawarded turns as the turn allows. */
function* seats({ players, dragon, queue, track, turn, unawarded, winners }: Table, phase: string): Generator<Fault> {
  const isSeat = (seat: number) => seat < players.length;
  if (!isSeat(dragon)) yield fault('dragon', dragon, 'seats');
  if (queue.length === 0) yield fault('queue', queue, 'nobody');
  if (!queue.every(isSeat)) yield fault('queue', queue, 'seats');
  if (new Set(queue).size !== queue.length) yield fault('queue', queue, 'seats');
  if (!track.every((mark) => isSeat(mark ?? 0))) yield fault('track', track, 'seats');

  const scored = SCORED.includes(phase) ? turn : turn - 1;
  for (const [seat, { scores, bonus }] of players.entries()) {
    if (scores.length !== scored) yield fault(`players[${seat}].scores`, scores, 'scored', { turns: scored });
    if (bonus > 0 && phase !== 'over') yield fault(`players[${seat}].bonus`, bonus, 'over');
  }
  if (winners.length > 0 && phase !== 'over') yield fault('winners', winners, 'over');
  const isAwarding = phase === 'awardTitles' || AFTER_AWARDING.includes(phase);
  const twice = players.findIndex(({ crowned }) => crowned > 1);
  if (!isAwarding && twice >= 0) yield fault(`players[${twice}].crowned`, players[twice]!.crowned, 'crowned');
  if (!isAwarding && unawarded > 1) yield fault('unawarded', unawarded, 'unawarded');
  const awarded = players.reduce((sum, { crowned }) => sum + crowned, unawarded);
  const most = isAwarding ? turn : turn - 1;
  if (awarded > most) yield fault('unawarded', awarded, 'awarded', { most });
}

/** EW-S1: each die and each Minor Spell exists somewhere, exactly once. */
function* spells(table: Table, phase: string): Generator<Fault> {
  const beside = allMages(table).flatMap((mage) => mage.spells);
  if (beside.length > 0 && !WITH_SPELLS.includes(phase)) yield fault('titles', 'a spell', 'beside');
  if (beside.some((spell) => spell.seat >= table.players.length)) yield fault('titles', 'a spell', 'seats');
  for (const [seat, p] of table.players.entries()) {
    const own = beside.filter((spell) => spell.seat === seat);
    const minor = own.filter(({ die }) => die === 'minor').length;
    const used = table.queue[0] === seat ? table.go.using.length : 0;
    const lying = p.front + p.rolled.length + castDice(p) + p.boxes.minor.length + p.boxes.grey.length;
    const dice = lying + used + own.length - minor;
    if (dice !== DICE) yield fault(`players[${seat}]`, dice, 'dice', { count: DICE });
    const tokens = p.reserve + p.spent + minor + table.track.filter((mark) => mark === seat).length;
    if (tokens !== MINOR_SPELLS) yield fault(`players[${seat}]`, tokens, 'minor', { count: MINOR_SPELLS });
  }
}

/** The mages: equally many for each player, and only where the phase allows them. */
function* board(table: Table, phase: string): Generator<Fault> {
  const { players, titles, defeated, turn } = table;
  const mages = allMages(table);
  if (mages.some((m) => m.owner >= players.length)) yield fault('titles', 'a mage', 'seats');
  const counts = players.map((_, s) => mages.filter((m) => m.owner === s).length);
  if (counts.some((count) => count !== counts[0] || count === 0) || mages.length > PAWNS)
    yield fault('titles', counts, 'mages');
  if (titles.H && !['highWizardRetires', 'awardTitles', ...AFTER_AWARDING].includes(phase))
    yield fault('titles.H', 'a mage', 'high');
  const lie = DEFEATED.find((rank) => defeated[rank].length > 0);
  if (lie && !WITH_DEFEATED.includes(phase)) yield fault(`defeated.${lie}`, 'a mage', 'defeated');
  const isDemoting = phase === 'demoteMages' || (AFTER_AWARDING.includes(phase) && !WITH_DEFEATED.includes(phase));
  const waiting = new Set(DEFEATED.flatMap((rank) => defeated[rank]));
  for (const mage of mages) {
    const most = HAND_MADE_GREY + turn - (isDemoting && !waiting.has(mage) ? 0 : 1);
    if (mage.grey > most) yield fault('titles', mage.grey, 'grey', { most });
  }
}

/** EW-1.2: the track holds marks of past turns only. The last one's mark is there once the High Wizard has placed it. */
function* track({ track: marks, turn, go, queue, dragon }: Table, phase: string): Generator<Fault> {
  const isRetiring = phase === 'highWizardRetires' && queue.length > 0;
  if (isRetiring && turn === 1) yield fault('turn', turn, 'firstTurn');
  const hasMarked = !isRetiring || go.placed > 0;
  const early = marks.findIndex((mark, i) => mark !== null && i >= turn - (hasMarked ? 1 : 2));
  if (early >= 0) yield fault(`track[${early}]`, marks[early]!, 'track');
  if (isRetiring && hasMarked && (marks[turn - 2] !== queue[0] || dragon !== queue[0]))
    yield fault(`track[${turn - 2}]`, marks[turn - 2]!, 'mark');
}

/** EW-T2: the queue is in player order. */
function* queue(table: Table, phase: string): Generator<Fault> {
  const order = playerOrder(table);
  const derived = QUEUES[phase]?.queue?.(table);
  if (derived && String(derived) !== String(table.queue)) yield fault('queue', table.queue, 'nobody');
  const isInOrder = table.queue.every((s, i) => i === 0 || order.indexOf(s) > order.indexOf(table.queue[i - 1]!));
  if (!isInOrder && phase !== 'competition') yield fault('queue', table.queue, 'order');
}

/** What is half done must fit the phase. */
function* go({ go, players, queue, options }: Table, phase: string): Generator<Fault> {
  const isCasting = CASTING.includes(phase);
  for (const [seat, { rolled }] of players.entries())
    if (rolled.length > 0 && (!isCasting || queue[0] !== seat))
      yield fault(`players[${seat}].rolled`, rolled, 'rolled');
  const head = players[queue[0] ?? -1];
  if (go.rolled !== (isCasting && !!head && head.rolled.length > 0)) yield fault('go.rolled', go.rolled, 'rolled');
  if (isCasting && head && !go.rolled && head.front === 0) yield fault('queue', queue, 'noDice');
  if (go.rolled && head!.front > 0) yield fault(`players[${queue[0]}].front`, head!.front, 'rolledAll');
  if (isCasting && !go.rolled && go.placed > 0) yield fault('go.placed', go.placed, 'halfDone');
  if (go.rerolled && !(go.rolled && phase === 'castRemainingSpells')) yield fault('go.rerolled', true, 'halfDone');
  if (go.placed > 1 && ['highWizardRetires', 'competition'].includes(phase))
    yield fault('go.placed', go.placed, 'halfDone');
  if (go.using.length > 0 && !BUYING.includes(phase)) yield fault('go.using', go.using, 'halfDone');
  const most = phase === 'removeGreyMagic' ? Math.floor(pips(go.using) / options.greyMagicCost) : 0;
  if (go.removed > most) yield fault('go.removed', go.removed, 'halfDone');
}

export const positions: Positions<Table> = { table, violation, faults };
