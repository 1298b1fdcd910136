import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { elfenwizards as game, type Move, type Seen, type Table } from '../../../src/games/elfenwizards/index.js';
import { LEVELS, type Level, type Snapshot, type View } from '../../../src/kernel/game.js';
import { legalMoves } from '../../../src/kernel/legal.js';
import { play } from '../../../src/kernel/play.js';
import { resume } from '../../../src/kernel/resume.js';
import { positionOf, start } from '../../../src/kernel/start.js';
import { draw, seeded } from '../../../src/kernel/random.js';
import { chooseMove, imagine, viewFor } from '../../../src/kernel/view.js';
import { finish, chance } from '../../../src/games/elfenwizards/bot/finish.js';
import { outlook } from '../../../src/games/elfenwizards/bot/outlook.js';
import { prospects } from '../../../src/games/elfenwizards/bot/judgement.js';
import { worth } from '../../../src/games/elfenwizards/bot/worth.js';
import { CONTESTS } from '../../../src/games/elfenwizards/map.js';
import { candidatesOf, hasTitlesLeft } from '../../../src/games/elfenwizards/queries.js';
import { awardNext, beginAwarding } from '../../../src/games/elfenwizards/rules/awarding.js';
import { apply, refuse } from '../../../src/games/elfenwizards/rules/index.js';

type Kind = Level | 'random';
interface Decision {
  readonly snapshot: Snapshot<Table>;
  readonly view: View<Seen, Move>;
  readonly move: Move;
}

/** Plays a whole game with a level, or a random player, for each seat, and records every decision. */
function whole(kinds: readonly Kind[], seed: number, budget = 60) {
  let snapshot = start(game, { players: kinds.length, seed });
  const decisions: Decision[] = [];
  for (let n = 0; snapshot.status === 'active'; n++) {
    assert.ok(n < 2000, 'the game does not end');
    const { seat } = legalMoves(game, snapshot)[0]!;
    const view = viewFor(game, snapshot, seat);
    const player = kinds[seat]!;
    const advice = seed * 10_000 + n;
    const move =
      player === 'random'
        ? view.moves[draw(seeded(advice), 1, 0, view.moves.length - 1).values[0]!]!
        : chooseMove(game, view, { seed: advice, level: player, budget });
    decisions.push({ snapshot, view, move });
    snapshot = play(game, snapshot, move);
  }
  return { decisions, table: snapshot.context.table };
}

/** Decisions from every phase that waits for a move, and a quarter of those with more than one move to choose from. */
const { decisions } = whole(['normal', 'normal', 'easy', 'hard'], 5);
const choices = decisions.filter(({ view }) => view.moves.length > 1).filter((_, i) => i % 4 === 0);
/** The number of steps that a thought takes to find its move. */
function stepsOfThought(view: View<Seen, Move>, level: Level, budget: number) {
  const thinking = game.think!(view, { seed: 3, level, budget });
  let steps = 0;
  while (!thinking.next().done) steps++;
  return steps;
}

describe('opponents of Elfenwizards', () => {
  test('choose the same move for the same view and advice, also after a JSON round trip', () => {
    for (const { view } of choices) {
      for (const level of LEVELS) {
        const advice = { seed: 11, level, budget: 80 };
        const copy = JSON.parse(JSON.stringify(view)) as typeof view;
        assert.deepEqual(chooseMove(game, copy, advice), chooseMove(game, view, advice));
      }
    }
  });

  test('choose one of the offered moves, and change neither view nor moves', () => {
    for (const { view } of choices) {
      for (const level of LEVELS) {
        const before = JSON.stringify(view);
        assert.ok(view.moves.includes(chooseMove(game, view, { seed: 1, level, budget: 50 })));
        assert.equal(JSON.stringify(view), before);
      }
    }
  });

  test('see and choose the same in two snapshots that differ in the random number generator only', () => {
    for (const { snapshot, view } of choices) {
      const other = imagine(game, view, 12345);
      assert.notDeepEqual(other.context.table.rng, snapshot.context.table.rng);
      const seen = viewFor(game, other, view.seat);
      assert.deepEqual(seen, view);
      for (const level of LEVELS) {
        const advice = { seed: 2, level, budget: 50 };
        assert.deepEqual(chooseMove(game, seen, advice), chooseMove(game, view, advice));
      }
    }
  });

  test('choose differently for different seeds in many positions', () => {
    const differ = choices.filter(({ view }) => {
      const moves = [1, 2, 3, 4].map((seed) => JSON.stringify(chooseMove(game, view, { seed, level: 'easy' })));
      return new Set(moves).size > 1;
    });
    assert.ok(differ.length > choices.length / 4);
  });

  test('look at no more positions than their budget, one in each step', () => {
    let reached = 0;
    for (const { view } of choices) {
      for (const level of LEVELS) {
        for (const budget of [1, 7, 40, 300]) {
          const steps = stepsOfThought(view, level, budget);
          assert.ok(steps <= budget, `${view.phase}, ${level}: ${steps} of ${budget}`);
          if (level === 'hard' && steps > budget * 0.8) reached++;
        }
      }
      for (const level of ['easy', 'normal'] as const) assert.ok(stepsOfThought(view, level, 300) <= view.moves.length);
    }
    assert.ok(reached > 0, 'the hardest level never uses its budget');
  });

  for (const players of [3, 4, 5, 6]) {
    test(`finish a game of ${players} at every level`, () => {
      for (const level of LEVELS) {
        const { table, decisions: made } = whole(
          Array.from({ length: players }, () => level),
          players,
          40,
        );
        assert.ok(table.winners.length > 0);
        for (const { snapshot, move } of made) assert.equal(refuse(snapshot.context.table, move), undefined);
      }
    });
  }

  test('never put back dice that they chose to buy with', () => {
    const verbs = decisions.map(({ move }) => move.type);
    assert.ok(verbs.includes('recover'), 'no Minor Spells were recovered');
    assert.ok(!verbs.includes('putBack') && !verbs.includes('putBackGrey'));
  });

  test('win at least 85% of games at the default level, and 60% at others, against random players', () => {
    for (const [level, games, least] of [
      ['normal', 15, 0.85],
      ['easy', 9, 0.6],
      ['hard', 6, 0.6],
    ] as const) {
      let wins = 0;
      for (let i = 0; i < games; i++) {
        const seat = i % 3;
        const { winners } = whole(
          [0, 1, 2].map((s) => (s === seat ? level : 'random')),
          100 + i,
        ).table;
        if (winners.includes(seat)) wins += 1 / winners.length;
      }
      assert.ok(wins / games >= least, `${level} won ${wins} of ${games}`);
    }
  });
});

describe('the judgement of a table', () => {
  const at = (phase: string) => decisions.find(({ view }) => view.phase === phase)!.snapshot;

  test('with nothing left to place, imagines the end that the rules award', () => {
    const ends = decisions.filter(
      ({ snapshot }, i) => snapshot.value === 'competition' && decisions[i + 1]?.snapshot.value !== 'competition',
    );
    assert.ok(ends.length > 1);
    for (const { snapshot, move } of ends) {
      const table: Table = { ...apply(snapshot.context.table, move), queue: [] };
      const { hands, contests, sure, ...ahead } = outlook(table, 'competition');
      const imagined = finish({ hands, contests, sure, ...ahead }, chance(1));
      const places = CONTESTS.flatMap((contest) => candidatesOf(table, contest));
      let awarding = beginAwarding(table);
      const risen = new Set<unknown>();
      while (hasTitlesLeft(awarding)) {
        awarding = awardNext(awarding);
        for (const { code, params } of awarding.last) if (code === 'rises') risen.add(params!.from);
      }
      assert.ok(risen.size > 0);
      const awarded = sure.map((points, seat) => points + hands[seat]!.minor);
      for (const { id, owner, stake } of contests.flatMap(({ list }) => list)) {
        if (risen.has(places[id])) awarded[owner]! += stake;
      }
      imagined.forEach((points, seat) => assert.ok(Math.abs(points - awarded[seat]!) < 1e-9));
    }
  });

  test('does not count dice cast before the competition as spells placed in it', () => {
    const cast = decisions.find(
      ({ snapshot, view }) => view.phase === 'castMajorSpells' && snapshot.context.table.go.placed > 1,
    )!.snapshot.context.table;
    assert.equal(outlook(cast, 'castMajorSpells').placed, 0);
    const { table } = decisions.find(
      ({ snapshot, view }) => view.phase === 'competition' && snapshot.context.table.go.placed === 1,
    )!.snapshot.context;
    assert.equal(outlook(table, 'competition').placed, 1);
  });

  test('gives the same finite values each time, and rates a smaller lead lower', () => {
    const { table } = at('competition').context;
    const once = worth(outlook(table, 'competition'));
    assert.deepEqual(worth(outlook(table, 'competition')), once);
    assert.ok(once.every(Number.isFinite));
    assert.ok(prospects([10, 0, 0], 0) > prospects([10, 5, 0], 0));
  });

  test('judges a resumed position like the one from the game', () => {
    const snapshot = at('competition');
    const taken = resume(game, positionOf(game, snapshot), { seed: 1 });
    assert.deepEqual(
      worth(outlook(taken.context.table, 'competition')),
      worth(outlook(snapshot.context.table, 'competition')),
    );
  });
});
