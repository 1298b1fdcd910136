/** Machines besides the games, with all features of charts: nesting, parallel regions, history, delays, actors. */
import { and, assign, createMachine, fromPromise, not, setup, type AnyStateMachine } from 'xstate';

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

/** Nested states, with several transitions between the same two states. */
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

/** A chart with a single state. */
export const stone = createMachine({ id: 'stone' });
export const foreign: readonly AnyStateMachine[] = [player, lamp, stone];
