import { expect } from '@open-wc/testing';
import { PATHS, hand } from './hand.js';

describe('gesture with several equal pieces', () => {
  const many = (way: 'click' | 'key') => {
    const h = hand();
    h.send({ type: 'offer', paths: PATHS, pieces: { a: 3, whole: 2 } });
    const all = (...anchors: string[]) =>
      anchors.forEach((anchor) =>
        way === 'key'
          ? h.send({ type: 'activate', anchor, isAll: true })
          : h.send({ type: 'press', anchor }, { type: 'release', anchor, isAll: true }),
      );
    return { h, all };
  };
  for (const way of ['click', 'key'] as const) {
    it(`are taken up at once, or named at their end, by ${way}`, () => {
      const { h, all } = many(way);
      all('a');
      expect(h.count).to.equal(3);
      h[way]('x');
      h[way]('a');
      all('y');
      h[way]('a');
      all('a');
      h[way]('x');
      all('b');
      all('x');
      all('whole');
      expect(h.counted).to.eql(['a>x 3', 'a>y 3', 'a>x 3', 'b>x 1', 'whole 2']);
    });
    it(`are brought to a place by ${way}`, () => {
      const { h, all } = many(way);
      h[way]('x');
      all('a');
      expect(h.counted).to.eql(['a>x 3']);
    });
  }
  it('are as many as the reader says, one to all', () => {
    const { h } = many('click');
    h.click('a');
    for (const [count, taken] of [
      [2, 2],
      [9, 3],
      [0, 1],
      [2, 2],
    ] as const) {
      h.send({ type: 'take', count });
      expect(h.count).to.equal(taken);
    }
    h.click('x');
    expect(h.counted).to.eql(['a>x 2']);
  });
  it('are taken up by a long press, and carried', () => {
    const { h } = many('click');
    h.send({ type: 'press', anchor: 'a' }, { type: 'hold' }, { type: 'release', anchor: 'a' });
    expect([h.chosen, h.count]).to.eql(['a', 3]);
    h.send({ type: 'press', anchor: 'a' }, { type: 'drag' }, { type: 'release', anchor: 'x' });
    expect(h.counted).to.eql(['a>x 3']);
  });
  it('are no several where one lies: a long press stays a press', () => {
    const { h } = many('click');
    for (const anchor of ['b', 'whole', 'x']) {
      h.send({ type: 'press', anchor }, { type: 'hold' });
      expect(h.state).to.equal('pressing');
      h.send({ type: 'abandon' });
    }
  });
});
