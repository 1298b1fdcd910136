import { build } from 'esbuild';
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { WorkerBotRunner } from '../../src/opponents/runner.js';
import { serveBots, type BotReply, type BotRequest } from '../../src/opponents/protocol.js';
import { READY, type WorkerScope } from '../../src/workers/worker-client.js';
import { GAMES } from '../../src/games/index.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { legalMoves } from '../../src/kernel/legal.js';
import { play } from '../../src/kernel/play.js';
import { start } from '../../src/kernel/start.js';
import { chooseMove, viewFor } from '../../src/kernel/view.js';

const path = (name: string) => fileURLToPath(new URL(`../../src/${name}`, import.meta.url));
let snapshot = start(elfenwizards, { players: 3, seed: 8 });
snapshot = play(elfenwizards, snapshot, legalMoves(elfenwizards, snapshot)[0]!);
const view = viewFor(elfenwizards, snapshot, legalMoves(elfenwizards, snapshot)[0]!.seat);
const advice = { seed: 4, level: 'hard', budget: 300 } as const;
const question = { id: 7, game: 'elfenwizards', view, advice };
const expected = chooseMove(elfenwizards, view, advice);

/** A worker's global object, with what it said. */
function scope() {
  const said: (BotReply | typeof READY)[] = [];
  const self: WorkerScope<BotRequest, BotReply> = {
    onmessage: null,
    postMessage: (message) => said.push(structuredClone(message)),
  };
  const ask = async (data: typeof question) => {
    const before = said.length;
    self.onmessage!({ data: structuredClone(data) } as MessageEvent<typeof question>);
    while (said.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
    return said.at(-1);
  };
  return { self, said, ask };
}

describe("an advisor's worker", () => {
  test('says hello, then answers with the move that this thread would choose', async () => {
    const { self, said, ask } = scope();
    serveBots(self, () => Promise.resolve(elfenwizards as never));
    assert.deepEqual(said, [READY]);
    assert.deepEqual(await ask(question), { id: 7, move: expected });
  });

  test('answers without a move when the game cannot be loaded or fails', async () => {
    const { self, ask } = scope();
    serveBots(self, (game) => (game === 'broken' ? Promise.resolve({}) : Promise.reject(new Error(game))));
    assert.deepEqual(await ask({ ...question, game: 'missing' }), { id: 7 });
    assert.deepEqual(await ask({ ...question, game: 'broken' }), { id: 7 });
  });

  test('as a classic script of one file it gives the same move, and has no statechart in it', async () => {
    const { outputFiles, metafile } = await build({
      entryPoints: [path('opponent-worker.ts')],
      bundle: true,
      format: 'iife',
      write: false,
      metafile: true,
      logLevel: 'silent',
    });
    assert.deepEqual(
      Object.keys(metafile.inputs).filter((input) => /node_modules\/(xstate|lit)/.test(input)),
      [],
    );
    const { self, ask } = scope();
    runInContext(outputFiles[0]!.text, createContext({ self }));
    assert.deepEqual(await ask(question), { id: 7, move: expected });
  });

  test('knows every game that has an opponent', async () => {
    const { metafile } = await build({
      entryPoints: [path('opponent-worker.ts')],
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

describe('an advisor where there are no workers at all', () => {
  test('thinks on its own thread, and does not need a page', async () => {
    const advisor = new WorkerBotRunner({
      load: () => Promise.resolve(elfenwizards as never),
      module: 'nothing.js',
      classic: 'nothing.js',
    });
    assert.deepEqual(await advisor.choose('elfenwizards', view, advice), expected);
    assert.equal(advisor.thread, 'main');
    advisor.close();
  });
});
