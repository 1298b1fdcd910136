import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createActor, createMachine, type AnyTransitionDefinition } from 'xstate';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { GAMES, load } from '../../src/games/index.js';
import { actorStatus, takenIn } from '../../src/inspector/actor-status.js';
import { graphOf, indexOf, transitionIds } from '../../src/inspector/graph.js';
import { preview, chartStatus } from '../../src/inspector/transition-status.js';
import { trace, traceFrames } from '../../src/inspector/microsteps.js';
import { legalMoves, play, refusal, replay, start, startFrames, type Game, type Snapshot } from '../../src/index.js';
import { phaseOf } from '../../src/kernel/chart.js';
import { machineOf } from '../../src/kernel/machine.js';
import type { Move } from '../../src/kernel/game.js';
import { parseMove } from '../../src/kernel/transcript.js';
import { picker } from '../../src/testing/picker.js';
import { isWhole } from '../turns.js';
import { toy } from '../toy/game.js';
import { lamp, player } from './machines.js';

const games: readonly Game[] = [elfenwizards, toy];
const seeds = fc.integer({ min: 0, max: 2 ** 31 });

/** Visits the positions of a random game, each with the move made there. */
function walk(game: Game, seed: number, visit: (snapshot: Snapshot, move: Move, n: number) => void): void {
  const pick = picker(seed);
  let snapshot = start(game, { players: 3, seed });
  for (let n = 0; n < 250 && snapshot.status === 'active'; n++) {
    const moves = legalMoves(game, snapshot);
    const verbs = [...new Set(moves.map(({ type }) => type))];
    const verb = verbs[pick(verbs.length)];
    const some = moves.filter(({ type }) => type === verb);
    const move = some[pick(some.length)]!;
    visit(snapshot, move, n);
    snapshot = trace(game, snapshot, move).at(-1)!.frame;
  }
}

for (const game of games) {
  test(`${game.id}: trace reports the transitions that XState takes`, () => {
    const ids = transitionIds(game.machine);
    fc.assert(
      fc.property(seeds, (seed) => {
        let seen: (string | undefined)[] = [];
        let actor: ReturnType<typeof createActor> | undefined;
        walk(game, seed, (snapshot, move) => {
          actor ??= createActor(machineOf(game.machine), {
            snapshot: snapshot as never,
            inspect: (event) => {
              if (event.type === '@xstate.microstep')
                seen.push(...(event._transitions as AnyTransitionDefinition[]).map((t) => ids.get(t)));
            },
          }).start();
          seen = [];
          actor.send(move);
          const steps = trace(game, snapshot, move);
          assert.deepEqual(
            steps.map(({ transition }) => transition),
            seen,
          );
          assert.ok(
            steps.every(({ transition, state, frame }) => {
              const { source, targets } = indexOf(graphOf(game.machine)).transition(transition!);
              return state === phaseOf(frame.value) && (state.startsWith(targets[0] ?? source) || source === state);
            }),
          );
        });
        actor?.stop();
      }),
      { numRuns: 8 },
    );
  });

  test(`${game.id}: exactly the transitions that legal moves take are open, and refused ones have a rule`, () => {
    const graph = graphOf(game.machine);
    fc.assert(
      fc.property(seeds, (seed) => {
        walk(game, seed, (snapshot, move, n) => {
          const before = JSON.stringify(snapshot);
          const { active, transitions } = chartStatus(game, snapshot, 'spectator');
          assert.deepEqual(
            [...transitions.keys()],
            graph.transitions.map(({ id }) => id),
          );
          assert.equal(active.at(-1), phaseOf(snapshot.value));
          const really = trace(game, snapshot, move).map(({ transition }) => transition!);
          for (const id of really) {
            const entry = transitions.get(id)!;
            assert.ok(entry.status === 'open' && entry.moves.some((m) => JSON.stringify(m) === JSON.stringify(move)));
          }
          if (n % 10 === 0) {
            const taken = new Set(
              legalMoves(game, snapshot).flatMap((m) => trace(game, snapshot, m).map((s) => s.transition)),
            );
            for (const [id, entry] of transitions) {
              if (entry.status === 'open') assert.ok(taken.has(id) || entry.chance, id);
              else assert.ok(!taken.has(id), id);
              if (entry.status === 'refused') {
                assert.ok(entry.count > 0 && entry.count <= entry.of);
                assert.match(entry.refusal.rule, /^(EW|T)-/);
              }
              if (entry.status === 'away') assert.ok(!active.includes(indexOf(graph).transition(id).source));
            }
          }
          assert.equal(JSON.stringify(snapshot), before, 'the game is unchanged');
        });
      }),
      { numRuns: 4 },
    );
  });

  test(`${game.id}: a preview contains the states and transitions that the move passes`, () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        walk(game, seed, (snapshot, move) => {
          const { states, rests, transitions, chance, sure } = preview(game, snapshot, move);
          const steps = trace(game, snapshot, move);
          for (const { state, transition } of steps) {
            assert.ok(states.includes(state));
            assert.ok(transitions.includes(transition!));
          }
          assert.ok(rests.includes(steps.at(-1)!.state));
          const draws =
            String((snapshot.context.table as { rng: unknown }).rng) !==
            String((steps.at(-1)!.frame.context.table as { rng: unknown }).rng);
          assert.equal(chance, draws);
          if (sure) assert.deepEqual([...states].sort(), [...new Set(steps.map(({ state }) => state))].sort());
        });
      }),
      { numRuns: 8 },
    );
  });

  test(`${game.id}: the start of a game takes only eventless transitions`, () => {
    const frames = startFrames(game, { players: 3, seed: 1 });
    const [first, ...rest] = traceFrames(game, undefined, undefined, frames);
    assert.equal(first!.transition, undefined);
    // The toy waits in its first state.
    assert.equal(rest.length > 0, game.id !== toy.id);
    assert.ok(rest.every(({ transition }) => indexOf(graphOf(game.machine)).transition(transition!).kind === 'always'));
  });
}

const ew = start(elfenwizards, { players: 3, seed: 1 });
const statusOf = (snapshot: typeof ew, id: string) => chartStatus(elfenwizards, snapshot, 0).transitions.get(id)!;

test('a refused transition has the rule that forbids its moves, and their number', () => {
  const roll = statusOf(ew, 'castMajorSpells:roll');
  assert.ok(roll.status === 'open' && !roll.chance);
  assert.deepEqual(
    roll.moves.map(({ type }) => type),
    ['roll'],
  );
  const place = statusOf(ew, 'castMajorSpells:place');
  assert.ok(place.status === 'refused');
  const { refusal: why, count, of } = place;
  assert.deepEqual([why.rule, why.code, count, of], ['EW-2.1', 'rollFirst', 36, 36]);
});

test('a transition of an inactive state is “away”, and an eventless one of an active state “waits”', () => {
  assert.deepEqual(statusOf(ew, 'score:always'), { status: 'away' });
  const waits = statusOf(ew, 'castMajorSpells:always');
  assert.deepEqual(waits, { status: 'waits', guard: 'nobodyLeft' });
});

test('in a frame without legal moves event transitions are “idle” and the others “wait”', () => {
  const passed: string[] = [];
  walk(games[0]!, 5, (snapshot, move) => {
    for (const { frame, state } of trace(games[0]!, snapshot, move)) {
      if (legalMoves(games[0]!, frame).length > 0 || frame.status === 'done') continue;
      const { transitions } = chartStatus(games[0]!, frame, 0);
      for (const { id, kind } of indexOf(graphOf(games[0]!.machine)).from(state))
        assert.equal(transitions.get(id)!.status, kind === 'event' ? 'idle' : 'waits', id);
      passed.push(state);
    }
  });
  assert.ok(passed.includes('castMajorSpells'));
});

test('the preview of a roll says “chance”, and does not depend on the generator', () => {
  const game: Game = elfenwizards;
  let snapshot: Snapshot = ew;
  while (!legalMoves(game, snapshot).some(({ type }) => type === 'roll'))
    snapshot = trace(game, snapshot, legalMoves(game, snapshot)[0]!).at(-1)!.frame;
  const roll = legalMoves(game, snapshot)[0]!;
  assert.deepEqual(preview(elfenwizards, snapshot, roll), {
    states: ['castMajorSpells'],
    rests: ['castMajorSpells'],
    transitions: ['castMajorSpells:roll'],
    chance: true,
    sure: true,
  });
  // The preview is the same for another state of the generator.
  const other = structuredClone(snapshot);
  const table = other.context.table as { rng: readonly number[] };
  table.rng = [1, 2, 3, 4];
  assert.deepEqual(preview(elfenwizards, other, roll), preview(elfenwizards, snapshot, roll));
});

test('neither a preview nor the status reveals a hidden answer', () => {
  const bid = parseMove(toy, 'ann bid 5');
  const moves = (word: string) => [bid, parseMove(toy, `bob answer ${word}`)];
  const last = parseMove(toy, 'cat answer doubt');
  const seen = ['believe', 'doubt'].map((word) =>
    JSON.stringify([
      preview(toy, replay(toy, { players: 3, seed: 1 }, moves(word)), last),
      [...chartStatus(toy, replay(toy, { players: 3, seed: 1 }, moves(word)), 2).transitions],
    ]),
  );
  assert.equal(seen[0], seen[1]);
  const { chance, states } = preview(toy, replay(toy, { players: 3, seed: 1 }, moves('doubt')), last);
  assert.deepEqual([chance, states], [true, ['round.bidding', 'round.answering', 'showing']]);
});

test('a refusal that depends on another seat’s hidden hand is “hidden”', () => {
  const swear = {
    ...toy.rules.swear,
    refuse: ({ hands }: { hands: readonly number[][] }) => ({
      rule: 'T-6',
      code: 'tooLow',
      params: { least: hands[0]![0]! },
    }),
  };
  const nosy = { ...toy, rules: { ...toy.rules, swear } } as unknown as typeof toy;
  const seen = (viewer: number) =>
    chartStatus(nosy, start(nosy, { players: 3, seed: 1 }), viewer).transitions.get('round.bidding:swear')!.status;
  assert.deepEqual([seen(0), seen(1)], ['refused', 'hidden']);
});

for (const id of GAMES)
  test(`${id}: refusals shown to a spectator are those that the acting seat sees`, async () => {
    const game = (await load(id)).game;
    let told = 0;
    for (let seed = 0; seed < (isWhole ? 2 : 1); seed++)
      walk(game, seed, (snapshot, move: Move, n) => {
        if (n % 6 > 0) return;
        const known = chartStatus(game, snapshot, move.seat).transitions;
        for (const [transition, seen] of chartStatus(game, snapshot, 'spectator').transitions) {
          if (seen.status !== 'refused') continue;
          told++;
          assert.deepEqual(seen, known.get(transition), `${transition}, seed ${seed}, move ${n}`);
        }
      });
    assert.ok(told > 10, String(told));
  });

test('the preview of an illegal move is empty', () => {
  const move = parseMove(elfenwizards, 'red roll');
  assert.ok(refusal(elfenwizards, ew, move));
  assert.deepEqual(preview(elfenwizards, ew, move), {
    states: [],
    rests: [],
    transitions: [],
    chance: false,
    sure: false,
  });
});

test('in a finished game all transitions are “away”', () => {
  let over = start(toy, { players: 2, seed: 3 });
  while (over.status === 'active') over = play(toy, over, legalMoves(toy, over)[0]!);
  const { active, transitions } = chartStatus(toy, over, 'spectator');
  assert.deepEqual(active, ['#toy', 'finished']);
  assert.ok(transitions.size > 0);
  assert.ok([...transitions.values()].every(({ status }) => status === 'away'));
});

test('actorStatus of any XState actor has open, guarded and away transitions; takenIn the taken ones', () => {
  const taken: string[][] = [];
  const actor = createActor(player, {
    inspect: (event) => {
      const ids = takenIn(event);
      if (ids.length > 0) taken.push(ids);
    },
  }).start();
  const now = () => actorStatus(actor.logic, actor.getSnapshot()).transitions;
  assert.deepEqual(actorStatus(actor.logic, actor.getSnapshot()).active, [
    '#player',
    'transport',
    'transport.stopped',
    'sound',
    'sound.on',
  ]);
  assert.deepEqual(now().get('transport.stopped:PLAY'), { status: 'depends', guard: 'hasTrack' });
  assert.deepEqual(now().get('transport.stopped:PLAY:2'), { status: 'open' });
  assert.deepEqual(now().get('#player:RESET'), { status: 'open' });
  assert.deepEqual(now().get('transport.playing:PAUSE'), { status: 'away' });
  taken.length = 0;
  actor.send({ type: 'PLAY', track: 3 });
  actor.send({ type: 'FAST' });
  actor.send({ type: 'END' });
  assert.deepEqual(taken, [
    ['transport.stopped:PLAY'],
    ['transport.playing.normal:FAST'],
    ['transport.playing.fast:END'],
    ['transport.playing:done'],
  ]);
  assert.deepEqual(now().get('transport.playing.fast:END'), { status: 'away' });
  actor.stop();

  const broken = createActor(lamp).start();
  broken.send({ type: 'BREAK' });
  assert.ok([...actorStatus(lamp, broken.getSnapshot()).transitions.values()].every(({ status }) => status === 'away'));
});

test('a transition is away if an inner or an earlier one is always taken instead, as XState itself decides', () => {
  const statusIn = (config: object, ...ids: string[]) => {
    const actor = createActor(createMachine({ id: 'm', ...config })).start();
    const { transitions } = actorStatus(actor.logic, actor.getSnapshot());
    return ids.map((id) => transitions.get(id)!.status).join(' ');
  };
  const isSo = () => true;
  const a = { on: { GO: 'c', X: {}, Y: ['b', 'c'] } };
  const on = { GO: '.b', X: '.b', OTHER: '.b', '*': '.c', 'mouse.*': '.b' };
  const plain = { initial: 'a', on, states: { a, b: {}, c: {} } };
  assert.equal(statusIn(plain, 'a:GO', 'a:X', 'a:Y', 'a:Y:2'), 'open open open away');
  assert.equal(statusIn(plain, '#m:GO', '#m:X', '#m:OTHER', '#m:*', '#m:mouse.*'), 'away away open open open');
  const guarded = { on: { GO: { guard: isSo, target: 'c' }, 'mouse.*': 'b', '*': 'c' } };
  const wild = { initial: 'a', on: { GO: '.b', 'mouse.up': '.b' }, states: { a: guarded, b: {}, c: {} } };
  assert.equal(statusIn(wild, 'a:GO', 'a:mouse.*', 'a:*', '#m:GO', '#m:mouse.up'), 'depends open open away away');
  const region = (own: object) => ({ initial: 'x', states: { x: { on: own } } });
  const states = { p: region({ GO: {} }), q: region({ STAY: { guard: isSo } }) };
  const both = { type: 'parallel', on: { GO: {}, STAY: {} }, states };
  assert.equal(statusIn(both, 'p.x:GO', 'q.x:STAY', '#m:GO', '#m:STAY'), 'open depends away open');
});
