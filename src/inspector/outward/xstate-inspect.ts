/**
 * The messages of `@xstate/inspect` 0.8, a package for XState 4, without that package: its receivers and viewers show our
 * actors, and may send events back.
 */
import type { Json } from '../../kernel/game.js';
import { outwardOf, Receiver } from './receiver.js';
import { Speaker } from './speaker.js';
import type { Outward, OutwardOptions, Source, Told, ToldEvent, ToldSnapshot } from './types.js';

/** Address of the viewer that the package opens. */
export const XSTATE_INSPECT = 'https://stately.ai/viz?inspect';

export interface XStateInspect {
  /** Handles a message of a receiver, as an object or as JSON. Messages outside the protocol are ignored. */
  receive(message: unknown): void;
  follow(source: Source): void;
  stop(): void;
}

/** Uses any channel, such as a WebSocket; `post` receives each message, an object of plain data. */
export function xstateInspect(
  source: Source,
  { everything, post }: Pick<OutwardOptions, 'everything'> & { readonly post: (message: object) => void },
): XStateInspect {
  const speaker = new Speaker(source, everything, (told) => messagesOf(told).forEach(post));
  return {
    receive(message) {
      const { type, event, service } = record(parsed(message));
      if (type === 'xstate.inspecting') speaker.greet();
      if (type !== 'xstate.event') return;
      const { name, data, origin } = record(parsed(event));
      const sent = { ...(record(data)['type'] === undefined ? { type: name } : record(data)) };
      if (typeof sent['type'] === 'string') speaker.send(String(origin ?? service), sent as { type: string });
    },
    follow: (next) => speaker.follow(next),
    stop: () => speaker.stop(),
  };
}

/**
 * Opens a viewer of `@xstate/inspect`, or a page that uses the package's `createWindowReceiver`, on a source. Call it
 * from a click handler. Rejects with `BadInput` for an invalid address, and with `OutwardError`.
 */
export function openXStateInspect(source: Source, options: OutwardOptions): Promise<Outward> {
  // A promise like `openStately`, so that errors are thrown in the same way.
  return new Promise((resolve) => {
    const receiver = new Receiver(options, XSTATE_INSPECT);
    const inspect = xstateInspect(source, {
      everything: options.everything,
      post: (message) => receiver.post(message),
    });
    receiver.visit(
      (message) => inspect.receive(message),
      () => {
        inspect.stop();
        options.ended?.();
      },
    );
    resolve(outwardOf(receiver, inspect, { type: 'xstate.disconnect' }));
  });
}

function messagesOf(told: Told): object[] {
  const { sessionId } = told;
  if (told.type === 'event') {
    return [{ type: 'service.event', sessionId, event: JSON.stringify(scxml(told.event, told.source)) }];
  }
  if (told.type === 'actor') {
    const { id, parent, config, snapshot } = told;
    const machine = JSON.stringify({ ...node(config), context: snapshot.context ?? {} });
    const state = JSON.stringify(stateOf(sessionId, snapshot, { type: 'xstate.init' }));
    return [{ type: 'service.register', sessionId, id, machine, state, ...(parent !== undefined && { parent }) }];
  }
  const state = JSON.stringify(stateOf(sessionId, told.snapshot, told.event));
  const stop = told.snapshot.status === 'active' ? [] : [{ type: 'service.stop', sessionId }];
  return [{ type: 'service.state', sessionId, state }, ...stop];
}

/** An event in XState 4's envelope. */
const scxml = (event: ToldEvent, origin?: string) => ({
  name: event.type,
  data: event,
  $$type: 'scxml',
  type: 'external',
  ...(origin !== undefined && { origin }),
});

/** A snapshot with all fields that the receiver's `State.create` needs. */
const stateOf = (sessionId: string, snapshot: ToldSnapshot, event: ToldEvent) => ({
  value: snapshot.value ?? snapshot.status,
  context: snapshot.context ?? {},
  event,
  _event: scxml(event),
  _sessionid: sessionId,
  actions: [],
  activities: {},
  meta: {},
  events: [],
  configuration: [],
  transitions: [],
  children: {},
  done: snapshot.status === 'done',
  changed: true,
  tags: snapshot.tags ?? [],
});

type Config = Readonly<Record<string, Json>>;
const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts a state's config to XState 4. What that version did not know, such as inputs and outputs, is omitted. */
function node(config: Config): Config {
  const { on, always, after, onDone, states, invoke, entry, exit, output: _output, ...rest } = config;
  return {
    ...rest,
    ...(isConfig(on) && { on: values(on, transition) }),
    ...(isConfig(after) && { after: values(after, transition) }),
    ...(always !== undefined && { always: transition(always) }),
    ...(onDone !== undefined && { onDone: transition(onDone) }),
    ...(entry !== undefined && { entry: actions(entry) }),
    ...(exit !== undefined && { exit: actions(exit) }),
    ...(invoke !== undefined && { invoke: each(invoke, invocation) }),
    ...(isConfig(states) && { states: values(states, (state) => (isConfig(state) ? node(state) : {})) }),
  };
}
const values = (of: Config, map: (value: Json) => Json): Config =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, map(value)]));
const each = (one: Json, map: (value: Json) => Json): Json =>
  Array.isArray(one) ? (one as readonly Json[]).map(map) : map(one);

function transition(given: Json): Json {
  return each(given, (one) => {
    if (!isConfig(one)) return one;
    const { guard, reenter: _reenter, actions: done, ...rest } = one;
    return {
      ...rest,
      ...(guard !== undefined && { cond: isConfig(guard) ? guard['type']! : guard }),
      ...(done !== undefined && { actions: actions(done) }),
    };
  });
}
function invocation(given: Json): Json {
  if (!isConfig(given)) return given;
  const { onDone, onError, onSnapshot: _snapshot, input: _input, systemId: _systemId, ...rest } = given;
  return {
    ...rest,
    ...(onDone !== undefined && { onDone: transition(onDone) }),
    ...(onError !== undefined && { onError: transition(onError) }),
  };
}
/** Names without the `xstate.` prefix: a receiver that simulates the chart would execute XState's own actions. */
const actions = (given: Json): Json =>
  each(given, (one) => String(isConfig(one) ? one['type'] : one).replace(/^xstate\./, ''));

/** A message given as an object or as JSON; `undefined` if it is invalid JSON. */
function parsed(message: unknown): unknown {
  if (typeof message !== 'string') return message;
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}
const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
