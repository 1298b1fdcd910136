import { expect, waitUntil } from '@open-wc/testing';
import { WorkerBotRunner, type BotSources } from '../../src/bots/runner.js';
import type { Thread } from '../../src/workers/worker-client.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import type { Move, View } from '../../src/kernel/game.js';
import { legalMoves } from '../../src/kernel/legal.js';
import { play } from '../../src/kernel/play.js';
import { start } from '../../src/kernel/start.js';
import { chooseMove, viewFor } from '../../src/kernel/view.js';

const here = (path: string) => new URL(path, import.meta.url).href;
const load: BotSources['load'] = () => Promise.resolve(elfenwizards as never);
const module = here('../../src/bot-worker.ts');
const classic = here('./classic-worker.js');
const script = (source: string) => URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));

/** The position after the first move: it has many moves, and each takes long to evaluate. */
let snapshot = start(elfenwizards, { players: 3, seed: 4 });
snapshot = play(elfenwizards, snapshot, legalMoves(elfenwizards, snapshot)[0]!);
const { seat } = legalMoves(elfenwizards, snapshot)[0]!;
const view = viewFor(elfenwizards, snapshot, seat);
const advice = { seed: 9, level: 'hard', budget: 600 } as const;
const expected = chooseMove(elfenwizards, view, advice);

describe('the opponents’ runner', () => {
  let runner: WorkerBotRunner;
  const create = (sources: Partial<BotSources>) => (runner = new WorkerBotRunner({ load, patience: 5000, ...sources }));
  afterEach(() => runner.close());

  const fallbacks: [thread: Thread, when: string, sources: Partial<BotSources>][] = [
    ['worker', 'if the module can start', { module, classic }],
    ['blob', 'if the module worker fails with an error event', { module: here('./nothing.js'), classic }],
    ['blob', 'if the module worker cannot be constructed', { module: 'https://elsewhere.invalid/worker.js', classic }],
    ['blob', 'if the module worker never posts its ready message', { module: script(''), classic, patience: 4000 }],
    ['main', 'if neither worker loads', { module: here('./nothing.js'), classic: here('./nothing.js') }],
    ['main', 'if no worker script is given', {}],
  ];
  for (const [thread, when, sources] of fallbacks) {
    it(`${thread}: is used ${when}, and gives the same move`, async () => {
      expect(await create(sources).choose('elfenwizards', view, advice)).to.deep.equal(expected);
      expect(runner.thread).to.equal(thread);
    });
  }

  it('worker: answers several questions at once, each with its own move', async () => {
    create({ module });
    const seeds = [1, 2, 3, 4];
    const moves = await Promise.all(seeds.map((seed) => runner.choose('elfenwizards', view, { ...advice, seed })));
    expect(moves).to.deep.equal(seeds.map((seed) => chooseMove(elfenwizards, view, { ...advice, seed })));
  });

  it('main: takes over when a worker fails during a computation', async () => {
    create({ module: script(`postMessage('hello'); onmessage = () => { throw new Error('broken'); };`) });
    expect(await runner.choose('elfenwizards', view, advice)).to.deep.equal(expected);
    expect(runner.thread).to.equal('main');
    expect(await runner.choose('elfenwizards', view, advice)).to.deep.equal(expected);
  });

  it('main: computes the move when the worker cannot load the game', async () => {
    create({ module });
    expect(await runner.choose('no-such-game', view, advice)).to.deep.equal(expected);
  });

  it('worker: says that one hangs, and asks another one next', async () => {
    const hung = `postMessage('hello'); onmessage = ({ data }) => { while (data.advice.seed === 9); postMessage({ id: data.id, move: data.view.moves[1] }); };`;
    const address = script(hung);
    create({ module: address, longest: 1 });
    const error = await runner.choose('elfenwizards', view, advice).catch(String);
    expect(error).to.equal(`Error: the worker ${address} has not answered for 1 seconds`);
    expect(await runner.choose('elfenwizards', view, { ...advice, seed: 1 })).to.deep.equal(view.moves[1]);
    expect(runner.thread).to.equal('worker');
  });

  it('starts no worker for a short computation, and loads nothing for a single legal move', async () => {
    create({ module });
    expect(await runner.choose('elfenwizards', view, { seed: 1, level: 'normal' })).to.deep.equal(
      chooseMove(elfenwizards, view, { seed: 1, level: 'normal' }),
    );
    expect(runner.thread).to.equal('main');
    const only = { ...view, moves: view.moves.slice(0, 1) };
    create({ load: () => Promise.reject(new Error('not needed')) });
    expect(await runner.choose('elfenwizards', only, advice)).to.equal(only.moves[0]);
  });

  it('main: computes in short slices that leave the page responsive', async () => {
    /** A computation of 200 positions, one millisecond each. */
    function* think({ moves }: View<never, Move>): Generator<void, Move> {
      for (let i = 0; i < 200; i++) {
        const until = performance.now() + 1;
        while (performance.now() < until);
        yield;
      }
      return moves[0]!;
    }
    create({ load: () => Promise.resolve({ think }) });
    let thinking = true;
    let slices = 0;
    const tick = () => {
      slices++;
      if (thinking) setTimeout(tick);
    };
    tick();
    await runner.choose('elfenwizards', view, advice);
    thinking = false;
    expect(slices).to.be.greaterThan(200 / 8 - 2);
  });

  it('uses the game’s choose function if the game has no stepwise one', async () => {
    create({ load: () => Promise.resolve({ choose: ({ moves }: View<never, never>) => moves.at(-1)! }) });
    expect(await runner.choose('toy', view, advice)).to.equal(view.moves.at(-1));
  });

  const forever = { ...advice, budget: 100_000_000 };
  for (const [thread, , sources] of [fallbacks[0]!, fallbacks[5]!]) {
    it(`${thread}: rejects a pending choice when it is closed`, async () => {
      create(sources);
      const asked = runner.choose('elfenwizards', view, forever).then(
        () => 'a move',
        (error: Error) => error.message,
      );
      await waitUntil(() => runner.thread === thread, `it runs in ${thread}`, { timeout: 8000 });
      runner.close();
      expect(await asked).to.equal('The runner is closed.');
    });
  }

  it('can be closed while it waits for the worker to be ready, and before its first use', async () => {
    create({ module: script(''), classic });
    const asked = runner.choose('elfenwizards', view, advice).catch((error: Error) => error.message);
    await new Promise((resolve) => setTimeout(resolve, 200));
    runner.close();
    expect(await asked).to.equal('The runner is closed.');
    create({}).close();
    expect(await runner.choose('elfenwizards', view, advice).catch((error: Error) => error.message)).to.equal(
      'The runner is closed.',
    );
  });

  it('rejects if there is no legal move', async () => {
    const none = { ...view, moves: [] };
    expect(
      await create({})
        .choose('elfenwizards', none, advice)
        .catch((error: Error) => error.message),
    ).to.contain('no move to choose');
  });
});
