// A page with the package's own receivers: of the window that opened it, or of a WebSocket at `?server=`.
import { createWebSocketReceiver, createWindowReceiver } from '@xstate/inspect';

/** What a message is once XState 4 has read it. */
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
    /** Where XState 4 itself would go on from here, with guards that say so. */
    next: (sessionId, value, type, guards) =>
      machines
        .get(sessionId)
        .withConfig({ guards: Object.fromEntries(Object.entries(guards).map(([name, says]) => [name, () => says])) })
        .transition(value, { type }).value,
  },
});
