/** A machine with children of all kinds, invoked and spawned, that talk with each other. */
import {
  assign,
  createMachine,
  emit,
  fromCallback,
  fromObservable,
  fromPromise,
  sendTo,
  type AnyActorRef,
  type AnyStateMachine,
} from 'xstate';

type Next = { readonly next: (value: number) => void };

interface Orchestra {
  readonly machine: AnyStateMachine;
  /** Passes a value to the observable. */
  readonly tell: (value: number) => void;
  /** Resolves the promise. */
  readonly finish: () => void;
}

export function orchestra(): Orchestra {
  let finish = (): void => undefined;
  const score = new Promise((resolve) => (finish = () => resolve('allegro')));
  let observer: Next | undefined;
  const player = createMachine({
    id: 'player',
    initial: 'silent',
    states: {
      silent: { on: { PLAY: 'playing' } },
      playing: { entry: sendTo(({ system }) => part(system, 'drum'), { type: 'BEAT' }) },
    },
  });
  const drum = fromCallback(({ sendBack, receive }) => receive(({ type }) => sendBack({ type: 'HEARD', what: type })));
  const subscribe = (to: Next) => {
    observer = to;
    return { unsubscribe: () => undefined };
  };
  const machine = createMachine({
    id: 'orchestra',
    initial: 'tuning',
    invoke: [
      { id: 'drum', systemId: 'drum', src: drum },
      { id: 'clock', src: fromObservable(() => ({ subscribe }) as never), onSnapshot: {} },
    ],
    states: {
      tuning: {
        invoke: { id: 'score', src: fromPromise(() => score), onDone: 'ready' },
      },
      ready: {
        entry: assign({ violin: ({ spawn }) => spawn(player, { id: 'violin' }) as AnyActorRef }),
        on: {
          START: { actions: [sendTo('violin', { type: 'PLAY' }), emit({ type: 'applause', loud: 3 })] },
          HEARD: { actions: 'bow' },
        },
      },
    },
  } as never) as AnyStateMachine;
  return { machine, tell: (value) => observer?.next(value), finish };
}
const part = (system: { get(name: string): unknown }, name: string) => system.get(name) as AnyActorRef;
