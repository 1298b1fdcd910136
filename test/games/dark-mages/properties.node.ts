/** Properties of random games of Dark Mages, at every number of players and with every option. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { darkMages } from '../../../src/games/dark-mages/index.js';
import { legalMoves, viewFor, type Viewer } from '../../../src/index.js';
import { chartOf, phaseOf } from '../../../src/kernel/chart.js';
import { hides } from '../../../src/kernel/view.js';
import {
  checkActor,
  checkCards,
  checkDistinct,
  checkFeud,
  checkImagined,
  checkNotation,
  checkOffers,
  checkReplay,
  checkResume,
  checkSecrets,
  chooser,
  every,
  playGame,
  redealt,
  startOf,
} from './games.js';
import { attacking, scene } from './positions.js';

const GAMES = 28;
const verbs = new Set<string>();
const phases = new Set<string>();
const turns: number[] = [];

test(`${GAMES} games at every number of players keep every invariant, end, and replay byte for byte`, () => {
  for (let n = 0; n < GAMES; n++) {
    const played = playGame(startOf(n), chooser(n), (snapshot, offered, i) => {
      phases.add(phaseOf(snapshot.value));
      if (i % 13 === 0) for (const visit of [checkCards, checkNotation, checkFeud]) visit(snapshot, offered, i);
    });
    if (n % 8 === 0) checkReplay(played);
    played.moves.forEach(({ type }) => verbs.add(type));
    turns.push(played.end.context.table.turn);
  }
  assert.ok(Math.max(...turns) < 1500, `a game of ${Math.max(...turns)} turns`);
});

test('between them these games made every kind of move and rested in every phase', () => {
  assert.deepEqual([...verbs].sort(), Object.keys(darkMages.fields).sort());
  const chart = chartOf(darkMages.machine);
  assert.deepEqual(
    chart.phases.filter((phase) => chart.waits(phase) && !phases.has(phase) && !RARE.includes(phase)),
    [],
  );
});

/** Loot at the start of a turn, and choices that few cards give: other tests come to these. */
const RARE = ['turnBegins.looting', 'attack.aiming', 'attack.destroying', 'attack.stealing', 'preparation.stealing'];

test('what is offered is what is not refused, of all moves that can be written down', () => {
  for (const n of [0, 2, 6]) playGame(startOf(n), chooser(n + 100), every(131, checkOffers));
});

test('in every phase that a game comes to', () => {
  const seen = new Set<string>();
  for (const n of [1, 4, 9, 12]) {
    playGame(startOf(n), chooser(n), (snapshot, offered, i) => {
      const phase = phaseOf(snapshot.value);
      if (!seen.has(phase)) checkOffers(snapshot, offered, i);
      if (!seen.has(phase)) checkResume(snapshot, offered, i);
      seen.add(phase);
    });
  }
  assert.ok(seen.size >= 8, [...seen].join(' '));
});

test('moves on offer lead to different tables', () => {
  for (let n = 0; n < 7; n++) playGame(startOf(n), chooser(n + 200), every(11, checkDistinct));
});

test('snapshots survive JSON, and positions resume with the same moves on offer', () => {
  for (let n = 0; n < 7; n++) playGame(startOf(n), chooser(n + 300), every(17, checkResume));
});

test('tables that differ in what a viewer may not know give equal views', () => {
  for (let n = 0; n < 7; n++) playGame(startOf(n), chooser(n + 400), every(37, checkSecrets, checkImagined));
});

test('the same seats are asked whatever a hand holds', () => {
  for (const hand of [
    ['df_dodge', 'df_counterspell', 'df_shield_of_reflection'],
    ['sp_blight', 'sp_sunbeam', 'hx_slow'],
  ]) {
    const game = attacking({
      players: 4,
      mages: { red: { hand: ['sp_burning_hands'] }, green: { hand }, blue: { hand: ['he_heal'] } },
    });
    game.play('red cast sp_burning_hands green');
    const asked: string[] = [];
    while (game.phase.includes('answering')) {
      asked.push(`${game.phase} ${game.toAct}`);
      game.play(`${game.toAct} pass`);
    }
    assert.deepEqual(
      asked,
      ['green', 'blue', 'yellow'].map((name) => `attack.answering.asked ${name}`),
    );
  }
  let waits = 0;
  playGame(startOf(5), chooser(7), (snapshot, offered, n) => {
    if (!phaseOf(snapshot.value).includes('answering')) return;
    const other = legalMoves(darkMages, redealt(snapshot, 'spectator', n));
    assert.deepEqual(new Set(other.map(({ seat }) => seat)), new Set(offered.map(({ seat }) => seat)));
    waits++;
  });
  assert.ok(waits > 50);
});

test('what others drew is not said, and every move is known whole', () => {
  const game = scene('end.deciding', { players: 3, mages: { red: { hand: ['df_dodge'] } } }).play('red keep');
  const frame = game.frames.find(({ context }) => context.table.last.some(({ code }) => code === 'drew'))!;
  const told = (viewer: Viewer) => viewFor(darkMages, frame, viewer).last.map(({ code, params }) => [code, params]);
  assert.equal(told(0).filter(([code]) => code === 'drew').length, 4);
  for (const viewer of [1, 2, 'spectator'] as const)
    assert.deepEqual(told(viewer), Array(4).fill(['draws', { seat: 0 }]));
  for (const move of legalMoves(darkMages, game.snapshot)) assert.equal(darkMages.redact!(move, 'spectator'), move);
  assert.ok(hides(darkMages));
});

test('XState’s actor and the compiled chart agree on every event, in as many microsteps', () => {
  for (let n = 0; n < 4; n++) checkActor(playGame(startOf(n), chooser(n + 500)));
});
