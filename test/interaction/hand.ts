import { createActor } from 'xstate';
import { gesture, type GestureEvent } from '../../src/interaction/gesture.js';

/** The moves offered: pieces `a` and `b`, places `x` and `y` they go to, and `whole`, which is a move by itself. */
export const PATHS = [['a', 'x'], ['a', 'y'], ['b', 'x'], ['whole']] as const;

/** Runs the gesture chart, makes gestures with it, and records the paths that it emits. */
export function hand() {
  const actor = createActor(gesture);
  const paths: string[] = [];
  const counted: string[] = [];
  actor.on('path', ({ path, count }) => {
    paths.push(path.join('>'));
    counted.push(`${path.join('>')} ${count}`);
  });
  actor.start();
  actor.send({ type: 'offer', paths: PATHS });
  const send = (...events: GestureEvent[]) => events.forEach((event) => actor.send(event));
  return {
    send,
    click: (...anchors: (string | undefined)[]) =>
      anchors.forEach((anchor) => send({ type: 'press', anchor }, { type: 'release', anchor })),
    key: (...anchors: string[]) => anchors.forEach((anchor) => send({ type: 'activate', anchor })),
    get chosen() {
      return actor.getSnapshot().context.chosen;
    },
    get state() {
      return actor.getSnapshot().value;
    },
    get count() {
      return actor.getSnapshot().context.count;
    },
    paths,
    counted,
  };
}
