import { createActor } from 'xstate';
import { gesture, type GestureEvent } from '../../src/interaction/gesture.js';

/** Two pieces that go to two places, and one place that is a whole move. */
export const PATHS = [['a', 'x'], ['a', 'y'], ['b', 'x'], ['whole']] as const;

/** A hand that makes gestures, and what came of them. */
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
