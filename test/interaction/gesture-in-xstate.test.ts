import { expect } from '@open-wc/testing';
import { createActor } from 'xstate';
import { EMPTY, Gesture, gesture, type GestureEvent } from '../../src/interaction/gesture.js';
import { machineOf } from '../../src/kernel/machine.js';
import { PATHS } from './hand.js';

describe('the chart of gestures', () => {
  it('goes as XState takes the same chart, whatever the reader does', () => {
    let seed = 1;
    const upTo = (n: number) => (seed = (seed * 48271) % 2147483647) % n;
    const anchor = () => ['a', 'b', 'x', 'y', 'whole', 'nowhere', undefined][upTo(7)];
    const isAll = () => upTo(4) === 0;
    const offer: GestureEvent = { type: 'offer', paths: PATHS, pieces: { a: 3 }, kinds: { man: ['a', 'b'] } };
    const events: (() => GestureEvent)[] = [
      () => ({ ...offer, fills: (['same', 'new', undefined] as const)[upTo(3)] }),
      () => ({ type: 'press', anchor: anchor() }),
      () => ({ type: 'release', anchor: anchor(), isAll: isAll() }),
      () => ({ type: 'activate', anchor: anchor() ?? 'a', isAll: isAll() }),
      () => ({ type: 'take', count: upTo(5) }),
      () => ({ type: 'comeBack', anchor: 'b' }),
      ...(['drag', 'hold', 'cancel', 'abandon'] as const).map((type) => (): GestureEvent => ({ type })),
    ];
    const made = new Gesture();
    const actor = createActor(machineOf(gesture), { input: { table: EMPTY } }).start();
    const seen = new Set<string>();
    for (let n = 0; n < 3000; n++) {
      const event = events[upTo(events.length)]!();
      made.send(event);
      actor.send(event);
      const { value, context } = actor.getSnapshot() as { value: unknown; context: { table: unknown } };
      expect([made.state, made.hand], `event ${n}, ${event.type}`).to.eql([value, context.table]);
      seen.add(`${String(value)} ${made.hand.chosen}`);
    }
    expect(seen.size, [...seen].join()).to.be.greaterThan(10);
  });
});
