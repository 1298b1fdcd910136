// A page with the receivers of @xstate/inspect: for messages of the window that opened it, or of a WebSocket (`?server=`).
import { createWebSocketReceiver, createWindowReceiver } from '@xstate/inspect';

/** A message as XState 4 understands it. */
const read = ({ type, sessionId, parent, machine, state, event }) => ({
  type,
  sessionId,
  parent,
  event: event?.data,
  ...(machine && { machine: machine.id, states: Object.keys(machine.states) }),
  ...(state && {
    value: state.value,
    context: state.context,
    matches: state.toStrings().every((s) => state.matches(s)),
  }),
});

const heard = [];
const machines = new Map();
const server = new URL(globalThis.location.href).searchParams.get('server');
const receiver = server ? createWebSocketReceiver({ server }) : createWindowReceiver();
receiver.subscribe((message) => {
  heard.push(read(message));
  if (message.machine) machines.set(message.sessionId, message.machine);
});

Object.assign(globalThis, {
  receiver: {
    heard,
    send: (sessionId, event) =>
      receiver.send({
        type: 'xstate.event',
        event: JSON.stringify({ name: event.type, data: event, $$type: 'scxml', type: 'external', origin: sessionId }),
        service: sessionId,
      }),
    /** The state to which XState 4 itself would go from here, with the given results of guards. */
    next: (sessionId, value, type, guards) =>
      machines
        .get(sessionId)
        .withConfig({ guards: Object.fromEntries(Object.entries(guards).map(([name, says]) => [name, () => says])) })
        .transition(value, { type }).value,
  },
});
