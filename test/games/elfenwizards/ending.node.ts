import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elfenwizards } from '../../../src/games/elfenwizards/index.js';
import { resume } from '../../../src/index.js';
import { position, rule, scene, type Scene, type Sketch } from './positions.js';

/** Ends a turn: the last player keeps their dice in the Grey Magic box, and the turn is scored. */
const lastOf = (sketch: Sketch): Scene =>
  scene('removeGreyMagic', { queue: ['red'], dice: { red: { grey: [1] } }, ...sketch }).play('red doneGrey');
const ids = (game: Scene) => game.facts.map(({ rule: id }) => id).filter((id) => /^EW-E[123]$/.test(id));

rule('EW-10.1 ranks score 10, 7, 5, 3 and 2 points, less 1 for each Grey Magic token', () => {
  const game = lastOf({
    turn: 3,
    titles: { H: 'red', W1: 'red+2', W2: 'green', S1: 'green+1', S4: 'blue', N1: 'blue', N8: 'green' },
    boxes: { A: ['blue+3', 'blue', 'red', 'red'] },
    scores: { red: [5, 6], green: [1, 1], blue: [0, -2] },
  });
  const points = game.said('score').map(({ params }) => [params!['points'], params!['total']]);
  const [red, green, blue] = [10 + 7 - 2 + 2 + 2, 7 + 5 - 1 + 3 + 2, 5 + 3 + 2 - 3 + 2];
  assert.deepEqual(points, [
    [red, red + 11],
    [green, green + 2],
    [blue, blue - 2],
  ]);
  assert.deepEqual(game.player('blue').scores, [0, -2, blue]);
  assert.equal(game.phase, 'highWizardRetires');
  assert.equal(game.table.turn, 4);
});

rule('EW-E1 the game ends after turn 4', () => {
  const game = lastOf({ turn: 4 });
  assert.equal(game.phase, 'over');
  assert.equal(game.snapshot.status, 'done');
  assert.deepEqual(ids(game), ['EW-E1']);
  assert.deepEqual(game.offers(), []);
  for (const verb of Object.values(elfenwizards.rules)) assert.deepEqual(verb.options(game.table), []);
  assert.notEqual(lastOf({ turn: 3 }).phase, 'over');
});

rule('EW-E2 the game ends after a turn in which a player becomes High Wizard for the second time', () => {
  const crowned = (sketch: Sketch) => {
    const game = scene('competition', {
      queue: ['red'],
      titles: { W1: 'green' },
      spells: { W1: 'red minor' },
      ...sketch,
    });
    game.play('red pass');
    while (game.phase !== 'over' && game.table.turn === (sketch.turn ?? 2)) {
      game.play(`${game.acting} ${game.offers().at(-1)!}`);
    }
    return game;
  };
  const game = crowned({ crowned: { green: 1 } });
  assert.equal(game.phase, 'over');
  assert.deepEqual(ids(game), ['EW-E2']);
  assert.deepEqual(game.said('crownedTwice')[0]!.params, { seat: 1 });
  assert.equal(game.player('green').crowned, 2);
  const first = crowned({ titles: { W1: 'red' }, crowned: { red: 1 } });
  assert.deepEqual(first.said('crownedTwice')[0]!.params, { seat: 0 });
  assert.equal(crowned({ turn: 3, crowned: { red: 1, blue: 1 } }).phase, 'highWizardRetires');
});

rule('EW-E3 the game ends after the second turn in which nobody becomes High Wizard', () => {
  const game = scene('competition', { turn: 3, queue: ['red'], titles: { W1: 'green' }, unawarded: 1 }).play(
    'red pass',
  );
  while (game.phase !== 'over') game.play(`${game.acting} ${game.offers().at(-1)!}`);
  assert.deepEqual(ids(game), ['EW-E3']);
  assert.equal(game.table.turn, 3);
  assert.equal(game.table.unawarded, 2);
  const once = scene('competition', { queue: ['red'], titles: { W1: 'green' } }).play('red pass');
  while (once.table.turn === 2) once.play(`${once.acting} ${once.offers().at(-1)!}`);
  assert.equal(once.table.unawarded, 1);
  assert.notEqual(once.phase, 'over');
  while (once.phase !== 'over') once.play(`${once.acting} ${once.offers().at(-1)!}`);
  assert.deepEqual(
    [once.table.turn, once.table.unawarded],
    [3, 2],
    'a second turn without a High Wizard ends the game',
  );
});

rule('EW-E3 if several reasons end the game in one turn, there is a fact for each', () => {
  const game = lastOf({ turn: 4, unawarded: 2, crowned: { blue: 2 } });
  assert.deepEqual(ids(game), ['EW-E1', 'EW-E2', 'EW-E3']);
});

test('a position past the end of its game is refused, unless the last turn is still under way', () => {
  const taken = (phase: string, sketch: Sketch) => () =>
    resume(elfenwizards, position(phase, { turn: 3, ...sketch }), { seed: 1 });
  assert.throws(taken('competition', { crowned: { green: 2 } }), /players\[1\]\.crowned: 2,.* once at most \(EW-E2\)/);
  assert.throws(taken('competition', { unawarded: 2 }), /unawarded: 2,.* one at most \(EW-E3\)/);
  assert.doesNotThrow(
    taken('removeGreyMagic', { crowned: { green: 2 }, dice: { red: { grey: [1] } }, queue: ['red'] }),
  );
});

rule('EW-E4 each Minor Spell in front of a player is worth 1 point, but none in the box or on the turn track', () => {
  const game = lastOf({ turn: 4, spent: { red: 3, green: 7 }, track: ['red', 'blue', null, null] });
  assert.deepEqual(
    game.said('bonus').map(({ params }) => params),
    [
      { seat: 0, points: 3 },
      { seat: 1, points: 0 },
      { seat: 2, points: 6 },
    ],
  );
  assert.deepEqual([game.player('red').bonus, game.player('blue').bonus], [3, 6]);
  assert.ok(
    lastOf({ turn: 3 }).table.players.every(({ bonus }) => bonus === 0),
    'the bonus is given only at the end',
  );
});

rule('EW-E5 the highest total wins, Minor Spells included', () => {
  const scores = { red: [10, 10, 10], green: [10, 10, 12], blue: [10, 10, 10] };
  const game = lastOf({ turn: 4, scores, spent: { red: 2, green: 3, blue: 5 } });
  assert.deepEqual(game.table.winners, [1]);
  assert.equal(game.said('wins')[0]!.params!['points'], 32 + 2 + 4);
});

rule('EW-E5 a tie is shared', () => {
  const scores = { red: [10, 10, 10], green: [10, 10, 12], blue: [10, 10, 10] };
  const game = lastOf({ turn: 4, scores, spent: { red: 1, green: 3, blue: 2 } });
  assert.deepEqual(game.table.winners, [0, 1]);
  assert.deepEqual(game.said('shared')[0], { rule: 'EW-E5', code: 'shared', params: { seats: [0, 1], points: 38 } });
  assert.deepEqual(game.said('wins'), []);
});
