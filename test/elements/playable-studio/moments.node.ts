/** The moments of a game that the studio suggests for a lesson. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  byStake,
  doubtful,
  firstUses,
  type LessonMoment,
} from '../../../src/elements/playable-studio/model/moments.js';
import { bots } from '../../../src/games/generated/bots.js';
import { games } from '../../../src/games/generated/registry.js';
import {
  chooseMove,
  formatMove,
  legalMoves,
  play,
  start as startGame,
  viewFor,
  type Move,
  type View,
} from '../../../src/index.js';
import { toySubject } from '../../games/toy/subject.js';

const { ui } = toySubject;
const start = { players: 3, seed: 1 };
/** The opponents that rate moves. */
const weighing = (
  await Promise.all(Object.entries(bots).map(async ([id, door]) => ({ id, weigh: (await door()).weigh })))
).flatMap(({ id, weigh }) => (weigh ? [{ id, weigh: weigh as (view: View, move: Move) => number }] : []));

describe('suggested moments of a game', () => {
  const { game } = ui;
  const begun = startGame(game, start);
  const [first, other] = legalMoves(game, begun) as [Move, Move];
  const second = legalMoves(game, play(game, begun, first)).at(-1)!;
  const moves = [first, second];

  test('include the first use of each rule', () => {
    const found = firstUses(game, { start, moves });
    assert.ok(found.length > 0);
    assert.equal(new Set(found.map(({ rule }) => rule)).size, found.length);
  });
  test('include moves for which the strongest opponent always chooses another one', async () => {
    const found: (LessonMoment | undefined)[] = [];
    let asked = 0;
    const runner = {
      choose: () => {
        asked++;
        return Promise.resolve((asked <= 3 ? other : second) as never);
      },
    };
    for await (const { moment } of doubtful(game, { start, moves }, runner, () => true)) found.push(moment);
    const line = (move: Move) => formatMove(game, move);
    assert.deepEqual(found[0], {
      at: 0,
      seat: first.seat,
      made: line(first),
      better: line(other),
      votes: 3,
      gain: undefined,
    });
    assert.deepEqual(found.slice(1).filter(Boolean), []);
    for await (const told of doubtful(game, { start, moves }, runner, () => false)) assert.fail(JSON.stringify(told));
  });
  for (const { id, weigh } of weighing)
    test(`of ${id}: the opponent’s choice has a higher rating than most other moves`, async () => {
      let [better, worse] = [0, 0];
      const whole = await games[id]!();
      let now = startGame(whole, { players: 3, seed: 4 });
      for (let n = 0; n < 20 && now.status === 'active'; n++) {
        const moves = legalMoves(whole, now);
        const view = viewFor(whole, now, moves[0]!.seat);
        const chosen = chooseMove(whole, view, { seed: n, level: 'hard' });
        for (const move of view.moves) {
          const gain = weigh(view, chosen) - weigh(view, move);
          if (gain > 0) better++;
          if (gain < 0) worse++;
        }
        now = play(whole, now, chosen);
      }
      assert.ok(better > 3 * worse, `${better} times more, ${worse} times less`);
    });
  test('are sorted by gain, then by how sure the opponent is', () => {
    const moment = (at: number, votes: number, gain?: number): LessonMoment => ({
      at,
      seat: 0,
      made: 'x',
      votes,
      gain,
    });
    const order = [moment(1, 3), moment(2, 2, 5), moment(3, 3, -1), moment(4, 3, 7), moment(5, 2)].sort(byStake);
    assert.deepEqual(
      order.map(({ at }) => at),
      [4, 2, 1, 5, 3],
    );
  });
});
