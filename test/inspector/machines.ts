/** Machines that are none of our games, with what a chart may have: nesting, parallel regions, history, delays, actors. */
import { and, assign, createMachine, fromPromise, not, setup, type AnyStateMachine } from 'xstate';
import { picker } from '../properties/games.js';

export const player = setup({
  types: { events: {} as { type: string; track?: number } },
  guards: {
    hasTrack: ({ event }) => typeof event.track === 'number',
    isLoud: (_, { above }: { above: number }) => above > 10,
  },
  actions: { turnUp: () => {}, log: () => {} },
  actors: { fetchTrack: fromPromise(() => new Promise(() => {})) },
  delays: { aWhile: 1000 },
}).createMachine({
  id: 'player',
  type: 'parallel',
  description: 'Plays & <pauses> "tracks"',
  on: { RESET: '.sound.on' },
  states: {
    transport: {
      initial: 'stopped',
      on: { STOP: '.stopped', 'track.*': { guard: 'hasTrack', target: '.playing', reenter: true } },
      states: {
        stopped: { on: { PLAY: [{ guard: 'hasTrack', target: 'playing', actions: 'log' }, { target: 'loading' }] } },
        loading: {
          tags: ['busy'],
          invoke: { src: 'fetchTrack', id: 'fetch', onDone: 'playing', onError: { target: 'stopped', actions: 'log' } },
        },
        playing: {
          entry: 'log',
          exit: 'turnUp',
          initial: 'normal',
          after: { aWhile: '#player.transport.stopped', 250: { actions: 'log' } },
          states: {
            normal: { on: { FAST: 'fast' } },
            fast: { on: { NORMAL: 'normal', END: 'ended' } },
            ended: { type: 'final' },
            last: { type: 'history', history: 'deep', target: 'fast' },
          },
          onDone: 'stopped',
          on: { PAUSE: 'paused' },
        },
        paused: { on: { PLAY: { target: 'playing.last' } } },
      },
    },
    sound: {
      initial: 'on',
      states: {
        on: {
          on: {
            MUTE: { guard: and(['hasTrack', not({ type: 'isLoud', params: { above: 3 } })]), target: 'off' },
            LOUDER: { actions: [assign({}), 'turnUp'], guard: ({ event }) => event.track !== 0 },
          },
        },
        off: { on: { MUTE: 'on' }, always: { guard: { type: 'isLoud', params: { above: 20 } }, target: 'on' } },
      },
    },
  },
}) as unknown as AnyStateMachine;

/** Two states inside a state, with several ways between the same two. */
export const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { ON: 'lit', TOGGLE: 'lit', BREAK: 'broken' } },
    lit: {
      initial: 'dim',
      on: { OFF: 'off', TOGGLE: 'off' },
      states: { dim: { on: { TURN: 'bright' } }, bright: { on: { TURN: 'dim', FLASH: { target: 'bright' } } } },
    },
    broken: { type: 'final' },
  },
});

/** The chart of one state. */
export const stone = createMachine({ id: 'stone' });
export const foreign: readonly AnyStateMachine[] = [player, lamp, stone];

/** A machine of any shape: the same seed makes the same. Its charts are drawn, never run. */
export function anyMachine(seed: number): AnyStateMachine {
  const pick = picker(seed);
  const paths: string[] = [];
  const shape = (path: string, depth: number): Shape => {
    const count = depth < 3 && pick(5) >= depth ? 1 + pick(4) : 0;
    const keys = ['a', 'b-c', 'state', 'e é'].slice(0, count);
    keys.forEach((key) => paths.push(`${path}.${key}`));
    return { path, inner: keys.map((key) => [key, shape(`${path}.${key}`, depth + 1)]) };
  };
  const whole = shape('any', 0);
  const target = () => (paths.length > 0 ? `#${paths[pick(paths.length)]!}` : undefined);
  const transition = () => ({
    ...(pick(5) > 0 && target() && { target: target() }),
    ...(pick(3) === 0 && { guard: ['isTrue', 'has "two" words'][pick(2)]! }),
    ...(pick(3) === 0 && { actions: ['act', 'do <it>'].slice(0, 1 + pick(2)) }),
    ...(pick(4) === 0 && { reenter: true }),
  });
  const some = () => Array.from({ length: 1 + pick(2) }, transition);
  const config = ({ inner }: Shape, isFirst: boolean): object => {
    if (inner.length === 0 && !isFirst && pick(6) === 0) return { type: 'final' };
    if (inner.length === 0 && !isFirst && pick(6) === 0)
      return { type: 'history', history: pick(2) ? 'deep' : 'shallow' };
    const isParallel = inner.length > 1 && pick(3) === 0;
    return {
      ...(isParallel ? { type: 'parallel' } : inner.length > 0 && { initial: inner[0]![0] }),
      ...(pick(2) && { on: { GO: some(), 'x: y;': some() } }),
      ...(pick(3) === 0 && { always: { guard: 'isTrue', ...transition() } }),
      ...(pick(4) === 0 && { after: { 100: transition(), later: transition() } }),
      ...(pick(4) === 0 && { entry: 'begin', exit: ['end', 'go'] }),
      ...(inner.length > 0 && {
        states: Object.fromEntries(inner.map(([key, state], i) => [key, config(state, i === 0 || isParallel)])),
      }),
    };
  };
  return createMachine({ id: 'any', ...config(whole, true) });
}
interface Shape {
  readonly path: string;
  readonly inner: readonly (readonly [key: string, inside: Shape])[];
}
