import { expect } from '@open-wc/testing';
import { WorkerBotRunner, type BotSources } from '../../src/opponents/runner.js';
import type { Thread } from '../../src/workers/worker-client.js';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import type { Move, View } from '../../src/kernel/game.js';
import { legalMoves } from '../../src/kernel/legal.js';
import { play } from '../../src/kernel/play.js';
import { start } from '../../src/kernel/start.js';
import { chooseMove, viewFor } from '../../src/kernel/view.js';

const here = (path: string) => new URL(path, import.meta.url).href;
const load: BotSources['load'] = () => Promise.resolve(elfenwizards as never);
const module = here('../../src/opponent-worker.ts');
const classic = here('./classic-worker.js');
const script = (source: string) => URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));

/** The first roll of a game: many moves, and a long thought about each. */
let snapshot = start(elfenwizards, { players: 3, seed: 4 });
snapshot = play(elfenwizards, snapshot, legalMoves(elfenwizards, snapshot)[0]!);
const { seat } = legalMoves(elfenwizards, snapshot)[0]!;
const view = viewFor(elfenwizards, snapshot, seat);
const advice = { seed: 9, level: 'hard', budget: 600 } as const;
const expected = chooseMove(elfenwizards, view, advice);

describe('the ladder of an advisor', () => {
  let advisor: WorkerBotRunner;
  const climb = (ladder: Partial<BotSources>) => (advisor = new WorkerBotRunner({ load, patience: 5000, ...ladder }));
  afterEach(() => advisor.close());

  const rungs: [rung: Thread, when: string, ladder: Partial<BotSources>][] = [
    ['worker', 'where the page may have a worker', { module, classic }],
    ['blob', 'where the module fails with an error event', { module: here('./nothing.js'), classic }],
    ['blob', 'where the module may not be constructed', { module: 'https://elsewhere.invalid/worker.js', classic }],
    ['blob', 'where the module never says hello', { module: script(''), classic, patience: 4000 }],
    ['main', 'where neither worker loads', { module: here('./nothing.js'), classic: here('./nothing.js') }],
    ['main', 'where no worker is given', {}],
  ];
  for (const [rung, when, ladder] of rungs) {
    it(`${rung}: ${when}, with the same move`, async () => {
      expect(await climb(ladder).choose('elfenwizards', view, advice)).to.deep.equal(expected);
      expect(advisor.thread).to.equal(rung);
    });
  }

  it('worker: answers several questions at once, each with its own move', async () => {
    climb({ module });
    const seeds = [1, 2, 3, 4];
    const moves = await Promise.all(seeds.map((seed) => advisor.choose('elfenwizards', view, { ...advice, seed })));
    expect(moves).to.deep.equal(seeds.map((seed) => chooseMove(elfenwizards, view, { ...advice, seed })));
  });

  it('main: goes on here when a worker breaks in the middle of a thought', async () => {
    climb({ module: script(`postMessage('hello'); onmessage = () => { throw new Error('broken'); };`) });
    expect(await advisor.choose('elfenwizards', view, advice)).to.deep.equal(expected);
    expect(advisor.thread).to.equal('main');
    expect(await advisor.choose('elfenwizards', view, advice)).to.deep.equal(expected);
  });

  it('main: thinks here when the worker cannot load the game', async () => {
    climb({ module });
    expect(await advisor.choose('no-such-game', view, advice)).to.deep.equal(expected);
  });

  it('starts no worker for a short thought, and loads nothing for the only move', async () => {
    climb({ module });
    expect(await advisor.choose('elfenwizards', view, { seed: 1, level: 'normal' })).to.deep.equal(
      chooseMove(elfenwizards, view, { seed: 1, level: 'normal' }),
    );
    expect(advisor.thread).to.equal('main');
    const only = { ...view, moves: view.moves.slice(0, 1) };
    climb({ load: () => Promise.reject(new Error('not needed')) });
    expect(await advisor.choose('elfenwizards', only, advice)).to.equal(only.moves[0]);
  });

  it('main: holds the page for no longer than a slice', async () => {
    /** A thought of 200 positions, a millisecond each. */
    function* think({ moves }: View<never, Move>): Generator<void, Move> {
      for (let i = 0; i < 200; i++) {
        const until = performance.now() + 1;
        while (performance.now() < until);
        yield;
      }
      return moves[0]!;
    }
    climb({ load: () => Promise.resolve({ think }) });
    let thinking = true;
    let slices = 0;
    const tick = () => {
      slices++;
      if (thinking) setTimeout(tick);
    };
    tick();
    await advisor.choose('elfenwizards', view, advice);
    thinking = false;
    expect(slices).to.be.greaterThan(200 / 8 - 2);
  });

  it('takes the choice of a game that does not think in steps', async () => {
    climb({ load: () => Promise.resolve({ choose: ({ moves }: View<never, never>) => moves.at(-1)! }) });
    expect(await advisor.choose('toy', view, advice)).to.equal(view.moves.at(-1));
  });

  const forever = { ...advice, budget: 100_000_000 };
  for (const [rung, , ladder] of [rungs[0]!, rungs[5]!]) {
    it(`${rung}: a closed advisor tells whoever waits`, async () => {
      climb(ladder);
      const asked = advisor.choose('elfenwizards', view, forever).then(
        () => 'a move',
        (error: Error) => error.message,
      );
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(advisor.thread).to.equal(rung);
      advisor.close();
      expect(await asked).to.equal('The advisor is closed.');
    });
  }

  it('can be closed while it waits for the hello, and before it was asked', async () => {
    climb({ module: script(''), classic });
    const asked = advisor.choose('elfenwizards', view, advice).catch((error: Error) => error.message);
    await new Promise((resolve) => setTimeout(resolve, 200));
    advisor.close();
    expect(await asked).to.equal('The advisor is closed.');
    climb({}).close();
    expect(await advisor.choose('elfenwizards', view, advice).catch((error: Error) => error.message)).to.equal(
      'The advisor is closed.',
    );
  });

  it('has nothing to say where there is no move', async () => {
    const none = { ...view, moves: [] };
    expect(
      await climb({})
        .choose('elfenwizards', none, advice)
        .catch((error: Error) => error.message),
    ).to.contain('no move to choose');
  });
});
