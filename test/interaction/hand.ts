import { Gesture, type GestureEvent } from '../../src/interaction/gesture.js';

/** The moves offered: pieces `a` and `b`, places `x` and `y` they go to, and `whole`, which is a move by itself. */
export const PATHS = [['a', 'x'], ['a', 'y'], ['b', 'x'], ['whole']] as const;

/** Makes gestures, and records the paths that they point at. */
export function hand() {
  const gesture = new Gesture();
  const paths: string[] = [];
  const counted: string[] = [];
  const send = (...events: GestureEvent[]) => {
    for (const event of events) {
      const before = gesture.hand.pointed;
      gesture.send(event);
      const { pointed } = gesture.hand;
      if (!pointed || pointed === before) continue;
      paths.push(pointed.path.join('>'));
      counted.push(`${pointed.path.join('>')} ${pointed.count}`);
    }
  };
  send({ type: 'offer', paths: PATHS });
  return {
    send,
    click: (...anchors: (string | undefined)[]) =>
      anchors.forEach((anchor) => send({ type: 'press', anchor }, { type: 'release', anchor })),
    key: (...anchors: string[]) => anchors.forEach((anchor) => send({ type: 'activate', anchor })),
    get chosen() {
      return gesture.hand.chosen;
    },
    get state() {
      return gesture.state;
    },
    get count() {
      return gesture.hand.count;
    },
    paths,
    counted,
  };
}
