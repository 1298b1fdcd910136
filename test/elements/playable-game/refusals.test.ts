import { aTimeout, expect } from '@open-wc/testing';
import { RULE_IDS } from '../../../src/games/elfenwizards/ledger.js';
import { sketch } from '../../../src/games/elfenwizards/lessons/sketch.js';
import {
  SAID,
  WAITING,
  all,
  anchor,
  anchors,
  atPhase,
  click,
  drag,
  hear,
  listen,
  mount,
  one,
  pathOf,
  press,
  settled,
  viewOf,
  words,
} from './support.js';

describe('refusals', () => {
  for (const phase of WAITING) {
    it(`of every wrong end give rule and reason, and change nothing: ${phase}`, async () => {
      const game = await atPhase(phase, { forced: 'off' });
      const roll = viewOf(game).moves.find(({ type }) => type === 'roll');
      if (roll) game.play(roll);
      await settled(game);
      const paths = viewOf(game).moves.map((move) => pathOf(game, move));
      const from = paths.find((p) => p.length === 2)?.[0];
      if (!from) {
        // Each place is a whole move: there is no wrong end.
        expect(phase).to.equal('recoverMinorSpells');
        return;
      }
      const isWhole = paths.some((p) => p.length === 1 && p[0] === from);
      const isEnd = (id: string) => paths.some((p) => p[0] === from && p[1] === id);
      const isBeginning = (id: string) => paths.some((p) => p[0] === id);
      const wrong = anchors(game).filter((id) => !isEnd(id) && !isBeginning(id));
      expect(wrong.length).to.be.greaterThan(10);
      const before = game.record;
      // What came to be in the hand by itself is let go of.
      anchor(game, from).focus();
      await press(game, 'Escape');
      for (const id of wrong) {
        const refused = hear(game, 'playable-refuse');
        if (isWhole) await drag(game, from, id);
        else {
          // What was taken up stays in the hand when a place is refused.
          for (const at of all(game, '.anchor.chosen').length > 0 ? [id] : [from, id]) {
            anchor(game, at).focus();
            await press(game, 'Enter');
          }
        }
        const reason = words(one(game, '.reason'));
        const rule = reason.match(/\((EW-[\w.]+)\)$/)?.[1];
        expect(RULE_IDS as readonly string[], `${from} to ${id}: ${reason}`).to.include(rule);
        expect(words(one(game, '.refused'))).to.equal(reason);
        expect(reason).not.to.match(/refuse\.|\{|undefined/);
        expect(refused).to.have.length(1);
        expect((refused[0]!.detail as { refusal: { rule: string } }).refusal.rule).to.equal(rule);
      }
      expect(game.record).to.equal(before);
    }).timeout(30_000);
  }
  it('stand beside the place and reach the live region', async () => {
    const game = await atPhase('competition');
    const heard = listen(game);
    const [from] = pathOf(game, viewOf(game).moves[0]!);
    await click(game, from!, 'grey');
    const reason = one(game, '.reason');
    const near = (a: DOMRect, b: DOMRect) =>
      Math.max(a.left - b.right, b.left - a.right, 0) < 20 && Math.max(a.top - b.bottom, b.top - a.bottom, 0) < 20;
    expect(near(reason.getBoundingClientRect(), anchor(game, 'grey').getBoundingClientRect())).to.equal(true);
    await aTimeout(SAID);
    expect(heard.messages).to.eql([words(reason)]);
  });
  it('of a die of another rank say where it lies, and of no move by which rule it would be one', async () => {
    const game = await mount({ seats: 'human human human' });
    game.position = sketch('competition', {
      titles: { W1: 'red', W2: 'green', S1: 'red', S2: 'blue' },
      dice: { red: { wizard: [5], sorcerer: [5, 4] } },
    }) as never;
    await game.ready();
    await settled(game);
    const refusal = async (from: string, to: string) => {
      await click(game, from, to);
      const said = words(one(game, '.reason'));
      expect(all(game, '.anchor.chosen'), 'it stays in the hand').to.have.length(1);
      await click(game, from);
      return said;
    };
    expect(await refusal('die:sorcerer:0:4', 'W1')).to.match(/\(EW-5\.5\)$/);
    expect(await refusal('die:wizard:0:5', 'H')).to.match(/\(EW-5\.4\)$/);
    expect(await refusal('die:wizard:0:5', 'grey')).to.match(/\(EW-5\.4\)$/);
    expect(game.record).not.to.match(/red favour/);
  });
  it('say where it may go: a few places by name, more by their number', async () => {
    const game = await mount({ seats: 'human human human' });
    game.position = sketch('competition', {
      titles: { W1: 'red', S1: 'red', S2: 'blue', N1: 'green' },
      dice: { red: { wizard: [5], sorcerer: [5, 4] } },
    }) as never;
    await game.ready();
    await settled(game);
    const heard = listen(game);
    await click(game, 'die:sorcerer:0:4', 'grey');
    expect(words(one(game, '.reason'))).to.match(
      /^It cannot go there now\. It may go here: Red’s Sorcerer 1, Blue’s Sorcerer 2\. \(EW-[\d.]+\)$/,
    );
    await aTimeout(SAID);
    expect(heard.messages.at(-1)).to.equal(words(one(game, '.reason')));
    const many = await atPhase('competition', { lang: 'fr' });
    const paths = viewOf(many).moves.map((move) => pathOf(many, move));
    const ends = (from: string) => new Set(paths.flatMap(([begin, end]) => (begin === from && end ? [end] : []))).size;
    const from = paths.map(([begin]) => begin!).find((begin) => ends(begin) > 4)!;
    await click(many, from, 'grey');
    expect(words(one(many, '.reason'))).to.include(`${ends(from)} endroits conviennent`);
  });
  it('stay inside the element wherever they stand', async () => {
    for (const width of [800, 320]) {
      const game = await atPhase('competition', {}, width);
      const paths = viewOf(game).moves.map((move) => pathOf(game, move));
      const from = paths[0]![0]!;
      const wrong = anchors(game).filter((id) => !paths.some((p) => p.includes(id)));
      for (const id of wrong) {
        for (const at of all(game, '.anchor.chosen').length > 0 ? [id] : [from, id]) {
          anchor(game, at).focus();
          await press(game, 'Enter');
        }
        // What the panel says may take a scroll bar away, and with it the room changes.
        const box = game.getBoundingClientRect();
        const { left, right } = one(game, '.reason').getBoundingClientRect();
        expect(left, `${id} at ${width}`).to.be.at.least(box.left - 1);
        expect(right, `${id} at ${width}`).to.be.at.most(box.right + 1);
      }
    }
  }).timeout(30_000);
  it('go with the next thing that happens', async () => {
    const game = await atPhase('competition');
    const [from] = pathOf(game, viewOf(game).moves[0]!);
    await click(game, from!, 'grey');
    expect(all(game, '.reason, .refused')).to.have.length(2);
    await click(game, from!);
    expect(all(game, '.reason, .refused')).to.eql([]);
  });
  it('stay with what is in the hand, and go when something else is taken up', async () => {
    const game = await atPhase('competition');
    const held = () => all<Element>(game, '.anchor.chosen').map((place) => place.getAttribute('data-anchor'));
    const [from] = pathOf(game, viewOf(game).moves[0]!);
    await click(game, from!, 'grey');
    expect(held()).to.eql([from]);
    expect(all(game, '.reason, .refused')).to.have.length(2);
    one(game, '.held [aria-pressed=true]').click();
    await settled(game);
    expect([...held(), ...all(game, '.reason, .refused')], 'let go').to.eql([]);
    await click(game, 'grey');
    expect(all(game, '.reason, .refused')).to.have.length(2);
    one(game, '.pick [data-point]').click();
    await settled(game);
    expect(held()).to.have.length(1);
    expect(all(game, '.reason, .refused'), 'taken up').to.eql([]);
  });
  it('name the seat whose turn it is not, by the page’s hand', async () => {
    const game = await atPhase('castMajorSpells');
    expect(() => game.play('red roll')).to.throw(/EW-T2/);
    await settled(game);
    expect(words(one(game, '.refused'))).to.include('EW-T2');
  });
});
