import { build } from 'esbuild';
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { WorkerBotRunner } from '../../src/bots/runner.js';
import { serveBots, thinking, type BotReply, type BotRequest } from '../../src/bots/protocol.js';
import { READY, type WorkerScope } from '../../src/workers/worker-client.js';
import { GAMES } from '../../src/games/index.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { legalMoves } from '../../src/kernel/legal.js';
import { play } from '../../src/kernel/play.js';
import { start } from '../../src/kernel/start.js';
import { chooseMove, runToCompletion, viewFor } from '../../src/kernel/view.js';

const path = (name: string) => fileURLToPath(new URL(`../../src/${name}`, import.meta.url));
let snapshot = start(elfenwizards, { players: 3, seed: 8 });
snapshot = play(elfenwizards, snapshot, legalMoves(elfenwizards, snapshot)[0]!);
const view = viewFor(elfenwizards, snapshot, legalMoves(elfenwizards, snapshot)[0]!.seat);
const advice = { seed: 4, level: 'hard', budget: 300 } as const;
const question = { id: 7, game: 'elfenwizards', view, advice };
const expected = chooseMove(elfenwizards, view, advice);

/** A mock of a worker's global object that records the messages it posts. */
function scope() {
  const posted: (BotReply | typeof READY)[] = [];
  const self: WorkerScope<BotRequest, BotReply> = {
    onmessage: null,
    postMessage: (message) => posted.push(structuredClone(message)),
  };
  const ask = async (data: typeof question) => {
    const before = posted.length;
    self.onmessage!({ data: structuredClone(data) } as MessageEvent<typeof question>);
    while (posted.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
    return posted.at(-1);
  };
  return { self, posted, ask };
}

describe('the opponents’ worker', () => {
  test('posts a ready message, then answers with the move that the main thread would choose', async () => {
    const { self, posted, ask } = scope();
    serveBots(self, () => Promise.resolve(elfenwizards as never));
    assert.deepEqual(posted, [READY]);
    assert.deepEqual(await ask(question), { id: 7, move: expected });
  });

  test('answers without a move when the game cannot be loaded or fails, with the error of the bot', async () => {
    const { self, ask } = scope();
    const broken = () => {
      throw new Error('no idea');
    };
    serveBots(self, (game) =>
      game === 'broken' ? Promise.resolve({ choose: broken }) : Promise.reject(new Error(game)),
    );
    assert.deepEqual(await ask({ ...question, game: 'missing' }), { id: 7 });
    assert.deepEqual(await ask({ ...question, game: 'broken' }), { id: 7, error: new Error('no idea') });
  });

  test('takes only a move of the view from a bot, whatever it returns', () => {
    const [first] = view.moves;
    const moveOf = (chosen: unknown) => runToCompletion(thinking({ choose: () => chosen as never }, question));
    assert.equal(moveOf({ ...first, why: 'a whim' }), first);
    const expected = 'expected one of the moves of its view';
    for (const [chosen, said] of [
      [undefined, 'nothing'],
      [Promise.resolve(first), 'a promise'],
      [{ type: 'steal', seat: 1 }, '{"type":"steal","seat":1}'],
    ] as const) {
      assert.throws(() => moveOf(chosen), { message: `elfenwizards.choose: ${said}, ${expected}` });
      const own = { ...elfenwizards, choose: () => chosen as never };
      assert.throws(() => chooseMove(own, view, advice), { message: `elfenwizards.choose: ${said}, ${expected}` });
    }
  });

  test('can be bundled as a classic script, gives the same move, and contains neither xstate nor lit', async () => {
    const { outputFiles, metafile } = await build({
      entryPoints: [path('bot-worker.ts')],
      bundle: true,
      format: 'iife',
      write: false,
      metafile: true,
      logLevel: 'silent',
    });
    const [bundle] = Object.values(metafile.outputs);
    assert.deepEqual(
      Object.keys(bundle!.inputs).filter((input) => /node_modules\/(xstate|lit)/.test(input)),
      [],
    );
    const { self, ask } = scope();
    runInContext(outputFiles[0]!.text, createContext({ self }));
    assert.deepEqual(await ask(question), { id: 7, move: expected });
  });

  test('contains the opponent of every game that has one', async () => {
    const { metafile } = await build({
      entryPoints: [path('bot-worker.ts')],
      bundle: true,
      write: false,
      metafile: true,
      logLevel: 'silent',
    });
    for (const game of GAMES.filter((id) => existsSync(path(`games/${id}/opponent.ts`))))
      assert.ok(
        Object.keys(metafile.inputs).some((input) => input.endsWith(`src/games/${game}/opponent.ts`)),
        game,
      );
  });
});

describe('the opponents’ runner where workers do not exist', () => {
  test('computes on its own thread and needs no DOM', async () => {
    const runner = new WorkerBotRunner({
      load: () => Promise.resolve(elfenwizards as never),
      module: 'nothing.js',
      classic: 'nothing.js',
    });
    assert.deepEqual(await runner.choose('elfenwizards', view, advice), expected);
    assert.equal(runner.thread, 'main');
    runner.close();
  });
});
