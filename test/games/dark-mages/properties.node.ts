/**
 * Properties of random games of Dark Mages with two to eight players; the suite of all games plays with two and three.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { darkMages, type Move, type Table } from '../../../src/games/dark-mages/index.js';
import { legalMoves, viewFor, type Viewer } from '../../../src/index.js';
import { chartOf } from '../../../src/kernel/chart.js';
import { hides } from '../../../src/kernel/view.js';
import { picker } from '../../../src/testing/picker.js';
import {
  chooser,
  every,
  phaseOf,
  playGame,
  startOf,
  type Played,
  type Visit,
} from '../../../src/testing/random-games.js';
import type { Subject } from '../../../src/testing/subject.js';
import { checkNotation, checkOffers, checkReplay } from '../../../src/testing/suite/playing.js';
import { canary, checkSecrets } from '../../../src/testing/suite/secrets.js';
import { movesAgainstPlayers } from './invariants.js';
import { attacking, scene } from './positions.js';
import { darkMagesSubject } from './subject.js';

const subject = { ...darkMagesSubject, ui: { game: darkMages } } as unknown as Subject;
/**
 * The `n`th random game: player numbers and options, teams among them, are taken in turn. Every verb is equally likely,
 * so that rare ones come up.
 */
const game = (n: number, visit?: Visit, by = n): Played =>
  playGame(subject, startOf(subject.ui.game, 29 * n, n + 100), chooser(2 * by + 27, darkMagesSubject.idle), visit);

/** One game for each number of players. */
const GAMES = 7;
const verbs = new Set<string>();
const phases = new Set<string>();

test(`${GAMES} games of 2 to 8 players keep every invariant, end, and replay byte for byte`, () => {
  const notation = checkNotation(subject);
  const ended = new Set<number>();
  for (let n = 0; n < GAMES; n++) {
    const played = game(n, (snapshot, offered, i) => {
      phases.add(phaseOf(snapshot));
      assert.deepEqual(
        movesAgainstPlayers(snapshot.context.table as Table, offered as Move[]),
        [],
        'no move against a player is offered beside an enemy',
      );
      if (i % 13 === 0) notation(snapshot, offered, i);
    });
    if (n === 6) checkReplay(subject, played);
    played.moves.forEach(({ type }) => verbs.add(type));
    if (played.end.status === 'done') ended.add((played.end.context.table as Table).mages.length);
  }
  assert.deepEqual([...ended].sort(), [2, 3, 4, 5, 6, 7, 8]);
});

/** Only Chain Lightning waits in this: tested with its card. */
const SELDOM = ['attack.resolving.chain'];

test('these games together use every verb and reach every phase that waits for a move', () => {
  assert.deepEqual([...verbs].sort(), Object.keys(darkMages.fields).sort());
  const chart = chartOf(darkMages.machine);
  assert.deepEqual(
    chart.phases.filter((phase) => chart.waits(phase) && !phases.has(phase) && !SELDOM.includes(phase)),
    [],
  );
});

test('with many seats, offers match refusals, and no view depends on other hands', () => {
  game(6, every(131, checkOffers(subject)), 106);
  for (const n of [2, 4, 6]) game(n, every(97, checkSecrets(subject)), n + 400);
});

test('which seats are asked does not depend on any hand', () => {
  for (const hand of [
    ['df_dodge', 'df_counterspell', 'df_shield_of_reflection'],
    ['sp_blight', 'sp_sunbeam', 'hx_slow'],
  ]) {
    const table = attacking({
      players: 4,
      mages: { red: { hand: ['sp_burning_hands'] }, green: { hand }, blue: { hand: ['he_heal'] } },
    });
    table.play('red cast sp_burning_hands green');
    const asked: string[] = [];
    while (table.phase.includes('answer')) {
      asked.push(`${table.phase} ${table.toAct}`);
      table.play(`${table.toAct} pass`);
    }
    assert.deepEqual(
      asked,
      ['green', 'blue', 'yellow'].map((name) => `attack.resolving.answers.asked ${name}`),
    );
  }
  let waits = 0;
  game(5, (snapshot, offered, n) => {
    if (!phaseOf(snapshot).includes('answer')) return;
    const other = legalMoves(subject.ui.game, canary(subject, snapshot, 'spectator', picker(n)));
    assert.deepEqual(new Set(other.map(({ seat }) => seat)), new Set(offered.map(({ seat }) => seat)));
    waits++;
  });
  assert.ok(waits > 50);
});

test('cards that others draw are not told, and no move is redacted', () => {
  const end = scene('end.deciding', { players: 3, mages: { red: { hand: ['df_dodge'] } } }).play('red keep');
  const frame = end.frames.find(({ context }) => context.table.last.some(({ code }) => code === 'drew'))!;
  const told = (viewer: Viewer) => viewFor(darkMages, frame, viewer).last.map(({ code, params }) => [code, params]);
  assert.equal(told(0).filter(([code]) => code === 'drew').length, 4);
  for (const viewer of [1, 2, 'spectator'] as const)
    assert.deepEqual(told(viewer), Array(4).fill(['draws', { seat: 0 }]));
  for (const move of legalMoves(darkMages, end.snapshot)) assert.equal(darkMages.redact!(move, 'spectator'), move);
  assert.ok(hides(darkMages));
});
