import { expect } from '@open-wc/testing';
import type { PlayableGame } from '../../../src/define.js';
import { BoardInput } from '../../../src/elements/board/board-input.js';
import { neighbour } from '../../../src/interaction/neighbours.js';
import {
  WAITING,
  all,
  anchor,
  anchors,
  atPhase,
  focused,
  hear,
  notation,
  pathOf,
  press,
  viewOf,
  kinds,
  mount,
  one,
  settled,
} from './support.js';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

describe('keyboard: navigation between places', () => {
  it('goes to the nearest place for an arrow key, and to the first or last for Home or End', () => {
    const places = [
      { id: 'middle', x: 0, y: 0 },
      { id: 'near', x: 10, y: 0 },
      { id: 'far', x: 30, y: 0 },
      { id: 'up', x: 1, y: -20 },
    ];
    expect(ARROWS.map((key) => neighbour(places, 'middle', key))).to.eql(['middle', 'near', 'up', 'middle']);
    expect(neighbour(places, 'middle', 'Home')).to.equal('middle');
    expect(neighbour(places, 'middle', 'End')).to.equal('up');
    expect(neighbour(places, 'middle', 'x')).to.equal(undefined);
    expect(neighbour(places, 'gone', 'ArrowUp')).to.equal(undefined);
  });
  it('counts the equal pieces anew when one of them was dragged away and the moves stay the same', () => {
    const host = { addController() {}, requestUpdate() {}, renderRoot: { activeElement: null } } as never;
    const input = new BoardInput(host, () => [], { onPath: () => true });
    const offer = (count: number) => input.offer({ paths: [['dice', 'box']], pieces: () => count, kinds: {} });
    offer(2);
    offer(1);
    input.point('dice');
    expect(input.most).to.equal(1);
  });
  it('moves the tab stop to the nearest place if its place is gone at the next render', () => {
    const [left, right, corner] = [1, 30, 0].map((x) => ({ id: `at ${x}`, x, y: 0 }));
    const host = { addController() {}, renderRoot: { activeElement: null } } as never;
    const input = new BoardInput(host, () => [], { onPath: () => true });
    input.settle([corner!]);
    input.offer({ paths: [['at 30', 'at 0']] });
    input.settle([corner!, right!]);
    expect(input.tabStop).to.equal('at 30');
    input.offer({ paths: [] });
    input.settle([corner!, left!]);
    expect(input.tabStop).to.equal('at 1');
  });
});

describe('keyboard: the board', () => {
  for (const phase of WAITING) {
    it(`has one tab stop, on a place where a move starts: ${phase}`, async () => {
      const game = await atPhase(phase);
      const stops = all(game, '.board [tabindex="0"]');
      expect(stops).to.have.length(1);
      if (all(game, '.anchor.source').length > 0) expect(stops[0]!.classList.contains('source')).to.equal(true);
      expect(all(game, '.board [data-anchor]:not([tabindex="0"]):not([tabindex="-1"])')).to.eql([]);
    });
    it(`plays every type of move by Enter or Space: ${phase}`, async () => {
      const game = await atPhase(phase);
      const begun = game.record;
      for (const [i, move] of kinds(game).entries()) {
        game.record = begun;
        const moved = hear(game, 'playable-moved');
        await game.updateComplete;
        for (const id of pathOf(game, move)) {
          anchor(game, id).focus();
          expect(await press(game, i % 2 ? ' ' : 'Enter')).to.equal(true);
        }
        expect(moved.map(({ detail }) => (detail as { text: string }).text)).to.eql([notation(move)]);
      }
    });
  }
  it('moves the tab stop with the focus, by arrows, Home and End', async () => {
    const game = await atPhase('competition');
    const here = () => focused()!.getAttribute('data-anchor');
    anchor(game, 'W1').focus();
    for (const key of [...ARROWS, 'Home', 'End']) {
      expect(await press(game, key)).to.equal(true);
      expect(all(game, '.board [tabindex="0"]').map((g) => g.getAttribute('data-anchor'))).to.eql([here()]);
    }
    expect(here()).to.equal(anchors(game).at(-1));
    await press(game, 'Home');
    expect(here()).to.equal(anchors(game)[0]);
  });
  it('keeps the tab stop where a move starts until the reader moves the focus on the board', async () => {
    const stop = (game: PlayableGame) => one(game, '.board [tabindex="0"]');
    const game = await mount({ players: '3', seats: 'human human human' });
    expect(stop(game).classList.contains('source')).to.equal(true);
    game.play('green roll');
    await settled(game);
    expect(stop(game).classList.contains('source')).to.equal(true);
    anchor(game, 'H').focus();
    await press(game, 'Home');
    await settled(game);
    expect(stop(game).getAttribute('data-anchor')).to.equal(anchors(game)[0]);
  });
  it('moves the focus to the nearest place when the focused one disappears', async () => {
    const game = await mount({ players: '3', seats: 'human human human' });
    anchor(game, 'front:1').focus();
    await press(game, 'Enter');
    await settled(game);
    expect(focused()!.getAttribute('data-anchor')).to.match(/^rolled:/);
  });
  it('puts the held piece down on Escape, and leaves the next Escape to the page', async () => {
    const game = await atPhase('competition');
    const [from] = pathOf(game, viewOf(game).moves[0]!);
    anchor(game, from!).focus();
    await press(game, 'Enter');
    expect(anchor(game, from!).getAttribute('aria-pressed')).to.equal('true');
    expect(await press(game, 'Escape')).to.equal(true);
    expect(anchor(game, from!).getAttribute('aria-pressed')).to.equal(null);
    expect(await press(game, 'Escape')).to.equal(false);
  });
  it('leads by brackets through the places where the held piece may go, and only while one is held', async () => {
    const game = await atPhase('competition');
    const [from] = pathOf(
      game,
      viewOf(game).moves.find((move) => pathOf(game, move).length > 1)!,
    );
    anchor(game, from!).focus();
    expect(await press(game, ']'), 'with an empty hand').to.equal(false);
    await press(game, 'Enter');
    const targets = all(game, '.anchor.target').map((place) => place.getAttribute('data-anchor')!);
    expect(targets.length).to.be.above(1);
    const walk = async (key: string) => {
      expect(await press(game, key)).to.equal(true);
      return focused()!.getAttribute('data-anchor')!;
    };
    const walked: string[] = [];
    for (const _ of targets) walked.push(await walk(']'));
    expect([...walked].sort()).to.eql([...targets].sort());
    expect(await walk(']'), 'round again').to.equal(walked[0]);
    expect(await walk('['), 'and back').to.equal(walked.at(-1));
    const before = game.record;
    await press(game, 'Enter');
    expect(game.record, 'the piece is put there').not.to.equal(before);
  });
  it('gives each place a unique label, which says whether it can be chosen', async () => {
    for (const phase of WAITING) {
      const game = await atPhase(phase);
      for (const place of all(game, '.anchor')) {
        const name = place.getAttribute('aria-label')!;
        expect(name, place.getAttribute('data-anchor')!).to.match(/\w/);
        expect(name.endsWith(', can be chosen'), name).to.equal(place.classList.contains('source'));
        expect(place.getAttribute('aria-disabled') === 'true', name).to.equal(place.classList.contains('idle'));
      }
      const names = all(game, '.anchor').map((g) => g.getAttribute('aria-label'));
      const twice = names.filter((name, i) => names.indexOf(name) !== i);
      expect(twice, `${phase}: labels used twice`).to.eql([]);
    }
  }).timeout(60_000);
});
