/** The exported documents, parsed by a browser. */
import { expect } from '@open-wc/testing';
import { elfenwizards } from '../../src/games/elfenwizards/index.js';
import { scxmlOf } from '../../src/inspector/exports/scxml.js';
import { svgOf } from '../../src/inspector/exports/svg.js';
import { graphOf } from '../../src/inspector/graph.js';
import { isFrame } from '../../src/inspector/diagram.js';
import { layout } from '../../src/inspector/layout.js';
import { toy } from '../toy/game.js';
import { foreign, player } from './machines.js';

const machines = [elfenwizards.machine, toy.machine, ...foreign];
const parsed = (text: string): XMLDocument => {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent ?? '').to.equal('');
  return document;
};
const all = (within: ParentNode, selector: string) => [...within.querySelectorAll(selector)];

for (const machine of machines) {
  const graph = graphOf(machine);
  describe(`the exports of ${graph.id}`, () => {
    it('SCXML has every state and transition, and targets only existing states', () => {
      const document = parsed(scxmlOf(graph));
      const root = document.documentElement;
      expect([root.localName, root.namespaceURI]).to.deep.equal(['scxml', 'http://www.w3.org/2005/07/scxml']);
      const states = all(root, 'state, parallel, final, history');
      const ids = states.map(({ id }) => id);
      expect(new Set(ids).size).to.equal(ids.length);
      const inDocument = graph.states.length - (states.length < graph.states.length ? 1 : 0);
      expect(states.length).to.equal(inDocument);
      const histories = graph.states.filter(({ history }) => history).length;
      expect(all(root, 'transition').length).to.equal(graph.transitions.length + histories);
      for (const target of all(root, '[target]').flatMap((t) => t.getAttribute('target')!.split(' ')))
        expect(ids).to.include(target);
      for (const holder of [root, ...all(root, 'state[initial]')])
        expect(ids).to.include(holder.getAttribute('initial')!);
      for (const state of states) expect(state.id).to.match(/^[\p{L}_][\p{L}\p{N}._-]*$/u);
    });

    it('SVG draws every state and the label of every transition', () => {
      const picture = layout(graph);
      const svg = parsed(svgOf(graph, picture));
      expect(all(svg, 'rect.state').length).to.equal(graph.states.length);
      const lines = picture.transitions.flatMap((t) => t.lines).length;
      const begins = picture.states.filter(({ begin }) => begin).length;
      expect(all(svg, 'path.line').length).to.equal(lines + begins);
      expect(all(svg, 'text').length).to.equal(
        graph.states.filter((state) => !isFrame(state)).length + graph.transitions.length,
      );
    });
  });
}

it('SCXML contains delays, invocations, history, guards and actions', () => {
  const document = parsed(scxmlOf(graphOf(player)));
  const one = (selector: string) => document.querySelector(selector)!;
  expect(one('parallel > transition').getAttribute('event')).to.equal('RESET');
  expect(one('#transport > transition[event="STOP"]').getAttribute('type')).to.equal('internal');
  expect(one('#transport > transition[event="track.*"]').hasAttribute('type')).to.equal(false);
  const playing = document.getElementById('transport.playing')!;
  expect(all(playing, ':scope > onentry > send').map((send) => send.getAttribute('delay'))).to.deep.equal([
    '250ms',
    null,
  ]);
  for (const send of all(playing, ':scope > onentry > send')) {
    expect(all(playing, `:scope > transition[event="${send.getAttribute('event')}"]`).length).to.equal(1);
    expect(all(playing, `:scope > onexit > cancel[sendid="${send.id}"]`).length).to.equal(1);
  }
  expect(one('invoke').id).to.equal('fetch');
  expect(one('transition[event="done.invoke.fetch"]').getAttribute('target')).to.equal('transport.playing');
  expect(one('transition[event="done.state.transport.playing"]').getAttribute('target')).to.equal('transport.stopped');
  expect(one('history').getAttribute('type')).to.equal('deep');
  expect(one('[cond*="isLoud"]').getAttribute('cond')).to.equal("guard('and(hasTrack, not(isLoud))')");
  expect(one('onentry > script').textContent).to.equal("action('log')");
});
