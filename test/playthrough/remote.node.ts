/** A page that knows one seat's views only agrees with the truth, in whole games of every game; and no move is lost or doubled. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BadInput, RefusedMove, type Move } from '../../src/kernel/game.js';
import { legalMoves, toAct } from '../../src/kernel/legal.js';
import { formatMove } from '../../src/kernel/notation.js';
import { refusal } from '../../src/kernel/play.js';
import { redacted, viewFor, factsOf } from '../../src/kernel/view.js';
import { historyEntry } from '../../src/inspector/history.js';
import { isWhole } from '../turns.js';
import { subjects } from '../games/all.js';
import { chooser, seated, startOf } from '../../src/testing/random-games.js';
import { toy, type Move as ToyMove } from '../toy/game.js';
import { TestTable } from './table.js';

/** The moves of a game that are compared, so that long games take no longer than short ones. */
const MOST = isWhole ? 60 : 30;
const all = await subjects();
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

describe('a game that a server holds', () => {
  for (const subject of all)
    test(`${subject.ui.game.id}: every page sees what the truth lets its viewer see`, async () => {
      const game = seated(subject);
      for (const seed of [3]) {
        const table = new TestTable(game, { start: startOf(game, seed, seed), moves: [] });
        const { truth } = table;
        const players = game.seated(truth.snapshot.context.table);
        const pages = [...Array(players).keys(), 'spectator' as const].map((viewer) => table.join(viewer));
        const choose = chooser(seed, subject.idle);
        while (truth.snapshot.status === 'active' && truth.length < MOST) {
          const move = choose(legalMoves(game, truth.snapshot));
          assert.deepEqual(await pages[move.seat]!.send(move), { n: truth.length });
        }
        const latecomer = table.join(0);
        for (const page of [...pages, latecomer]) {
          const viewer = page.knownTo;
          assert.equal(page.length, truth.length);
          for (let n = 0; n <= truth.length; n++) {
            const [seen, real] = [page.plies[n]!, truth.plies[n]!];
            const before = { seen: page.plies[n - 1]?.frames.at(-1), real: truth.plies[n - 1]?.frames.at(-1) };
            assert.equal(seen.frames.length, real.frames.length);
            const said = real.move && formatMove(game, redacted(game, real.move, viewer));
            assert.equal(seen.move && formatMove(game, redacted(game, seen.move, viewer)), said);
            real.frames.forEach((frame, i) =>
              assert.deepEqual(plain(viewFor(game, seen.frames[i]!, viewer)), plain(viewFor(game, frame, viewer))),
            );
            const facts = plain(factsOf(game, real.frames, viewer, before.real));
            assert.deepEqual(plain(factsOf(game, seen.frames, viewer, before.seen)), facts, `facts of ${said}`);
            assert.equal(historyEntry(page, n, viewer).whole, historyEntry(truth, n, viewer).whole);
          }
          assert.deepEqual(page.toAct, toAct(legalMoves(game, truth.snapshot)));
        }
      }
    });

  test('the inspector shows transitions that lead to the states that were reached', () => {
    for (const subject of all) {
      const game = seated(subject);
      const table = new TestTable(game, { start: startOf(game, 1, 8), moves: [] });
      const page = table.join('spectator');
      const choose = chooser(8, subject.idle);
      let [same, count] = [0, 0];
      while (table.truth.snapshot.status === 'active' && table.truth.length < 60) {
        table.truth.play(choose(legalMoves(game, table.truth.snapshot)));
        table.tell();
        const n = table.truth.length;
        const [seen, real] = [page, table.truth].map((each) => historyEntry(each, n, 'spectator').microsteps);
        real!.forEach(({ transition, state }, i) => {
          assert.equal(seen![i]!.state, state);
          same += Number(seen![i]!.transition === transition);
          count++;
        });
      }
      // Of two transitions to the same state, the page cannot know which was taken.
      assert.ok(same / count > 0.8, `${game.id}: ${same} of ${count}`);
    }
  });
});

describe('a move of a page', () => {
  const START = { start: { players: 3, seed: 5 }, moves: [] };
  const bid = (seat: number, card: number): ToyMove => ({ type: 'bid', seat, card });
  const answer = (seat: number, word: 'believe' | 'doubt'): ToyMove => ({ type: 'answer', seat, word });

  test('is refused for the reason that the truth has', () => {
    const table = new TestTable(toy, START);
    const page = table.join(1);
    for (const move of [bid(1, 4), bid(0, 1), answer(1, 'doubt')] as Move[] as ToyMove[])
      assert.deepEqual(refusal(toy, page.snapshot, move), refusal(toy, table.truth.snapshot, move));
    assert.throws(() => table.truth.play(bid(1, 4)), RefusedMove);
  });
  test('that the server refuses changes nothing', async () => {
    const table = new TestTable(toy, START);
    const page = table.join(0);
    assert.ok('refused' in (await page.send(bid(0, 1))));
    assert.ok('denied' in (await page.send(bid(1, 4))));
    assert.equal(page.length, 0);
  });
  test('is shown only when the server has made it', async () => {
    const table = new TestTable(toy, START);
    const page = table.join(0);
    const changes: string[] = [];
    page.subscribe(({ cause, move }) => changes.push(`${cause} ${move && formatMove(toy, move as ToyMove)}`));
    const sending = page.send(bid(0, 4));
    assert.equal(page.length, 1);
    assert.deepEqual(await sending, { n: 1 });
    assert.deepEqual(
      changes,
      ['move ann bid 4'].map((text) => text.replace('ann', toy.seats[0]!)),
    );
  });
  test('keeps an earlier position on show', () => {
    const table = new TestTable(toy, { ...START, moves: [bid(0, 4)] });
    const page = table.join(0);
    page.look(0);
    const causes: string[] = [];
    page.subscribe(({ cause }) => causes.push(cause));
    table.answer(2, { epoch: 0, n: 1, move: formatMove(toy, answer(2, 'doubt')) });
    assert.deepEqual([page.cursor, page.length, causes], [0, 2, ['more']]);
  });
  test('of another is hidden as the rules say, and a ply that comes twice or too early is left', () => {
    const table = new TestTable(toy, { ...START, moves: [bid(0, 4)] });
    const page = table.join(0);
    const [second, third] = [answer(2, 'doubt'), answer(1, 'believe')].map((move) => {
      table.truth.play(move);
      return table.ply(table.truth.length, 0);
    });
    assert.equal(page.arrive(third!), false);
    assert.equal(page.arrive(second!), true);
    assert.equal(page.arrive(second!), false);
    assert.equal(page.arrive(third!), true);
    assert.equal(formatMove(page.game, page.plies[2]!.move!), formatMove(toy, redacted(toy, answer(2, 'doubt'), 0)));
    assert.ok(formatMove(page.game, page.plies[2]!.move!).endsWith('?'));
  });
  test('whose answer is lost is made once', async () => {
    const table = new TestTable(toy, START);
    const page = table.join(0, {
      move: (request) => {
        table.pages.length = 0; // the ply is lost too
        table.answer(0, request);
        return Promise.reject(new Error('the connection ended'));
      },
      ready: () => {
        table.pages.push(page);
        table.tell();
        return Promise.resolve();
      },
    });
    assert.deepEqual(await page.send(bid(0, 4)), { n: 1 });
    assert.equal(table.truth.length, 1);
  });
  test('that never arrived is sent again', async () => {
    const table = new TestTable(toy, START);
    let tries = 0;
    const page = table.join(0, {
      move: (request) =>
        ++tries === 1 ? Promise.reject(new Error('the connection ended')) : Promise.resolve(table.answer(0, request)),
    });
    assert.deepEqual(await page.send(bid(0, 4)), { n: 1 });
    assert.equal(tries, 2);
  });
  test('whose answer is not understood is not sent again: the answer would be the same', async () => {
    const fault = Object.assign(new Error('form'), { name: 'RemoteFault' });
    let tries = 0;
    const move = () => (++tries === 1 ? Promise.reject(fault) : Promise.resolve({ n: 0 }));
    const page = new TestTable(toy, START).join(0, { move });
    await assert.rejects(page.send(bid(0, 4)), fault);
    assert.equal(tries, 1);
  });
  test('that another overtook is sent again only while the seat is asked the same', async () => {
    const table = new TestTable(toy, { ...START, moves: [bid(0, 4)] });
    const overtaken = (seat: number, by: ToyMove) => {
      let isFirst = true;
      return table.join(seat, {
        move: (request) => {
          if (isFirst) table.answer(by.seat, { epoch: 0, n: table.truth.length, move: formatMove(toy, by) });
          isFirst = false;
          return Promise.resolve(table.answer(seat, request));
        },
      });
    };
    // The other answer changes nothing for this seat.
    const one = overtaken(1, answer(2, 'doubt'));
    assert.deepEqual(await one.send(answer(1, 'believe')), { n: 3 });
    // The same seat has moved in another window.
    const two = overtaken(1, bid(1, 7));
    assert.deepEqual(await two.send(bid(1, 5)), { stale: 4 });
    assert.equal(table.truth.length, 4);
  });
  test('that was taken back is gone, and what was on its way changes nothing', async () => {
    const table = new TestTable(toy, START);
    const page = table.join(0);
    await page.send(bid(0, 4));
    table.truth.play(answer(1, 'doubt'));
    const late = table.ply(2, 0);
    table.takeBack(0);
    assert.deepEqual([page.length, page.epoch, page.cursor], [0, 1, 0]);
    assert.equal(page.arrive(late), false);
    assert.deepEqual(table.answer(0, { epoch: 0, n: 0, move: formatMove(toy, bid(0, 4)) }), { stale: 0 });
    assert.deepEqual(await page.send(bid(0, 7)), { n: 1 });
    assert.deepEqual(plain(viewFor(toy, page.snapshot, 0)), plain(viewFor(toy, table.truth.snapshot, 0)));
    assert.equal(page.takeBack({ epoch: 3, n: 0 }), false, 'an epoch is missing');
    assert.equal(page.takeBack({ epoch: 2, n: 5 }), false, 'moves are missing');
  });
  test('on its way while moves are taken back is not sent again', async () => {
    const table = new TestTable(toy, { ...START, moves: [bid(0, 4)] });
    let tries = 0;
    const page = table.join(1, {
      move: (request) => {
        tries++;
        table.takeBack(0);
        return Promise.resolve(table.answer(1, request));
      },
    });
    assert.deepEqual(await page.send(answer(1, 'doubt')), { stale: 0 });
    assert.equal(tries, 1);
  });
  test('is not sent again to a server that has fewer moves than the page', async () => {
    const table = new TestTable(toy, { ...START, moves: [bid(0, 4), answer(1, 'doubt')] });
    const restored = new TestTable(toy, { ...START, moves: [bid(0, 4)] });
    let tries = 0;
    const page = table.join(2, {
      move: (request) => (++tries > 1 ? Promise.resolve({ n: 0 }) : Promise.resolve(restored.answer(2, request))),
    });
    assert.deepEqual(await page.send(answer(2, 'doubt')), { stale: 1 });
    assert.equal(tries, 1);
  });
  test('that was taken back while the page was away is gone once all plies come anew', () => {
    const table = new TestTable(toy, { ...START, moves: [bid(0, 4)] });
    const page = table.join(0);
    table.takeBack(0, []);
    table.truth.play(bid(0, 6));
    table.truth.play(answer(2, 'doubt'));
    const causes: string[] = [];
    page.subscribe(({ cause }) => causes.push(cause));
    page.renew([0, 1, 2].map((n) => table.ply(n, 0)));
    assert.deepEqual([page.length, page.epoch, causes], [2, 1, ['undo']]);
    table.truth.play(answer(1, 'doubt'));
    assert.equal(page.arrive(table.ply(3, 0)), true);
    assert.throws(() => page.renew([table.ply(0, 0), { ...table.ply(1, 0), epoch: 0 }]), BadInput);
  });

  test('is refused with the place of a phase that the game lacks', () => {
    const table = new TestTable(toy, START);
    const page = table.join(0);
    table.truth.play(bid(0, 4));
    const [first, ...others] = table.ply(1, 0).frames;
    const frames = [{ ...first, phase: ['nowhere'] as const }, ...others];
    assert.throws(() => page.arrive({ ...table.ply(1, 0), frames }), { name: 'BadInput', path: 'frames[0].phase' });
  });
});
