import { expect } from '@open-wc/testing';
import { createActor } from 'xstate';
import { gesture, type GestureEvent } from '../../src/interaction/gesture.js';

/** Two pieces that go to two places, and one place that is a whole move. */
const PATHS = [['a', 'x'], ['a', 'y'], ['b', 'x'], ['whole']] as const;

function hand() {
  const actor = createActor(gesture);
  const paths: string[] = [];
  actor.on('path', ({ path }) => paths.push(path.join('>')));
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
    paths,
  };
}

describe('gesture', () => {
  for (const way of ['click', 'key'] as const) {
    describe(`by ${way}`, () => {
      it('takes up where a move begins, and names its end', () => {
        const h = hand();
        h[way]('a');
        expect(h.chosen).to.equal('a');
        expect(h.paths).to.eql([]);
        h[way]('y');
        expect(h.paths).to.eql(['a>y']);
        expect(h.chosen).to.equal(undefined);
      });
      it('plays a place that is a whole move at once', () => {
        const h = hand();
        h[way]('whole');
        expect(h.paths).to.eql(['whole']);
      });
      it('lets go of what is pointed at twice', () => {
        const h = hand();
        h[way]('a', 'a');
        expect(h.chosen).to.equal(undefined);
        expect(h.paths).to.eql([]);
      });
      it('changes its mind for another beginning', () => {
        const h = hand();
        h[way]('a', 'b', 'x');
        expect(h.paths).to.eql(['b>x']);
      });
      it('names a wrong end, so that it can be refused', () => {
        const h = hand();
        h[way]('a', 'nowhere');
        expect(h.paths).to.eql(['a>nowhere']);
        expect(h.chosen).to.equal(undefined);
      });
      it('names a place where nothing begins, alone', () => {
        const h = hand();
        h[way]('nowhere');
        expect(h.paths).to.eql(['nowhere']);
      });
      it('forgets what was taken up when other moves are offered', () => {
        const h = hand();
        h[way]('a');
        h.send({ type: 'offer', paths: [['b', 'x']] });
        expect(h.chosen).to.equal(undefined);
        h[way]('x');
        expect(h.paths).to.eql(['x']);
      });
      it('lets go on cancel', () => {
        const h = hand();
        h[way]('a');
        h.send({ type: 'cancel' });
        expect(h.chosen).to.equal(undefined);
      });
    });
  }
  it('keeps what was taken up, and points at nothing, when a press becomes something else', () => {
    for (const anchor of ['x', undefined]) {
      const h = hand();
      h.click('a');
      h.send({ type: 'press', anchor }, { type: 'abandon' });
      expect(h.chosen).to.equal('a');
      expect(h.paths).to.eql([]);
      expect(h.state).to.equal('idle');
    }
  });
  it('lets go by a click on nothing', () => {
    const h = hand();
    h.click('a', undefined);
    expect(h.chosen).to.equal(undefined);
    expect(h.paths).to.eql([]);
  });
  it('takes no press for a click when the pointer comes up elsewhere', () => {
    const h = hand();
    h.send({ type: 'press', anchor: 'a' }, { type: 'release', anchor: 'b' });
    expect(h.chosen).to.equal(undefined);
    expect(h.paths).to.eql([]);
  });

  describe('by drag', () => {
    it('carries a piece to its end', () => {
      const h = hand();
      h.send({ type: 'press', anchor: 'a' }, { type: 'drag' });
      expect(h.state).to.equal('dragging');
      expect(h.chosen).to.equal('a');
      h.send({ type: 'release', anchor: 'x' });
      expect(h.paths).to.eql(['a>x']);
      expect(h.chosen).to.equal(undefined);
    });
    it('names a wrong end', () => {
      const h = hand();
      h.send({ type: 'press', anchor: 'a' }, { type: 'drag' }, { type: 'release', anchor: 'nowhere' });
      expect(h.paths).to.eql(['a>nowhere']);
    });
    for (const anchor of ['a', undefined]) {
      it(`cancels when let go over ${anchor ?? 'nothing'}`, () => {
        const h = hand();
        h.send({ type: 'press', anchor: 'a' }, { type: 'drag' }, { type: 'release', anchor });
        expect(h.paths).to.eql([]);
        expect(h.chosen).to.equal(undefined);
        expect(h.state).to.equal('idle');
      });
    }
    it('does not carry what goes nowhere', () => {
      for (const anchor of ['whole', 'nowhere', undefined]) {
        const h = hand();
        h.send({ type: 'press', anchor }, { type: 'drag' });
        expect(h.state).to.equal('pressing');
      }
    });
    it('puts down what is carried when it becomes something else', () => {
      const h = hand();
      h.send({ type: 'press', anchor: 'a' }, { type: 'drag' }, { type: 'abandon' });
      expect(h.paths).to.eql([]);
      expect(h.chosen).to.equal(undefined);
    });
    it('ends when the pointer is taken away', () => {
      const h = hand();
      h.send({ type: 'press', anchor: 'a' }, { type: 'drag' }, { type: 'cancel' }, { type: 'release', anchor: 'x' });
      expect(h.paths).to.eql([]);
    });
  });
});
