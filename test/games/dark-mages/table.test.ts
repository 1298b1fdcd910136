/** What the page offers to a human player of Dark Mages, and what it does automatically. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { PlayableGame } from '../../../src/define.js';
import { changeSettings, settings } from '../../../src/elements/ui/settings.js';
import { sketch, type Sketch } from '../../../src/games/dark-mages/lessons/sketch.js';
import { darkMages, type Move } from '../../../src/games/dark-mages/index.js';
import { replay } from '../../../src/kernel/play.js';
import { parseRecord } from '../../../src/kernel/transcript.js';
import { viewFor } from '../../../src/kernel/view.js';
import {
  all,
  anchor,
  button,
  click,
  motion,
  mount,
  one,
  openLog,
  settled,
  words,
  type Attributes,
} from '../../elements/playable-game/support.js';

async function at(phase: string, drawn: Sketch, attributes: Attributes = {}, width?: number) {
  const game = await mount({ game: 'dark-mages', players: '2', seats: 'human bot', ...attributes }, width);
  game.position = sketch(phase, drawn);
  await settled(game);
  await waitUntil(() => all(game, '.controls [aria-busy], .controls button').length > 0, 'controls', { timeout: 5000 });
  await settled(game);
  return game;
}
const rowButtons = (game: Awaited<ReturnType<typeof at>>) => all(game, '.controls .row button').map(words);
const pickButtons = (game: Awaited<ReturnType<typeof at>>) => all(game, '.controls .pick button').map(words);

/** Red's legal moves, computed apart from the element. */
function movesOf({ record }: { readonly record: string }): readonly Move[] {
  const { start, moves } = parseRecord(darkMages, record);
  return viewFor(darkMages, replay(darkMages, start, moves), 0).moves;
}

describe('a human player of Dark Mages', () => {
  it('is promised no move of their own once they have fallen', async () => {
    const game = await mount({ game: 'dark-mages', players: '3', seats: 'human bot bot' });
    const skip = () => words(one(game, '[data-do="skip"]'));
    game.position = sketch('preparation.deciding', { players: 3, active: 'green', mages: { red: { hp: 1 } } });
    await settled(game);
    expect(skip()).to.equal('To my move');
    game.position = sketch('preparation.deciding', { players: 3, active: 'green', mages: { red: { hp: 0 } } });
    await settled(game);
    expect(skip()).to.equal('All at once');
  });
  it('has no card picked up at first, even if every card can only go to their own mage', async () => {
    const game = await at('preparation.deciding', { mages: { red: { hp: 9, hand: ['he_heal', 'po_growth'] } } });
    expect(all(game, '.anchor.chosen')).to.eql([]);
    expect(words(one(game, '.controls .caption'))).to.equal('Play a card, or attack at once');
  });
  it('sees on a Healing’s button if it would heal nothing', async () => {
    const hand = ['he_heal', 'he_restorative_ointment', 'it_robe_of_stars'];
    const whole = await at('preparation.deciding', { mages: { red: { hand } } });
    expect(pickButtons(whole).sort()).to.eql([
      'Green 55%',
      'Heal (nothing to heal)',
      'Restorative Ointment (nothing to heal)',
      'Robe of Stars',
      'Your cantrip to hit',
    ]);
    const cursed = await at('preparation.deciding', {
      mages: { red: { hand, effects: [{ op: 'dot', card: 'sp_acid_arrow', dice: '1d4' }] } },
    });
    expect(pickButtons(cursed)).to.include('Restorative Ointment');
    const hurt = await at('preparation.deciding', { mages: { red: { hand, hp: 59 } } });
    expect(pickButtons(hurt)).to.include('Heal');
  });
  it('sees no primary button for going on while they can play a card', async () => {
    const primary = async (hand: readonly string[]) => {
      const game = await at('preparation.deciding', { mages: { red: { hand } } }, { forced: 'off' });
      return all(game, '.controls .primary').map(words);
    };
    expect(await primary(['it_robe_of_stars', 'it_ring_of_protection'])).to.eql([]);
    // The only attack.
    expect(await primary(['sp_burning_hands'])).to.eql([]);
  });
  it('finds no card picked up where they may also end the attack, and no word about healing at a card to discard', async () => {
    const drawn = (hand: readonly string[]) => ({ done: { attacks: 1 }, mages: { red: { hand } } }) as Sketch;
    const game = await at('attack.deciding', drawn(['po_invisibility']));
    expect(all(game, '.board .chosen, .controls [aria-pressed=true]')).to.eql([]);
    expect(pickButtons(game)).to.eql(['Potion of Invisibility']);
    const late = await at('end.deciding', drawn(['he_heal', 'po_growth']));
    expect(pickButtons(late)).to.have.members(['Heal', 'Potion of Growth']);
  });
  it('DM-T1: attacks from the preparation with one click on the odds', async () => {
    const game = await at('preparation.deciding', {
      mages: { red: { hand: ['sp_burning_hands', 'it_robe_of_stars'] } },
    });
    const chip = one(game, '.chip[data-chip="hand:sp_burning_hands green"]');
    expect(words(chip)).to.match(/^Green \d+%$/);
    expect(chip.ariaLabel).to.match(/^Green \d+%, Burning Hands at Green: /);
    chip.click();
    await waitUntil(() => game.record.includes('red cast sp_burning_hands green'), 'the attack', { timeout: 4000 });
    expect(game.record).to.match(/red enterAttack\nred cast sp_burning_hands green/);
  });
  it('reads beside each attack what its percentages measure, and has its targets in one row', async () => {
    const game = await at(
      'preparation.deciding',
      { players: 4, mages: { red: { hand: ['sp_burning_hands', 'sp_magic_missile', 'sc_harm', 'he_heal'], hp: 9 } } },
      { players: '4', seats: 'human bot bot bot' },
    );
    const rows = all(game, '.pick > .chips');
    expect(rows.map((row) => words(row.querySelector('[data-point]')!))).to.eql([
      'Burning Hands to hit',
      'Magic Missile to hit',
      'Scroll of Harm to work',
    ]);
    for (const row of rows) {
      const tops = [...row.children].map((button) => Math.round(button.getBoundingClientRect().top));
      expect(new Set(tops).size, words(row as HTMLElement)).to.equal(1);
    }
  });
  it('has room for the whole name of an attack beside the targets, the widest of which goes below it', async () => {
    const game = await at(
      'preparation.deciding',
      {
        players: 2,
        mages: {
          red: { hand: ['sp_thunderwave'] },
          green: { companion: 'co_giant_spider ally' },
        },
      },
      { players: '2', seats: 'human bot' },
      1318,
    );
    // A lower board leaves room for two narrow columns.
    game.style.setProperty('--playable-height', '597px');
    await settled(game);
    const label = one(game, '.pick > .chips > [data-point]');
    expect(words(label)).to.equal('Thunderwave to hit');
    expect(label.scrollWidth).to.be.at.most(label.clientWidth);
  });
  for (const players of [4, 8])
    it(`in a column beside the board the targets of an attack fill each of their rows: ${players} players`, async () => {
      const game = await at(
        'preparation.deciding',
        { players, mages: { red: { hand: ['sp_arcane_hand', 'sp_magic_missile'] } } },
        { players: String(players), seats: `human${' bot'.repeat(players - 1)}` },
        1294,
      );
      for (const row of all(game, '.pick > .chips')) {
        const boxes = [...row.children].map((button) => button.getBoundingClientRect());
        const middles = [...new Set(boxes.map(({ top, height }) => Math.round(top + height / 2)))];
        const right = row.getBoundingClientRect().right;
        expect(middles.length, words(row)).to.satisfy((rows: number) => (players === 4 ? rows === 1 : rows > 1));
        for (const middle of middles) {
          const inRow = boxes.filter(({ top, height }) => Math.round(top + height / 2) === middle);
          expect(inRow.at(-1)!.right, words(row)).to.be.closeTo(right, 1);
        }
      }
    });
  it('who has pointed at a target first is offered what can be done to it, and puts it down by its button', async () => {
    const game = await at(
      'attack.deciding',
      { players: 4, mages: { red: { hand: ['sp_burning_hands', 'sc_harm', 'po_growth'] } } },
      { players: '4', seats: 'human bot bot bot' },
    );
    const offered = () => all(game, '.controls [data-point], .controls .chip').map(words);
    const before = offered();
    expect(before).to.include('Potion of Growth');
    await click(game, 'blue');
    expect(offered().map((said) => said.replace(/\d+%/, '…%'))).to.eql([
      'Blue',
      'Burning Hands to hit',
      'Blue …%',
      'Scroll of Harm to work',
      'Blue …%',
    ]);
    one(game, '.held [aria-pressed=true]').click();
    await settled(game);
    expect(offered()).to.eql(before);
    await click(game, 'blue');
    one(game, '[data-point="hand:sc_harm"]').click();
    await settled(game);
    expect(game.record).to.include('red cast sc_harm blue');
  });
  it('sees no refusal at a card that a proposal plays, and what the numbers of a mage mean', async () => {
    const game = await at('preparation.deciding', { mages: { red: { hand: ['hx_confusion', 'it_robe_of_stars'] } } });
    const hover = (id: string) =>
      anchor(game, id).dispatchEvent(
        new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType: 'mouse', clientX: id.length }),
      );
    const near = () => words(one(game, '.close-up'));
    await waitUntil(() => (hover('hand:it_robe_of_stars'), near() !== ''), 'a close-up', {
      timeout: 8000,
      interval: 300,
    });
    hover('hand:hx_confusion');
    await waitUntil(() => near().startsWith('Confusion'), 'its close-up', { timeout: 4000 });
    expect(near()).not.to.include('DM-A1');
    const tip = () => all(game, '.tip').map(words).join();
    await waitUntil(() => (hover('green'), tip().startsWith('Green')), 'the tooltip', { timeout: 8000, interval: 900 });
    expect(tip()).to.match(/60 hit points, armour class 10, arcane level 1, .*The star: arcane level, for Spells/);
  });
  it('reads in the list of what the others did nothing of their own attack, whose dice have not even fallen', async () => {
    motion.reduced = false;
    changeSettings({ pace: 'slow' });
    const game = await at('attack.deciding', { mages: { red: { hand: ['sp_burning_hands', 'po_growth'] } } });
    one(game, '.chip').click();
    const told = new Set<string>();
    await waitUntil(
      () => {
        all(game, '.so-far li, .others-did li').forEach((line) => told.add(words(line)));
        button(game, 'Next').click();
        return /green pass/.test(game.record) && all(game, '[data-proposal], [data-verb]').length > 0;
      },
      'the reader is asked again',
      { timeout: 8000, interval: 30 },
    );
    changeSettings({ pace: '' });
    motion.reduced = true;
    expect([...told].filter((line) => /You|armour class|Damage|hit points/.test(line))).to.eql([]);
  }).timeout(15_000);
  it('sees in the list of what the others did only as many dice as have fallen', async () => {
    motion.reduced = false;
    changeSettings({ pace: 'slow' });
    const game = await mount({ game: 'dark-mages', players: '2', seats: 'human bot' });
    game.position = sketch('attack.deciding', { active: 'green', mages: { green: { hand: ['sp_burning_hands'] } } });
    const lineNow = () => words(one(game, '.story .line'));
    await waitUntil(() => lineNow().includes('armour class'), 'the die falls', { timeout: 12_000, interval: 20 });
    const told = all(game, '.so-far li').map(words).join(' ');
    changeSettings({ pace: '' });
    motion.reduced = true;
    expect(told).to.include('cast');
    expect(told, 'the line above the board tells the last ones').not.to.match(/armour class|Damage|hit points/);
  }).timeout(15_000);
  it('sees in the list of what the others did nothing of their own answer, and no list once they have moved themselves', async () => {
    const mages = { green: { hand: ['sp_burning_hands'] }, red: { hand: ['df_dodge', 'po_growth'] } };
    const game = await mount({ game: 'dark-mages', players: '2', seats: 'human bot' });
    game.position = sketch('attack.deciding', { active: 'green', mages });
    await waitUntil(() => movesOf(game).some(({ type }) => type === 'answer'), 'the attack', { timeout: 12_000 });
    game.play(movesOf(game).find(({ type }) => type === 'answer')!);
    const told = () => all(game, '.others-did li').map(words).join(' ');
    const isOwnTurn = () => movesOf(game).some(({ type }) => type === 'enterAttack') && told() !== '';
    await waitUntil(isOwnTurn, 'their own turn', { timeout: 12_000 });
    expect(told()).to.match(/^Green casts Burning Hands at you\./);
    expect(told()).not.to.match(/Dodge|asked/);
    game.play(movesOf(game).find(({ type }) => type === 'enterAttack')!);
    await settled(game);
    expect(told()).to.equal('');
  }).timeout(15_000);
  it('sees an attack on a phone without the board moving, as long as its dice fall in sight', async () => {
    await setViewport({ width: 375, height: 667 });
    motion.reduced = false;
    const drawn: Sketch = { players: 4, mages: { red: { hand: ['sp_burning_hands', 'po_growth'] } } };
    const game = await at('attack.deciding', drawn, { players: '4', seats: 'human bot bot bot', fit: 'screen' }, 375);
    const scene = one(game, '.scene');
    one(game, '.chip').click();
    const isRolled = () => words(one(game, '.story .line')).includes('armour class');
    await waitUntil(
      () => {
        // Here the other mages are in sight and the attack, but not the reader’s own mage.
        if (!isRolled()) scene.scrollTo({ top: 0, behavior: 'instant' });
        return isRolled();
      },
      'the roll',
      { timeout: 12_000, interval: 20 },
    );
    await aTimeout(600); // for as long as it would scroll
    const { scrollTop } = scene;
    motion.reduced = true;
    await setViewport({ width: 800, height: 600 });
    expect(scrollTop).to.equal(0);
  }).timeout(20_000);
  it('DM-E1: ends the turn and keeps all cards with one click once no attack is left', async () => {
    const hand = ['po_growth', 'it_robe_of_stars'];
    const game = await at('attack.deciding', { done: { attacks: 1 }, mages: { red: { hand } } } as Sketch);
    one(game, '[data-proposal]').click();
    await waitUntil(() => /red endAttack\nred keep/.test(game.record), 'the end of the turn', { timeout: 4000 });
  });

  const asked: Sketch = { active: 'green', mages: { green: { hand: ['sp_burning_hands'] } } };
  it('passes automatically without an answer card if all others are computers', async () => {
    const game = await mount({ game: 'dark-mages', players: '2', seats: 'human bot' });
    game.position = sketch('attack.deciding', { ...asked, active: 'green' });
    await waitUntil(() => game.record.includes('red pass'), 'an answer', { timeout: 8000 });
  });
  it('is welcomed until their first own decision; an automatic pass does not count', async () => {
    const moves = 'green enterAttack; green cast sp_magic_missile red';
    const game = await mount({ game: 'dark-mages', players: '2', seats: 'human bot', seed: '2', moves });
    const isReds = () => /^(preparation|attack)\.deciding$/.test(game.phase) && movesOf(game).length > 0;
    await waitUntil(() => game.record.includes('red pass') && isReds(), 'their turn', { timeout: 12_000 });
    const { welcomed } = settings();
    changeSettings({ welcomed: '' });
    await settled(game);
    expect(all(game, '.welcome')).to.have.length(1);
    game.play(movesOf(game).find(({ type }) => type === 'enterAttack')!);
    await settled(game);
    expect(all(game, '.welcome')).to.eql([]);
    changeSettings({ welcomed });
  }).timeout(20_000);
  it('sees no button during an automatic pass, and a click meant for it hits no button that replaces it', async () => {
    motion.reduced = false;
    const moves = 'green enterAttack';
    const game = await mount({ game: 'dark-mages', players: '2', seats: 'human bot', seed: '2', moves });
    const controls = () => all(game, '.controls button');
    await waitUntil(() => game.phase === 'attack.resolving.answers.asked' && controls().length > 0, 'an attack', {
      timeout: 8000,
      interval: 20,
    });
    expect(game.record).not.to.include('red pass');
    expect(getComputedStyle(controls()[0]!).opacity).to.equal('0');
    await waitUntil(() => /^(preparation|attack)\.deciding$/.test(game.phase) && controls().length > 0, 'their turn', {
      timeout: 15_000,
      interval: 20,
    });
    const press = () => {
      const onward = one(game, '[data-verb="enterAttack"]');
      onward.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, composed: true }));
    };
    press();
    await aTimeout(600);
    expect(game.record).not.to.include('red enterAttack');
    press();
    await waitUntil(() => game.record.includes('red enterAttack'), 'the attack', { timeout: 3000 });
    motion.reduced = true;
  }).timeout(30_000);
  const raise = async (game: PlayableGame) => {
    await waitUntil(() => all(game, '[data-do=raise]').length > 0, 'the curtain', { timeout: 5000 });
    one(game, '[data-do=raise]').click();
    await settled(game);
  };
  /** Green, who holds the device, attacks Red, who has these cards. */
  const attackOn = async (hand: readonly string[]) => {
    const game = await mount({ game: 'dark-mages', players: '2', seats: 'human human' });
    game.position = sketch('attack.deciding', { ...asked, mages: { ...asked.mages, red: { hand } } });
    await raise(game);
    game.play({ type: 'cast', seat: 1, card: 'sp_burning_hands', target: 'red' } as never);
    return game;
  };
  it('passes by hand even without an answer card if other people play, so that timing reveals nothing', async () => {
    const game = await attackOn(['sp_fireball']);
    await raise(game);
    expect(rowButtons(game)).to.eql(['No answer']);
    await aTimeout(1500);
    expect(game.record).to.include('green cast').and.not.to.include('red pass');
  });
  it('passes without getting the device if everybody can tell that there is no answer card', async () => {
    const game = await attackOn([]);
    await waitUntil(() => game.record.includes('red pass'), 'the answer', { timeout: 8000 });
    await settled(game);
    expect(all(game, '.curtain')).to.eql([]);
    await openLog(game);
    expect(all(game, '.history .entry').map(words).join(' ')).to.include('Red gives no answer');
  });
  it('reads after a first move what it brought, and not once more what the coach says of the phase', async () => {
    const game = await at(
      'preparation.deciding',
      { mages: { red: { hand: ['it_robe_of_stars', 'it_ring_of_protection', 'sp_blight'] } } },
      { coach: '' },
    );
    await waitUntil(() => all(game, '.coach').length > 0, 'the coach speaks', { timeout: 8000 });
    game.play('red equip it_robe_of_stars');
    await settled(game);
    expect(all(game, '.coach')).to.eql([]);
    expect(words(one(game, '.story .line'))).to.equal('You put on the Robe of Stars.');
  });
  it('sees the coach when asked for an answer', async () => {
    const game = await mount({ game: 'dark-mages', players: '2', seats: 'human bot', coach: '' });
    game.position = sketch('attack.deciding', { ...asked, mages: { ...asked.mages, red: { hand: ['df_dodge'] } } });
    await waitUntil(() => game.position.phase === 'attack.resolving.answers.asked', 'a question', { timeout: 8000 });
    await waitUntil(() => all(game, '.coach').length > 0, 'the coach', { timeout: 3000 });
    expect(words(one(game, '.coach'))).to.include('Nothing is rolled yet');
  });
  it('sees the coach when first able to answer, even after automatic passes', async () => {
    const spells = ['sp_burning_hands', 'sp_fireball', 'sp_blight', 'sp_shatter', 'sp_scorching_ray'];
    const game = await mount({ game: 'dark-mages', players: '2', seats: 'human bot', coach: '' });
    const pile = ['sp_sunbeam', 'df_dodge', 'df_dodge', 'df_dodge'];
    game.position = sketch('attack.deciding', { active: 'green', pile, mages: { green: { hand: spells } } });
    await waitUntil(() => game.record.includes('red pass'), 'no answer', { timeout: 8000 });
    const canAnswer = () => movesOf(game).some(({ type }) => type === 'answer');
    for (let i = 0; i < 80 && !canAnswer(); i++) {
      const onward = movesOf(game).find(({ type }) => ['enterAttack', 'endAttack', 'keep'].includes(type));
      if (onward) game.play(onward);
      await aTimeout(150);
    }
    expect(canAnswer()).to.equal(true);
    await waitUntil(() => all(game, '.coach').length > 0, 'the coach', { timeout: 3000 });
    expect(words(one(game, '.coach'))).to.include('Nothing is rolled yet');
  }).timeout(30_000);
});
