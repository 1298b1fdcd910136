/** The thread of the server's opponents, which thinks for all tables in turn. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame, View } from '../../src/kernel/game.js';
import { Opponents } from '../src/opponents.js';
import { Reports } from '../src/reports.js';
import { serve } from '../src/serve.js';
import { newTable, Page } from './client.js';
import { toyGame } from './fakes.js';

const lines: string[] = [];
const PATIENCE = 2000;
/** Opponents whose thread runs `answer(request)`: it returns the move, after as long as it takes. */
const opponents = (answer: string) =>
  new Opponents(
    new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from 'node:worker_threads';
        const pass = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
        const answer = ${answer};
        parentPort.on('message', (request) => parentPort.postMessage({ id: request.id, move: answer(request) }));`)}`,
    ),
    new Reports((line) => lines.push(line)),
    new Map(),
    PATIENCE,
  );
const [first, second] = ['first', 'second'].map((verb) => ({ seat: 0, verb }));
const view = { moves: [first, second] } as unknown as View<unknown>;
const choose = (from: Opponents) => from.choose('toy', view, 'easy');

test('who waits for the thread longer than it may think for one still gets the move that it chose', async () => {
  const slow = opponents(`({ view }) => (pass(${0.4 * PATIENCE}), view.moves[1])`);
  assert.deepEqual(await Promise.all([1, 2, 3].map(() => choose(slow))), [second, second, second]);
  await slow.close();
});

test('a thread that hangs is ended, and the first move is played', { timeout: 10 * PATIENCE }, async () => {
  const hung = opponents('() => pass(Infinity)');
  assert.deepEqual(await choose(hung), first);
  assert.match(lines.splice(0).join('\n'), /the opponent of toy chose no move/);
  await hung.close();
});

test('a thread that hangs once is asked again, in a new thread', { timeout: 10 * PATIENCE }, async () => {
  const hung = opponents('({ id, view }) => (id === 1 && pass(Infinity), view.moves[1])');
  assert.deepEqual([await choose(hung), await choose(hung)], [second, second]);
  await hung.close();
  assert.deepEqual(lines, []);
});

test(
  'a thread that hangs over one table plays the moves that it chooses for the others',
  { timeout: 10 * PATIENCE },
  async () => {
    const hung = opponents("({ game, view }) => (game === 'hung' && pass(Infinity), view.moves[1])");
    const moves = Promise.all([hung.choose('hung', view, 'easy'), choose(hung), choose(hung)]);
    assert.deepEqual(await moves, [first, second, second]);
    assert.match(lines.splice(0).join('\n'), /^.*the opponent of hung chose no move.*$/);
    await hung.close();
  },
);

test('once it is closed no thread is started, not for who is still waiting either', async () => {
  const starts = new BroadcastChannel('starts');
  let started = 0;
  const isAsked = new Promise<void>((resolve) => (starts.onmessage = () => (started++, resolve())));
  const asked = "() => (new BroadcastChannel('starts').postMessage(''), pass(Infinity))";
  const hung = opponents(asked);
  void choose(hung);
  await isAsked;
  await hung.close();
  void choose(hung);
  await new Promise((resolve) => setTimeout(resolve, 500));
  starts.close();
  assert.equal(started, 1);
});

/** Plays the first move of an opponent at a table of a server whose thread cannot be started. Returns the page of the other person. */
async function firstMove(game = toyGame): Promise<Page> {
  const served = await serve({
    ...{
      games: new Map([['toy', game]]),
      names: { en: {}, fr: {}, it: {} },
      store: ':memory:',
      port: 0,
      host: '127.0.0.1',
    },
    ...{ origins: [], proxies: 0, pause: [0, 0], reports: new Reports((line) => lines.push(line)) },
    worker: new URL('http://127.0.0.1/no-module'),
  });
  const wish = { game: 'toy', players: 2, options: {}, seats: 'bot human' };
  const page = new Page(served.address, await newTable(served.address, wish), new Map([['toy', toyGame]]));
  await page.join();
  await page.until(() => page.n === 1);
  await page.leave();
  await served.close();
  return page;
}

test('a thread that cannot be started ends no server: the first move is played', async () => {
  await firstMove();
  assert.match(lines.splice(0).join('\n'), /"opponents","error":"[^"]*scheme/);
});

test('a game that fails to show an opponent its view ends the room, and its page comes back', async () => {
  let isFaulty = true;
  const faulty: AnyGame = {
    ...toyGame,
    prompt(table, phase, viewer) {
      if (viewer !== 0 || !isFaulty) return toyGame.prompt(table, phase, viewer);
      isFaulty = false;
      throw new Error('no words for the first seat');
    },
  };
  const page = await firstMove(faulty);
  assert.equal(page.joins, 2);
  assert.match(lines.splice(0).join('\n'), /"part":"table","table":"\w+","error":"no words for the first seat"/);
});
