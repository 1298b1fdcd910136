/** Random games of Dark Mages, and what must hold of each. */
import assert from 'node:assert/strict';
import { createActor } from 'xstate';
import { darkMages, type Move, type Table } from '../../../src/games/dark-mages/index.js';
import {
  formatMove,
  frames,
  legalMoves,
  parseMove,
  play,
  positionOf,
  refusal,
  replay,
  resume,
  startFrames,
  viewFor,
  type NewGame,
  type Snapshot,
  type Viewer,
} from '../../../src/index.js';
import { phaseOf } from '../../../src/kernel/chart.js';
import { pseudoLegalMoves, toAct } from '../../../src/kernel/legal.js';
import { shuffle, seeded } from '../../../src/kernel/random.js';
import { card, deck } from './cards.js';

export type Snap = Snapshot<Table>;
export type Visit = (snapshot: Snap, offered: readonly Move[], n: number) => void;
/** More moves than any random game has taken. */
const LONGEST = 12_000;

/** Draws whole numbers below `n`, the same for the same seed (mulberry32). */
export function picker(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (((t ^ (t >>> 14)) >>> 0) % n) | 0;
  };
}
/** Any verb is as likely, so that rare ones come up; then any of its moves. */
export function chooser(seed: number): (offered: readonly Move[]) => Move {
  const pick = picker(seed);
  return (offered) => {
    const verbs = [...new Set(offered.map(({ type }) => type))];
    const type = verbs[pick(verbs.length)]!;
    const moves = offered.filter((move) => move.type === type);
    return moves[pick(moves.length)]!;
  };
}

export interface Played {
  readonly start: NewGame;
  readonly moves: readonly Move[];
  readonly end: Snap;
}

/** The start of the `n`th random game: players and options in turn. */
export function startOf(n: number): NewGame {
  const players = 2 + (n % 7);
  const teams = [2, 3, 4].filter((count) => players % count === 0 && players / count > 1);
  const team = [0, ...teams][(n >> 3) % (teams.length + 1)]!;
  return {
    players,
    seed: (n * 2654435761) >>> 0,
    options: { hitOnEqual: n % 2 === 0, freeCantrip: n % 4 < 2, teams: team },
  };
}

export function playGame(start: NewGame, choose: (offered: readonly Move[]) => Move, visit: Visit = () => {}): Played {
  const beginning = startFrames(darkMages, start);
  beginning.forEach((frame) => holds(frame));
  const moves: Move[] = [];
  let snapshot = beginning.at(-1)!;
  while (snapshot.status === 'active') {
    const offered = legalMoves(darkMages, snapshot);
    assert.ok(offered.length > 0, `nothing is on offer in ${phaseOf(snapshot.value)}`);
    assert.ok(moves.length < LONGEST, 'the game does not end');
    assert.equal(toAct(offered).length, 1, 'one seat is waited for at a time');
    visit(snapshot, offered, moves.length);
    const move = choose(offered);
    moves.push(move);
    const steps = frames(darkMages, snapshot, move);
    for (const step of steps) {
      holds(step);
      assert.ok(step.context.table.last.length > 0, `nothing is said in ${phaseOf(step.value)}`);
    }
    snapshot = steps.at(-1)!;
  }
  assert.equal(phaseOf(snapshot.value), 'over');
  return { start, moves, end: snapshot };
}

/** The ledger's invariants, counted without the game's own queries and checks. */
function holds(frame: Snap): void {
  const { mages, enemies, pile, discards, inPlay } = frame.context.table;
  let cards = pile.length + discards.length + inPlay.length + enemies.length;
  for (const { hp, hand, worn, companion } of mages) {
    assert.ok(hp >= 0 && hp <= 60, `${hp} hit points`);
    cards += hand.length + (companion ? 1 : 0);
    for (const slot in worn) cards += worn[slot as 'ring'] === null ? 0 : 1;
    if (hp === 0) assert.ok(hand.length === 0 && !companion, 'the fallen hold nothing');
  }
  assert.equal(cards, 112, `in ${phaseOf(frame.value)}`);
}

/** Each card exists as often as the deck says. */
export const checkCards: Visit = ({ context: { table } }) => {
  const held = table.mages.flatMap(({ hand, worn, companion }) => [
    ...hand,
    ...Object.values(worn).flatMap((id) => id ?? []),
    ...(companion ? [companion.card] : []),
  ]);
  const all = [...table.pile, ...table.discards, ...table.inPlay, ...table.enemies.map((e) => e.card), ...held];
  assert.deepEqual(all.sort(), [...deck.all].sort());
};

/** No action against a player is open while an enemy is on the table. */
export const checkFeud: Visit = ({ context: { table } }, offered) => {
  if (table.enemies.length === 0) return;
  for (const move of offered) {
    if (move.type === 'steal') assert.fail('a theft beside an enemy');
    if (move.type === 'cast' || move.type === 'cantrip' || move.type === 'assault')
      assert.ok(move.target === 'all' || move.target.startsWith('enemy-'), formatMove(darkMages, move));
  }
};

/** Each move on offer has a notation of its own that reads back. */
export const checkNotation: Visit = (_snapshot, offered) => {
  const lines = offered.map((move) => formatMove(darkMages, move));
  assert.equal(new Set(lines).size, lines.length, 'two moves are written alike');
  lines.forEach((line, i) => assert.deepEqual(parseMove(darkMages, line), offered[i]));
};

/** What is offered is what is not refused, of all moves that can be written down. */
export const checkOffers: Visit = (snapshot, offered) => {
  const offers = new Set(offered.map((move) => formatMove(darkMages, move)));
  for (let seat = 0; seat < snapshot.context.table.mages.length; seat++) {
    for (const move of pseudoLegalMoves(darkMages, seat)) {
      const why = refusal(darkMages, snapshot, move);
      const line = formatMove(darkMages, move);
      if ((why === undefined) !== offers.has(line))
        assert.fail(
          `${line} in ${phaseOf(snapshot.value)} is ${why ? `offered and refused by ${why.rule}` : 'not offered'}`,
        );
      if (why && !(why.rule.startsWith('DM-') && why.code)) assert.fail(`${line} is refused by ${why.rule}`);
    }
  }
};

/** Moves on offer lead to different tables; but a theft that fails takes as little from one opponent as from another. */
export const checkDistinct: Visit = (snapshot, offered) => {
  const hideFacts = (key: string, value: unknown): unknown => (key === 'last' ? [] : value);
  const moves = offered.filter(({ type }) => type !== 'steal');
  const next = moves.map((move) => JSON.stringify(frames(darkMages, snapshot, move)[0]!.context.table, hideFacts));
  assert.equal(new Set(next).size, next.length, `two moves lead to one table in ${phaseOf(snapshot.value)}`);
};

/** A snapshot works after a round trip through JSON, and a position resumes with the same moves on offer. */
export const checkResume: Visit = (snapshot, offered) => {
  const copy = JSON.parse(JSON.stringify(snapshot)) as Snap;
  assert.deepEqual(copy, snapshot, 'plain JSON');
  assert.deepEqual(legalMoves(darkMages, copy), offered);
  assert.deepEqual(play(darkMages, copy, offered[0]!), play(darkMages, snapshot, offered[0]!));
  const position = positionOf(darkMages, copy);
  assert.equal(darkMages.violation(snapshot.context.table, position.phase), undefined);
  const again = resume(darkMages, position, { seed: 5 });
  assert.deepEqual(legalMoves(darkMages, again), offered);
  assert.deepEqual(positionOf(darkMages, again), position);
};

/** What a viewer may not know, dealt otherwise: other hands of as many cards, another pile, another generator. */
export function redealt({ context: { table }, ...snapshot }: Snap, viewer: Viewer, seed: number): Snap {
  const hidden = table.mages.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand));
  const { values } = shuffle(seeded(seed), [...hidden, ...table.pile]);
  const held = values.filter((id) => !card(id).category.startsWith('enemy'));
  const order = (id: string) => deck.order.get(id)!;
  const mages = table.mages.map((mage, seat) =>
    seat === viewer ? mage : { ...mage, hand: mage.hand.map(() => held.pop()!).sort((a, b) => order(a) - order(b)) },
  );
  const pile = [...held, ...values.filter((id) => card(id).category.startsWith('enemy'))];
  return { ...snapshot, context: { table: { ...table, mages, pile, rng: seeded(seed) } } };
}

/** Tables that differ only in what a viewer may not know give equal views, and wait for the same seats. */
export const checkSecrets: Visit = (snapshot, _offered, n) => {
  for (const viewer of [...snapshot.context.table.mages.keys(), 'spectator'] as const) {
    const other = redealt(snapshot, viewer, n);
    const view = viewFor(darkMages, snapshot, viewer);
    assert.deepEqual(viewFor(darkMages, other, viewer), view);
    assert.ok(!JSON.stringify(view).includes('rng'));
  }
};

/** What is imagined agrees with the view, and keeps every invariant. */
export const checkImagined: Visit = (snapshot, _offered, n) => {
  const viewer = n % snapshot.context.table.mages.length;
  const view = viewFor(darkMages, snapshot, viewer);
  const table = darkMages.imagine(view.table, seeded(n));
  const imagined: Snap = { ...snapshot, context: { table } };
  assert.equal(darkMages.violation(table, view.phase), undefined);
  assert.deepEqual(viewFor(darkMages, imagined, viewer), view);
};

const plain = (snapshot: object): unknown => JSON.parse(JSON.stringify(snapshot));

/** XState's own actor goes where the compiled chart goes, event by event, in as many microsteps. */
export function checkActor({ start, moves }: Played): void {
  const beginning = startFrames(darkMages, start);
  let microsteps = 0;
  const actor = createActor(darkMages.machine, {
    input: { table: beginning[0]!.context.table },
    inspect: (event) => {
      if (event.type === '@xstate.microstep') microsteps++;
    },
  }).start();
  let snapshot = beginning.at(-1)!;
  for (const move of moves) {
    microsteps = 0;
    actor.send(move as never);
    const steps = frames(darkMages, snapshot, move);
    snapshot = steps.at(-1)!;
    const { status, value, context } = actor.getPersistedSnapshot() as unknown as Snap;
    assert.deepEqual({ status, value }, { status: snapshot.status, value: snapshot.value });
    assert.deepEqual(context, snapshot.context);
    assert.equal(microsteps, steps.length, `microsteps of ${formatMove(darkMages, move)}`);
  }
  assert.deepEqual(plain(actor.getPersistedSnapshot()), plain(snapshot));
}

/** The same start and moves give the same game, byte for byte. */
export function checkReplay({ start, moves, end }: Played): void {
  assert.equal(JSON.stringify(replay(darkMages, start, moves)), JSON.stringify(end));
}

/** Visits about one position in so many. */
export const every =
  (gap: number, ...visits: readonly Visit[]): Visit =>
  (snapshot, offered, n) => {
    if (n % gap === 0) for (const visit of visits) visit(snapshot, offered, n);
  };
