/** Random games of Elfengold, for two to six players and every option. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elfengold } from '../../../src/games/elfengold/index.js';
import { legalMoves } from '../../../src/index.js';
import {
  checkActor,
  checkDistinct,
  checkNotation,
  checkOffers,
  checkReplay,
  checkResume,
  checkViews,
  chooser,
  every,
  games,
  phaseOf,
  playGame,
  startOf,
} from './games.js';
import { scene } from './positions.js';

/** What chance seldom brings about; scenes do. */
const RARE = ['add', 'swap', 'decline', 'bypass', 'fly'];

test('random games keep every invariant at every step, come to an end, and replay byte for byte', () => {
  const verbs = new Set<string>();
  const phases = new Set<string>();
  const lengths: number[] = [];
  games(30, (from, choose, by) => {
    const whole = playGame(from, choose, (snapshot, offered, n) => {
      phases.add(phaseOf(snapshot));
      if (n % 10 === 0) checkNotation(snapshot, offered, n);
    });
    if (by % 4 === 0) checkReplay(whole);
    whole.moves.forEach(({ type }) => verbs.add(type));
    lengths.push(whole.moves.length);
  });
  const missing = Object.keys(elfengold.fields).filter((verb) => !RARE.includes(verb) && !verbs.has(verb));
  assert.deepEqual(missing, []);
  assert.ok(phases.size >= 10, [...phases].join(' '));
  assert.ok(Math.max(...lengths) < 1500, `${Math.max(...lengths)} moves`);
});

test('every number of players with every option comes to an end', () => {
  for (let players = 2; players <= 6; players++) {
    for (const options of [{}, { handLimit: 'none' }, { homeTown: true }, { values: 'random' }, { wizards: true }]) {
      playGame({ players, seed: 40 + players, options }, chooser(players));
    }
  }
});

test('XState’s actor and the compiled chart agree on every event, in as many microsteps', () => {
  games(6, (from, choose) => checkActor(playGame(from, choose)));
});

test('what is offered is what is not refused, of all moves that can be written down, in every phase', () => {
  const seen = new Map<string, number>();
  games(8, (from, choose) => {
    playGame(from, choose, (snapshot, offered, n) => {
      const times = seen.get(phaseOf(snapshot)) ?? 0;
      seen.set(phaseOf(snapshot), times + 1);
      if (times < 3 || n % 97 === 0) checkOffers(snapshot, offered, n);
    });
  });
  assert.ok(seen.size >= 10, [...seen.keys()].join(' '));
});

test('and with a double, an exchange and wizards, which chance seldom brings about', () => {
  const roads = { 'beata-elvenhold-plain': 'pig tree', 'elvenhold-lapphalia-plain': 'cycle' };
  const tokens = { red: { hidden: 'double pig dragon', shown: 'exchange wagon' } };
  const options = { wizards: true } as const;
  const scenes = [
    scene('placeTokens.placing', { roads, ...tokens }),
    scene('placeTokens.placing', { roads, ...tokens }).play('red place double hidden beata-elvenhold-plain'),
    scene('placeTokens.placing', { roads, ...tokens }).play('red place exchange shown beata-elvenhold-plain'),
    scene('travel.journey', { roads, options, red: { hand: 'pig pig cloud wizard' } }),
    scene('travel.journey', { roads, options, red: { hand: 'pig pig cloud wizard wizard', coins: 2 } }),
  ];
  for (const { snapshot } of scenes) {
    const offered = legalMoves(elfengold, snapshot);
    for (const check of [checkOffers, checkDistinct, checkNotation, checkResume, checkViews])
      check(snapshot, offered, 1);
  }
});

test('moves on offer lead to different tables', () => {
  games(12, (from, choose) => void playGame(from, choose, every(13, checkDistinct)));
});

test('snapshots survive JSON, and positions resume with the same moves on offer', () => {
  games(12, (from, choose) => void playGame(from, choose, every(11, checkResume)));
});

test('what a view leaves out can be dealt anew, and the view stays the same', () => {
  games(20, (from, choose) => void playGame(from, choose, every(11, checkViews)));
});

test('a game’s beginning is decided by its seed alone', () => {
  for (let n = 0; n < 4; n++) {
    const one = playGame(startOf(n, 5), chooser(n));
    const other = playGame(startOf(n, 5), chooser(n));
    assert.equal(JSON.stringify(one), JSON.stringify(other));
  }
});
