import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { RULE_IDS } from '../../../src/games/elfenwizards/ledger.js';
import { transcripts as darkMages } from '../../../src/games/dark-mages/transcripts.js';
import { sketch } from '../../../src/games/elfenwizards/lessons/sketch.js';
import { isWhole } from '../../turns.js';
import { sessionOf } from '../session-of.js';
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
  for (const [n, phase] of WAITING.entries()) {
    it(`of illegal targets give a rule and a reason, and change nothing: ${phase}`, async () => {
      const game = await atPhase(phase, { forced: 'off' });
      const roll = viewOf(game).moves.find(({ type }) => type === 'roll');
      if (roll) game.play(roll);
      await settled(game);
      const paths = viewOf(game).moves.map((move) => pathOf(game, move));
      const from = paths.find((p) => p.length === 2)?.[0];
      if (!from) {
        // A click on a place is a complete move, so there are no illegal targets.
        expect(phase).to.equal('recoverMinorSpells');
        return;
      }
      const isWholeMove = paths.some((p) => p.length === 1 && p[0] === from);
      const isEnd = (id: string) => paths.some((p) => p[0] === from && p[1] === id);
      const isBeginning = (id: string) => paths.some((p) => p[0] === id);
      const wrong = anchors(game).filter((id) => !isEnd(id) && !isBeginning(id));
      expect(wrong.length).to.be.greaterThan(10);
      const before = game.record;
      // Put down a piece that was picked up automatically.
      anchor(game, from).focus();
      await press(game, 'Escape');
      // Each phase tries another third of the places, and every night all.
      for (const id of wrong.filter((_, i) => isWhole || i % 3 === n % 3)) {
        const refused = hear(game, 'playable-refuse');
        if (isWholeMove) await drag(game, from, id);
        else {
          // A piece stays held when a target is refused.
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
  it('are shown beside the place and announced in the live region', async () => {
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
  it('cover neither a card of a hand nor those beside it', async () => {
    const { seed, moves } = darkMages['preparation.deciding']!;
    const game = await mount({ game: 'dark-mages', players: '3', seats: 'human bot bot', seed: String(seed), moves });
    const hand = () => anchors(game).filter((id) => id.startsWith('hand:'));
    const { ui, view } = sessionOf(game);
    const offered = new Set(view.moves.flatMap((move) => ui.touches(move, view)));
    await click(
      game,
      hand().find((id) => !offered.has(id))!,
    );
    const { bottom } = one(game, '.reason').getBoundingClientRect();
    expect(bottom).to.be.at.most(Math.min(...hand().map((id) => anchor(game, id).getBoundingClientRect().top)));
  });
  it('cite EW-5.5 for a die of another rank, and EW-5.4 for a target without a contest', async () => {
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
      expect(all(game, '.anchor.chosen'), 'the die stays held').to.have.length(1);
      return said;
    };
    expect(await refusal('die:sorcerer:0:4', 'W1')).to.match(/\(EW-5\.5\)$/);
    expect(await refusal('die:wizard:0:5', 'H')).to.match(/\(EW-5\.4\)$/);
    // A click on the die that is held picks it up anew.
    expect(await refusal('die:wizard:0:5', 'grey')).to.match(/\(EW-5\.4\)$/);
    expect(game.record).not.to.match(/red favour/);
  });
  it('name the legal targets if they are few, else give their number', async () => {
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
  it('do not overflow the element, whatever place they stand beside', async () => {
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
        // The text in the panel may remove a scroll bar, which changes the width.
        const box = game.getBoundingClientRect();
        const { left, right } = one(game, '.reason').getBoundingClientRect();
        expect(left, `${id} at ${width}`).to.be.at.least(box.left - 1);
        expect(right, `${id} at ${width}`).to.be.at.most(box.right + 1);
      }
    }
  }).timeout(30_000);
  it('disappear with the next click on the board', async () => {
    const game = await atPhase('competition');
    const [from] = pathOf(game, viewOf(game).moves[0]!);
    await click(game, from!, 'grey');
    expect(all(game, '.reason, .refused')).to.have.length(2);
    await click(game, from!);
    expect(all(game, '.reason, .refused')).to.eql([]);
  });
  it('stay while the piece is held, and disappear when it is put down or another is picked up', async () => {
    const game = await atPhase('competition');
    const held = () => all<Element>(game, '.anchor.chosen').map((place) => place.getAttribute('data-anchor'));
    const [from] = pathOf(game, viewOf(game).moves[0]!);
    await click(game, from!, 'grey');
    expect(held()).to.eql([from]);
    expect(all(game, '.reason, .refused')).to.have.length(2);
    one(game, '.held [aria-pressed=true]').click();
    await settled(game);
    expect([...held(), ...all(game, '.reason, .refused')], 'put down').to.eql([]);
    await click(game, 'grey');
    expect(all(game, '.reason, .refused')).to.have.length(2);
    one(game, '.pick [data-point]').click();
    await settled(game);
    expect(held()).to.have.length(1);
    expect(all(game, '.reason, .refused'), 'picked up').to.eql([]);
  });
  it('are shown for a move that a script plays out of turn (EW-T2)', async () => {
    const game = await atPhase('castMajorSpells');
    expect(() => game.play('red roll')).to.throw(/EW-T2/);
    await settled(game);
    expect(words(one(game, '.refused'))).to.include('EW-T2');
  });
  for (const help of ['suggest', 'help'])
    it(`go when the reader asks for help: ${help}`, async () => {
      const game = await atPhase('competition');
      await click(game, 'grey');
      expect(all(game, '.refused')).to.have.length(1);
      one(game, `[data-do=${help}]`).click();
      await waitUntil(() => all(game, '.suggestion, dialog[open]').length > 0, 'help', { timeout: 20_000 });
      expect(all(game, '.refused, .reason')).to.eql([]);
    }).timeout(25_000);
});
